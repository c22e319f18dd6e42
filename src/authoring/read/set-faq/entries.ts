/**
 * Divides the rulings chapter into entries. An entry ends at one of these:
 *
 *   a head                                              金鬃阿耶尼 / {二}{白}{白} / …
 *   the heading of a group                              蓝色
 *   a text without a head, after a complete ruling     {横置}: 鬼怪大炮对目标生物或牌手造成2点伤害…
 *
 * The other half of a card belongs to the same entry. It follows `//`, or a text that says that the card turns over.
 */

import { takeUntil } from '../lines/segment.ts';
import { bracketDepth, canEndParagraph, endsWithColon, isLonePunctuation } from '../lines/sentence.ts';
import { type CardHead, canBeName, type Heads } from './card-head.ts';
import type { Findings } from './items.ts';
import { isItem, type Line, problemAt } from './line.ts';
import { turnsOver } from './words.ts';

interface Group {
  readonly heading: Line | undefined;
  readonly entries: Entry[];
}

export interface Entry {
  /** Null if the head is lost. */
  readonly head: CardHead | null;
  readonly first: Line;
  /** The lines after the head, or all lines if the head is lost. */
  readonly body: readonly Line[];
  /** The head of the other half of the card, by the index of each line of that head. */
  readonly halves: ReadonlyMap<number, CardHead>;
}

/** Dividers and tables of contents go to `findings`, other lines that belong to no card to `strays`. */
export const divideRulings = (
  lines: readonly Line[],
  heads: Heads,
  findings: Findings,
): { readonly groups: readonly Group[]; readonly strays: readonly Line[] } => {
  const lacksBullets =
    lines.filter(({ marker }) => marker).length * 2 < lines.filter(({ index }) => heads.has(index)).length;
  const state: State = {
    ...{ heads, findings, lacksBullets, groups: [], strays: [] },
    ...{ entry: undefined, isAfterDivider: true, hasEnded: true },
  };
  let afterHead = 0;
  for (const [position, line] of lines.entries()) {
    if (line.index < afterHead) continue;
    const start = line.divider ? undefined : findStart(state, line, lines.slice(position + 1, position + 6));
    const taken = lines.slice(position, position + (start?.head ? start.head.to - start.head.from : 1));
    afterHead = line.index + taken.length;
    if (line.divider) takeDivider(state, line);
    else take(state, start, taken, line);
  }
  return state;
};

interface OpenEntry extends Entry {
  readonly body: Line[];
  readonly halves: Map<number, CardHead>;
}

interface State {
  readonly heads: Heads;
  readonly findings: Findings;
  /** Whether the bullets of the text are lost, so that an entry can also end at a blank line. */
  readonly lacksBullets: boolean;
  readonly groups: Group[];
  readonly strays: Line[];
  entry: OpenEntry | undefined;
  /** Whether a divider between cards, or the heading of the chapter, is directly above. */
  isAfterDivider: boolean;
  /** Whether the line above ends its sentence. */
  hasEnded: boolean;
}

interface Start {
  readonly type: 'entry' | 'half' | 'group' | 'stray';
  readonly head: CardHead | null;
}

const takeDivider = (state: State, line: Line): void => {
  const { entry } = state;
  if (entry && !hasItem(entry) && line.divider === '//') entry.body.push(line);
  else {
    state.findings.dividers.push(line.flow);
    state.isAfterDivider = true;
  }
};

const take = (state: State, start: Start | undefined, taken: readonly Line[], line: Line): void => {
  const { entry } = state;
  if (start?.type === 'entry') beginEntry(state, start.head, line);
  else if (start?.type === 'group') {
    // A list of colors (白色／蓝色／黑色／红色／绿色) is a table of contents.
    if (listOfGroups.test(line.text)) state.findings.leftOut.push(line.flow);
    else state.groups.push({ heading: line, entries: [] });
    state.entry = undefined;
  } else if (start?.head && entry) {
    entry.body.push(...taken);
    for (const { index } of taken) entry.halves.set(index, start.head);
  } else if (entry && !start) entry.body.push(line);
  else takeStray(state, line);
  const { text } = taken.at(-1) ?? line;
  state.isAfterDivider = false;
  const isWhole = canEndParagraph(text) && !endsWithColon(text) && bracketDepth(text.slice(-400)) <= 0;
  state.hasEnded = isLonePunctuation(text) || isWhole;
};

const listOfGroups = /(?:[/、].*){3}/u;

const beginEntry = (state: State, head: CardHead | null, line: Line): void => {
  state.entry = { head, first: line, body: head ? [] : [line], halves: new Map() };
  if (state.groups.length === 0) state.groups.push({ heading: undefined, entries: [] });
  state.groups.at(-1)?.entries.push(state.entry);
};

const takeStray = (state: State, line: Line): void => {
  state.strays.push(line);
  state.entry = undefined;
  if (state.groups.length > 0) state.findings.problems.push(problemAt(line, 'faq/text-among-cards'));
};

const group: Start = { type: 'group', head: null };
const headless: Start = { type: 'entry', head: null };

const findStart = (state: State, line: Line, below: readonly Line[]): Start | undefined => {
  const { heads, entry } = state;
  const head = heads.get(line.index);
  if (head) return { type: entry && isOtherHalf(entry, head) ? 'half' : 'entry', head };
  if (line.marker) return undefined;
  if (line.is.group) return group;
  const isBeforeCard = beginsCards(below.slice(0, 3), heads);
  if (!canBeginWithoutHead(state, line)) return undefined;
  return isBeforeCard && canBeName(line) ? group : findWithoutHead(state, line, below);
};

const beginsCards = (lines: readonly Line[], heads: Heads): boolean => {
  const first = lines.find(({ divider }) => !divider);
  return first !== undefined && (heads.has(first.index) || first.is.group);
};

/** Without a head, an entry begins after a divider or a complete ruling or, if bullets are lost, at a blank line. */
const canBeginWithoutHead = ({ isAfterDivider, hasEnded, entry, lacksBullets }: State, line: Line): boolean =>
  isAfterDivider || (hasEnded && (!entry || hasItem(entry) || (lacksBullets && line.isApart)));

const findWithoutHead = (state: State, line: Line, below: readonly Line[]): Start | undefined => {
  const { heads, entry, isAfterDivider } = state;
  if (line.is.ability) return headless;
  if (!isAfterDivider || !entry) return undefined;
  const own = takeUntil(below, ({ index, divider }) => heads.has(index) || divider !== null);
  return own.some(({ marker }) => marker) ? headless : { type: 'stray', head: null };
};

const hasItem = ({ body, halves }: OpenEntry): boolean =>
  body.some((line) => isItem(line) && !halves.has(line.index));

/** The other half is directly below a divider, or it has no cost and the text says that the card is turned over. */
const isOtherHalf = (entry: OpenEntry, { manaCost, typeLine }: CardHead): boolean => {
  if (hasItem(entry)) return false;
  if (entry.body.at(-1)?.divider) return true;
  const isTurned = entry.body.some(({ text }) => turnsOver.test(text.slice(0, 600)));
  return isTurned && typeLine !== null && !manaCost;
};
