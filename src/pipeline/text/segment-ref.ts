import { isBlank, lineRange, positionAt, type Range, type SourceText } from './source-text.ts';
import { offsetsOfRange } from './tally.ts';

/**
 * The ranges of the source that a segment reference names; undefined for a line or column that does not exist.
 * `'29:1-53'` is columns 1 to 53 of line 29, `'47, 48'` is two paragraphs.
 */
export const resolveSegmentRef = (source: SourceText, ref: string): readonly Range[] | undefined => {
  const ranges = ref.split(', ').map((one) => resolveOne(source, one));
  return ranges.every((range) => range !== undefined) ? ranges : undefined;
};

const resolveOne = (source: SourceText, ref: string): Range | undefined => {
  const match = /^(?<from>\d+)(?:-(?<to>\d+))?(?::(?<left>\d+)-(?<right>\d+))?$/u.exec(ref);
  if (!match?.groups) return undefined;
  const { from, to, left, right } = match.groups;
  const first = lineRange(source, Number(from));
  const last = lineRange(source, Number(to ?? from));
  if (!first || !last || last.end < first.start) return undefined;
  if (left === undefined || right === undefined) return { start: first.start, end: last.end };
  const range = { start: first.start + Number(left) - 1, end: first.start + Number(right) };
  return range.start < range.end && range.end <= first.end ? range : undefined;
};

/** The first line (1-based) of a segment reference, for diagnostics. */
export const firstLineOfRef = (ref: string): number => Number.parseInt(ref, 10);

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
