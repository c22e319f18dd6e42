import { noTitle } from '../../pipeline/inline/titles.ts';
import { readChapters } from '../../pipeline/join/faq-tree.ts';
import { cardsOfChapter } from '../../pipeline/join/tree.ts';
import { type CardFact, type CardNames, cardNamesSchema } from '../../schema/card.ts';
import { inInterface, type Localized } from '../../schema/language.ts';
import { isPlaceholder } from '../read/name-paragraphs.ts';
import { inTextOrder, type NamedText } from '../write/lay-rows.ts';
import { createIds, type FreeIds, toLetters } from './number.ts';
import { readRows } from './read-faq.ts';
import type { NextText, Row } from './rows.ts';
import { createSlugs, idOfHeading, type UsualChapter, usualChapter } from './suggested-ids.ts';

/**
 * Reads the rows of a text of a set FAQ as if it were alone, in its order. The usual chapters get their usual IDs, and
 * titles in languages that do not print one. Other chapters and sections get the printed title, and an ID from their
 * English heading or a letter: a person names them. A known card gets its slug; another one gets the printed names, and
 * a slug from its English name or from how the printed name is read. Notes and rulings only have provisional IDs.
 */
export const rowsOfText = ({ lang, paragraphs }: NextText, facts: readonly CardFact[]): readonly Row[] => {
  const chapters = readChapters(paragraphs);
  const printed = new Map(chapters.flatMap(cardsOfChapter).map(({ slug, texts }) => [slug, texts[lang]]));
  const slugOf = createSlugs(facts, lang);
  const known = new Set(facts.map(({ slug }) => slug));
  const names = new Map<string, CardNames>();
  const [entryIds, chapterIds, sectionIds] = [createIds([]), createIds([]), createIds([])];
  let unnamed = 0;

  const nameCard = (card: Row, ids: FreeIds): Row => {
    const { name = null, nameEn = null } = printed.get(card.id) ?? {};
    const id = isPlaceholder(card.id) ? ids.name(slugOf({ name, nameEn })) : ids.take(card.id);
    const own = { ...(name && { [lang]: name.flow.text }), ...(nameEn && { en: nameEn.flow.text }) };
    if (!known.has(id)) names.set(id, cardNamesSchema.catch({}).parse(own));
    return { ...card, id };
  };
  const nameSection = (section: Row, usual: UsualChapter | undefined): Row => {
    const heading = section.says[lang];
    const own = heading ? idOfHeading(heading) : usual?.id;
    const isNew = isPlaceholder(section.id);
    const id = isNew ? sectionIds.name(own ?? `section-${toLetters(unnamed)}`) : sectionIds.take(section.id);
    if (isNew && own === undefined) unnamed += 1;
    const boxIds = createIds([]);
    const rows = section.rows.map((row) => (row.kind === 'box' ? nameCard(row, boxIds) : row));
    return { ...section, id, rows, titles: (!heading && usual?.titles) || inEveryLanguage(heading) };
  };
  const rows = readRows(chapters).map(withOwnName);
  const named = rows.map((chapter, index): Row => {
    const heading = chapter.says[lang];
    const usual = usualChapter(chapters[index]?.holds, heading, index, rows.length);
    return {
      ...chapter,
      id: isPlaceholder(chapter.id)
        ? chapterIds.name(usual?.id ?? `chapter-${toLetters(index)}`)
        : chapterIds.take(chapter.id),
      titles: { ...(usual?.titles ?? inEveryLanguage(heading)), ...(heading && { [lang]: heading }) },
      rows: chapter.rows.map((row) =>
        row.kind === 'card' ? nameCard(row, entryIds) : nameSection(row, usual),
      ),
    };
  });
  // A card has one name, wherever that is printed.
  const withNames = (row: Row): Row => ({
    ...row,
    names: row.kind === 'card' || row.kind === 'box' ? names.get(row.id) : undefined,
    rows: row.rows.map(withNames),
  });
  return named.map(withNames);
};

const withOwnName = (row: Row): Row => ({ ...row, own: row.id, rows: row.rows.map(withOwnName) });

const inEveryLanguage = (heading: string | undefined): Localized => inInterface(() => heading || noTitle);

/** Gives the paragraphs of a text the IDs of its rows. A lost card stays lost if the text does not have it. */
export const nameTexts = ({ paragraphs }: NextText, own: readonly Row[]): readonly NamedText[] => {
  const ids = new Map(idsOf(own));
  const cards = new Set(
    paragraphs.flatMap(({ name }) => (name.is === 'card' && !name.isLost ? idOf(name.id) : [])),
  );
  function idOf(id: string): string {
    return ids.get(id) ?? id;
  }
  return inTextOrder(
    paragraphs
      .filter(({ name }) => !(name.isLost && cards.has(name.id)))
      .map(({ name, piece }) => ({ name: { ...name, id: idOf(name.id) }, piece })),
  );
};

const idsOf = (rows: readonly Row[]): readonly (readonly [own: string, id: string])[] =>
  rows.flatMap(({ own, id, rows: within }) => [
    ...(own === undefined ? [] : [[own, id] as const]),
    ...idsOf(within),
  ]);
