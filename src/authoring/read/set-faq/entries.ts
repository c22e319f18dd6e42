/**
 * The rulings chapter divided into entries. An entry goes on until something else begins:
 *
 *   a head                                              金鬃阿耶尼 / {二}{白}{白} / …
 *   the heading of a group                              蓝色
 *   after a ruling that has ended, a text without head  {横置}: 鬼怪大炮对目标生物或牌手造成2点伤害…
 *   after a ruling that has ended, a short line that the lines behind it name again: a damaged head
 *   the names of the cards right below it           曙光领航员与暮色领航员
 *
 * The other half of a two-part card is part of its entry: behind `//`, or where the text speaks of turning.
 */

import { foldToKey } from '../../../pipeline/text/fold.ts';
import { isLonePunctuation } from '../lines/sentence.ts';
import { type CardHead, canBeName } from './card-head.ts';
import { splitName } from './card-name.ts';
import { foldedNames, refersElsewhere } from './card-text.ts';
import { isDecorated, isGroupHeading } from './headings.ts';
import { type Divider, type Line, toBlock } from './line.ts';
import { namesCardsBelow } from './named-cards.ts';
import type { NotesContext } from './notes-chapter.ts';
import { beginsQuestion } from './questions.ts';
import { beginsAbility, beginsWithKeyword } from './rules-text.ts';
import { bracketDepth, canEndParagraph } from './text-style.ts';
import { isLandLine, isTypeLine } from './type-line.ts';

/** What the lines of the chapter are divided into. */
export type Unit = Entry | { readonly type: 'group' | 'stray' | 'divider' | 'names'; readonly line: Line };

interface Entry {
  readonly type: 'entry';
  /** Null where it is lost. */
  readonly head: CardHead | null;
  /** The line it begins with. */
  readonly first: Line;
  /** The lines behind the head. */
  readonly body: readonly Line[];
  /** Indices of the lines that are the head of its other half. */
  readonly halves: ReadonlySet<number>;
}

/** Divides the lines of the rulings chapter; every line is in one unit. */
export const divideRulings = (lines: readonly Line[], context: NotesContext): readonly Unit[] => {
  const state: State = { units: [], entry: undefined, behindDivider: true, ended: true, pair: [] };
  for (let position = 0; position < lines.length; ) {
    const line = lines[position];
    if (!line) break;
    if (line.divider) {
      takeDivider(state, line, context);
      position += 1;
      continue;
    }
    const start = findStart({ state, line, lines, position, heads: context.heads });
    const length = typeof start === 'string' || !start?.head ? 1 : start.head.to - start.head.from;
    take(state, start, lines.slice(position, position + length), line);
    position += length;
    const last = lines[position - 1] ?? line;
    state.behindDivider = false;
    state.ended =
      isLonePunctuation(last.text) ||
      (canEndParagraph(last.text) && bracketDepth(last.text.slice(-400)) <= 0);
  }
  return state.units;
};

interface OpenEntry extends Entry {
  readonly body: Line[];
  readonly halves: Set<number>;
  /** A line with a bullet has been seen: what follows it is no rules text. */
  hasItem: boolean;
  /** What stands right before: a divider that can be between halves, or one that hardly can. */
  divided: 'halves' | 'perhaps' | null;
  /** The text speaks of turning the card over. */
  turns: boolean;
}

interface State {
  readonly units: Unit[];
  entry: OpenEntry | undefined;
  /** A divider between cards, or the heading of the chapter, stands right before. */
  behindDivider: boolean;
  /** The line before ends its sentence. */
  ended: boolean;
  /** The names of the halves of a card that a line over them announces (`Break // Wash`), folded. */
  pair: readonly string[];
}

/** What begins at a line: an entry with or without head, the other half of the entry, a group, or a stray text. */
type Start =
  | { readonly type: 'entry' | 'half'; readonly head: CardHead | null }
  | 'group'
  | 'stray'
  | 'names';

const takeDivider = (state: State, line: Line, { layout }: NotesContext): void => {
  const { entry } = state;
  if (entry && !entry.hasItem && line.divider && layout.halfDividers.has(line.divider.style)) {
    entry.divided = isShort(line.divider) ? 'halves' : 'perhaps';
    entry.body.push(line);
    return;
  }
  state.units.push({ type: 'divider', line });
  state.behindDivider = true;
};

/** `//`, `----`: a longer line, or one of other signs, is rather drawn between cards. */
const isShort = ({ style, slashes }: Divider): boolean => slashes || /^[-－—─][34]$/u.test(style);

const take = (state: State, start: Start | undefined, taken: readonly Line[], line: Line): void => {
  const { entry } = state;
  if (typeof start === 'string') {
    state.units.push({ type: start, line });
    state.entry = undefined;
    state.pair = namesOfHalves(line);
  } else if (start?.type === 'entry') {
    const opened: OpenEntry = {
      type: 'entry',
      head: start.head,
      first: line,
      body: [],
      halves: new Set(),
      hasItem: false,
      divided: null,
      turns: false,
    };
    state.units.push(opened);
    state.entry = opened;
    if (!start.head) addLine(opened, line);
  } else if (start && entry) {
    for (const half of taken) {
      entry.body.push(half);
      entry.halves.add(half.index);
    }
    entry.divided = null;
  } else if (entry) {
    addLine(entry, line);
  } else {
    state.units.push({ type: 'stray', line });
    state.pair = namesOfHalves(line);
  }
};

/** `Break // Wash` over the heads of both */
const namesOfHalves = ({ text }: Line): readonly string[] =>
  /\s[/／]{2}\s/u.test(text.slice(0, 160)) ? text.split(/[/／]{2}/u).map(foldToKey) : [];

const addLine = (entry: OpenEntry, line: Line): void => {
  entry.body.push(line);
  const isListText = entry.head?.asList === true && line.marker?.glyph === 'dash';
  const isReference = entry.body.length === 1 && refersElsewhere(line.text);
  const isItem = (line.marker && !isListText) || line.hintedRuling || beginsQuestion(line.text);
  if (isItem || isReference) entry.hasItem = true;
  else if (
    !entry.hasItem &&
    /转化|轉化|翻转|翻轉|翻面|transform|flip |変身|反転/iu.test(line.text.slice(0, 600))
  )
    entry.turns = true;
};

/** A place in the chapter, and what is known of what stands before it. */
interface Place {
  readonly state: State;
  readonly line: Line;
  readonly lines: readonly Line[];
  readonly position: number;
  readonly heads: ReadonlyMap<number, CardHead>;
}

const findStart = (place: Place): Start | undefined => {
  for (const read of startForms) {
    const start = read(place);
    if (start !== undefined) return start ?? undefined;
  }
  return undefined;
};

/** In order: what can begin at a line. Null says that nothing does, whatever the later forms would say. */
const startForms: readonly ((place: Place) => Start | null | undefined)[] = [
  ({ line }) => (line.hintedEntry ? { type: 'entry', head: null } : undefined),
  ({ state: { entry, pair }, line, heads }) => {
    const head = heads.get(line.index);
    return head && { type: entry && isOtherHalf(entry, head, pair) ? 'half' : 'entry', head };
  },
  ({ line }) => (line.marker || line.hintedRuling ? null : undefined),
  // 红色 above a type line is the color of the other half of a card.
  (place) => (isGroupHeading(place.line.text) && !isAboveType(place) ? 'group' : undefined),
  (place) =>
    isDecorated(place.line) && (isBeforeCard(place) || place.state.behindDivider) ? 'group' : undefined,
  ({ state }) => (canBeginBare(state) ? undefined : null),
  ({ line, heads }) => (namesCardsBelow(line, heads) ? 'names' : undefined),
  (place) => (canBeName(place.line) && isBeforeCard(place) ? 'group' : undefined),
  ({ line }) => (beginsAbility(line.text) ? { type: 'entry', head: null } : undefined),
  (place) =>
    canBeName(place.line) && isOnlyReferred(place)
      ? { type: 'entry', head: toBareHead(place.line) }
      : undefined,
  (place) =>
    canBeName(place.line) && (/^《[^《》]+》/u.test(place.line.text) || isNamedBehind(place))
      ? { type: 'entry', head: toBareHead(place.line) }
      : undefined,
  (place) => {
    if (!place.state.behindDivider || !place.state.entry) return undefined;
    return hasItemsBehind(place) ? { type: 'entry', head: null } : 'stray';
  },
];

/** Something without a head can begin behind a divider, or where a ruling has come to its end. */
const canBeginBare = ({ entry, behindDivider, ended }: State): boolean =>
  behindDivider || (ended && (entry === undefined || entry.hasItem));

const isAboveType = ({ lines, position }: Place): boolean => {
  const next = lines[position + 1];
  return next !== undefined && isTypeLine(next.text) && !isGroupHeading(next.text);
};

const isBeforeCard = ({ lines, position, heads }: Place): boolean => {
  const next = lines.slice(position + 1, position + 4).find(({ divider }) => !divider);
  return next !== undefined && (heads.has(next.index) || isGroupHeading(next.text));
};

/** The other half needs no cost where the text speaks of turning the card over, and behind any divider. */
const isOtherHalf = (
  { head: first, hasItem, divided, turns }: OpenEntry,
  { name, manaCost, typeLine }: CardHead,
  pair: readonly string[],
): boolean => {
  if (hasItem) return false;
  if (typeLine && onlyHalves.test(typeLine.flow.text)) return true;
  if (first && [first.name, name].every(({ flow }) => pair.includes(foldToKey(flow.text)))) return true;
  const hasNoCost = !manaCost && typeLine !== null && !isLandLine(typeLine.flow.text);
  return divided === 'halves' || (hasNoCost && (turns || divided === 'perhaps'));
};

/** Subtypes of what is only ever the smaller half of a card. */
const onlyHalves = /[～~〜∼—–―─-]\s*(?:adventure|历险|歷險|出来事)$/iu;

/** How far behind a line its card's text or rulings begin. */
const lookAhead = 5;

/** True when one of the next lines, before another card begins, has the name in it. */
const isNamedBehind = ({ line, lines, position, heads }: Place): boolean => {
  if (beginsWithKeyword(line.text)) return false;
  const names = foldedNames(splitName(toBlock(line)));
  const behind = linesUpTo(lines.slice(position + 1, position + 1 + lookAhead), ({ index }) =>
    heads.has(index),
  );
  return behind.some(({ text }) => {
    const folded = foldToKey(text.slice(0, 600));
    return names.some((name) => folded.includes(name));
  });
};

/** A name, and below it no more than where to read on: `See the Double-Faced Cards section above.` */
const isOnlyReferred = ({ line, lines, position }: Place): boolean => {
  const next = lines[position + 1];
  return line.blanksBefore > 0 && next !== undefined && next.marker === null && refersElsewhere(next.text);
};

const hasItemsBehind = ({ lines, position, heads }: Place): boolean =>
  linesUpTo(
    lines.slice(position + 1, position + 1 + lookAhead),
    ({ index, divider }) => divider !== null || heads.has(index),
  ).some(({ marker }) => marker !== null);

/** The lines before the first that is an end. */
const linesUpTo = (lines: readonly Line[], isEnd: (line: Line) => boolean): readonly Line[] => {
  const end = lines.findIndex(isEnd);
  return end < 0 ? lines : lines.slice(0, end);
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
  asList: false,
});
