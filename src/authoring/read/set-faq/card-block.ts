import type { CardBlock, TextBlock } from '../../../pipeline/structure/structure.ts';
import type { Flow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { CardHead } from './card-head.ts';
import { foldedNames, type KnownCard } from './card-text.ts';
import { type EntryBody, readEntryBody } from './entry.ts';
import type { Layout } from './layout.ts';
import type { Line } from './line.ts';
import type { Problem, ProblemCode } from './problems.ts';
import { isLevelLine } from './rules-text.ts';
import { isDefense, isLoyalty, isPowerToughness } from './stats.ts';
import {
  isBattleLine,
  isCreatureLine,
  isLandLine,
  isPlaneswalkerLine,
  isTokenLine,
  isVehicleLine,
} from './type-line.ts';

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
  const card = withStatsOfText(toCard(head, body), lines.find(inHalf)?.flow.offsets[0]);
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

/**
 * Power and toughness, loyalty or defense, printed below the text as on the card itself; of a card that levels up,
 * above its first level, and of one with another half before that half begins, at the offset `end`.
 */
export const withStatsOfText = (card: CardBlock, end = Number.POSITIVE_INFINITY): CardBlock => {
  const type = card.typeLine?.flow.text;
  if (card.stats || type === undefined) return card;
  const level = card.text.findIndex(({ flow }) => isLevelLine(flow.text) || (flow.offsets[0] ?? 0) >= end);
  const own = level < 0 ? card.text : card.text.slice(0, level);
  const at = own.findLastIndex((block) => isStatsOf(type, block));
  const stats = own[at];
  const isLast = at === own.length - 1;
  const isOnly = own.filter((block) => isStatsOf(type, block)).length === 1;
  return stats && isLast && isOnly
    ? { ...card, stats, text: card.text.filter((block) => block !== stats) }
    : card;
};

const isStatsOf = (type: string, { flow: { text } }: TextBlock): boolean => {
  if (isPlaneswalkerLine(type)) return isLoyalty(text, true);
  if (isBattleLine(type)) return isDefense(text, true);
  return (isCreatureLine(type) || isVehicleLine(type)) && isPowerToughness(text);
};

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
    [
      'faq/card-without-cost',
      type !== undefined && !card.manaCost && !isLandLine(type) && !isTokenLine(type),
    ],
    [
      'faq/card-without-stats',
      type !== undefined &&
        !card.stats &&
        (isCreatureLine(type) || isPlaneswalkerLine(type) || isBattleLine(type)),
    ],
    ['faq/card-without-text', card.text.length === 0],
    ['faq/card-without-rulings', card.rulings.length === 0],
  ];
  return lacking.flatMap(([code, lacks]) => (lacks ? [{ code, line: first.number, about }] : []));
};
