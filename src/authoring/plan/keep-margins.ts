import { diffArrays } from 'diff';
import { hasErrors } from '../../pipeline/diagnostics.ts';
import { joinFaq } from '../../pipeline/join/faq-tree.ts';
import { readMarkedText } from '../../pipeline/marked-text/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { hasCards } from '../../schema/document-kind.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { toQuestion } from '../write/edit-edition.ts';
import type { NamedText } from '../write/lay-rows.ts';
import { hangs, type Line, linesOf, marginOf, sayLine, writeLines } from './margin-lines.ts';
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
  if (!pairs.some(({ fits }) => fits)) return { text: next, inDoubt: toDoubts(pairs) };
  const chosen = pairs.map(({ line, old, fits }) =>
    old && (fits || sayLine(old) === sayLine(line)) ? old : line,
  );
  const written = writeLines(chosen, nextEntry);
  const edition = readMarkedText({ path: '', written, entry: nextEntry, text: next.source.text });
  const prepared = { ...older, ...edition.value, path: '', entry: nextEntry, edits: [] };
  const joined = hasCards(entry) ? joinFaq(document, [prepared], [], lang).diagnostics : [];
  const isWrong = hasErrors([...edition.diagnostics, ...joined]);
  return {
    text: isWrong ? next : { ...next, paragraphs: withBlocks(prepared.paragraphs, next.paragraphs) },
    inDoubt: toDoubts(pairs, isWrong),
  };
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
  const olds = decided.filter(isPrinted);
  const reads = asRead.filter(isPrinted);
  const newOf = sameLines(
    olds.map(({ text }) => text),
    news.map(({ text }) => text),
  );
  const oldOf = new Map(Array.from(newOf, ([from, to]) => [to, from]));
  const marked = news.map((line, to) => olds[oldOf.get(to) ?? -1] ?? line);
  /** Whether a line of the older text is one of the newer text, changed or not. */
  const isSame = (from: number, to: number): boolean => {
    const [old, line] = [olds[from], news[to]];
    if (!old || !line) return false;
    if (newOf.has(from) || oldOf.has(to)) return newOf.get(from) === to;
    return similarity(old.text, line.text) >= leastAlike;
  };
  const pairs = new Map(
    news.map((line, to): [Line, LinePair] => {
      const from = oldOf.get(to) ?? -1;
      const [old, read] = [olds[from], reads[from]];
      if (!old || !read) return [line, { line }];
      if (sayLine(old) === sayLine(read) || sayLine(old) === sayLine(line)) return [line, { line, old }];
      const fits =
        !hangs(old) ||
        isSame(from - 1, to - 1) ||
        isSame(holderOf(olds.slice(0, from)), holderOf(marked.slice(0, to)));
      return [line, { line, old, fits }];
    }),
  );
  return fresh.map((line) => pairs.get(line) ?? { line });
};

const isPrinted = ({ text }: Line): boolean => text.trim() !== '';

/** The line that what comes after these lines would be of: where a paragraph, ruling or card begins. */
const holderOf = (lines: readonly Line[]): number => lines.findLastIndex((line) => !hangs(line));

/** The indexes of the lines that two texts share: in their order, and those that have moved, which stand once in what is left. */
const sameLines = (olds: readonly string[], news: readonly string[]): ReadonlyMap<number, number> => {
  let [from, to] = [0, 0];
  const inOrder = diffArrays([...olds], [...news]).flatMap(({ value, removed, added }) => {
    const [first, second] = [from, to];
    if (!added) from += value.length;
    if (!removed) to += value.length;
    return added || removed ? [] : value.map((_, index) => [first + index, second + index] as const);
  });
  const left = linesOnce(news, new Set(inOrder.map(([, index]) => index)));
  const moved = [...linesOnce(olds, new Set(inOrder.map(([index]) => index)))].flatMap(([text, index]) => {
    const place = left.get(text);
    return place === undefined ? [] : [[index, place] as const];
  });
  return new Map([...inOrder, ...moved]);
};

/** The indexes of lines that stand once among those that are not taken. */
const linesOnce = (lines: readonly string[], taken: ReadonlySet<number>): ReadonlyMap<string, number> => {
  const free = [...lines.entries()].filter(([index]) => !taken.has(index));
  const all = Map.groupBy(free, ([, text]) => text);
  return new Map(free.flatMap(([index, text]) => (all.get(text)?.length === 1 ? [[text, index]] : [])));
};

/** The lines that cannot have their older margin; all of them where together they make no text (`isWrong`). */
const toDoubts = (pairs: readonly LinePair[], isWrong = false): readonly LineInDoubt[] => {
  let end = 0;
  return pairs.flatMap((pair) => {
    const { text } = pair.line;
    const start = end + (text.length - text.trimStart().length);
    end += text.length + 1;
    return pair.old && (pair.fits === false || (isWrong && pair.fits))
      ? [{ text: text.trim(), start, was: marginOf(pair.old) }]
      : [];
  });
};
