import { expect, test } from 'vitest';
import { languages, languageTags } from '../../src/schema/language.ts';
import { isOverruled, type Status, statusOf } from '../../src/schema/status.ts';
import { fill } from '../../src/schema/words.ts';
import { newerWords, unofficialWords } from '../../src/text/words.ts';
import { ofKind, sections } from './lib/data.ts';
import { type Element, find, has, textOf } from './lib/elements.ts';
import { readPage, readPages } from './lib/pages.ts';

/** What stands in the cell of a language, below or in place of its text. */
const newerIn = (cell: Element | undefined) => (cell ? find(cell, has('data-newer')) : []);

/** Every text and translation of a clause, with its place on the page of a reader of English. */
const cells = sections.flatMap(({ document, section, clauses, compared }) => {
  const { tags } = readPage(`en/${document}/${section}/`);
  return clauses.flatMap((clause) => {
    const row = tags.find(has('id', clause.id));
    const hasNewest = (compared?.wordForWord ?? []).some((lang) => clause.texts[lang]);
    return languages.map((lang) => ({
      place: `${document}/${section}#${clause.id} ${lang}`,
      lang,
      clause,
      hasNewest,
      isOfficial: clause.texts[lang] !== undefined,
      status: statusOf(clause, lang),
      cell:
        row && find(row, (each) => each.attributes['data-column'] === lang && 'class' in each.attributes)[0],
    }));
  });
});
const isOld = (status: Status) => status !== 'current' && status !== 'unchecked';

test('below an older text stands one translation of the newest, or our account where no source has that; nothing elsewhere', () => {
  const kindsIn = (cell: Element | undefined) =>
    newerIn(cell).map(({ attributes }) => [attributes['data-newer'], attributes.lang].join());
  const wanted = ({ status, isOfficial, hasNewest, lang }: (typeof cells)[number]) => {
    if (!isOld(status) || (hasNewest && !isOfficial)) return [];
    if (!hasNewest) return [`account,${languageTags[lang]}`];
    return [`${isOverruled(status) ? 'differs' : ''},${languageTags[lang]}`];
  };
  expect(cells.map((one) => [one.place, ...kindsIn(one.cell)])).toEqual(
    cells.map((one) => [one.place, ...wanted(one)]),
  );
});

test('such a translation is marked, with its edition, below the official text, open if the substance differs', () => {
  const translated = cells.filter(
    ({ isOfficial, status, hasNewest }) => isOfficial && isOld(status) && hasNewest,
  );
  expect(new Set(translated.map(({ lang }) => lang))).toEqual(new Set(['zh', 'ja']));
  for (const { cell, clause, lang, status, place } of translated) {
    const { edition, translator } = clause.unofficial?.[lang] ?? {};
    const [newer] = newerIn(cell) as [Element];
    expect([place, 'data-unofficial' in newer.attributes, 'open' in newer.attributes]).toEqual([
      place,
      true,
      isOverruled(status),
    ]);
    const [summary] = find(newer, ({ name }) => name === 'summary');
    expect(summary && textOf(summary)).toContain(
      `Unofficial translation · ${edition} edition · ${translator}`,
    );
    const order = cell ? find(cell, (each) => has('data-text')(each) || has('data-newer')(each)) : [];
    expect(order.map(({ attributes }) => 'data-newer' in attributes)).toEqual([false, true]);
  }
});

test('our account says that it is not official', () => {
  for (const { cell, lang, status, hasNewest, place } of cells)
    if (isOld(status) && !hasNewest)
      expect(newerIn(cell).map(textOf).join(), place).toContain(
        newerWords[lang].account.replace(/ · .*/u, ''),
      );
});

test('no page of a guide says that a text is in force', () => {
  const guides = new RegExp(`^../(?:${ofKind('guide').join('|')})/`, 'u');
  const claims = readPages()
    .filter(({ address }) => guides.test(address))
    .filter(({ html }) => /\bin force\b|现行有效|現在有効|現行の(?:指針|版|文章)/u.test(html))
    .map(({ address }) => address);
  expect(claims).toEqual([]);
});

const translated = sections.filter(({ clauses }) => translationsIn(clauses).length > 0);

test('the notice about translations is on the page of a section that has some, and of no other', () => {
  const noticed = sections.filter(({ document, section }) =>
    readPage(`en/${document}/${section}/`).tags.some(has('data-unofficial-notice')),
  );
  expect(noticed).toEqual(translated);
});

test.each(translated)(
  'the notice of $section says how many of its translations a second person has read',
  ({ document, section, clauses }) => {
    const [notice] = find(readPage(`en/${document}/${section}/`).html, has('data-read'));
    const all = translationsIn(clauses);
    const read = all.filter(({ readBy }) => readBy).length;
    expect(notice?.attributes['data-read']).toBe(String(read));
    expect(notice && textOf(notice)).toBe(fill(unofficialWords.en.read, { read, total: all.length }));
  },
);

/** The translations of the clauses of a section, and of its annotations. */
function translationsIn(clauses: (typeof sections)[number]['clauses']) {
  const notes = clauses.flatMap(({ annotations = {} }) => Object.values(annotations).flat());
  return [...clauses, ...notes].flatMap(({ unofficial = {} }) => Object.values(unofficial));
}
