import { diffArrays } from 'diff';
import { hasErrors } from '../../pipeline/diagnostics.ts';
import { joinFaq } from '../../pipeline/edition/faq-tree.ts';
import { readEdition } from '../../pipeline/edition/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/edition/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { hasCards } from '../../schema/document-kind.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { toQuestion } from '../write/edit-edition.ts';
import type { NamedText } from '../write/lay-rows.ts';
import { continues, hangs, type Line, linesOf, marginOf, sayLine, writeLines } from './margin-lines.ts';
import { leastAlike } from './match-texts.ts';
import { firstOffset } from './rows.ts';

// What people have written in the margins of a text holds for the same lines of a newer one. The older text is read again: where
// its margin is not what the reader would write, a person has decided, and the newer text has that margin, too.

/** A text of a call, with what its lines are for the reader. */
export interface ReadText {
  readonly source: SourceText;
  readonly languages: readonly Language[];
  readonly paragraphs: readonly ReadParagraph[];
}

/** A line that people have decided in the older text, and that cannot be so in this one. */
export interface LineInDoubt {
  readonly text: string;
  /** Where it begins in the source. */
  readonly start: number;
  /** What its margin was. */
  readonly was: string;
}

/**
 * A newer text with the margins that people have given to its lines in the older one; with the lines that cannot have them here,
 * as what they belonged to is gone. `asRead` is the older text as it is read today.
 */
export const keepMargins = <Text extends ReadText>(
  next: Text,
  older: PreparedSource,
  asRead: readonly ReadParagraph[],
): { readonly text: Text; readonly inDoubt: readonly LineInDoubt[] } => {
  const { document, entry } = older;
  const [lang = commonLanguage] = next.languages;
  const pairs = pairLines(
    linesOf(older.source, older.paragraphs, entry.languages),
    linesOf(older.source, asRead, entry.languages),
    linesOf(next.source, next.paragraphs, next.languages),
  );
  const { replaces, ...same } = entry;
  const nextEntry = { ...same, file: next.source.file, languages: [...next.languages] };
  const inDoubt = new Set(pairs.filter(({ fits }) => fits === false));
  const isKept = (pair: LinePair): boolean => pair.fits === true && !inDoubt.has(pair);
  let text = next;
  while (pairs.some(isKept)) {
    const chosen = pairs.map((pair) =>
      pair.old && (isKept(pair) || sayLine(pair.old) === sayLine(pair.line)) ? pair.old : pair.line,
    );
    const { written, indexOf } = writeLines(chosen, nextEntry);
    const edition = readEdition({ path: '', written, entry: nextEntry, text: next.source.text });
    const prepared = { ...older, ...edition.value, path: '', entry: nextEntry, edits: [] };
    const joined = hasCards(entry) ? joinFaq(document, [prepared], [], lang).diagnostics : [];
    const faults = [...edition.diagnostics, ...joined];
    if (!hasErrors(faults)) {
      text = { ...next, paragraphs: withBlocks(prepared.paragraphs, next.paragraphs) };
      break;
    }
    // A fault is put down to the nearest line at or above it that has taken an older margin.
    for (const { line = 0 } of faults) {
      const wrong = pairs.slice(0, indexOf(line) + 1).findLast(isKept) ?? pairs.find(isKept);
      if (wrong) inDoubt.add(wrong);
    }
  }
  return { text, inDoubt: toDoubts(pairs, inDoubt) };
};

/** Paragraphs with what the reader has seen where they begin. */
export const withBlocks = (
  paragraphs: readonly ReadParagraph[],
  asRead: readonly ReadParagraph[],
): readonly ReadParagraph[] => {
  const startOf = ({ piece }: ReadParagraph): number => (piece ? firstOffset(piece.flow) : -1);
  const blocks = new Map(asRead.flatMap((row) => (row.block ? [[startOf(row), row.block]] : [])));
  return paragraphs.map((row) => ({ ...row, block: blocks.get(startOf(row)) }));
};

/** The rows of a text with a question above each that has a line in doubt. */
export const askAboutLines = (
  rows: readonly NamedText[],
  lines: readonly LineInDoubt[],
): readonly NamedText[] =>
  rows.map((row) => {
    const offsets = new Set([
      ...(row.piece?.flow.offsets ?? []),
      ...(row.piece?.markup ?? []).map(({ start }) => start),
    ]);
    const own = lines.filter(({ start }) => offsets.has(start));
    return own.length === 0
      ? row
      : { ...row, remarks: [...(row.remarks ?? []), ...own.map((line) => toQuestion(askAboutLine(line)))] };
  });

export const askAboutLine = ({ text, was }: LineInDoubt): string =>
  `“${text}” was \`${was}\` in the older text: what is it here?`;

/** A line of the newer text with that of the older one that it is. */
interface LinePair {
  readonly line: Line;
  readonly old?: Line | undefined;
  /** Of a line whose margin a person has given: whether it can be so here. */
  readonly fits?: boolean;
}

/** The lines of the newer text (`fresh`) with those of the older one, as people have decided them and as they are read. */
const pairLines = (
  decided: readonly Line[],
  asRead: readonly Line[],
  fresh: readonly Line[],
): readonly LinePair[] => {
  const news = fresh.filter(isPrinted);
  const olds = decided
    .map((old, index) => ({ old, read: asRead[index] }))
    .filter(({ old }) => isPrinted(old));
  const same = sameLines(
    olds.map(({ old }) => old.text),
    news.map(({ text }) => text),
  );
  const pairs = new Map(
    same.map(([from, to], index): [Line | undefined, LinePair | undefined] => {
      const [line, { old, read } = {}] = [news[to], olds[from]];
      if (!line || !old || !read) return [line, undefined];
      if (sayLine(old) === sayLine(read) || sayLine(old) === sayLine(line)) return [line, { line, old }];
      const [before = -1, last = -1] = same[index - 1] ?? [];
      const above = olds.slice(0, from).map((one) => one.old);
      return [
        line,
        { line, old, fits: canHang(old, above, above.slice(before + 1), news.slice(last + 1, to)) },
      ];
    }),
  );
  return fresh.map((line) => pairs.get(line) ?? { line });
};

const isPrinted = ({ text }: Line): boolean => text.trim() !== '';

/** The indexes of the lines that two texts share, in their order. */
const sameLines = (
  olds: readonly string[],
  news: readonly string[],
): readonly (readonly [from: number, to: number])[] => {
  let [from, to] = [0, 0];
  return diffArrays([...olds], [...news]).flatMap(({ value, removed, added }) => {
    const [first, second] = [from, to];
    if (!added) from += value.length;
    if (!removed) to += value.length;
    return added || removed ? [] : value.map((_, index) => [first + index, second + index] as const);
  });
};

/**
 * Whether a line still has what it belonged to (the line that it continued, or its card or ruling) among the lines `above` it:
 * that is there, and nothing else has come between, or it has changed. `gone` and `come` are the lines right before it
 * that the newer text lacks, and those that it has instead.
 */
const canHang = (
  line: Line,
  above: readonly Line[],
  gone: readonly Line[],
  come: readonly Line[],
): boolean => {
  const holder = above.findLast((one) => !hangs(one));
  if (!hangs(line) || (come.every(hangs) && !(holder && gone.includes(holder)))) return true;
  const [old, now] = continues(line)
    ? [above.at(-1), come.at(-1)]
    : [holder, come.findLast((one) => !hangs(one))];
  return Boolean(old && now && gone.includes(old) && similarity(old.text, now.text) >= leastAlike);
};

const toDoubts = (pairs: readonly LinePair[], inDoubt: ReadonlySet<LinePair>): readonly LineInDoubt[] => {
  let end = 0;
  return pairs.flatMap((pair) => {
    const { text } = pair.line;
    const start = end + (text.length - text.trimStart().length);
    end += text.length + 1;
    return pair.old && inDoubt.has(pair) ? [{ text: text.trim(), start, was: marginOf(pair.old) }] : [];
  });
};
