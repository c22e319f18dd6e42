import type { ChapterDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { inEachLanguage, type Language, languagesFrom } from '../../schema/language.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import { cardLines, type RowKind, type RowName } from '../marked-text/margin.ts';
import type { Paragraph } from '../marked-text/paragraphs.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import type { Piece } from '../text/flow.ts';
import { type Decided, decisionsOf } from './decided.ts';
import { joinRows } from './order.ts';
import { checkTexts, replacedIn } from './replaced.ts';
import { checkRuns, type NameInText } from './runs.ts';
import type {
  ByLanguage,
  CardNode,
  ChapterNode,
  FaqTree,
  GroupNode,
  NoteNode,
  PrintedLines,
  RulingNode,
  SectionNode,
  TextPart,
} from './tree.ts';

/**
 * Joins the texts of a set FAQ, one for each language: groups by their cards, all other rows by their IDs. The
 * prevailing language gives the order; a row that this language lacks follows the row above it in its own text.
 * Reports IDs that occur twice, rows in the wrong place, and languages with two texts.
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
  const nested = inOrder.map(nestRows);
  const after: After = Object.assign({}, ...own.map(({ value }) => value.after));
  const chapters = joinRows(
    nested.map(({ value }) => value),
    (rows) => ({ ...joinChapter(rows, after), decisions: decisionsOf(own, document, rows[0].id).value }),
    after,
  );
  return {
    value: {
      document,
      entries: inEachLanguage((lang) => inOrder.find(({ entry }) => entry.languages[0] === lang)?.entry),
      chapters,
    },
    diagnostics: [...nested.flatMap(({ diagnostics }) => diagnostics), ...checkTexts(texts, document)],
  };
};

/** The chapters of a single text, without decisions. Rows without a parent row are left out. */
export const readChapters = (paragraphs: readonly Paragraph[]): readonly ChapterNode[] =>
  nestRows({ path: '', paragraphs }).value.map((row) => joinChapter([row], {}));

type After = Readonly<Record<string, string>>;

/** A row with its child rows: a chapter with its sections, a card with its lines and rulings. */
interface Nested {
  readonly id: string;
  readonly row: Paragraph;
  readonly inside: Nested[];
}
/** The same row in each text that has it. */
type Rows = readonly [Nested, ...Nested[]];

const within = (rows: readonly Nested[], ...kinds: readonly RowKind[]): readonly (readonly Nested[])[] =>
  rows.map(({ inside }) => inside.filter(({ row }) => kinds.includes(row.name.is)));

const textsOf = (rows: readonly Nested[]): ByLanguage<Piece> =>
  inEachLanguage((lang) => rows.find(({ row }) => row.name.lang === lang)?.row.piece);

const joinChapter = (rows: Rows, after: After): ChapterNode => ({
  ...{ id: rows[0].id, holds: rows[0].row.name.holds ?? 'notes', headings: textsOf(rows), decisions: {} },
  sections: joinRows(within(rows, 'section'), (sections) => joinSection(sections, after), after),
  groups: joinGroups(rows, after),
});

const joinSection = (rows: Rows, after: After): SectionNode => ({
  id: rows[0].id,
  headings: textsOf(rows),
  items: joinRows(
    within(rows, 'note', 'card'),
    (own) => (own[0].row.name.is === 'card' ? joinCard(own) : joinNote(own)),
    after,
  ),
});

const joinNote = (rows: Rows): NoteNode => {
  const { name, label } = rows[0].row;
  const { id, kind = 'paragraph', isInner = false } = name;
  return { is: 'note', id, kind, label: kind === 'step' ? label : undefined, isInner, texts: textsOf(rows) };
};

const joinCard = (rows: Rows): CardNode => {
  const printed = rows.filter((row) => row.row.name.isLost !== true && !isBare(row));
  return {
    ...{ is: 'card', slug: rows[0].id, isLost: printed.length === 0 },
    texts: inEachLanguage((lang) => printed.filter(({ row }) => row.name.lang === lang).map(linesOf)[0]),
    rulings: joinRows(within(rows, 'ruling'), joinRuling),
  };
};

const linesOf = ({ row, inside }: Nested): PrintedLines => {
  const lines = (is: RowKind): readonly Piece[] =>
    inside.flatMap(({ row: line }) => (line.name.is === is && line.piece ? [line.piece] : []));
  return {
    name: row.piece ?? null,
    nameEn: lines('english-name')[0] ?? null,
    manaCost: lines('mana-cost')[0] ?? null,
    typeLine: lines('type-line')[0] ?? null,
    stats: lines('stats')[0] ?? null,
    text: lines('rules-text'),
  };
};

const joinRuling = (rows: Rows): RulingNode => ({
  id: rows[0].id,
  texts: inEachLanguage((lang) => {
    const own = rows.filter(({ row }) => row.name.lang === lang);
    return own.length === 0 ? undefined : partsOf(own);
  }),
});

/** Groups consecutive rows of one kind, such as the items of a list. */
const partsOf = (rows: readonly Nested[]): readonly TextPart[] => {
  const parts: { readonly type: TextPart['type']; readonly pieces: Piece[] }[] = [];
  for (const { name, piece } of rows.flatMap(({ row, inside }) => [row, ...inside.map((one) => one.row)])) {
    const type = partTypes[name.begins ?? name.is] ?? 'paragraph';
    const last = parts.at(-1);
    if (piece && last?.type === type) last.pieces.push(piece);
    else if (piece) parts.push({ type, pieces: [piece] });
  }
  return parts;
};

const partTypes: Readonly<Partial<Record<RowKind, TextPart['type']>>> = { item: 'list', step: 'steps' };

/**
 * Joins groups across texts. Groups have no IDs, so each is matched to the group of another text that shares most of
 * its cards. A card is in the group of the first text that prints it under a heading. Cards without a heading come
 * first.
 */
const joinGroups = (chapters: readonly Nested[], after: After): readonly GroupNode[] => {
  const home = new Map<string, string>();
  const named = within(chapters, 'group').map((groups, text) => {
    const taken = new Set<string>();
    return groups.flatMap((group, index) => {
      if (index === 0 && !group.row.piece) return [];
      const known = group.inside.flatMap((card) => home.get(card.id) ?? []);
      const id = mostFrequent(known.filter((one) => !taken.has(one))) ?? `${text} ${index}`;
      taken.add(id);
      for (const card of group.inside) if (!home.has(card.id)) home.set(card.id, id);
      return [{ ...group, id }];
    });
  });
  const entries = within(chapters, 'card', 'group').map((rows) =>
    rows.flatMap((one) => (one.row.name.is === 'card' ? one : one.inside)),
  );
  const cards = Map.groupBy(joinRows(entries, joinCard, after), ({ slug }) => home.get(slug));
  const alone = cards.get(undefined);
  return [
    ...(alone ? [{ headings: {}, cards: alone }] : []),
    ...joinRows(
      named,
      (rows): GroupNode => ({ headings: textsOf(rows), cards: cards.get(rows[0].id) ?? [] }),
    ),
  ];
};

const mostFrequent = (names: readonly string[]): string | undefined =>
  [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];

const nestRows = (text: Pick<PreparedSource, 'path' | 'paragraphs'>): Staged<readonly Nested[]> => {
  const paragraphs = withCardsFirst(text.paragraphs);
  const names = new Map<Paragraph, NameInText>();
  const titles = paragraphs.filter(({ name }) => name.is === 'title');
  const chapters: Nested[] = [];
  const cards: Nested[] = [];
  let open: Open = {};
  const isTaken = paragraphs.map((row) => {
    const { is, id } = row.name;
    const place = places[is];
    if (!place) return true;
    // If the first chapter has no heading of its own, it gets the title of the text.
    const isFirst = is === 'chapter' && chapters.length === 0;
    const nested = { id, row: isFirst ? { ...row, piece: row.piece ?? titles[0]?.piece } : row, inside: [] };
    const around = place.parentIn(open);
    if (is !== 'chapter' && !around) return false;
    (around?.inside ?? chapters).push(nested);
    if (is === 'card') cards.push(nested);
    open = { ...open, ...place.closes, [is]: nested };
    if (place.named) names.set(row, place.named(id, around));
    return true;
  });
  // Of consecutive stray rows only the first is reported.
  const astray = paragraphs.filter((_, index) => !isTaken[index] && (index === 0 || isTaken[index - 1]));
  const faultAt = ({ line }: Paragraph, message: string, hint: string): Diagnostic =>
    errorAt('join/astray', { file: text.path, line }, message, hint);
  return {
    value: chapters,
    diagnostics: [
      ...checkRuns(text, (row) => names.get(row)),
      ...titles
        .filter(({ piece }) => piece !== chapters[0]?.row.piece)
        .map((row) =>
          faultAt(
            row,
            'No page shows this title: the first chapter has another heading.',
            'Write a chapter for it into the line below, without a bar: `chapter introduction notes`. If it continues the line above, write > into the margin.',
          ),
        ),
      ...cards
        .filter(isBare)
        .map(({ row }) =>
          faultAt(
            row,
            `The card ${row.name.id} has no lines.`,
            `If its entry is lost with a page, write \`card ${row.name.id} lost\`; else delete the row, or mark its lines below it.`,
          ),
        ),
      ...astray.map((row) =>
        faultAt(
          row,
          `\`${nameInMessage(row.name)}\` must be below a ${places[row.name.is]?.parentName}.`,
          'Add the missing row above it; a row that the source does not print has no bar: `section introduction`.',
        ),
      ),
    ],
  };
};

const nameInMessage = ({ is, id }: RowName): string =>
  [is === 'ruling' || is === 'note' ? '' : is, id].filter((word) => word !== '').join(' ');

/** Whether a card has no printed line and is not marked `lost`. */
const isBare = ({ row, inside }: Nested): boolean =>
  !row.piece && !row.name.isLost && !inside.some((one) => cardLines.some((is) => is === one.row.name.is));

/** Swaps the rows of `Fog Horn 雾号`, because the row of the card must come before the row of its English name. */
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

/** The last row of each kind that can still get child rows. */
type Open = Readonly<Partial<Record<RowKind, Nested | undefined>>>;

interface Place {
  readonly parentIn: (open: Open) => Nested | undefined;
  readonly parentName: string;
  /** The unique name of a row; absent for kinds of which a parent can have several without an ID. */
  readonly named?: (id: string, around: Nested | undefined) => NameInText;
  readonly closes?: Open;
}

const ifOfRulings = (chapter: Nested | undefined): Nested | undefined =>
  chapter?.row.name.holds === 'rulings' ? chapter : undefined;

const line: Place = {
  // A line after a ruling belongs to the next card, and the row of that card is missing.
  parentIn: ({ card, ruling }) => (card?.row.name.isLost || ruling ? undefined : card),
  parentName: 'card, before its rulings',
};

/** A line that a card can have only once. */
const onceIn = (is: RowKind): Place => ({
  ...line,
  named: (_, card) => [`${is} of ${card?.id}`, card?.row.line],
});

const noCard: Open = { card: undefined, ruling: undefined };

const places: Readonly<Partial<Record<RowKind, Place>>> = {
  chapter: {
    parentIn: () => undefined,
    parentName: 'text',
    named: (id) => [`chapter ${id}`],
    closes: { ...noCard, section: undefined, group: undefined },
  },
  section: {
    parentIn: ({ chapter }) => chapter,
    parentName: 'chapter',
    named: (id, chapter) => [`section ${id} of ${chapter?.id}`, chapter?.row.line],
    closes: noCard,
  },
  group: {
    parentIn: ({ chapter }) => ifOfRulings(chapter),
    parentName: 'chapter of rulings',
    closes: noCard,
  },
  note: { parentIn: ({ section }) => section, parentName: 'section', named: (id) => [id] },
  card: {
    // In a chapter of rulings a card is an entry, even below a section.
    parentIn: ({ chapter, section, group }) => (ifOfRulings(chapter) ? (group ?? chapter) : section),
    parentName: 'section or group',
    named: (id, around) => [
      around?.row.name.is === 'section' ? `card ${id} of section ${around.id}` : `card ${id}`,
    ],
    closes: noCard,
  },
  'english-name': onceIn('english-name'),
  'mana-cost': onceIn('mana-cost'),
  'type-line': onceIn('type-line'),
  stats: onceIn('stats'),
  'rules-text': line,
  ruling: {
    parentIn: ({ chapter, card }) => ifOfRulings(chapter) && card,
    parentName: 'card of a chapter of rulings',
    named: (id, card) => [`${id} of ${card?.id}`, card?.row.line],
  },
  item: { parentIn: ({ ruling }) => ruling, parentName: 'ruling' },
  step: { parentIn: ({ ruling }) => ruling, parentName: 'ruling' },
};
