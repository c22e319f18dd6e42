import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { leftOutReasons } from '../../src/schema/coverage.ts';
import { root } from '../lib/run.ts';
import { copyForAll } from './content-copy.fixture.ts';

// Runs the examples of four chapters of docs/adding-a-text.md: `sh` blocks are commands, `text` blocks their output,
// `diff` blocks edits by a person. A last line `…` stands for the rest of the output.

const content = copyForAll('no text');
// Adds a card of no set, so that its name is known.
beforeAll(() => {
  mkdirSync(join(content().root, 'content/cards'));
  const names = { zh: '仿生妖', ja: 'クローン', en: 'Clone' };
  content().put('content/cards/mentioned.json', JSON.stringify([{ slug: 'clone', names }]));
});
const text = readFileSync(join(root, 'docs/adding-a-text.md'), 'utf8');

it.each(leftOutReasons)('the table of the margin has %s', (reason) => {
  expect(text).toMatch(new RegExp(`^\\|[^|]*\`${reason}\``, 'mu'));
});

const titles = ['Adding a section', 'A new edition of a text', 'A section of rules', 'The FAQ of a set'];

describe.each(titles)('%s', (title) => {
  const blocks = blocksOf(title);

  it('has commands, their output, and edits', () => {
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['sh', 'text', 'diff']));
  });

  it.each(blocks.map((block, index) => [index + 1, block.kind, block] as const))(
    'step %i: %s',
    (index, kind, { body }) => {
      if (kind === 'diff') applyDiff(body);
      if (kind !== 'sh') return;
      const next = blocks[index];
      const expected = next?.kind === 'text' ? next.body : undefined;
      for (const line of body.split('\n')) expectRun(line, expected);
    },
  );
});

it('leaves content without errors, with published IDs, the redirect of a lost one, and the source as given', () => {
  expect(run('npm run -s content -- check').code).toBe(0);
  expect(openContent(content().root).redirects).toContainEqual({
    from: 'ipg/9.1/#example-b',
    to: 'ipg/9.1/#example-a',
  });
  const published = readFileSync(join(content().root, 'content/published.txt'), 'utf8').split('\n');
  const kept = ['example-b', 'philosophy-2', 'philosophy-3'].map((id) => `ipg/9.1/#${id}`);
  for (const address of [...kept, 'mtr/10.4/#text-4', 'zen/cards/star-guard/#r1'])
    expect(
      published.some((line) => line.startsWith(`${address} `)),
      address,
    ).toBe(true);
  const source = 'scripts/content/fixtures/drink-2025.en.txt';
  expect(readFileSync(join(content().root, 'content/sources/ipg/ipg-9.1.en.2025-01-01.txt'))).toEqual(
    readFileSync(join(root, source)),
  );
});

interface Block {
  readonly kind: string;
  readonly body: string;
}

function blocksOf(title: string): readonly Block[] {
  const [, chapter = ''] = text.split(`\n## ${title}\n`);
  const [own = ''] = chapter.split('\n## ');
  return Array.from(own.matchAll(/^```(?<kind>sh|text|diff)\n(?<body>[\s\S]*?)\n```$/gmu), ({ groups }) => ({
    kind: groups?.kind ?? '',
    body: groups?.body ?? '',
  }));
}

function run(line: string): { code: number; printed: string } {
  const [, name = '', rest = ''] = /^npm run -s content -- (\S+) ?(.*)$/u.exec(line) ?? [];
  const args =
    rest === ''
      ? []
      : rest.split(' ').map((arg) => arg.replace(/(?<=^|=)scripts\//u, `${join(root, 'scripts')}/`));
  const { code, out, err } = content().run(name, ...args);
  return { code, printed: [err, out].filter((each) => each !== '').join('\n') };
}

function expectRun(line: string, expected: string | undefined): void {
  const { code, printed } = run(line);
  expect([line, code, code === 0 ? '' : printed]).toEqual([
    line,
    / error /u.test(expected ?? '') ? 1 : 0,
    code === 0 ? '' : printed,
  ]);
  if (expected === undefined) return;
  const isCut = expected.endsWith('\n…');
  const wanted = expected.split('\n').map(withoutNumbers);
  const lines = printed.split('\n').map(withoutNumbers);
  expect(isCut ? [...lines.slice(0, wanted.length - 1), '…'] : lines).toEqual(wanted);
}

/** Ignores scores, which change often. */
function withoutNumbers(line: string): string {
  return line.replace(/\b[01]\.\d\d\b/gu, '0.00');
}

/** Applies hunks between `@@`. Their old lines must be in the file exactly once. */
function applyDiff(diff: string): void {
  const [head = '', ...hunks] = diff.split('\n@@\n');
  const file = join(content().root, head.replace(/^--- /u, ''));
  for (const hunk of hunks) {
    const lines = hunk.split('\n');
    const side = (without: string): string =>
      lines
        .filter((line) => !line.startsWith(without))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const before = readFileSync(file, 'utf8');
    const parts = before.split(side('+'));
    expect([hunk, parts.length]).toEqual([hunk, 2]);
    writeFileSync(file, parts.join(side('-')));
  }
}
