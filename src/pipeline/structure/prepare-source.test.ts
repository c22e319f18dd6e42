import { expect, it } from 'vitest';
import { type Correction, correctionSchema } from '../../schema/correction.ts';
import { type SourceEntry, sourceEntrySchema } from '../../schema/source.ts';
import { prepareSource } from './prepare-source.ts';

const words = { zh: '测试', ja: '試験', en: 'test' };

const entry: SourceEntry = sourceEntrySchema.parse({
  file: 'a.en.txt',
  kind: 'guide',
  languages: ['en'],
  section: '9.9',
  origin: words,
  owner: 'test',
  editions: { en: { date: null, evidence: words } },
  sha256: '0'.repeat(64),
});

/** The codes of what is said of a text, with the lines. */
const said = (text: string, fields: readonly Partial<Correction>[]): readonly string[] => {
  const corrections = fields.map((one, index) =>
    correctionSchema.parse({ id: `c${index}`, effect: 'none', reason: words, ...one }),
  );
  const { diagnostics } = prepareSource({ entry, text }, [{ source: entry.file, corrections }]);
  return diagnostics.map(({ code, line }) => `${code} ${line}`);
};

const text = 'Definition\nA player signs for an-\nother pair, <br>and leaves.\n\nThe slip is mis-\nlaid.';

it('a guess, or mark-up that was left, is reported until a correction settles it', () => {
  expect(said(text, [])).toEqual([
    'structure/broken-word 2',
    'structure/broken-word 5',
    'structure/left-markup 3',
  ]);
  const hyphen = { line: 2, kind: 'insertion', before: 'an', reading: '-', after: '', text: '' } as const;
  const tag = {
    line: 3,
    kind: 'insertion',
    before: 'pair, ',
    reading: '<br>',
    after: 'and',
    text: '',
  } as const;
  expect(said(text, [hyphen, tag])).toEqual(['structure/broken-word 5']);
});
