import type { CardBlock, TextBlock } from '../../../pipeline/structure/structure.ts';
import type { Flow } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { CardHead } from './card-head.ts';
import {
  isCreatureLine,
  isLandLine,
  isLevelLine,
  isLoyalty,
  isPlaneswalkerLine,
  isPowerToughness,
  isTokenLine,
} from './card-lines.ts';
import type { Line } from './line.ts';
import type { Problem, ProblemCode } from './problems.ts';

/** What reading a part of the document yields beside its blocks. */
export interface Rest {
  readonly repeated: readonly Flow[];
  readonly dividers: readonly Range[];
  readonly problems: readonly Problem[];
}

/** A card of its head, the paragraphs of its text and its rulings; `end` is where its other half begins. */
export const toCard = (
  head: CardHead | null,
  { text, rulings }: Pick<CardBlock, 'text' | 'rulings'>,
  end?: number,
): CardBlock =>
  withStatsOfText(
    {
      type: 'card',
      name: head?.name ?? null,
      nameEn: head?.nameEn ?? null,
      manaCost: head?.manaCost ?? null,
      typeLine: head?.typeLine ?? null,
      stats: head?.stats ?? null,
      text: head?.aside ? [head.aside, ...text] : text,
      rulings,
    },
    end,
  );

/**
 * Power and toughness, or loyalty, printed below the text as on the card itself; of a card that levels up, above its
 * first level, and of one with another half before that half begins.
 */
const withStatsOfText = (card: CardBlock, end = Number.POSITIVE_INFINITY): CardBlock => {
  const type = fold(card.typeLine?.flow.text ?? '');
  const isStats = ({ flow }: TextBlock): boolean =>
    isPlaneswalkerLine(type)
      ? isLoyalty(fold(flow.text), true)
      : isCreatureLine(type) && isPowerToughness(fold(flow.text));
  if (card.stats) return card;
  const last = card.text.findIndex(
    ({ flow }) => isLevelLine(fold(flow.text)) || (flow.offsets[0] ?? 0) >= end,
  );
  const own = last < 0 ? card.text : card.text.slice(0, last);
  const [stats, ...others] = own.filter(isStats);
  return stats && stats === own.at(-1) && others.length === 0
    ? { ...card, stats, text: card.text.filter((block) => block !== stats) }
    : card;
};

/** What an entry lacks. */
export const checkCard = (card: CardBlock, first: Line): readonly Problem[] => {
  const about = card.name?.flow.text;
  if (about === undefined)
    return first.hintedEntry
      ? []
      : [{ code: 'faq/card-without-head', line: first.number, about: first.flow.text }];
  const type = card.typeLine && fold(card.typeLine.flow.text);
  const lacking: readonly (readonly [ProblemCode, boolean])[] = [
    ['faq/card-without-type-line', type === null],
    ['faq/card-without-cost', type !== null && !card.manaCost && !isLandLine(type) && !isTokenLine(type)],
    [
      'faq/card-without-stats',
      type !== null && !card.stats && (isCreatureLine(type) || isPlaneswalkerLine(type)),
    ],
    ['faq/card-without-text', card.text.length === 0],
    ['faq/card-without-rulings', card.rulings.length === 0],
  ];
  return lacking.flatMap(([code, lacks]) => (lacks ? [{ code, line: first.number, about }] : []));
};
