// How do functions hand back several values?
//
// For WebAssembly LLVM returns one value. A struct of several it writes into memory, where the caller
// has made room, reads it from there, and both sides pay for addresses. Here a function in LLVM's
// assembly that returns a struct of few fields returns the first one alone. The others go through global variables of
// WebAssembly, which are read right after the call, before anything else can be called. Each place of a field
// is an address space of LLVM's, so that it cannot make one read of two that stand in different branches.
//
// To LLVM that is a module like any other, until it has optimized it for the last time. What is left of reads and
// writes then becomes instructions of the assembler: code for WebAssembly can read a global variable as a whole only,
// and LLVM 19 makes of a read of which one byte is used a read of that byte, from memory.

/** More fields go through memory, as before: each costs a read after the call, needed or not. */
const MOST = 6;

/** Where a character stands outside of quotes and brackets. */
function* outside(text) {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '"') {
      i = text.indexOf('"', i + 1);
      continue;
    }
    if (')}]>'.includes(char)) depth--;
    if (depth === 0) yield i;
    if ('({[<'.includes(char)) depth++;
  }
}

/** What stands between commas. */
function separate(list) {
  const ends = [...outside(list)].filter((i) => list[i] === ',');
  return [...ends, list.length].map((end, i) => list.slice(i === 0 ? 0 : ends[i - 1] + 1, end).trim());
}

const NAME = /^[@%](?:"[^"]*"|[\w.$-]+)/;

/**
 * Takes apart `HEAD TYPE NAME(REST`, as a definition, a declaration and a call have it: what is called is the
 * first name that a bracket follows. Null where no name does.
 */
function signature(text) {
  let structAt = 0;
  for (const i of outside(text)) {
    if (text[i] === '{') structAt = i;
    const name = NAME.exec(text.slice(i))?.[0];
    if (name === undefined || text[i - 1] !== ' ' || text[i + name.length] !== '(') continue;
    const before = text.slice(0, i - 1);
    const typeAt = before.endsWith('}') ? structAt : before.lastIndexOf(' ') + 1;
    return {
      head: text.slice(0, typeAt),
      type: before.slice(typeAt),
      name,
      rest: text.slice(i + name.length),
    };
  }
  return null;
}

/** The type of the global variable through which a value goes. */
const carrier = (type) => (type === 'ptr' || /^i([1-9]|[12]\d|3[012])$/.test(type) ? 'i32' : type);

/** Makes of a type what is told of its fields: where each lies within it, and of which type it is; null where it stays as it is. */
function fieldsOf(named) {
  const known = new Map();
  const flatten = (type) => {
    const body = named.get(type) ?? type;
    if (!body.startsWith('{')) return [{ path: [], type: body }];
    return separate(body.slice(1, -1)).flatMap((field, i) =>
      flatten(field).map(({ path, type }) => ({ path: [i, ...path], type })),
    );
  };
  return (type) => {
    if (!known.has(type)) {
      const isStruct = (named.get(type) ?? type).startsWith('{');
      const fields = isStruct ? flatten(type) : [];
      const fits = fields.every(({ type }) => ['i32', 'i64', 'float', 'double'].includes(carrier(type)));
      known.set(type, fits && fields.length > 1 && fields.length <= MOST ? fields : null);
    }
    return known.get(type);
  };
}

/** Rewrites a module so that no function returns a struct of few fields. */
export function splitResults(module) {
  const lines = module.split('\n');
  const named = new Map();
  for (const line of lines) {
    const [, name, body] = /^(%\S+|%"[^"]*") = type (\{.*\})$/.exec(line) ?? [];
    if (name) named.set(name, body);
  }
  const fields = fieldsOf(named);
  /** What is defined elsewhere, the functions that stand for LLVM's own instructions too, returns what it always did. */
  const elsewhere = new Set(
    lines.filter((line) => line.startsWith('declare ')).map((line) => signature(line).name),
  );
  const globals = new Set();
  const variable = (type, i) => {
    const name = `@result.${carrier(type)}.${i}`;
    globals.add(`${name} = internal addrspace(${i}) global ${carrier(type)} undef`);
    return `ptr addrspace(${i}) ${name}`;
  };
  const made = [];
  let count = 0;
  let result = null; // the type that the function at hand returned, where it is split

  /** The values of a struct that is returned, each but the first put into its variable. */
  function handBack(value, after) {
    const { type, parts } = result;
    const id = count++;
    for (const [i, { path, type: part }] of parts.entries()) {
      const given = `%given.${id}.${i}`;
      made.push(`  ${given} = extractvalue ${type} ${value}, ${path.join(', ')}`);
      if (i === 0) continue;
      const wide = carrier(part);
      if (wide !== part)
        made.push(`  ${given}.wide = ${part === 'ptr' ? 'ptrtoint' : 'zext'} ${part} ${given} to ${wide}`);
      const whole = wide === part ? given : `${given}.wide`;
      made.push(`  store ${wide} ${whole}, ${variable(part, i)}`);
    }
    made.push(`  ret ${parts[0].type} %given.${id}.0${after}`);
  }

  /** A call that gave a struct: one that gives its first value, and the struct made of that and the variables. */
  function take(name, how, { head, type, name: callee, rest }, parts) {
    const id = count++;
    made.push(`  %taken.${id}.0 = ${how}${head}${parts[0].type} ${callee}${rest}`);
    if (name === undefined) return;
    let struct = 'poison';
    for (const [i, { path, type: part }] of parts.entries()) {
      let taken = `%taken.${id}.${i}`;
      if (i > 0) {
        const wide = carrier(part);
        made.push(`  ${taken} = load ${wide}, ${variable(part, i)}`);
        if (wide !== part) {
          made.push(`  ${taken}.own = ${part === 'ptr' ? 'inttoptr' : 'trunc'} ${wide} ${taken} to ${part}`);
          taken += '.own';
        }
      }
      const next = i === parts.length - 1 ? name : `%struct.${id}.${i}`;
      made.push(`  ${next} = insertvalue ${type} ${struct}, ${part} ${taken}, ${path.join(', ')}`);
      struct = next;
    }
  }

  /** A line with calls that says what memory is touched: not even a pure function is, now that it writes results. */
  const unbound = (line) => line.replace(/ memory\([^)]*\)/g, '');

  for (const line of lines) {
    if (line.startsWith('define ')) {
      const { head, type, name, rest } = signature(line);
      const parts = fields(type);
      result = parts && { type, parts };
      made.push(parts ? `${head}${parts[0].type} ${name}${rest}` : line);
    } else if (result && line.startsWith('  ret ')) {
      const value = line.slice(`  ret ${result.type} `.length);
      const debug = value.lastIndexOf(', !dbg');
      handBack(debug < 0 ? value : value.slice(0, debug), debug < 0 ? '' : value.slice(debug));
    } else {
      const [, name, how, call] = /^ {2}(?:(%\S+|%"[^"]*") = )?((?:tail )?call )(.*)$/.exec(line) ?? [];
      const called = call && !call.includes(' asm ') ? signature(call) : null;
      const parts = called && !elsewhere.has(called.name) ? fields(called.type) : null;
      if (parts) take(name, how, { ...called, rest: unbound(called.rest) }, parts);
      else made.push(unbound(line));
    }
  }
  const first = made.findIndex((line) => /^(@|declare|define)/.test(line));
  made.splice(first, 0, ...globals);
  return made.join('\n');
}

const READ = /^ {2}(%\S+|%"[^"]*") = load (\w+), ptr addrspace\(\d\) @(result\.[\w.]+), align \d+/;
const WRITE = /^ {2}store (\w+) (.+), ptr addrspace\(\d\) @(result\.[\w.]+), align \d+/;
const VARIABLE = /^@(result\.[\w.]+) = internal addrspace\(\d\) global (\w+) undef/;

const typeIn = { i32: 'i32', i64: 'i64', float: 'f32', double: 'f64' };

/** Has the variables be read and written by instructions that LLVM does not look into. */
export function keepWhole(module) {
  const lines = module.split('\n').map((line) => {
    const [, name, type] = VARIABLE.exec(line) ?? [];
    if (name) return `module asm ".globaltype ${name}, ${typeIn[type]}"\nmodule asm "${name}:"`;
    const [, value, kind, from] = READ.exec(line) ?? [];
    if (value) return `  ${value} = call ${kind} asm sideeffect "global.get ${from}\\0Alocal.set $0", "=r"()`;
    const [, given, what, to] = WRITE.exec(line) ?? [];
    if (given) return `  call void asm sideeffect "local.get $0\\0Aglobal.set ${to}", "r"(${given} ${what})`;
    if (/addrspace\(\d\)/.test(line)) throw new Error(`a result is neither read nor written: ${line}`);
    return line;
  });
  return lines.join('\n');
}
