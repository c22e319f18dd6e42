import { readChapters } from '../../pipeline/join/faq-tree.ts';
import { cardsOfChapter, noTitle } from '../../pipeline/join/tree.ts';
import type { Paragraph } from '../../pipeline/marked-text/paragraphs.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import { inInterface, type Localized } from '../../schema/language.ts';
import { inTextOrder, type NamedText } from '../write/lay-rows.ts';
import { readRows } from './faq-rows.ts';
import { createIds, type FreeIds, toLetters } from './number.ts';
import type { NextText, Row } from './rows.ts';
import { createSlugs, idOfHeading, type UsualChapter, usualChapter } from './suggested-ids.ts';

/**
 * The rows of a text of a set FAQ in its order, as if it were alone. The usual chapters get their usual IDs, and titles in
 * the languages that do not print one; other chapters and sections get an ID of their English heading or a letter, and the
 * printed title: people name them. A card gets the slug of the known card of its name; one that no card file has gets the
 * names that are printed, a slug of its English name, and waits for that name if it is not printed. Notes and rulings have no
 * ID yet but that in their text.
 */
export const rowsOfText = ({ lang, paragraphs }: NextText, facts: readonly CardFact[]): readonly Row[] => {
  const chapters = readChapters(paragraphs);
  const printed = new Map(chapters.flatMap(cardsOfChapter).map(({ slug, texts }) => [slug, texts[lang]]));
  const slugOf = createSlugs(facts);
  const known = new Set(facts.map(({ slug }) => slug));
  const names = new Map<string, CardNames>();
  const [entryIds, chapterIds, sectionIds] = [createIds([]), createIds([]), createIds([])];
  let unnamed = 0;

  const nameCard = (card: Row, ids: FreeIds): Row => {
    const { name = null, nameEn = null } = printed.get(card.id) ?? {};
    const id = ids.name(slugOf({ name, nameEn }));
    if (!known.has(id))
      names.set(id, {
        en: '',
        ...(name ? { [lang]: name.flow.text } : {}),
        ...(nameEn ? { en: nameEn.flow.text } : {}),
      });
    return { ...card, id };
  };
  const nameSection = (section: Row, usual: UsualChapter | undefined): Row => {
    const heading = section.says[lang];
    const own = heading ? idOfHeading(heading) : usual?.id;
    const id = sectionIds.name(own ?? `section-${toLetters(unnamed)}`);
    if (own === undefined) unnamed += 1;
    const boxIds = createIds([]);
    const rows = section.rows.map((row) => (row.kind === 'box' ? nameCard(row, boxIds) : row));
    return { ...section, id, rows, titles: (!heading && usual?.titles) || inEveryLanguage(heading) };
  };
  const rows = readRows(chapters).map(withOwnName);
  const named = rows.map((chapter, index): Row => {
    const heading = chapter.says[lang];
    const usual = usualChapter({ holds: chapters[index]?.holds, heading }, index, rows.length);
    return {
      ...chapter,
      id: chapterIds.name(usual?.id ?? `chapter-${toLetters(index)}`),
      titles: { ...(usual?.titles ?? inEveryLanguage(heading)), ...(heading && { [lang]: heading }) },
      rows: chapter.rows.map((row) =>
        row.kind === 'card' ? nameCard(row, entryIds) : nameSection(row, usual),
      ),
    };
  });
  // A card has one name, whichever of its places prints it.
  const withNames = (row: Row): Row => ({
    ...row,
    names: row.kind === 'card' || row.kind === 'box' ? names.get(row.id) : undefined,
    rows: row.rows.map(withNames),
  });
  return named.map(withNames);
};

const withOwnName = (row: Row): Row => ({ ...row, own: row.id, rows: row.rows.map(withOwnName) });

const inEveryLanguage = (heading: string | undefined): Localized => inInterface(() => heading || noTitle);

/**
 * The paragraphs of a text with the IDs of its rows. A card whose entry was lost in the `older` text, and still is, stays before
 * the next card or chapter that is there.
 */
export const nameTexts = (
  { paragraphs }: NextText,
  own: readonly Row[],
  older: readonly Paragraph[],
): readonly NamedText[] => {
  const ids = new Map(idsOf(own));
  const rows: NamedText[] = paragraphs
    .filter(({ name }) => !name.isLost)
    .map(({ name, piece }) => ({ name: { ...name, id: ids.get(name.id) ?? name.id }, piece }));
  const indexOf = ({ name: { is, id } }: Paragraph): number =>
    is === 'card' || is === 'chapter' ? rows.findIndex(({ name }) => name.is === is && name.id === id) : -1;
  for (const [index, one] of older.entries()) {
    if (!one.name.isLost || indexOf(one) >= 0) continue;
    const next = older
      .slice(index)
      .map(indexOf)
      .find((at) => at >= 0);
    rows.splice(next ?? rows.length, 0, { name: one.name });
  }
  return inTextOrder(rows);
};

const idsOf = (rows: readonly Row[]): readonly (readonly [own: string, id: string])[] =>
  rows.flatMap(({ own, id, rows: within }) => [
    ...(own === undefined ? [] : [[own, id] as const]),
    ...idsOf(within),
  ]);
