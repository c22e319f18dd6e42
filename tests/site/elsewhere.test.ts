import { describe, expect, test } from 'vitest';
import type { Document, Elsewhere } from '../../src/schema/document.ts';
import { inLanguage, interfaceLanguages, type Language, languages } from '../../src/schema/language.ts';
import { elsewhereWords } from '../../src/site/elsewhere-words.ts';
import { content, index, sections, sets } from './lib/data.ts';
import { find, has, isLink, textOf } from './lib/elements.ts';
import { fileOf, readFile, readPage } from './lib/pages.ts';

/* Where texts are that are not here: said where an unofficial one stands in for them. No link is followed. */

type Text = { readonly unofficial?: Readonly<Partial<Record<Language, unknown>>> | undefined };

const rowOf = (id: string) => content.documents.find((each) => each.id === id);
/** What the pages of a text have to name, in the languages in which one of its texts is unofficial. */
const wantedOf = (document: string, page: string, texts: readonly Text[]): readonly Elsewhere[] =>
  (rowOf(document)?.elsewhere ?? []).filter(
    (each) =>
      (each.page === undefined || each.page === `${document}/${page}/`) &&
      texts.some(({ unofficial }) => unofficial?.[each.lang]),
  );

const pages = [
  ...sections.map(({ document, section, clauses }) => ({
    path: `${document}/${section}/`,
    wanted: wantedOf(document, section, clauses),
  })),
  ...sets.flatMap(({ id, list, faq }) => [
    ...faq.chapters.map(({ slug, sections: parts }) => ({
      path: `${id}/${slug}/`,
      wanted: wantedOf(
        id,
        slug,
        parts.flatMap(({ notes }) => notes),
      ),
    })),
    ...list.cards
      .filter(({ role, rulings }) => role === 'entry' || rulings.length > 0)
      .map((card) => ({
        path: `${id}/cards/${card.slug}/`,
        wanted: wantedOf(id, 'cards', [card, ...card.rulings]),
      })),
    { path: `${id}/`, wanted: rowOf(id)?.elsewhere ?? [] },
  ]),
  { path: 'status/', wanted: content.documents.flatMap(({ elsewhere = [] }) => elsewhere) },
];

/** Where a page names texts elsewhere; most of the many pages name none. */
const groupsOn = (address: string) => {
  const html = readFile(fileOf(address));
  return html.includes('data-elsewhere') ? find(html, has('data-elsewhere')) : [];
};

describe.each(interfaceLanguages)('in %s', (lang) => {
  const t = elsewhereWords[lang];

  test('every page names the texts elsewhere that its unofficial ones stand in for, and no others', () => {
    const byLanguage = (texts: readonly Elsewhere[]) =>
      languages.map((each) => texts.filter((text) => text.lang === each));
    for (const { path, wanted } of pages) {
      const named = groupsOn(`${lang}/${path}`);
      const shown = languages.map((each) => named.filter(has('data-elsewhere', each)));
      const links = shown.map((groups) =>
        groups.flatMap((group) => find(group, isLink).map(({ attributes }) => attributes.href)),
      );
      expect([path, ...links]).toEqual([
        path,
        ...byLanguage(wanted).map((texts) => texts.flatMap(({ address }) => address ?? [])),
      ]);
      const said = shown.map((groups) => groups.map(textOf).join(' '));
      for (const [at, texts] of byLanguage(wanted).entries())
        for (const { title, date } of texts)
          for (const words of [inLanguage(title, lang).text, date ?? t.undated])
            expect([path, said[at]]).toEqual([path, expect.stringContaining(words)]);
    }
  });

  test('the status page says of a text whether its link leads to a front page, and whether others keep it', () => {
    const groups = find(readPage(`${lang}/status/`).html, has('data-elsewhere'));
    const texts = content.documents.flatMap(({ elsewhere = [] }) => elsewhere);
    const isFront = ({ address }: Elsewhere) => address !== undefined && new URL(address).pathname === '/';
    const saidOf = (words: string) =>
      groups.reduce((sum, group) => sum + textOf(group).split(words).length - 1, 0);
    expect(saidOf(t.frontPage)).toBe(texts.filter(isFront).length);
    expect(saidOf(t.keptByOthers)).toBe(texts.filter(({ keptBy }) => keptBy === 'others').length);
  });

  test('the pages with an edition, and the status page, lead to where its publisher keeps what holds today', () => {
    for (const { id, current } of content.documents) {
      const own = [
        ...sections.filter(({ document }) => document === id).map(({ section }) => `${id}/${section}/`),
        ...sets
          .filter((set) => set.id === id)
          .flatMap(({ faq }) => faq.chapters.map(({ slug }) => `${id}/${slug}/`)),
      ];
      for (const path of [`${id}/`, ...own, 'status/']) {
        const found = find(readPage(`${lang}/${path}`).html, has('data-current')).filter((line) =>
          find(line, isLink).some(({ attributes }) => attributes.href === current?.address),
        );
        expect([path, found.length > 0]).toEqual([path, Boolean(current)]);
        if (current?.seen) expect(found.map(textOf).join('')).toContain(current.seen);
      }
    }
  });
});

/** A text elsewhere as the data has it: `ipg/2.3/ // => '2.3'`. */
const withPageId = (document: string, { page, ...text }: Elsewhere) =>
  page === undefined ? text : { ...text, page: page.slice(document.length + 1, -1) };

test('the data says the same: the index of every document, a section of itself, an FAQ of its set', () => {
  const placesOf = ({ current, elsewhere }: { current?: unknown; elsewhere?: unknown }) => ({
    current,
    elsewhere,
  });
  const rows: readonly Document[] = content.documents.map((row) =>
    row.elsewhere ? { ...row, elsewhere: row.elsewhere.map((one) => withPageId(row.id, one)) } : row,
  );
  expect(index.documents).toEqual(rows);
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  for (const { id, faq } of sets) expect(placesOf(faq)).toEqual(placesOf(rowOf(id) ?? {}));
  for (const { document, section, current, elsewhere = [] } of sections) {
    const row = rowOf(document);
    const wanted = row?.elsewhere?.filter(({ page }) => page === undefined || page === section);
    expect({ current, elsewhere }).toEqual({ current: row?.current, elsewhere: wanted ?? [] });
  }
});
