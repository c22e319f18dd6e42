// No pattern of the pipeline or of authoring may take exponential time: source texts are input from strangers.
// Literals are found in the code; patterns that modules build when they load are recorded.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, it } from 'vitest';

interface Pattern {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

const root = new URL('../', import.meta.url);
const files = ['pipeline', 'authoring'].flatMap((half) =>
  readdirSync(new URL(half, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/u.test(file) && !/\.(?:test|fixture|d)\.ts$|testing\//u.test(file))
    .map((file) => `${half}/${file}`),
);

const literalsOf = (file: string): readonly Pattern[] => {
  const code = ts.createSourceFile(
    file,
    readFileSync(new URL(file, root), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = code.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        at: `${file}:${line + 1}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
};

const findExponential = (patterns: readonly Pattern[]): readonly string[] =>
  patterns
    .filter(({ source, flags }) =>
      analyse({ source, flags }, { assumeRejectingSuffix: true }).reports.some(
        ({ exponential }) => exponential,
      ),
    )
    .map(({ at, source }) => `${at} ${source}`);

it('finds a pattern that takes exponential time', () => {
  expect(findExponential([{ at: 'here', source: '^(?:a+)+$', flags: 'u' }])).toHaveLength(1);
});

it('no pattern in the code takes exponential time', () => {
  const patterns = files.flatMap(literalsOf);
  expect(patterns.length).toBeGreaterThan(200);
  expect(findExponential(patterns)).toEqual([]);
}, 60_000);

it('no pattern that is built when its module loads takes exponential time', () => {
  // In a process of its own, because in this one the modules are already loaded, and all tests share `RegExp`.
  const modules = files.map((file) => new URL(file, root).href);
  const record = `
    const built = [];
    let at = '';
    const construct = (target, [pattern, flags]) => {
      const made = new target(pattern, flags);
      built.push({ at, source: made.source, flags: made.flags });
      return made;
    };
    globalThis.RegExp = new Proxy(RegExp, { construct });
    for (at of ${JSON.stringify(modules)}) await import(at);
    console.log(JSON.stringify(built));`;
  const run = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', record];
  const built: readonly Pattern[] = JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' }));
  const patterns = new Map(built.map((each) => [`${each.source}/${each.flags}`, each]));
  expect(patterns.size).toBeGreaterThan(10);
  expect(findExponential([...patterns.values()])).toEqual([]);
}, 60_000);
