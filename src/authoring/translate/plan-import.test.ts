import { describe, expect, it } from 'vitest';
import { chapter, entry, section } from '../../../tests/lib/records.ts';
import { toXliff } from '../../data/xliff.ts';
import { type TranslatablePage, translatablesIn } from '../../schema/citable.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { formatImport, type ImportChoices, planImport } from './plan-import.ts';
import { readXliff } from './read-xliff.ts';
import { unofficialToYaml } from './unofficial-yaml.ts';

const rights = { notice: '', license: '', texts: [] };
const faq = translatablesIn({ chapters: [chapter], cards: [entry] });
const records = { sections: [section], chapters: [chapter], cards: [entry] };

/** The export of pages, every text filled in. */
const filled = (exported: readonly TranslatablePage[]): string =>
  (toXliff(exported, 'ja', rights) ?? '').replaceAll(
    '</source>\n</segment>',
    '</source>\n<target>甲</target>\n</segment>',
  );
const plan = (
  text: string,
  known = noFiles,
  choices: ImportChoices = { translator: 'A. Translator' },
  own: Parameters<typeof planImport>[2] = records,
) => {
  const { value, diagnostics } = readXliff('a.xlf', text);
  expect(diagnostics).toEqual([]);
  return value ? planImport('a.xlf', value, own, known, choices) : undefined;
};
const noFiles: Parameters<typeof planImport>[3] = [];
const filesOf = (of: ReturnType<typeof plan>) => of?.value?.pages.map(({ file }) => file) ?? [];

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
    const known = filesOf(plan(filled(faq), noFiles, { translator: 'Another' }));
    const { value, diagnostics } = plan(filled(faq), known) ?? {};
    expect(diagnostics).toEqual([]);
    expect(value && formatImport(value)).toBe('');
  });

  it('takes the place of another translator’s only if the command says so, and the plan names that translator', () => {
    const known = filesOf(plan(filled(faq), noFiles, { translator: 'Another' }));
    const changed = filled(faq).replace('甲', '乙');
    expect(plan(changed, known)?.diagnostics).toMatchObject([{ code: 'import/other-translator' }]);
    const { value, diagnostics } =
      plan(changed, known, { translator: 'A. Translator', replaces: true }) ?? {};
    expect(diagnostics).toEqual([]);
    expect(value && formatImport(value)).toMatch(
      /: 0 new, 1 replaced, .*\n {2}replaced \S+ {2}乙 \(was by Another\)$/u,
    );
    const translators = value?.pages.flatMap(({ file }) => file.texts.map(({ translator }) => translator));
    expect(translators?.filter((name) => name === 'A. Translator')).toHaveLength(1);
  });
});

describe('a file that a second person has read', () => {
  const readBy = { name: 'B. Reader', date: '2026-11-20' };
  const reading = { readBy, translator: 'A. Translator' };
  const readersOf = (of: ReturnType<typeof plan>) =>
    of?.value?.pages.flatMap(({ file }) => file.texts.map((text) => text.readBy?.name));

  it('says so of every text with a target, unchanged or new, and needs no translator for the former', () => {
    const known = filesOf(plan(filled(faq)));
    const again = plan(filled(faq), known, { ...reading, translator: '' });
    expect(again?.diagnostics).toEqual([]);
    expect(new Set(readersOf(again))).toEqual(new Set(['B. Reader']));
    expect(again?.value && formatImport(again.value)).toMatch(
      /unofficial: 0 new, 0 replaced, 0 left open, \d+ read by B\. Reader on 2026-11-20/u,
    );
    expect(new Set(readersOf(plan(filled(faq), noFiles, reading)))).toEqual(new Set(['B. Reader']));
  });

  it('names its reader at every text, for people to change at one', () => {
    const [file] = filesOf(plan(filled(faq), noFiles, reading));
    const yaml = unofficialToYaml(undefined, file?.texts ?? []) ?? '';
    expect(yaml.match(/readBy:\n +name: B\. Reader\n +date: 2026-11-20/gu)).toHaveLength(
      file?.texts.length ?? 0,
    );
  });

  it('is read anew once its words are changed', () => {
    const known = filesOf(plan(filled(faq), noFiles, reading));
    const readers = readersOf(plan(filled(faq).replace('甲', '乙'), known)) ?? [];
    expect(readers.filter((name) => name === undefined)).toHaveLength(1);
  });
});

describe('a translation of a newer edition, below an official text', () => {
  const edition = '2024-09-23';
  /** The English text is word for word that of the newest edition; the Chinese one is older. */
  const older: GuideSection = {
    ...section,
    compared: { edition, checked: '2026-11-22', wordForWord: ['en' as const] },
    clauses: section.clauses.map((clause) => ({ ...clause, status: { en: 'current', zh: 'partly' } })),
  };
  const bySidejudge = {
    id: 'definition-1',
    lang: 'zh' as const,
    translator: 'Sidejudge',
    from: 'en' as const,
    edition,
    source: section.clauses[1]?.texts.en?.text ?? '',
    text: '牌手的牌库洗过。',
    remark: '一处存疑。',
  };
  const known = [{ document: 'ipg', page: '9.1', texts: [bySidejudge] }];
  const exported =
    toXliff(
      translatablesIn(
        {
          sections: [
            {
              ...older,
              clauses: older.clauses.map((clause) =>
                clause.id === bySidejudge.id
                  ? { ...clause, unofficial: { zh: { ...bySidejudge, newer: true } } }
                  : clause,
              ),
            },
          ],
        },
        ['clause'],
      ),
      'zh',
      rights,
    ) ?? '';
  const edited = exported.replace(bySidejudge.text, '重译。');
  const planned = (files: typeof known, choices: ImportChoices = {}, own = older) =>
    plan(edited, files, { translator: 'A. Translator', ...choices }, { sections: [own] });
  const own = (of: ReturnType<typeof plan>) =>
    filesOf(of).flatMap(({ texts }) => texts.filter(({ id }) => id === bySidejudge.id));

  it('is replaced by that of another translator, with its edition and who has read it', () => {
    expect(exported).toContain(bySidejudge.text);
    expect(planned(known)?.diagnostics).toMatchObject([{ code: 'import/other-translator' }]);
    const readBy = { name: 'B. Reader', date: '2026-11-20' };
    const replaced = planned(known, { replaces: true, readBy });
    expect(replaced?.diagnostics).toEqual([]);
    expect(own(replaced)).toEqual([{ ...bySidejudge, translator: 'A. Translator', text: '重译。', readBy }]);
    expect(replaced?.value && formatImport(replaced.value)).toContain(
      'replaced definition-1  重译。 (was by Sidejudge, whose remark stays: see whether it is still right)',
    );
  });

  it('is taken where there is none any more, with the edition of the text that it was made from', () => {
    const { remark: _none, ...without } = bySidejudge;
    const added = planned([]);
    expect(added?.diagnostics).toEqual([]);
    expect(own(added)).toEqual([{ ...without, translator: 'A. Translator', text: '重译。' }]);
  });

  it('is refused beside an official text that is not known to be older', () => {
    expect(planned([], {}, section)?.diagnostics).toMatchObject([{ code: 'import/official' }]);
  });
});
