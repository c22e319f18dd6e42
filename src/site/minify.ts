import { minifySync } from 'vite';

const known = new Map<string, string>();

/** A script without what only its readers need. Pages share the same few, so each is done once a build. */
export function minify(code: string): string {
  const done = known.get(code) ?? minifySync('inline.js', code, { module: false }).code.trimEnd();
  known.set(code, done);
  return done;
}
