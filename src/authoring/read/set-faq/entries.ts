/**
 * The rulings chapter divided into entries. An entry goes on until something else begins:
 *
 *   a head                                              金鬃阿耶尼 / {二}{白}{白} / …
 *   the heading of a group                              蓝色
 *   after a ruling that has ended, a text without head  {横置}: 鬼怪大炮对目标生物或牌手造成2点伤害…
 *   after a ruling that has ended, a short line that the lines after it name again: a damaged head
 *
 * The other half of a two-part card is part of its entry: after `//`, where the text says that the card is turned over, or
 * where the type line is that of an adventure.
 */

import { fold, foldToKey } from '../../../pipeline/text/fold.ts';
import { isLonePunctuation } from '../lines/sentence.ts';
import { type CardHead, canBeName } from './card-head.ts';
import {
  beginsWithKeyword,
  isAdventureLine,
  isLandLine,
  isLoyaltyAbility,
  isPlaneswalkerLine,
} from './card-lines.ts';
import { keysOfNames, splitName } from './card-name.ts';
import { type Line, toBlock } from './line.ts';
import { bracketDepth, canEndParagraph } from './open-text.ts';
import { turnsOver } from './words.ts';

/** What the lines of the chapter are divided into. */
export type Unit = Entry | { readonly type: 'group' | 'stray' | 'divider'; readonly line: Line };

export interface Entry {
  readonly type: 'entry';
  /** Null where it is lost. */
  readonly head: CardHead | null;
  /** The line it begins with. */
  readonly first: Line;
  /** The lines after the head. */
  readonly body: readonly Line[];
  /** Indices of the lines that are the head of its other half, each with that. */
  readonly halves: ReadonlyMap<number, CardHead>;
}

type Heads = ReadonlyMap<number, CardHead>;

/** Divides the lines of the rulings chapter; every line is in one unit. */
export const divideRulings = (lines: readonly Line[], heads: Heads): readonly Unit[] => {
  const isBare =
    lines.filter(({ marker }) => marker).length * 2 < lines.filter(({ index }) => heads.has(index)).length;
  const state: State = { units: [], entry: undefined, isAfterDivider: true, hasEnded: true, isBare };
  for (let position = 0; position < lines.length; ) {
    const line = lines[position];
    if (!line) break;
    if (line.divider) takeDivider(state, line, line.divider === '//');
    const start = line.divider ? undefined : findStart({ state, line, lines, position, heads });
    const head = typeof start === 'object' ? start.head : null;
    const taken = lines.slice(position, position + (head ? head.to - head.from : 1));
    if (!line.divider) take(state, start, taken, line);
    position += taken.length;
  }
  return state.units;
};

interface OpenEntry extends Entry {
  readonly body: Line[];
  readonly halves: Map<number, CardHead>;
  /** A ruling has been seen: what follows it is no rules text. */
  hasItem: boolean;
  /** A divider between halves stands right before. */
  isDivided: boolean;
  /** The text says that the card is turned over. */
  turns: boolean;
}

interface State {
  readonly units: Unit[];
  entry: OpenEntry | undefined;
  /** A divider between cards, or the heading of the chapter, stands right before. */
  isAfterDivider: boolean;
  /** The line before ends its sentence. */
  hasEnded: boolean;
  /** The text has lost its bullets: a blank line is as good as a ruling. */
  readonly isBare: boolean;
}

/** What begins at a line: an entry with or without head, the other half of the entry, a group, or a stray text. */
type Start = { readonly type: 'entry' | 'half'; readonly head: CardHead | null } | 'group' | 'stray';

const takeDivider = (state: State, line: Line, isBetweenHalves: boolean): void => {
  const { entry } = state;
  if (entry && !entry.hasItem && isBetweenHalves) {
    entry.isDivided = true;
    entry.body.push(line);
    return;
  }
  state.units.push({ type: 'divider', line });
  state.isAfterDivider = true;
};

const take = (state: State, start: Start | undefined, taken: readonly Line[], line: Line): void => {
  const { entry } = state;
  if (typeof start === 'string') {
    state.units.push({ type: start, line });
    state.entry = undefined;
  } else if (start?.type === 'entry') {
    const [body, halves] = [start.head ? [] : [line], new Map<number, CardHead>()];
    const own = { hasItem: false, isDivided: false, turns: false };
    state.entry = { type: 'entry', head: start.head, first: line, body, halves, ...own };
    state.units.push(state.entry);
  } else if (start?.head && entry) {
    entry.body.push(...taken);
    for (const { index } of taken) entry.halves.set(index, start.head);
    entry.isDivided = false;
  } else if (entry) {
    addLine(entry, line);
  } else state.units.push({ type: 'stray', line });
  const { text } = taken.at(-1) ?? line;
  state.isAfterDivider = false;
  state.hasEnded = isLonePunctuation(text) || (canEndParagraph(text) && bracketDepth(text.slice(-400)) <= 0);
};

const addLine = (entry: OpenEntry, line: Line): void => {
  entry.body.push(line);
  entry.hasItem ||= line.marker !== null || line.is.question;
  entry.isDivided = false;
  entry.turns ||= !entry.hasItem && turnsOver.test(line.text.slice(0, 600));
};

/** A place in the chapter, and what is known of what stands before it. */
interface Place {
  readonly state: State;
  readonly line: Line;
  readonly lines: readonly Line[];
  readonly position: number;
  readonly heads: Heads;
}

const headless: Start = { type: 'entry', head: null };

const findStart = (place: Place): Start | undefined => {
  for (const form of startForms) {
    const start = form(place);
    if (start !== undefined) return start ?? undefined;
  }
  return undefined;
};

/** In order: what can begin at a line. Null says that nothing does, whatever the later forms would say. */
const startForms: readonly ((place: Place) => Start | null | undefined)[] = [
  ({ state: { entry }, line, heads }) => {
    const head = heads.get(line.index);
    return head && { type: entry && isOtherHalf(entry, head) ? 'half' : 'entry', head };
  },
  ({ line }) => (line.marker ? null : undefined),
  // 红色 above a type line is the color of the other half of a card.
  ({ line, lines, position }) => {
    const { type = false, group = false } = lines[position + 1]?.is ?? {};
    return line.is.group && !(type && !group) ? 'group' : undefined;
  },
  (place) =>
    place.line.decoration && (isBeforeCard(place) || place.state.isAfterDivider) ? 'group' : undefined,
  // Something without a head begins only after a divider, or where a ruling has come to its end.
  ({ state: { isAfterDivider, hasEnded, entry, isBare }, line }) =>
    isAfterDivider || (hasEnded && (!entry || entry.hasItem || (isBare && line.blanksBefore > 0)))
      ? undefined
      : null,
  (place) => (canBeName(place.line) && isBeforeCard(place) ? 'group' : undefined),
  ({ state: { entry }, line }) => {
    if (!line.is.ability) return undefined;
    return entry?.head && hasLoyalty(entry.head) && isLoyaltyAbility(line.text.slice(0, 16))
      ? null
      : headless;
  },
  (place) =>
    canBeName(place.line) && isNamedBelow(place)
      ? { type: 'entry', head: toBareHead(place.line) }
      : undefined,
  (place) => {
    if (!place.state.isAfterDivider || !place.state.entry) return undefined;
    const below = linesBelow(place, ({ divider }) => divider !== null);
    return below.some(({ marker }) => marker) ? headless : 'stray';
  },
];

const isBeforeCard = ({ lines, position, heads }: Place): boolean => {
  const next = lines.slice(position + 1, position + 4).find(({ divider }) => !divider);
  return next !== undefined && (heads.has(next.index) || next.is.group);
};

/** A planeswalker goes on with its next ability, also where blank lines are all that tells its texts apart. */
const hasLoyalty = ({ typeLine }: CardHead): boolean =>
  typeLine !== null && isPlaneswalkerLine(fold(typeLine.flow.text));

/** The other half needs no cost where the text says that the card is turned over, and after a divider any; an adventure is always one. */
const isOtherHalf = ({ hasItem, isDivided, turns }: OpenEntry, { manaCost, typeLine }: CardHead): boolean => {
  if (hasItem) return false;
  const type = typeLine && fold(typeLine.flow.text);
  return isDivided || (type !== null && (isAdventureLine(type) || (turns && !manaCost && !isLandLine(type))));
};

/** How far below a line its card's text or rulings begin. */
const lookAhead = 5;

/** The next lines, up to another card or another end. */
const linesBelow = ({ lines, position, heads }: Place, isEnd: (line: Line) => boolean): readonly Line[] => {
  const below = lines.slice(position + 1, position + 1 + lookAhead);
  const end = below.findIndex((line) => heads.has(line.index) || isEnd(line));
  return end < 0 ? below : below.slice(0, end);
};

/** True when one of the next lines, before another card begins, has the name in it, or its own line marks it as one. */
const isNamedBelow = (place: Place): boolean => {
  if (beginsWithKeyword(place.line.text)) return false;
  if (/^《[^《》]+》/u.test(place.line.text)) return true;
  const names = keysOfNames(splitName(toBlock(place.line)));
  return linesBelow(place, () => false).some(({ text }) => {
    const key = foldToKey(text.slice(0, 600));
    return names.some((name) => key.includes(name));
  });
};

/** A head of which only the name is left. */
const toBareHead = (line: Line): CardHead => ({
  from: line.index,
  to: line.index + 1,
  ...splitName(toBlock(line)),
  manaCost: null,
  typeLine: null,
  stats: null,
  aside: null,
});
