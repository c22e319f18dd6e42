import path from 'node:path';
import { expect, it } from 'vitest';
import { contentRoot } from '../../scripts/lib/content-root.ts';
import { dist } from '../../scripts/lib/run.ts';
import { sourcePath } from '../../src/pipeline/edition/prepare-source.ts';
import { isBlank } from '../../src/pipeline/text/source-text.ts';
import { openContent } from '../../src/records/open-content.ts';
import { readText } from '../../src/records/read-file.ts';
import { sumOfLedger } from '../../src/schema/coverage.ts';
import { type Element, findOutermost, has } from './lib/elements.ts';
import { fileOf, openSite } from './lib/pages.ts';

// The second proof that nothing is lost: what the published zh pages print, read back and laid beside the sources.

const root = contentRoot();
const content = openContent(root);
const { listPages, readFile } = openSite(dist);

/** What each element with source text says, and where that stands. */
const shown = listPages()
  .filter((address) => address.startsWith('zh/'))
  .flatMap((address) => findOutermost(readFile(fileOf(address)), has('data-source')))
  .map((element) => ({
    place: element.attributes['data-source'] ?? '',
    text: compact(element.nodes.map(toSourceText).join('')),
  }));

const files = content.editions.map(({ document, entry: { file } }) => ({
  file,
  at: path.join(root, sourcePath(document, file)),
}));

it('the account has every source, and no other', () => {
  expect(content.coverage.sources.map(({ file }) => file).toSorted()).toEqual(
    files.map(({ file }) => file).toSorted(),
  );
});

it.each(files)(
  'the zh pages hold every character of $file once, in its line, but for mark-up and ledger',
  ({ file, at }) => {
    const account = content.coverage.sources.find((source) => source.file === file);
    if (!account) throw new Error(`The account lacks ${file}`);
    const own = shown.filter(({ place }) => place.startsWith(`${file}:`));
    const printed = own.reduce((sum, { text }) => sum + text.length, 0);
    expect(printed).toBe(account.onPages);
    expect(account.total).toBe(printed + account.markup + sumOfLedger(account.ledger));
    const lines = readText(at, file).value?.text.split('\n') ?? [];
    // A page holds its words in the order of the source, with nothing of its own between them.
    for (const { place, text } of own)
      expect(isSubsequence(text, compact(sourceOf(place, lines))), place).toBe(true);
  },
);

/** The text of an element as the source has it: our own words left out, the readings behind corrections instead of the corrections. */
function toSourceText(node: Element | string): string {
  if (typeof node === 'string') return node;
  if ('data-ui' in node.attributes) return '';
  const isCorrection = 'data-correction' in node.attributes;
  const nodes = node.nodes.filter(
    (each) => !isCorrection || (typeof each !== 'string' && each.name === 'del'),
  );
  const text = nodes.map(toSourceText).join('');
  // The bars between the cells of a table are its grid.
  if (node.name === 'tr') return `|${text}`;
  return /^t[dh]$/u.test(node.name) ? `${text}|` : text;
}

/** `a.txt:47;a.txt:48-49`, `a.txt:29:1-53` */
function sourceOf(place: string, lines: readonly string[]): string {
  const spans = place.split(';').map((one) => {
    const place = /:(\d+)(?:-(\d+))?(?::(\d+)(?:-(\d+))?)?$/u.exec(one) ?? [];
    const [, from, to = from, left, right = left] = place;
    const text = lines.slice(Number(from) - 1, Number(to)).join('\n');
    return left === undefined ? text : text.slice(Number(left) - 1, Number(right));
  });
  return spans.join('\n');
}

function compact(text: string): string {
  return [...text].filter((character) => !isBlank(character)).join('');
}

function isSubsequence(part: string, whole: string): boolean {
  let at = 0;
  for (const character of part) {
    at = whole.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
