// Which program is started? Bundling puts the file of the compiler that made the wasm files here.

export * from './program-tinygo.js';
