import { isBlank, lineRange, positionAt, type Range, type SourceText } from './source-text.ts';
import { offsetsOfRange } from './tally.ts';

/**
 * The segment reference that names the characters `own` and no others of `all` (both are source offsets): whole lines if
 * they have no other text (`51-56`), columns of a shared line (`29:1-43`), several ranges if other text is between them
 * (`47, 49`). Characters that are in neither (headings, bullets, blanks) may be named as well.
 */
export const writeSegmentRef = (
  source: SourceText,
  own: readonly number[],
  all: Pick<ReadonlySet<number>, 'has'>,
): string => {
  const mine = new Set(own);
  const isOther = (offset: number): boolean =>
    all.has(offset) && !mine.has(offset) && !isBlank(source.text.charAt(offset));
  const lines = [...new Set([...mine].map((offset) => positionAt(source, offset).line))].sort(
    (a, b) => a - b,
  );
  const refs: { from: number; to: number; columns?: string }[] = [];
  for (const line of lines) {
    const range = lineRange(source, line);
    if (!range) continue;
    if (!offsetsOfRange(range).some(isOther)) {
      const last = refs.at(-1);
      if (last && last.columns === undefined && isBlankBetween(source, last.to, line)) last.to = line;
      else refs.push({ from: line, to: line });
      continue;
    }
    for (const columns of columnsIn(range, mine, isOther)) refs.push({ from: line, to: line, columns });
  }
  return refs
    .map(({ from, to, columns }) => `${from === to ? from : `${from}-${to}`}${columns ? `:${columns}` : ''}`)
    .join(', ');
};

const isBlankBetween = (source: SourceText, from: number, to: number): boolean =>
  isBlank(source.text.slice(lineRange(source, from)?.end, lineRange(source, to)?.start));

/** The columns of the own text in a shared line, run by run. */
const columnsIn = (
  range: Range,
  mine: ReadonlySet<number>,
  isOther: (offset: number) => boolean,
): readonly string[] => {
  const runs: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const offset of offsetsOfRange(range)) {
    if (isOther(offset)) isOpen = false;
    if (!mine.has(offset)) continue;
    const last = runs.at(-1);
    if (isOpen && last) last.to = offset;
    else runs.push({ from: offset, to: offset });
    isOpen = true;
  }
  return runs.map(({ from, to }) => `${from - range.start + 1}-${to - range.start + 1}`);
};
