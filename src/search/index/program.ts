/** Pagefind's WebAssembly, compressed, and the module with its functions. */
export const programFile = 'wasm.unknown.pagefind';
export const bindingsFile = 'pagefind.js';
