import { describe, expect, it } from 'vitest';
import { type Clause, type GuideSection, guideSectionSchema } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { type PolicyFile, policyFileSchema } from '../../schema/policy.ts';
import { addKnown, keepCurrent } from './policy.ts';

const words = { zh: '改了', ja: '変わった', en: 'changed' };
const source = { file: 'a.txt', lines: [1, 1] };
const same = { text: 'a', status: 'aligned', source };
const differing = (kind: string) => ({ ...same, status: 'differs', reasons: [{ kind }] });

const clause = (number: number, texts: Partial<Record<Language, unknown>>, missing: unknown[] = []) => ({
  id: `remedy-${number}`,
  part: 'remedy',
  texts,
  missing,
  annotations: {},
});
const edition = { file: 'a.txt', origin: words, owner: 'a', date: null, evidence: words };
const section: GuideSection = guideSectionSchema.parse({
  schemaVersion: 2,
  document: 'ipg',
  section: '9.1',
  titles: {},
  penalty: {},
  editions: { zh: edition, en: edition },
  headings: [],
  clauses: [
    clause(1, { zh: same, en: same }),
    clause(2, { zh: differing('older-edition'), en: same }),
    clause(3, { zh: differing('says-otherwise'), en: same }),
    clause(4, { en: same }, [{ lang: 'zh', reason: { kind: 'older-edition' } }]),
    clause(5, { en: same }, [{ lang: 'zh', reason: { kind: 'omits' } }]),
    clause(6, { zh: same }, [{ lang: 'en', reason: { kind: 'omits' } }]),
    clause(7, { zh: same, en: same }),
  ],
});
const base = {
  ...{ document: 'ipg', section: '9.1', edition: '2024-09-23', checked: '2026-11-22' },
  ...{ texts: { 'a.txt': 'a'.repeat(64) }, results: [] },
};
const change = (...affects: readonly object[]) => ({
  ...{ id: 'a', since: null, occasion: words, what: words },
  affects: affects.map((one) => ({ state: 'partly', ...one })),
});
const table = (part: object): PolicyFile => policyFileSchema.parse({ comparisons: [], changes: [], ...part });
const compared = (results: readonly object[]): PolicyFile =>
  table({
    comparisons: [{ ...base, results }],
    changes: [
      change({ target: 'ipg/9.1/#remedy-7', state: 'gone' }),
      change(
        { target: 'ipg/9.1/#remedy-1', langs: ['zh'] },
        { target: 'ipg/9.1/#remedy-4', langs: ['zh'], state: 'new' },
      ),
    ],
  });
const knownIn = (file: PolicyFile): readonly Clause['known'][] =>
  addKnown(section, file).clauses.map(({ known }) => known);

describe('what is known of a text', () => {
  it('is nothing where the section was never compared', () => {
    expect(addKnown(section, table({}))).toEqual(section);
  });

  it('is not said of a language that came after the comparison, unless a row names it', () => {
    const later = { ...section, editions: { ...section.editions, zh: { ...edition, file: 'later.txt' } } };
    const known = addKnown(later, compared([{ state: 'same' }])).clauses.map((one) => one.known?.zh);
    expect([known[0], known[2], known[6]]).toEqual(['partly', 'unlike-english', 'as-english']);
  });

  it('is what was recorded, or else follows from its differences from the English text', () => {
    const known = knownIn(compared([{ state: 'word-for-word', langs: ['en'] }]));
    expect(known).toEqual([
      // A change that concerns one language leaves the results of the others.
      { zh: 'partly', en: 'word-for-word' },
      { zh: 'older-edition', en: 'word-for-word' },
      { zh: 'unlike-english', en: 'word-for-word' },
      { zh: 'older-edition', en: 'word-for-word' },
      // A text that a source does not have has no age.
      { en: 'word-for-word' },
      // Without a compared English text, nothing is known of a translation.
      { zh: 'not-compared' },
      // A change overrides the comparison in every language.
      { zh: 'gone', en: 'gone' },
    ]);
  });

  it('is not compared where the comparison does not name the clause', () => {
    const known = knownIn(compared([{ state: 'same', clauses: ['remedy-2'] }]));
    expect(known[1]).toEqual({ zh: 'same', en: 'same' });
    expect(known[2]).toEqual({ zh: 'not-compared', en: 'not-compared' });
  });

  it('comes with the edition and the day of the comparison', () => {
    expect(addKnown(section, compared([])).compared).toEqual({
      edition: '2024-09-23',
      checked: '2026-11-22',
    });
  });
});

describe('a comparison', () => {
  const [old, now] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];
  const file = table({ comparisons: [{ ...base, texts: { 'a.txt': old } }] });

  it('counts as long as its texts are those that were compared', () => {
    expect(keepCurrent(file, [{ file: 'a.txt', sha256: old }])).toEqual({ value: file, diagnostics: [] });
  });

  it.each([
    ['transcribed anew', [{ file: 'a.txt', sha256: now }], now],
    ['replaced by another file', [], 'its name and checksum'],
  ])('counts for nothing once a text is %s, with a warning', (_what, entries, hint) => {
    const { value, diagnostics } = keepCurrent(file, entries);
    expect(value.comparisons).toEqual([]);
    expect(diagnostics).toMatchObject([
      { severity: 'warning', file: 'content/policy-changes.yml', hint: expect.stringContaining(hint) },
    ]);
  });
});
