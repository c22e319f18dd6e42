import { isBlank, lineRange, positionAt, type Range, type SourceText } from './source-text.ts';

/**
 * The segment reference that names the characters `own` and none of `others` (both are source offsets): whole lines if
 * they have no other text (`51-56`), columns of a shared line (`29:1-43`), several ranges if other text is between them
 * (`47, 49`). Characters that are in neither (headings, bullets, blanks) may be named as well.
 */
export const writeSegmentRef = (
  source: SourceText,
  own: readonly number[],
  others: Pick<ReadonlySet<number>, 'has'>,
): string => {
  const mine = new Set(own);
  const lines = [...new Set([...mine].map((offset) => positionAt(source, offset).line))].sort(
    (a, b) => a - b,
  );
  const refs: { from: number; to: number; columns?: string }[] = [];
  for (const line of lines) {
    const range = lineRange(source, line);
    if (!range) continue;
    if (!isShared(source, range, others)) {
      const last = refs.at(-1);
      if (last && last.columns === undefined && isBlankBetween(source, last.to, line)) last.to = line;
      else refs.push({ from: line, to: line });
      continue;
    }
    for (const columns of columnsIn(source, range, mine, others))
      refs.push({ from: line, to: line, columns });
  }
  return refs
    .map(({ from, to, columns }) => `${from === to ? from : `${from}-${to}`}${columns ? `:${columns}` : ''}`)
    .join(', ');
};

const isShared = (
  source: SourceText,
  { start, end }: Range,
  others: Pick<ReadonlySet<number>, 'has'>,
): boolean => {
  for (let offset = start; offset < end; offset += 1) {
    if (others.has(offset) && !isBlank(source.text.charAt(offset))) return true;
  }
  return false;
};

const isBlankBetween = (source: SourceText, from: number, to: number): boolean =>
  isBlank(source.text.slice(lineRange(source, from)?.end, lineRange(source, to)?.start));

/** The columns of the own text in a shared line, run by run. */
const columnsIn = (
  source: SourceText,
  { start, end }: Range,
  mine: ReadonlySet<number>,
  others: Pick<ReadonlySet<number>, 'has'>,
): readonly string[] => {
  const runs: { from: number; to: number }[] = [];
  let isOpen = false;
  for (let offset = start; offset < end; offset += 1) {
    if (others.has(offset) && !isBlank(source.text.charAt(offset))) isOpen = false;
    if (!mine.has(offset)) continue;
    const last = runs.at(-1);
    if (isOpen && last) last.to = offset;
    else runs.push({ from: offset, to: offset });
    isOpen = true;
  }
  return runs.map(({ from, to }) => `${from - start + 1}-${to - start + 1}`);
};
