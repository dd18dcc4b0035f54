// Which functions are made fast, where a program is made small?
//
// TinyGo tells LLVM of every function that it shall be as small as it can be (`minsize`). Of the functions of
// some packages that is taken back.

/** Takes it back in a module of LLVM's assembly; the packages are named by their import paths. */
export function exempt(module, packages) {
  if (!packages.length) return module;
  const escaped = packages.map((each) => each.replace(/[.\\]/g, '\\$&'));
  const isFast = new RegExp(`^define .*?@"(?:\\(\\*?)?(?:${escaped.join('|')})\\.`);
  const groups = new Map();
  const lines = module.split('\n').map((line) => {
    if (!isFast.test(line)) return line;
    return line.replace(/ #(\d+)(?= [^#]*\{$)/, (_, group) => {
      groups.set(group, `${Number(group) + 10_000}`);
      return ` #${groups.get(group)}`;
    });
  });
  for (const [group, copy] of groups) {
    const small = lines.find((line) => line.startsWith(`attributes #${group} = `));
    lines.push(small.replace(`#${group}`, `#${copy}`).replace(' minsize', ''));
  }
  return lines.join('\n');
}
