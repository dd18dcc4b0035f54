// Style sheets, which the bundler puts into a script as a text.

declare module '*.css' {
  const text: string;
  export default text;
}
