import { minifySync } from 'vite';

type Runnable = (...parameters: never[]) => unknown;

/** A function, and the functions that it gets as parameters. */
export type Call = readonly [run: Runnable, ...uses: Runnable[]];

/** The code that calls functions one after the other. It is cached, because thousands of pages have the same calls. */
export const inlineScript = (calls: readonly Call[]): string => calls.map(toScript).join('');

function toScript([run, ...uses]: Call): string {
  const text = `(${run.toString()})(${uses.map((each) => each.toString()).join()});`;
  const code = minified.get(text) ?? minifySync('inline.js', text, { module: false }).code;
  minified.set(text, code);
  return code;
}

const minified = new Map<string, string>();
