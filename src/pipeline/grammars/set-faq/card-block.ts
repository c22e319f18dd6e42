import type { Flow } from '../../flow.ts';
import type { Range } from '../../source-text.ts';
import type { CardBlock, TextBlock } from '../../structure.ts';
import type { CardHead } from './card-head.ts';
import { foldedNames, type KnownCard } from './card-text.ts';
import { type EntryBody, readEntryBody } from './entry.ts';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import type { Problem, ProblemCode } from './problems.ts';
import { isPowerToughness } from './stats.ts';
import { isCreatureLine, isLandLine, isPlaneswalkerLine } from './type-line.ts';

/** What reading a part of the document yields beside its blocks. */
export interface Rest {
  readonly repeated: readonly Flow[];
  readonly dividers: readonly Range[];
  readonly problems: readonly Problem[];
}

/** A card with its rulings, from its head (null where it is lost) and the lines behind it. */
export const readEntry = (
  head: CardHead | null,
  lines: readonly Line[],
  first: Line,
  layout: Layout,
  inHalf: (line: Line) => boolean,
): Rest & { readonly card: CardBlock } => {
  const known: KnownCard & { readonly asList: boolean } = {
    names: head ? foldedNames(head) : [],
    entryText: new Set(),
    asList: head?.asList ?? false,
  };
  const body = readEntryBody(lines, known, layout, inHalf);
  const card = withStatsBehindText(toCard(head, body), lines.some(inHalf));
  return {
    card,
    repeated: body.repeated,
    dividers: body.dividers,
    problems: [...checkCard(card, first), ...body.problems],
  };
};

/** A card of a head alone and the paragraphs of its text. */
export const toCard = (
  head: CardHead | null,
  { text, rulings }: Pick<EntryBody, 'text' | 'rulings'>,
): CardBlock => ({
  type: 'card',
  name: head?.name ?? null,
  nameEn: head?.nameEn ?? null,
  manaCost: head?.manaCost ?? null,
  typeLine: head?.typeLine ?? null,
  stats: head?.stats ?? null,
  text: head?.aside ? [head.aside, ...text] : text,
  rulings,
});

/** Power and toughness printed at the end of the text, as on the card itself. */
const withStatsBehindText = (card: CardBlock, hasHalves: boolean): CardBlock => {
  const last = card.text.at(-1);
  const isCreature = card.typeLine !== null && isCreatureLine(card.typeLine.flow.text);
  if (hasHalves || card.stats || !isCreature || !last || !isStats(last)) return card;
  if (card.text.filter(isStats).length > 1) return card;
  return { ...card, stats: last, text: card.text.slice(0, -1) };
};

const isStats = ({ flow }: TextBlock): boolean => isPowerToughness(flow.text);

/** What an entry lacks. */
const checkCard = (card: CardBlock, first: Line): readonly Problem[] => {
  if (!card.name)
    return first.hintedEntry
      ? []
      : [{ code: 'faq/card-without-head', line: first.number, about: first.text }];
  const about = card.name.flow.text;
  const type = card.typeLine?.flow.text;
  const lacking: readonly (readonly [ProblemCode, boolean])[] = [
    ['faq/card-without-type-line', type === undefined],
    ['faq/card-without-cost', type !== undefined && !card.manaCost && !isLandLine(type)],
    [
      'faq/card-without-stats',
      type !== undefined && !card.stats && (isCreatureLine(type) || isPlaneswalkerLine(type)),
    ],
    ['faq/card-without-text', card.text.length === 0],
    ['faq/card-without-rulings', card.rulings.length === 0],
  ];
  return lacking.flatMap(([code, lacks]) => (lacks ? [{ code, line: first.number, about }] : []));
};
