import { noTitle } from '../../pipeline/edition/tree.ts';
import { rangeOfFlow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import { inInterface, type Localized } from '../../schema/language.ts';
import { collectPlaced } from '../read/lines/conserve.ts';
import type {
  CardBlock,
  ChapterBlock,
  FaqStructure,
  NoteBlock,
  RulingBlock,
  SectionBlock,
  TextBlock,
} from '../read/structure.ts';
import { looksOf } from './faq-rows.ts';
import { createIds, toLetters } from './number.ts';
import { type FaqText, type Line, newRow, type Row, unprinted, wordsOf } from './rows.ts';
import { createSlugs, idOfHeading, type UsualChapter, usualChapter } from './suggested-ids.ts';

/**
 * The rows of a text of a set FAQ in its order, as if it were alone. The usual chapters get their usual IDs and titles; other
 * chapters and sections get an ID of their English heading or a letter, and the printed title: people name them. A card gets
 * the slug of the known card of its name; one that no card file has gets the names that are printed, a slug of its English
 * name, and waits for that name if it is not printed. Notes and rulings have no ID yet.
 */
export const rowsOfText = ({ lang, structure }: FaqText, facts: readonly CardFact[]): readonly Row[] => {
  const cut = createCut(structure);
  const slugOf = createSlugs(facts);
  const known = new Set(facts.map(({ slug }) => slug));
  const names = new Map<string, CardNames>();
  const [entryIds, chapterIds, sectionIds] = [createIds([]), createIds([]), createIds([])];
  let unnamed = 0;

  const rowOf = (kind: Row['kind'], id: string, lines: readonly Line[], says: string | undefined): Row =>
    newRow(kind, id, { lines: { [lang]: lines }, says: says === undefined ? {} : { [lang]: says } });
  /** A card, whose first line names it, even where its name is lost. */
  const cardOf = (kind: 'box' | 'card', card: CardBlock, id: string): Row => {
    const { name, nameEn, manaCost, typeLine, stats } = card;
    const text = card.text.flatMap(cut);
    if (!known.has(id))
      names.set(id, {
        en: '',
        ...(name ? { [lang]: name.flow.text } : {}),
        ...(nameEn ? { en: nameEn.flow.text } : {}),
      });
    const others = [
      ['english-name', nameEn],
      ['mana-cost', manaCost],
      ['type-line', typeLine],
      ['stats', stats],
    ] as const;
    const lines = [
      lineOf({ is: 'card' }, name),
      ...others.flatMap(([is, block]) => (block ? lineOf({ is }, block) : [])),
      ...text.map((line) => lineOf({ is: 'rules-text' }, line)),
    ];
    return {
      ...rowOf(kind, id, lines, name?.flow.text ?? ''),
      face: { [lang]: wordsOf(lines.slice(1)) },
      looks: looksOf({ name, nameEn, manaCost, typeLine, stats, text }),
      rows: card.rulings.map((ruling) => {
        const own = linesOfRuling(ruling, cut);
        return rowOf('ruling', '', own, wordsOf(own));
      }),
    };
  };
  const sectionOf = ({ heading, items }: SectionBlock, usual: UsualChapter | undefined): Row => {
    const own = heading === null ? usual?.id : idOfHeading(heading);
    const id = sectionIds.name(own ?? `section-${toLetters(unnamed)}`);
    if (own === undefined) unnamed += 1;
    const boxIds = createIds([]);
    const rows = items.flatMap((item): readonly Row[] => {
      if (item.type === 'card') return [cardOf('box', item, boxIds.name(slugOf(item)))];
      const { kind, isInner = false } = item;
      return cut(item).map((piece) =>
        rowOf('note', '', [lineOf({ is: 'note', kind, isInner }, piece)], piece.flow.text),
      );
    });
    return {
      ...rowOf('section', id, [lineOf({ is: 'section' }, heading)], headingOf(heading, rows)),
      ...{ rows, titles: heading === null && usual ? usual.titles : inEveryLanguage(heading) },
    };
  };

  // What is printed before the first heading belongs to the chapter that the title of the text opens.
  const [first] = structure.chapters;
  const opening: ChapterBlock =
    first && first.heading === null ? first : { kind: 'notes', heading: null, sections: [], groups: [] };
  const chapters = [opening, ...structure.chapters.filter((chapter) => chapter !== opening)];
  const all = chapters.map((chapter, index): Row => {
    const { kind: holds, heading, sections, groups } = chapter;
    const usual = usualChapter(chapter, index, chapters.length);
    const id = chapterIds.name(usual?.id ?? `chapter-${toLetters(index)}`);
    const rows = [
      ...sections.map((section) => sectionOf(section, usual)),
      ...groups.flatMap(({ cards }) =>
        cards.map((card) => cardOf('card', card, entryIds.name(slugOf(card)))),
      ),
    ];
    const lines = [
      lineOf({ is: 'chapter', holds }, heading),
      ...groups.flatMap((group) => (group.heading ? lineOf({ is: 'group' }, group.heading) : [])),
    ];
    // The title of the text is the heading of the chapter that it opens.
    const printed = heading ?? (index === 0 ? structure.title : null);
    return {
      ...rowOf('chapter', id, lines, headingOf(printed, rows)),
      ...{ rows, titles: usual?.titles ?? inEveryLanguage(heading) },
    };
  });
  const withNames = (row: Row): Row => ({
    ...row,
    names: row.kind === 'card' || row.kind === 'box' ? names.get(row.id) : undefined,
    rows: row.rows.map(withNames),
  });
  // A card has one name, whichever of its places prints it.
  return all.map(withNames);
};

const lineOf = (name: Line['name'], block: TextBlock | null): Line => ({
  name,
  piece: block ? { flow: block.flow, markup: block.markup } : unprinted,
});

/** What a heading says: nothing where only what is below it is printed. */
const headingOf = (heading: TextBlock | null, rows: readonly Row[]): string | undefined =>
  heading?.flow.text ?? (rows.length > 0 ? '' : undefined);

/** The lines of a ruling, which may begin with an item; its later paragraphs are its own as well. */
const linesOfRuling = (ruling: RulingBlock, cut: Cut): readonly Line[] =>
  ruling
    .flatMap((own) => cut(own).map((piece) => ({ is: nameOfLine(own), piece })))
    .map(({ is, piece }, index) =>
      lineOf(index === 0 && is !== 'ruling' ? { is: 'ruling', begins: is } : { is }, piece),
    );

const nameOfLine = ({ kind, isInner }: NoteBlock): 'ruling' | 'item' | 'step' => {
  if (!isInner || kind === 'paragraph') return 'ruling';
  return kind === 'step' ? 'step' : 'item';
};

type Cut = (text: TextBlock) => readonly TextBlock[];

/** Cuts a text where another one that is on a page is inside it: in the margin, each has its own rows. */
const createCut = ({ ledger, ...structure }: FaqStructure): Cut => {
  const starts = collectPlaced(structure).flows.flatMap((flow) => rangeOfFlow(flow)?.start ?? []);
  return ({ flow, markup }) => {
    const cuts: number[] = [];
    let before = flow.offsets[0] ?? 0;
    for (const [at, offset] of flow.offsets.entries()) {
      if (offset < 0) continue;
      const end = before;
      if (offset > end + 1 && starts.some((start) => start > end && start < offset)) cuts.push(at);
      before = offset;
    }
    const pieces = [0, ...cuts].map((from, index) => trimFlow(sliceFlow(flow, from, cuts[index])));
    return pieces.map((piece, index) => ({ flow: piece, markup: index === 0 ? markup : [] }));
  };
};

const inEveryLanguage = (heading: TextBlock | null): Localized =>
  inInterface(() => heading?.flow.text ?? noTitle);
