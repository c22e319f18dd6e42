import { noTitle, plainTitle, titlesOf } from '../../pipeline/inline/titles.ts';
import { readChapters } from '../../pipeline/join/faq-tree.ts';
import {
  type ByLanguage,
  type CardNode,
  type ChapterNode,
  cardsOfChapter,
  type PrintedLines,
  type RulingNode,
} from '../../pipeline/join/tree.ts';
import type { Piece } from '../../pipeline/text/flow.ts';
import { type CardFact, type CardNames, cardNamesSchema } from '../../schema/card.ts';
import { firstOf, inEachLanguage, inInterface, type Localized, mapTexts } from '../../schema/language.ts';
import { isPlaceholder } from '../read/name-paragraphs.ts';
import { inTextOrder, type NamedText } from '../write/marked-lines.ts';
import { createIds, type FreeIds, toLetters } from './number.ts';
import { type NextText, newRow, type Row } from './rows.ts';
import { createSlugs, idOfHeading, type UsualChapter, usualChapter } from './suggested-ids.ts';

/** Converts chapters to rows: those of all existing texts, or those of one text. */
export const readRows = (chapters: readonly ChapterNode[]): readonly Row[] => {
  const named: Readonly<Record<string, CardNames>> = Object.assign(
    {},
    ...chapters.map(({ decisions }) => decisions.names),
  );
  return chapters.map(({ id, headings, decisions, sections, groups }) => {
    const rows = [
      ...sections.map((section): Row => {
        const items = section.items.map((item) =>
          item.is === 'card'
            ? readCard('box', item, named)
            : newRow('note', item.id, { texts: mapTexts(item.texts, ({ flow }) => flow.text) }),
        );
        return newRow('section', section.id, {
          ...{ texts: headingsOf(section.headings, items), rows: items },
          titles: titlesOf(section.headings, decisions.sections?.[section.id]),
        });
      }),
      ...groups.flatMap(({ cards }) =>
        cards.filter(({ isLost }) => !isLost).map((card) => readCard('card', card, named)),
      ),
    ];
    const titles = titlesOf(headings, decisions.titles);
    return newRow('chapter', id, { texts: headingsOf(headings, rows), rows, titles });
  });
};

/** The heading in each language; empty in a language that has only rows below it. */
const headingsOf = (headings: ByLanguage<Piece>, rows: readonly Row[]): ByLanguage<string> =>
  inEachLanguage(
    (lang) =>
      plainTitle(headings[lang]) ?? (rows.some(({ texts }) => texts[lang] !== undefined) ? '' : undefined),
  );

const readCard = (
  kind: 'card' | 'box',
  { slug, texts, rulings }: CardNode,
  named: Readonly<Record<string, CardNames>>,
): Row =>
  newRow(kind, slug, {
    ...{ names: named[slug], looks: looksOf(firstOf(texts)), rows: rulings.map(readRuling) },
    texts: mapTexts(texts, ({ name }) => name?.flow.text ?? ''),
    face: mapTexts(texts, ({ nameEn, manaCost, typeLine, stats, text }) =>
      [nameEn, manaCost, typeLine, stats, ...text].flatMap((piece) => piece?.flow.text ?? []).join('\n'),
    ),
  });

const readRuling = ({ id, texts }: RulingNode): Row =>
  newRow('ruling', id, {
    texts: mapTexts(texts, (parts) =>
      parts
        .flatMap(({ pieces }) => pieces)
        .map(({ flow }) => flow.text)
        .join('\n'),
    ),
  });

/** Describes a card in the same way in every language: number of mana symbols, stats, number of printed texts. */
const looksOf = (lines: PrintedLines | undefined): string => {
  if (!lines) return '';
  const { name, nameEn, manaCost, typeLine, stats, text } = lines;
  const printed = [name, nameEn, manaCost, typeLine, stats, ...text].filter((piece) => piece !== null);
  const symbols = manaCost?.flow.text.match(/[{｛]/gu)?.length ?? 0;
  return `${symbols} ${stats?.flow.text.normalize('NFKC') ?? ''} ${printed.length}`;
};

/**
 * Returns the rows of a text of a set FAQ, in its order. IDs from the older text stay; the others are proposed:
 *
 * - the usual chapters have their usual IDs and titles
 * - other chapters and sections have their printed title. A section has the ID of its English heading; without any
 *   heading, that of its usual chapter. Other IDs end with a letter (`section-a`), and a person renames them
 * - a card has the slug of its facts; without facts, its printed names and the slug that `createSlugs` suggests
 * - notes and rulings have placeholders
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
    const heading = section.texts[lang];
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
    const heading = chapter.texts[lang];
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
  // Boxes and entries of a card have the same names.
  const withNames = (row: Row): Row => ({
    ...row,
    names: row.kind === 'card' || row.kind === 'box' ? names.get(row.id) : undefined,
    rows: row.rows.map(withNames),
  });
  return named.map(withNames);
};

const withOwnName = (row: Row): Row => ({ ...row, ownId: row.id, rows: row.rows.map(withOwnName) });

const inEveryLanguage = (heading: string | undefined): Localized => inInterface(() => heading || noTitle);

/** Gives the paragraphs the IDs of their rows. Drops a lost card if the text prints the card, as an entry or a box. */
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
  rows.flatMap(({ ownId, id, rows: within }) => [
    ...(ownId === undefined ? [] : [[ownId, id] as const]),
    ...idsOf(within),
  ]);
