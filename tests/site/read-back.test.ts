import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from '../../scripts/content/generate.ts';
import { readContent } from '../../scripts/content/read-content.ts';
import { root } from '../../scripts/lib/run.ts';
import { hasErrors } from '../../src/pipeline/diagnostics.ts';
import { isBlank } from '../../src/pipeline/text/source-text.ts';
import { coverageSchema, sumOfLedger } from '../../src/schema/coverage.ts';
import { readSourceTexts, type SourceElement } from './lib/source-elements.ts';

// The second proof that nothing is lost: what the built zh pages print, read back and laid beside the sources.

const pages = readdirSync(join(root, 'dist/zh'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => readFileSync(join(root, 'dist/zh', name), 'utf8'));
const elements = pages.flatMap(readSourceTexts);

const { input, diagnostics } = readContent(root);
const coverage = coverageSchema.parse(JSON.parse(readFileSync(join(root, 'content/coverage.json'), 'utf8')));

describe('the zh pages, read back', () => {
  it('come from sources that can be read', () => {
    expect(hasErrors(diagnostics)).toBe(false);
    expect(hasErrors(generate(root).diagnostics)).toBe(false);
    expect(coverage.sources.map(({ file }) => file).toSorted()).toEqual(
      input.sources.map(({ entry }) => entry.file).toSorted(),
    );
  });

  it.each(input.sources.map(({ entry, text }) => [entry.file, text] as const))(
    'hold every character of %s once, in its line, but for mark-up and ledger',
    (file, text) => {
      const account = coverage.sources.find((source) => source.file === file);
      const own = elements.filter((element) => element.file === file);
      const printed = own.reduce((sum, element) => sum + compact(element.text).length, 0);
      expect(printed).toBe(account?.onPages);
      expect(account?.total).toBe(
        printed + (account?.markup ?? 0) + (account ? sumOfLedger(account.ledger) : 0),
      );
      const lines = text.split('\n');
      for (const element of own) {
        // A page holds its words in the order of the source, with nothing of its own between them.
        expect(isSubsequence(compact(element.text), compact(sourceOf(element, lines)))).toBe(true);
      }
    },
  );
});

const compact = (text: string): string => [...text].filter((character) => !isBlank(character)).join('');

const sourceOf = ({ spans }: SourceElement, lines: readonly string[]): string =>
  spans
    .map(({ from, to, columns }) => {
      const text = lines.slice(from - 1, to).join('\n');
      return columns ? text.slice(columns[0] - 1, columns[1]) : text;
    })
    .join('\n');

const isSubsequence = (part: string, whole: string): boolean => {
  let at = 0;
  for (const character of part) {
    at = whole.indexOf(character, at) + 1;
    if (at === 0) return false;
  }
  return true;
};
