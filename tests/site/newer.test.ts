import { describe, expect, test } from 'vitest';
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
const upToDate: Status[] = ['current', 'unchecked'];
const older = cells.filter(({ isOfficial, status }) => isOfficial && !upToDate.includes(status));

describe('below an official text that is older than the newest one we have', () => {
  const translated = older.filter(({ hasNewest }) => hasNewest);

  test('there are such texts', () => {
    expect(new Set(translated.map(({ lang }) => lang))).toEqual(new Set(['zh', 'ja']));
  });

  test.each(translated)(
    'stands one translation of that, marked, with its edition: $place',
    ({ cell, lang, clause }) => {
      const found = newerIn(cell);
      expect(found.map(({ attributes }) => [attributes['data-newer'], attributes.lang])).toEqual([
        [isOverruled(statusOf(clause, lang)) ? 'differs' : '', languageTags[lang]],
      ]);
      const [newer] = found as [Element];
      const { unofficial } = clause;
      const { edition, translator } = unofficial?.[lang] ?? {};
      expect(unofficial?.[lang]).toMatchObject({ newer: true, edition: expect.stringMatching(/^\d{4}-/u) });
      expect('data-unofficial' in newer.attributes).toBe(true);
      const [summary] = find(newer, ({ name }) => name === 'summary');
      const said = summary ? textOf(summary) : '';
      expect(said).toContain(`Unofficial translation · ${edition} edition · ${translator}`);
      expect('open' in newer.attributes).toBe(isOverruled(statusOf(clause, lang)));
      // Below the official text, never in its place.
      const order = (cell ? find(cell, (each) => has('data-text')(each) || has('data-newer')(each)) : []).map(
        ({ attributes }) => 'data-newer' in attributes,
      );
      expect(order).toEqual([false, true]);
    },
  );
});

describe('where no source has the newest text', () => {
  const told = cells.filter(({ hasNewest, status }) => !hasNewest && !upToDate.includes(status));

  test('our account stands there, in the language of the text, and says that it is not official', () => {
    for (const { cell, lang, place } of told) {
      const found = newerIn(cell);
      expect(
        found.map(({ attributes }) => [attributes['data-newer'], attributes.lang]),
        place,
      ).toEqual([['account', languageTags[lang]]]);
      const says = newerWords[lang].account.replace(/ · .*/u, '');
      expect(found.map(textOf).join(), place).toContain(says);
    }
  });
});

test('nothing newer stands anywhere else', () => {
  const wanted = cells
    .filter(({ status, isOfficial, hasNewest }) => !upToDate.includes(status) && (isOfficial || !hasNewest))
    .map(({ place }) => place);
  expect(cells.filter(({ cell }) => newerIn(cell).length > 0).map(({ place }) => place)).toEqual(wanted);
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

test('a section without a translation has no notice of any', () => {
  const others = sections.filter((section) => !translated.includes(section));
  const noticed = others.filter(({ document, section }) =>
    readPage(`en/${document}/${section}/`).tags.some(has('data-unofficial-notice')),
  );
  expect(noticed.map(({ document, section }) => `${document}/${section}`)).toEqual([]);
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
