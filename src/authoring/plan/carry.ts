import { diffArrays } from 'diff';
import { hasErrors } from '../../pipeline/diagnostics.ts';
import { replacedIn } from '../../pipeline/join/replaced.ts';
import { partOfId } from '../../pipeline/join/tree.ts';
import { cardLines, isOnNoPage, type RowName, writeMargin } from '../../pipeline/marked-text/margin.ts';
import { type MarkedLine, type MarkedRow, writeMarkedText } from '../../pipeline/marked-text/marked-text.ts';
import { readMarkedText } from '../../pipeline/marked-text/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import { alignInOrder, isEmpty, type Span } from '../align/in-order.ts';
import { foldWording, similarity } from '../compare/similarity.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { inTextOrder, layLines, type NamedText } from '../write/lay-rows.ts';
import { bestPairs } from './best-pairs.ts';
import { firstOffset, type NextText } from './rows.ts';

// A line of a newer text that the older text has, changed or not, takes the whole margin that people have given it there: what it
// is, its ID, its marks, what it continues. Every other line is what the reader sees in it.

/** Texts with the margins of the older texts whose place they take. One in two languages comes in each of them. */
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
  const chosen = chooseMargins(news, withLost(pairs, olds));
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
  const blocks = new Map(next.paragraphs.flatMap((row) => (row.block ? [[startOf(row), row.block]] : [])));
  return {
    ...next,
    paragraphs: marked.value.paragraphs.map((row) => ({
      ...row,
      block: blocks.get(startOf(row)),
      isKept: kept.has(row.line - headLines - 1),
    })),
  };
};

const startOf = ({ piece }: ReadParagraph): number => (piece ? firstOffset(piece.flow) : -1);

/** Pairs in which a card that is lost stays before the next line that is there, where the one after it is gone. */
const withLost = (pairs: Pairs, olds: readonly Line[]): Pairs => {
  const there = new Set([...pairs.values()].flat());
  const lines = new Map<Line, Line>();
  let lost: readonly NamedRow[] = [];
  for (const line of olds) {
    if (there.has(line)) {
      if (lost.length > 0) lines.set(line, { ...line, rows: [...lost, ...line.rows] });
      lost = [];
    } else lost = [...lost, ...line.rows.filter(({ name }) => name?.isLost)];
  }
  return new Map(Array.from(pairs, ([line, own]) => [line, own.map((old) => lines.get(old) ?? old)]));
};

/** A printed line of a text, with its rows and with what stands above it that no line prints. */
interface Line {
  readonly text: string;
  readonly rows: readonly NamedRow[];
}

interface NamedRow {
  readonly row: Extract<MarkedLine, { is: 'row' | 'unprinted' }>;
  /** What it is of; undefined for a blank line. */
  readonly name: RowName | undefined;
  /** One more paragraph of the ruling above. */
  readonly isAgain?: boolean;
  /** The margin is that of the older text. */
  readonly isKept?: boolean;
  /** The card or section that it is in, or the row above that it continues. */
  readonly holder?: string | undefined;
}

const linesOf = (source: SourceText, texts: readonly NamedText[], own: Language): readonly Line[] => {
  const lines: { text: string; readonly rows: NamedRow[] }[] = [];
  let waiting: NamedRow[] = [];
  for (const named of placeRows(source, texts, own)) {
    const { row } = named;
    waiting.push(named);
    if (row.is === 'unprinted') continue;
    const last = lines.at(-1);
    if (row.goesOn && last) {
      last.text += row.text;
      last.rows.push(...waiting);
    } else lines.push({ text: row.text, rows: waiting });
    waiting = [];
  }
  return lines;
};

/** The rows of a marked text, each with what holds it. */
const placeRows = (source: SourceText, texts: readonly NamedText[], own: Language): readonly NamedRow[] => {
  let place = start;
  let ruling = '';
  return layLines(source, inTextOrder(texts), own).flatMap(({ line: row, text }): readonly NamedRow[] => {
    if (row.is !== 'row' && row.is !== 'unprinted') return [];
    const name = text?.name;
    if (!name) return [{ row, name }];
    const holder = holderOf(place, name, row);
    place = enter(place, name);
    if (name.is !== 'ruling') return [{ row, name, holder }];
    const isAgain = joinsOf(row) === '' && name.id === ruling;
    ruling = name.id;
    return [{ row, name, holder, isAgain }];
  });
};

/** What a row is in: outside it, its ID means nothing. */
interface Place {
  readonly chapter: string;
  /** The section, or the part of a guide that a heading opens. */
  readonly section: string;
  readonly card: string;
  /** The row above. */
  readonly above: string;
}

const start: Place = { chapter: '', section: '', card: '', above: '' };

const enter = (place: Place, { is, id, part }: RowName): Place => ({
  ...place,
  ...(is === 'chapter' ? { chapter: id, section: '', card: '' } : {}),
  ...(is === 'section' ? { section: id, card: '' } : {}),
  ...(is === 'heading' ? { section: part ?? '' } : {}),
  ...(is === 'card' ? { card: id } : {}),
  above: `${is} ${id}`,
});

/** The row that holds a row in its place: that which it continues, or its card, section or chapter. */
const holderOf = (place: Place, { is }: RowName, row: NamedRow['row']): string => {
  if (joinsOf(row) !== '') return place.above;
  if (is === 'note' || is === 'clause' || is === 'annotation') return place.section;
  if (is === 'section') return place.chapter;
  if (isOfCard.has(is)) return isInRulings.test(place.above) ? '' : place.card;
  return is === 'ruling' || is === 'item' || is === 'step' ? place.card : '';
};

const isOfCard: ReadonlySet<RowName['is']> = new Set(cardLines);
const isInRulings = /^(?:ruling|item|step) /u;

const isPrinted = ({ text }: Line): boolean => text.trim() !== '';

/** The lines of an older text that those of a newer one are, one or more for each. */
type Pairs = ReadonlyMap<Line, readonly Line[]>;

const pairLines = (olds: readonly Line[], news: readonly Line[]): Pairs => {
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

/** Two lists of lines in stretches: those that are the same, and what is between these. */
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

/** Less alike than this, what is out of order has not moved: nothing else speaks for it. */
const leastMoved = 0.7;

/** Less alike than this is another text. Two unrelated clauses share about a fifth of their words. */
export const leastAlike = 0.4;

/**
 * The lines of a gap between unchanged ones, by likeness and order: changed, cut in several, or several joined in one. Where as
 * many are new as old ones are gone, between the same neighbors, the new ones are the old ones rewritten.
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

/** Whether two lines are the same to a reader of margins, whatever their words. */
const isSameKind = (one: Line, other: Line | undefined): boolean => kindOf(one) === (other && kindOf(other));

const kindOf = ({ rows }: Line): string =>
  rows
    .flatMap(({ name, row }) =>
      name && row.is === 'row' ? [`${row.joins}${name.is} ${partOfRow(name)}`] : [],
    )
    .join();

const partOfRow = ({ is, id, part }: RowName): string | undefined =>
  is === 'clause' || is === 'annotation' ? partOfId(id) : part;

/** The rows of a newer text: those that the older text gives a line, where they have a sense in its new place, else as they are read. */
const chooseMargins = (news: readonly Line[], pairs: Pairs): readonly NamedRow[] => {
  let place = start;
  const given = new Set<string>();
  const used = new Set<Line>();
  /** What rows have of their own, as nothing else of the text may have it. */
  const ownOf = ({ name }: NamedRow): readonly string[] =>
    name && hasOwnId.has(name.is) ? [`${name.is === 'card' ? place.chapter : ''} ${name.is} ${name.id}`] : [];
  const isPossible = (rows: readonly NamedRow[]): boolean => {
    let here = place;
    return rows.every((row) => {
      const { name, holder } = row;
      const isHeld = !name || isSameHolder(name, holder, holderOf(here, name, row.row));
      if (name) here = enter(here, name);
      return isHeld && ownOf(row).every((own) => !given.has(own));
    });
  };
  return news.flatMap((line) => {
    const olds = pairs.get(line) ?? [];
    const isAgain = olds.some((old) => used.has(old));
    for (const old of olds) used.add(old);
    const old = rowsAsBefore(line, olds, isAgain);
    const rows = old && isPossible(old) ? old.map((row) => ({ ...row, isKept: true })) : line.rows;
    for (const row of rows) {
      for (const own of ownOf(row)) given.add(own);
      if (row.name) place = enter(place, row.name);
    }
    return rows;
  });
};

/** A text that prints no headings says nothing of the parts of its clauses. */
const isSameHolder = ({ is }: RowName, old = '', now = ''): boolean =>
  old === now || ((is === 'clause' || is === 'annotation') && (old === '' || now === ''));

/** What has one place in a text. */
const hasOwnId: ReadonlySet<RowName['is']> = new Set(['chapter', 'section', 'note', 'card']);

/** The rows of a line as its older lines have them; undefined where these do not tell. */
const rowsAsBefore = (
  line: Line,
  olds: readonly Line[],
  isAgain: boolean,
): readonly NamedRow[] | undefined => {
  const [old, next] = olds;
  if (!old) return undefined;
  if (olds.length === 1 && old.text === line.text) return old.rows;
  const [printed, ...others] = printedRows(line);
  const [before, ...more] = printedRows(old);
  if (!printed || !before || others.length + more.length > 0) return undefined;
  const isStart = printed.row.joins === '';
  if (isAgain)
    return isStart && mayRepeat.has(before.name?.is ?? 'title') ? [withName(printed, before)] : undefined;
  // A line that is broken elsewhere now is what it looks like.
  const isUnlike = similarity(old.text, line.text) < leastMoved;
  if (isStart !== (before.row.joins === '') && isUnlike) return undefined;
  const unprinted = old.rows.filter(({ row }) => row.is === 'unprinted');
  const second = next && printedRows(next)[0];
  if (second && olds.length === 2 && before.name?.is === 'clause' && second.name?.is === 'clause')
    return cutForTwo(printed, before, second, [old.text, next.text]);
  return [...unprinted, withName(printed, before)];
};

interface PrintedRow extends NamedRow {
  readonly row: MarkedRow;
}

const printedRows = ({ rows }: Line): readonly PrintedRow[] =>
  rows.flatMap(({ row, ...more }) => (row.is === 'row' ? [{ ...more, row }] : []));

/** What can have several paragraphs, each with its ID. */
const mayRepeat: ReadonlySet<RowName['is']> = new Set(['clause', 'annotation']);

const withName = ({ row }: PrintedRow, { row: old, name, holder }: PrintedRow): NamedRow => ({
  row: { ...row, joins: old.joins, margin: old.margin },
  ...{ name, holder },
});

/** One line for two clauses, cut at the sentence end where both parts are most like them. */
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
    ...{ ...line.row, text: text.slice(from, to), goesOn: from > 0 },
    marks: marks
      .filter(({ start }) => start >= from && start < to)
      .map(({ start, end }) => ({ start: start - from, end: end - from })),
  });
  const one = withName({ ...line, row: partOf(0, cut) }, first);
  return cut === text.length ? [one] : [one, withName({ ...line, row: partOf(cut, text.length) }, second)];
};

/** Where sentences end within a text, its own end left out. */
const sentenceEnds = (text: string): readonly number[] =>
  Array.from(
    text.matchAll(/(?:[。！？]["”’」』）)]*|[.!?]["”’)]*(?=\s))(?=\s*\S)/gu),
    ({ 0: end, index }) => index + end.length,
  );

/** The lines of a marked text. What continues a text has its name, or begins anew where nothing above can be continued. */
const writeNames = (rows: readonly NamedRow[], own: Language): readonly MarkedLine[] => {
  /** The last name of each kind in each language, and of all. */
  const last = new Map<string, RowName>();
  let above: RowName | undefined;
  return rows.map(({ row, name, isAgain, isKept }) => {
    if (!name) return row;
    const joins = joinsOf(row);
    const isDirect = joins !== '' && row.margin === '';
    if (isDirect && above && isOnNoPage(name) === isOnNoPage(above)) return row;
    const known = last.get(`${name.is} ${name.lang}`);
    const isContinuing = joins !== '' && !isDirect && known !== undefined;
    above = known && (isContinuing || (isAgain && !isKept)) ? { ...name, id: known.id } : name;
    last.set(`${name.is} ${name.lang}`, above);
    return withMargin(row, writeMargin(above, own), isContinuing ? joins : '');
  });
};

const joinsOf = (row: NamedRow['row']): MarkedRow['joins'] => (row.is === 'row' ? row.joins : '');

const withMargin = (row: NamedRow['row'], margin: string, joins: MarkedRow['joins']): MarkedLine =>
  row.is === 'row' ? { ...row, margin, joins } : { ...row, margin };
