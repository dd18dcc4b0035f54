// The catalogues of the languages, which the bundler lays beside the program.

declare module 'languages/*' {
  const text: string;
  export default text;
}
