import { hasErrors } from '../../pipeline/diagnostics.ts';
import { replacedIn } from '../../pipeline/join/replaced.ts';
import type { RowName } from '../../pipeline/marked-text/margin.ts';
import { type MarkedRow, writeMarkedText } from '../../pipeline/marked-text/marked-text.ts';
import { readMarkedText } from '../../pipeline/marked-text/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { commonLanguage } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { leastMoved, type Pairs, pairLines } from './pair-lines.ts';
import { firstOffset, type NextText } from './rows.ts';
import {
  advance,
  isPrinted,
  type Line,
  linesOf,
  type NamedRow,
  type PrintedRow,
  parentOf,
  printedRows,
  start,
  writeNames,
} from './text-lines.ts';

// A line of a newer text gets the whole margin of the older line that matches it, including `>` or `/`. Where no line
// matches, or this margin is not valid, the line keeps the margin that the reader proposes.

/** Gives texts the margins of the texts that they replace. `texts` has a bilingual text once for each language. */
export const carryMargins = (
  texts: readonly NextText[],
  all: readonly PreparedSource[],
): readonly NextText[] => {
  const carried = new Map<SourceText, readonly ReadParagraph[]>();
  for (const text of texts) {
    const own = texts.filter(({ source }) => source === text.source).map(({ lang }) => lang);
    const isOlder = (one: PreparedSource): boolean =>
      own.some((lang) => one.entry.languages.includes(lang) && !replacedIn(one, all).includes(lang));
    if (!carried.has(text.source))
      carried.set(text.source, all.filter(isOlder).reduce(carryFrom, text).paragraphs);
  }
  return texts.map((text) => ({ ...text, paragraphs: carried.get(text.source) ?? text.paragraphs }));
};

const carryFrom = (next: NextText, { source, paragraphs, entry }: PreparedSource): NextText => {
  const [own = commonLanguage] = entry.languages;
  const olds = linesOf(source, paragraphs, own);
  const news = linesOf(next.source, next.paragraphs, own);
  const pairs = pairLines(olds.filter(isPrinted), news.filter(isPrinted));
  const lost = lostBefore(olds, new Set([...pairs.values()].flat()));
  const chosen = chooseMargins(news, pairs, lost);
  const written = writeMarkedText({ head: '', lines: writeNames(chosen, own) });
  const marked = readMarkedText({
    path: '',
    written,
    entry: { ...entry, file: next.source.file },
    text: next.source.text,
  });
  if (hasErrors(marked.diagnostics)) return next;
  const kept = new Set(chosen.flatMap(({ isKept }, index) => (isKept ? [index] : [])));
  const headLines = written.split('\n').length - 1 - chosen.length;
  const blocks = new Map(next.paragraphs.flatMap((row) => (row.block ? [[offsetOf(row), row.block]] : [])));
  return {
    ...next,
    paragraphs: marked.value.paragraphs.map((row) => ({
      ...row,
      block: blocks.get(offsetOf(row)),
      isKept: kept.has(row.line - headLines - 1),
    })),
  };
};

const offsetOf = ({ piece }: ReadParagraph): number => (piece ? firstOffset(piece.flow) : -1);

/** The lost cards (`card clone lost`) of the older text, by the next older line below that the newer text still has. */
const lostBefore = (
  olds: readonly Line[],
  there: ReadonlySet<Line>,
): ReadonlyMap<Line, readonly NamedRow[]> => {
  const lost = new Map<Line, readonly NamedRow[]>();
  let waiting: readonly NamedRow[] = [];
  for (const line of olds) {
    waiting = [...waiting, ...line.rows.filter(({ name }) => name?.isLost)];
    if (!there.has(line)) continue;
    lost.set(line, waiting);
    waiting = [];
  }
  return lost;
};

/** Chooses the rows of the older lines if they are valid in the new position, else those of the reader. */
const chooseMargins = (
  news: readonly Line[],
  pairs: Pairs,
  lost: ReadonlyMap<Line, readonly NamedRow[]>,
): readonly NamedRow[] => {
  let position = start;
  const given = new Set<string>();
  const used = new Set<Line>();
  const ownOf = ({ name }: NamedRow): readonly string[] =>
    name && hasOwnId.has(name.is)
      ? [`${name.is === 'card' ? position.chapter : ''} ${name.is} ${name.id}`]
      : [];
  const isPossible = (rows: readonly NamedRow[]): boolean => {
    let here = position;
    return rows.every((row) => {
      const { name, parent } = row;
      const hasParent = !name || isSameParent(name, parent, parentOf(here, name, row.row));
      if (name) here = advance(here, name);
      return hasParent && ownOf(row).every((own) => !given.has(own));
    });
  };
  const choose = (line: Line): readonly NamedRow[] => {
    const olds = pairs.get(line) ?? [];
    const isUsed = olds.some((old) => used.has(old));
    for (const old of olds) used.add(old);
    const old = rowsAsBefore(line, olds, isUsed);
    const kept = old && isPossible(old) ? old.map((row) => ({ ...row, isKept: true })) : line.rows;
    const before = isUsed ? [] : olds.flatMap((one) => lost.get(one) ?? []);
    return [...before, ...kept.filter(({ name }) => !name?.isLost)];
  };
  return news.flatMap((line) => {
    const rows = choose(line);
    for (const row of rows) {
      for (const own of ownOf(row)) given.add(own);
      if (row.name) position = advance(position, row.name);
    }
    return rows;
  });
};

/** Clauses and annotations have no parent in a text without headings; then any parent matches. */
const isSameParent = ({ is }: RowName, old = '', now = ''): boolean =>
  old === now || ((is === 'clause' || is === 'annotation') && (old === '' || now === ''));

/** The kinds of rows with an ID that is unique in the text; that of a card is unique in its chapter. */
const hasOwnId: ReadonlySet<RowName['is']> = new Set(['chapter', 'section', 'note', 'card']);

/** The line with the margins of the older lines; undefined if their rows do not fit. */
const rowsAsBefore = (
  line: Line,
  olds: readonly Line[],
  isUsed: boolean,
): readonly NamedRow[] | undefined => {
  const [old, next] = olds;
  if (!old) return undefined;
  if (olds.length === 1 && old.text === line.text) return old.rows;
  const [printed, ...others] = printedRows(line);
  const [before, ...more] = printedRows(old);
  if (!printed || !before || others.length + more.length > 0) return undefined;
  const isStart = printed.row.joins === '';
  if (isUsed)
    return isStart && mayRepeat.has(before.name?.is ?? 'title') ? [withName(printed, before)] : undefined;
  // The line breaks have changed: the rows of the reader stay.
  const isUnlike = similarity(old.text, line.text) < leastMoved;
  if (isStart !== (before.row.joins === '') && isUnlike) return undefined;
  const unprinted = old.rows.filter(({ row }) => row.is === 'unprinted');
  const second = next && printedRows(next)[0];
  if (second && olds.length === 2 && before.name?.is === 'clause' && second.name?.is === 'clause')
    return cutForTwo(printed, before, second, [old.text, next.text]);
  return [...unprinted, withName(printed, before)];
};

/** The kinds of rows that may repeat their ID for a further paragraph. */
const mayRepeat: ReadonlySet<RowName['is']> = new Set(['clause', 'annotation']);

const withName = ({ row }: PrintedRow, { row: old, name, parent }: PrintedRow): NamedRow => ({
  row: { ...row, joins: old.joins, margin: old.margin },
  ...{ name, parent },
});

/** Cuts a line that joins two clauses at the end of a sentence: where the halves are most similar to the clauses. */
const cutForTwo = (
  line: PrintedRow,
  first: PrintedRow,
  second: PrintedRow,
  [old, next]: readonly [string, string],
): readonly NamedRow[] => {
  const { text, marks } = line.row;
  const likenessAt = (cut: number): number =>
    similarity(old, text.slice(0, cut)) + similarity(next, text.slice(cut));
  const [cut = text.length] = sentenceEnds(text).toSorted(
    (one, other) => likenessAt(other) - likenessAt(one),
  );
  const partOf = (from: number, to: number): MarkedRow => ({
    ...{ ...line.row, text: text.slice(from, to), continuesLine: from > 0 },
    marks: marks
      .filter(({ start }) => start >= from && start < to)
      .map(({ start, end }) => ({ start: start - from, end: end - from })),
  });
  const one = withName({ ...line, row: partOf(0, cut) }, first);
  return cut === text.length ? [one] : [one, withName({ ...line, row: partOf(cut, text.length) }, second)];
};

const sentenceEnds = (text: string): readonly number[] =>
  Array.from(
    text.matchAll(/(?:[。！？]["”’」』）)]*|[.!?]["”’)]*(?=\s))(?=\s*\S)/gu),
    ({ 0: end, index }) => index + end.length,
  );
