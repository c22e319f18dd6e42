import type { ChapterDecisions } from '../../schema/decision.ts';
import { commonLanguage, inEachLanguage, type Language, languagesFrom } from '../../schema/language.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import type { Piece } from '../text/flow.ts';
import { type Decided, decisionsOf } from './decided.ts';
import type { RowKind } from './margin.ts';
import { joinRows } from './order.ts';
import type { Paragraph } from './paragraphs.ts';
import type { PreparedSource } from './prepare-source.ts';
import { checkTexts, replacedIn } from './replaced.ts';
import { checkRuns } from './runs.ts';
import type {
  ByLanguage,
  CardNode,
  ChapterNode,
  FaqTree,
  GroupNode,
  NoteNode,
  PrintedLines,
  RulingNode,
  RulingPart,
  SectionNode,
} from './tree.ts';

/**
 * Joins the texts of a set FAQ, one a language, by their IDs: chapters, sections, notes and boxes, groups, cards and rulings.
 * Rows are in the order of the language that prevails; what it lacks follows the row before it in its own text. Reports IDs
 * that stand twice, and languages that have two texts.
 */
export const joinFaq = (
  document: string,
  texts: readonly PreparedSource[],
  decided: readonly Decided<ChapterDecisions>[],
  prevails: Language,
): Staged<FaqTree> => {
  const own = decided.filter((one) => one.document === document);
  const inOrder = languagesFrom(prevails).flatMap((lang) =>
    texts.filter((text) => text.entry.languages[0] === lang && replacedIn(text, texts).length === 0),
  );
  const trees = inOrder.map(readFaq);
  const after: After = Object.assign({}, ...own.map(({ value }) => value.after));
  const chapters = joinRows(
    trees,
    ({ value }) => value,
    (rows): ChapterNode => ({
      ...rows[0],
      headings: merge(rows, ({ headings }) => headings),
      decisions: decisionsOf(own, document, rows[0].id).value,
      sections: joinSections(rows, after),
      groups: joinGroups(rows, after),
    }),
    after,
  );
  return {
    value: {
      document,
      entries: inEachLanguage((lang) => inOrder.find(({ entry }) => entry.languages[0] === lang)?.entry),
      chapters,
    },
    diagnostics: [
      ...texts.flatMap(checkRuns),
      ...trees.flatMap(({ diagnostics }) => diagnostics),
      ...checkTexts(texts, document),
    ],
  };
};

/** Where people have put rows. */
type After = Readonly<Record<string, string>>;

/** What rows say, in the order of languages, whatever the order of the texts is. */
const merge = <Row, Value>(
  rows: readonly Row[],
  saidBy: (row: Row) => ByLanguage<Value>,
): ByLanguage<Value> => {
  const values: ByLanguage<Value> = Object.assign({}, ...rows.map(saidBy));
  return inEachLanguage((lang) => values[lang]);
};

const joinSections = (chapters: readonly ChapterNode[], after: After): readonly SectionNode[] =>
  joinRows(
    chapters,
    ({ sections }) => sections,
    (rows) => ({
      ...rows[0],
      headings: merge(rows, ({ headings }) => headings),
      items: joinRows(rows, ({ items }) => items, joinItems, after),
    }),
    after,
  );

const joinItems = ([first, ...rest]: readonly [NoteNode | CardNode, ...(NoteNode | CardNode)[]]) =>
  first.is === 'card'
    ? joinCards([first, ...rest.filter((one) => one.is === 'card')])
    : { ...first, texts: merge([first, ...rest.filter((one) => one.is === 'note')], ({ texts }) => texts) };

const joinCards = (rows: readonly [CardNode, ...CardNode[]]): CardNode => ({
  ...rows[0],
  isLost: rows.every(({ isLost }) => isLost),
  texts: merge(rows, ({ texts }) => texts),
  rulings: joinRows(
    rows,
    ({ rulings }) => rulings,
    (own): RulingNode => ({ ...own[0], texts: merge(own, ({ texts }) => texts) }),
  ),
});

/**
 * Groups have no IDs: one is that of another text which has most of its cards. A card is in the group of the first text that
 * puts it under a heading; where none does, it is before all groups.
 */
const joinGroups = (chapters: readonly ChapterNode[], after: After): readonly GroupNode[] => {
  const home = new Map<string, string>();
  const named = chapters.map(({ groups }, text) => {
    const taken = new Set<string>();
    return groups.flatMap(({ headings, cards }, index) => {
      if (index === 0 && Object.keys(headings).length === 0) return [];
      const known = cards.flatMap(({ slug }) => home.get(slug) ?? []);
      const id = mostOf(known.filter((one) => !taken.has(one))) ?? `${text} ${index}`;
      taken.add(id);
      for (const { slug } of cards) if (!home.has(slug)) home.set(slug, id);
      return [{ id, headings }];
    });
  });
  const cards = Map.groupBy(
    joinRows(chapters, ({ groups }) => groups.flatMap((group) => group.cards), joinCards, after),
    ({ slug }) => home.get(slug),
  );
  const alone = cards.get(undefined);
  return [
    ...(alone ? [{ headings: {}, cards: alone }] : []),
    ...joinRows(
      named,
      (groups) => groups,
      (rows): GroupNode => ({
        headings: merge(rows, ({ headings }) => headings),
        cards: cards.get(rows[0].id) ?? [],
      }),
    ),
  ];
};

const mostOf = (names: readonly string[]): string | undefined =>
  [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

/** The tree of one text. Reports rows that belong to nothing. */
const readFaq = ({ path, paragraphs: printed, entry }: PreparedSource): Staged<readonly ChapterNode[]> => {
  const paragraphs = withCardsFirst(printed);
  const [title, ...otherTitles] = paragraphs.filter(({ name }) => name.is === 'title');
  const open: Open = { lang: entry.languages[0] ?? commonLanguage, title: title?.piece, chapters: [] };
  const isTaken = paragraphs.map((row) => rowsOfFaq[row.name.is]?.take(open, row) !== false);
  // Of the rows below what is missing, the first is reported.
  const astray = paragraphs.filter((_, index) => !isTaken[index] && (index === 0 || isTaken[index - 1]));
  return {
    value: open.chapters,
    diagnostics: [
      ...otherTitles.map(({ line }) =>
        errorAt(
          'edition/id-twice',
          { file: path, line },
          `The title is here and in line ${title?.line}.`,
          'A line that only continues the one above has > in the margin.',
        ),
      ),
      ...astray.map(({ name: { is, id }, line }) =>
        errorAt(
          'edition/astray',
          { file: path, line },
          `\`${[is === 'ruling' || is === 'note' ? '' : is, id].filter((word) => word !== '').join(' ')}\` is below no ${rowsOfFaq[is]?.within} that it can be in.`,
          'Write the missing row above it; what no line prints has no bar: `section introduction`.',
        ),
      ),
    ],
  };
};

/** `Fog Horn 雾号`: an English name before the other one in its line is of the card that this one names. */
const withCardsFirst = (rows: readonly Paragraph[]): readonly Paragraph[] => {
  const sorted = [...rows];
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (row.name.is !== 'english-name' || next?.name.is !== 'card' || !isInOneLine(row, next)) continue;
    [sorted[index], sorted[index + 1]] = [next, row];
  }
  return sorted;
};

const isInOneLine = ({ piece: one }: Paragraph, { piece: other }: Paragraph): boolean => {
  const [from, to] = [one?.flow.offsets.at(-1), other?.flow.offsets[0]];
  return (
    from !== undefined && to !== undefined && from < to && !one?.source.text.slice(from, to).includes('\n')
  );
};

/** What the rows that follow are in. */
interface Open {
  readonly lang: Language;
  readonly title: Piece | undefined;
  readonly chapters: Chapter[];
  chapter?: Chapter;
  section?: Section | undefined;
  group?: Group | undefined;
  card?: Card | undefined;
  ruling?: Ruling | undefined;
}

/** Puts a row where it belongs; false if nothing is open that it can be in. */
type TakeRow = (open: Open, row: Paragraph) => boolean;

const takeChapter: TakeRow = (open, { name, piece }) => {
  const chapter: Chapter = {
    id: name.id,
    holds: name.holds ?? 'notes',
    // What is printed above the first chapter is the title of the whole text.
    headings: headingIn(open, piece ?? (open.chapters.length === 0 ? open.title : undefined)),
    decisions: {},
    sections: [],
    groups: [],
  };
  open.chapters.push(chapter);
  Object.assign(open, { chapter, section: undefined, group: undefined, card: undefined, ruling: undefined });
  return true;
};

const takeSection: TakeRow = (open, { name, piece }) => {
  if (!open.chapter) return false;
  open.section = { id: name.id, headings: headingIn(open, piece), items: [] };
  open.chapter.sections.push(open.section);
  Object.assign(open, { card: undefined, ruling: undefined });
  return true;
};

const takeGroup: TakeRow = (open, { piece }) => {
  if (open.chapter?.holds !== 'rulings') return false;
  open.group = { headings: headingIn(open, piece), cards: [] };
  open.chapter.groups.push(open.group);
  Object.assign(open, { card: undefined, ruling: undefined });
  return true;
};

const takeNote: TakeRow = ({ section, lang }, { name, piece, label }) => {
  if (!section || !piece) return false;
  const { id, kind = 'paragraph', isInner = false } = name;
  const texts = { [lang]: piece };
  section.items.push({ is: 'note', id, kind, label: kind === 'step' ? label : undefined, isInner, texts });
  return true;
};

const takeCard: TakeRow = (open, { name, piece }) => {
  const { chapter, section, lang } = open;
  if (!chapter || (chapter.holds === 'notes' && !section)) return false;
  if (chapter.holds === 'rulings' && !open.group) {
    open.group = { headings: {}, cards: [] };
    chapter.groups.push(open.group);
  }
  const isLost = name.isLost === true;
  const lines: Lines = { ...noLines, name: piece ?? null, text: [] };
  const texts: Card['texts'] = isLost ? {} : { [lang]: lines };
  open.card = { is: 'card', slug: name.id, isLost, texts, rulings: [] };
  open.ruling = undefined;
  (chapter.holds === 'rulings' ? open.group?.cards : section?.items)?.push(open.card);
  return true;
};

const takeRuling: TakeRow = (open, { name, piece }) => {
  const { card, chapter, lang } = open;
  if (!card || chapter?.holds !== 'rulings' || !piece) return false;
  const before = card.rulings.find(({ id }) => id === name.id);
  open.ruling = before ?? { id: name.id, texts: { [lang]: [] } };
  if (!before) card.rulings.push(open.ruling);
  addPart(open.ruling.texts[lang] ?? [], name.begins ?? 'paragraph', piece);
  return true;
};

const takeItem =
  (is: 'item' | 'step'): TakeRow =>
  ({ ruling, lang }, { piece }) => {
    if (!ruling || !piece) return false;
    addPart(ruling.texts[lang] ?? [], is, piece);
    return true;
  };

const takeLine =
  (key: keyof PrintedLines): TakeRow =>
  ({ card, ruling, lang }, { piece }) => {
    const lines = card?.texts[lang];
    // Below a ruling they are those of another card, whose name is no `card` in the margin.
    if (!lines || !piece || ruling) return false;
    if (key === 'text') lines.text.push(piece);
    else lines[key] = piece;
    return true;
  };

/** What is done with the rows of a kind, and what they are in. */
const rowsOfFaq: Readonly<Partial<Record<RowKind, { readonly take: TakeRow; readonly within: string }>>> = {
  chapter: { take: takeChapter, within: 'text' },
  section: { take: takeSection, within: 'chapter' },
  group: { take: takeGroup, within: 'chapter of rulings' },
  note: { take: takeNote, within: 'section' },
  card: { take: takeCard, within: 'section or group' },
  'english-name': { take: takeLine('nameEn'), within: 'card, before its rulings,' },
  'mana-cost': { take: takeLine('manaCost'), within: 'card, before its rulings,' },
  'type-line': { take: takeLine('typeLine'), within: 'card, before its rulings,' },
  stats: { take: takeLine('stats'), within: 'card, before its rulings,' },
  'rules-text': { take: takeLine('text'), within: 'card, before its rulings,' },
  ruling: { take: takeRuling, within: 'card of a chapter of rulings' },
  item: { take: takeItem('item'), within: 'ruling' },
  step: { take: takeItem('step'), within: 'ruling' },
};

const noLines = { name: null, nameEn: null, manaCost: null, typeLine: null, stats: null } as const;

const headingIn = ({ lang }: Open, piece: Piece | undefined): ByLanguage<Piece> =>
  piece ? { [lang]: piece } : {};

/** The nodes of a text while rows are put into them. */
type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Lines = Writable<Omit<PrintedLines, 'text'>> & { text: Piece[] };
type Part = Omit<RulingPart, 'pieces'> & { pieces: Piece[] };
type Ruling = Omit<RulingNode, 'texts'> & { texts: ByLanguage<Part[]> };
type Card = Omit<CardNode, 'texts' | 'rulings'> & { texts: ByLanguage<Lines>; rulings: Ruling[] };
type Group = Omit<GroupNode, 'cards'> & { cards: Card[] };
type Section = Omit<SectionNode, 'items'> & { items: (NoteNode | Card)[] };
type Chapter = Omit<ChapterNode, 'sections' | 'groups'> & { sections: Section[]; groups: Group[] };

/** Items that follow one another are a list. */
const addPart = (parts: Part[], is: 'paragraph' | 'item' | 'step', piece: Piece): void => {
  const type = ({ paragraph: 'paragraph', item: 'list', step: 'steps' } as const)[is];
  const last = parts.at(-1);
  if (last?.type === type) last.pieces.push(piece);
  else parts.push({ type, pieces: [piece] });
};
