import { minifySync } from 'vite';

type Runnable = (...parameters: never[]) => unknown;

/** A function, and those that it gets as its parameters. */
export type Call = readonly [run: Runnable, ...uses: Runnable[]];

/** The script that runs functions where it stands, one after the other. Thousands of pages have the same few. */
export const inlineScript = (calls: readonly Call[]): string => calls.map(toScript).join('');

function toScript([run, ...uses]: Call): string {
  const text = `(${run.toString()})(${uses.map((each) => each.toString()).join()});`;
  const code = minified.get(text) ?? minifySync('inline.js', text, { module: false }).code;
  minified.set(text, code);
  return code;
}

const minified = new Map<string, string>();
