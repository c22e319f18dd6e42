import { minifySync } from 'vite';

export type Runnable = (...parameters: never[]) => unknown;

/** The script that runs a function where it stands, with others as its parameters. Thousands of pages have the same few. */
export function inlineScript(run: Runnable, uses: readonly Runnable[]): string {
  const text = `(${run.toString()})(${uses.map((each) => each.toString()).join()})`;
  const code = minified.get(text) ?? minifySync('inline.js', text, { module: false }).code;
  minified.set(text, code);
  return code;
}

const minified = new Map<string, string>();
