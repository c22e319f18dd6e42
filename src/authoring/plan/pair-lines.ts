import { diffArrays } from 'diff';
import { partOfId } from '../../pipeline/join/tree.ts';
import type { RowName } from '../../pipeline/marked-text/margin.ts';
import { alignInOrder, isEmpty, type Span } from '../align/in-order.ts';
import { foldWording, similarity } from '../compare/similarity.ts';
import { bestPairs } from './best-pairs.ts';
import type { Line } from './text-lines.ts';

/** The matching lines of the older text, by line of the newer text. */
export type Pairs = ReadonlyMap<Line, readonly Line[]>;

export const pairLines = (olds: readonly Line[], news: readonly Line[]): Pairs => {
  const pairs = new Map<Line, readonly Line[]>();
  const [goneLines, newLines]: [Line[], Line[]] = [[], []];
  for (const [from, to] of stretchesOf(olds, news)) {
    const isSame =
      from.length === to.length && from.every((old, index) => keyOf(old) === keyOf(to[index] ?? old));
    const found = isSame
      ? new Map(to.map((line, index) => [line, from.slice(index, index + 1)]))
      : alignLines(from, to);
    for (const [line, own] of found) pairs.set(line, own);
    const taken = new Set([...found.values()].flat());
    goneLines.push(...from.filter((line) => !taken.has(line)));
    newLines.push(...to.filter((line) => !found.has(line)));
  }
  const moved = bestPairs(newLines, goneLines, (line, old) => {
    const likeness = similarity(line.text, old.text);
    return likeness >= leastMoved ? likeness : undefined;
  });
  for (const [line, old] of moved) pairs.set(line, [old]);
  return pairs;
};

/** Stretches of equal lines, and the gaps between them. */
const stretchesOf = (
  olds: readonly Line[],
  news: readonly Line[],
): readonly (readonly [from: readonly Line[], to: readonly Line[]])[] => {
  const stretches: [Line[], Line[]][] = [[[], []]];
  let [from, to, isGap] = [0, 0, false];
  for (const { count, removed, added } of diffArrays(olds.map(keyOf), news.map(keyOf))) {
    const isChange = removed || added;
    if (!(isChange && isGap)) stretches.push([[], []]);
    isGap = isChange;
    const [own, others] = stretches.at(-1) ?? [];
    if (!added) own?.push(...olds.slice(from, from + count));
    if (!removed) others?.push(...news.slice(to, to + count));
    if (!added) from += count;
    if (!removed) to += count;
  }
  return stretches;
};

const keyOf = ({ text }: Line): string => foldWording(text) || text.trim();

/** The least similarity of a moved line; higher than for lines in order, because a move needs more evidence. */
export const leastMoved = 0.7;

/** The least similarity of a changed text. Two unrelated clauses share about a fifth of their words. */
export const leastAlike = 0.4;

/**
 * Pairs the lines of a gap in order, by similarity: changed, split and joined ones. Lines left between two pairs
 * are paired as rewritten if there are as many old as new ones, of the same kinds.
 */
const alignLines = (olds: readonly Line[], news: readonly Line[]): Pairs => {
  const textOf = (lines: readonly Line[], { from, to }: Span): string =>
    lines
      .slice(from, to)
      .map(({ text }) => text)
      .join('\n');
  const groups = alignInOrder(olds.length, news.length, (left, right) => {
    if (isEmpty(left) || isEmpty(right)) return 0;
    const likeness = similarity(textOf(olds, left), textOf(news, right));
    return likeness < leastAlike ? undefined : leastAlike - 0.05 - likeness;
  });
  const pairs = new Map<Line, readonly Line[]>();
  let [gone, fresh]: [Line[], Line[]] = [[], []];
  const close = (): void => {
    const isRewritten =
      gone.length === fresh.length && fresh.every((line, index) => isSameKind(line, gone[index]));
    if (isRewritten)
      for (const [index, line] of fresh.entries()) pairs.set(line, gone.slice(index, index + 1));
    [gone, fresh] = [[], []];
  };
  for (const { left, right } of groups) {
    const [own, others] = [news.slice(right.from, right.to), olds.slice(left.from, left.to)];
    if (own.length > 0 && others.length > 0) close();
    for (const line of own) if (others.length > 0) pairs.set(line, others);
    if (others.length === 0) fresh.push(...own);
    if (own.length === 0) gone.push(...others);
  }
  close();
  return pairs;
};

const isSameKind = (one: Line, other: Line | undefined): boolean => kindOf(one) === (other && kindOf(other));

const kindOf = ({ rows }: Line): string =>
  rows
    .flatMap(({ name, row }) =>
      name && row.is === 'row' ? [`${row.joins}${name.is} ${partOfRow(name)}`] : [],
    )
    .join();

const partOfRow = ({ is, id, part }: RowName): string | undefined =>
  is === 'clause' || is === 'annotation' ? partOfId(id) : part;
