// No pattern of the build or of the readers may take exponential time: source texts are input from strangers. Literals
// are found in the code; patterns that are built at run time are recorded while their modules load.

import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { afterAll, expect, it, vi } from 'vitest';

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

afterAll(() => void vi.unstubAllGlobals());

it('finds a pattern that takes exponential time', () => {
  expect(findExponential([{ at: 'here', source: '^(?:a+)+$', flags: 'u' }])).toHaveLength(1);
});

it('no pattern in the code takes exponential time', () => {
  const patterns = files.flatMap(literalsOf);
  expect(patterns.length).toBeGreaterThan(200);
  expect(findExponential(patterns)).toEqual([]);
}, 60_000);

it('no pattern that is built when its module loads takes exponential time', async () => {
  const built = new Map<string, Pattern>();
  let at = '';
  const construct = (target: typeof RegExp, [pattern, flags]: [string | RegExp, string?]): RegExp => {
    const made = new target(pattern, flags);
    built.set(made.source, { at, source: made.source, flags: made.flags });
    return made;
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
  vi.resetModules();
  for (at of files) await import(new URL(at, root).pathname);
  expect(built.size).toBeGreaterThan(10);
  expect(findExponential([...built.values()])).toEqual([]);
}, 60_000);
