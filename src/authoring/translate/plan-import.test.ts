import { describe, expect, it } from 'vitest';
import { chapter, entry, section } from '../../../tests/lib/records.ts';
import { toXliff } from '../../data/xliff.ts';
import { type TranslatablePage, translatablesIn } from '../../schema/citable.ts';
import { formatImport, planImport } from './plan-import.ts';
import { readXliff } from './xliff/read-xliff.ts';

const rights = { notice: '', license: '', texts: [] };
const faq = translatablesIn({ chapters: [chapter], cards: [entry] });
const pages: readonly TranslatablePage[] = [...translatablesIn({ sections: [section] }), ...faq];

/** The export of pages, every text filled in. */
const filled = (exported: typeof pages): string =>
  (toXliff(exported, 'ja', rights) ?? '').replaceAll(
    '</source>\n</segment>',
    '</source>\n<target>甲</target>\n</segment>',
  );
const plan = (text: string, known = noFiles) => {
  const { value, diagnostics } = readXliff('a.xlf', text);
  expect(diagnostics).toEqual([]);
  return value ? planImport('a.xlf', value, pages, known, 'A. Translator') : undefined;
};
const noFiles: Parameters<typeof planImport>[3] = [];

describe('a translation of what is no clause', () => {
  it.each([
    ['annotations', translatablesIn({ sections: [section] }, ['annotation'])],
    ['notes, rules texts of cards and rulings, all in one file', faq],
  ])('is planned: %s', (_name, exported) => {
    const { value, diagnostics } = plan(filled(exported)) ?? {};
    expect(diagnostics).toEqual([]);
    const lacking = exported.flatMap(({ document, page, texts }) =>
      texts.filter((one) => !one.texts.ja && !one.unofficial?.ja).map(({ id }) => [document, page, id]),
    );
    expect(lacking.length).toBeGreaterThan(0);
    expect(
      value?.pages.flatMap(({ file, added }) => added.map(({ id }) => [file.document, file.page, id])),
    ).toEqual(lacking);
  });

  it('stays where it is when it comes back as it was exported, whoever made it', () => {
    const known = plan(filled(faq))?.value?.pages.map(({ file }) => ({
      ...file,
      texts: file.texts.map((text) => ({ ...text, translator: 'Another' })),
    }));
    const { value, diagnostics } = plan(filled(faq), known) ?? {};
    expect(diagnostics).toEqual([]);
    expect(value && formatImport(value)).toBe('');
    expect(plan(filled(faq).replace('甲', '乙'), known)?.diagnostics).toMatchObject([
      { code: 'import/other-translator' },
    ]);
  });
});
