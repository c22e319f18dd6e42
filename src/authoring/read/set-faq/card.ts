import type { Flow } from '../../../pipeline/text/flow.ts';
import { fold, foldToKey } from '../../../pipeline/text/fold.ts';
import { takeUntil } from '../lines/segment.ts';
import { endsWithColon } from '../lines/sentence.ts';
import type { Problem, ProblemCode } from '../problems.ts';
import type { FaqRow } from '../structure.ts';
import type { CardHead, Heads } from './card-head.ts';
import {
  beginsAbility,
  beginsWithKeyword,
  hasNoCost,
  isCreatureLine,
  isLevelLine,
  isPlaneswalkerLine,
  isPowerToughness,
} from './card-lines.ts';
import { keysOfNames } from './card-name.ts';
import type { ChapterRange } from './chapters.ts';
import { type Line, problemAt } from './line.ts';
import { ofItsAbilities, prose, rulesText } from './words.ts';

/** What the readers of the chapters find beside blocks, in the order of the document. */
export interface Rest {
  readonly dividers: Flow[];
  /** Remarks beside the names of cards, `（仅出现在鹏洛客套牌中）`: no text of the card. */
  readonly leftOut: Flow[];
  readonly problems: Problem[];
}

/** The lines of a card that its head has; the first names it, even where its name is lost. */
export const rowsOfHead = (head: CardHead | null): readonly FaqRow[] => {
  const lines = [
    ['english-name', head?.nameEn],
    ['mana-cost', head?.manaCost],
    ['type-line', head?.typeLine],
    ['stats', head?.stats],
  ] as const;
  return [
    { name: { is: 'card' }, text: head?.name ?? null },
    ...lines.flatMap(([is, text]) => (text ? [{ name: { is }, text }] : [])),
  ];
};

/** What an entry lacks. */
export const checkCard = (
  head: CardHead | null,
  rows: readonly FaqRow[],
  first: Line,
): readonly Problem[] => {
  if (!head) return [problemAt(first, 'faq/card-without-head')];
  const about = head.name.flow.text;
  const has = (is: FaqRow['name']['is']): boolean => rows.some(({ name }) => name.is === is);
  const type = head.typeLine && fold(head.typeLine.flow.text);
  // A list of questions prints nothing but the names of a card.
  const hasMore = type !== null || head.manaCost !== null;
  const lacking: readonly (readonly [ProblemCode, boolean])[] = [
    ['faq/card-without-type-line', type === null && hasMore],
    ['faq/card-without-cost', type !== null && !head.manaCost && !hasNoCost(type)],
    [
      'faq/card-without-stats',
      type !== null && !head.stats && (isCreatureLine(type) || isPlaneswalkerLine(type)),
    ],
    ['faq/card-without-text', !has('rules-text') && hasMore],
    ['faq/card-without-rulings', !has('ruling')],
  ];
  return lacking.flatMap(([code, lacks]) => (lacks ? [problemAt(first, code, about)] : []));
};

/**
 * Whether a paragraph is the rules text of a card or speaks about it. Inside a chapter a card box ends where
 * the prose goes on:
 *
 *   穿髓金针 / {一} / 神器
 *   于穿髓金针进战场时，说出一个牌名。                       text: names the card
 *   除了法术力异能之外，具有该名称之来源的起动式异能都不能起动。  text: the entry of the card has it too
 *   要「使用某张地」就是将它放进战场，…                       prose
 */

/** What is known of a card when its text is read. */
export interface KnownCard {
  /** Its names, folded. */
  readonly names: readonly string[];
  /** Beginnings of the paragraphs of its entry, folded; empty when it has no entry. */
  readonly entryText: ReadonlySet<string>;
}

/** True when a paragraph below the head of a box belongs to its text; `count` paragraphs are there already. */
export const isBoxText = (folded: string, card: KnownCard, count: number): boolean => {
  if (card.entryText.size > 0) return card.entryText.has(paragraphKey(folded));
  if (isAboutCard(folded, card.names) || endsWithColon(folded)) return false;
  if (count === 0 || isLevelLine(folded) || isPowerToughness(folded)) return true;
  return (
    beginsAbility(folded) ||
    beginsWithKeyword(folded) ||
    card.names.some((name) => foldToKey(folded.slice(0, longestEvidence)).includes(name)) ||
    rulesText.test(folded)
  );
};

/** True for prose about a card: what no card says of itself. */
export const isAboutCard = (folded: string, names: readonly string[]): boolean => {
  const beginning = folded.slice(0, longestEvidence);
  if (prose.test(beginning.replace(/\([^()]*\)|「[^「」]*」/gu, ''))) return true;
  const key = foldToKey(beginning);
  return names.some((name) =>
    key
      .split(name)
      .slice(1)
      .some((rest) => ofItsAbilities.test(rest)),
  );
};

const longestEvidence = 1200;

/** What two prints of one paragraph have in common. */
const paragraphKey = (folded: string): string => foldToKey(folded.slice(0, 40)).slice(0, 8);

/** No card has more paragraphs of rules text than this. */
const longestText = 12;

/** Beginnings of the rules text of each card that has an entry, by folded name: a box shows the same text. */
export const readEntryTexts = (
  lines: readonly Line[],
  ranges: readonly ChapterRange[],
  heads: Heads,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const rulings = ranges.find(({ kind }) => kind === 'rulings');
  const texts = new Map<string, ReadonlySet<string>>();
  for (const head of heads.values()) {
    if (!rulings || head.from < rulings.from || head.to > rulings.to) continue;
    const body = lines.slice(head.to, Math.min(head.to + longestText, rulings.to));
    const text = takeUntil(body, (line) => Boolean(line.divider || line.marker || heads.has(line.index)));
    const keys = new Set(text.map((line) => paragraphKey(line.text)));
    if (keys.size > 0) for (const name of keysOfNames(head)) texts.set(name, keys);
  }
  return texts;
};
