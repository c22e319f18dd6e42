import { describe, expect, it } from 'vitest';
import { chapter, entry, section } from '../../../tests/lib/records.ts';
import { toXliff } from '../../data/xliff.ts';
import { type TranslatablePage, translatablesIn } from '../../schema/citable.ts';
import { unofficialToYaml } from '../plan/yaml.ts';
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
const plan = (
  text: string,
  known = noFiles,
  reading?: Parameters<typeof planImport>[5],
  name: string | undefined = 'A. Translator',
) => {
  const { value, diagnostics } = readXliff('a.xlf', text);
  expect(diagnostics).toEqual([]);
  return value ? planImport('a.xlf', value, pages, known, name, reading) : undefined;
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

describe('a file that a second person has read', () => {
  const readBy = { name: 'B. Reader', date: '2026-11-20' };
  const reading = { readBy, newest: '2026-11-24' };
  const translated = () => plan(filled(faq))?.value?.pages.map(({ file }) => file);
  const readersOf = (of: ReturnType<typeof plan>) =>
    of?.value?.pages.flatMap(({ file }) => file.texts.map((text) => text.readBy?.name));

  it('says so of every text with a target, unchanged or new, and needs no translator for the former', () => {
    const known = translated();
    const again = plan(filled(faq), known, reading, '');
    expect(again?.diagnostics).toEqual([]);
    expect(new Set(readersOf(again))).toEqual(new Set(['B. Reader']));
    expect(again?.value && formatImport(again.value)).toMatch(
      /unofficial: 0 new, 0 replaced, 0 left open, \d+ read by B\. Reader on 2026-11-20/u,
    );
    expect(new Set(readersOf(plan(filled(faq), noFiles, reading)))).toEqual(new Set(['B. Reader']));
  });

  it('names its reader at every text, for people to change at one', () => {
    const [file] = plan(filled(faq), noFiles, reading)?.value?.pages ?? [];
    const yaml = file ? unofficialToYaml(file.file) : '';
    expect(yaml.match(/readBy:\n +name: B\. Reader\n +date: 2026-11-20/gu)).toHaveLength(
      file?.file.texts.length ?? 0,
    );
  });

  it('is read anew once its words are changed', () => {
    const known = plan(filled(faq), noFiles, reading)?.value?.pages.map(({ file }) => file);
    const readers = readersOf(plan(filled(faq).replace('甲', '乙'), known)) ?? [];
    expect(readers.filter((name) => name === undefined)).toHaveLength(1);
  });

  it.each([
    ['by its translator', { ...readBy, name: 'A. Translator' }, 'unofficial/read-by-translator'],
    ['on a day to come', { ...readBy, date: '2026-11-25' }, 'unofficial/read-too-late'],
  ])('is refused if it was read %s, and told so once', (_name, own, code) => {
    const { value, diagnostics } = plan(filled(faq), noFiles, { ...reading, readBy: own }) ?? {};
    expect(value).toBeUndefined();
    expect(diagnostics?.map((one) => one.code)).toEqual([code]);
  });
});
