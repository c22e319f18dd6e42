import type { AppliedCorrection, Correction } from '../../schema/correction.ts';

/**
 * Restores the reading of a damaged source from the corrected text; undefined if no correction changed the text. The
 * context of a correction locates it, even if the text has only part of the context.
 * `sourceReading('20张基本地牌', [{ id: …, line: … }], …) // => '20张基本牌'`
 */
export function sourceReading(
  text: string,
  applied: readonly AppliedCorrection[] = [],
  corrections: ReadonlyMap<string, Correction>,
): string | undefined {
  const reading = applied
    .flatMap(({ id }) => corrections.get(id) ?? [])
    .reduce((read, correction) => putBack(read, correction), text);
  return reading === text ? undefined : reading;
}

/** Puts one reading back. Changes nothing unless exactly one place fits. */
function putBack(text: string, { before, after, text: right, reading }: Correction): string {
  const [place, ...others] = Array.from(text.matchAll(/(?=)/gu), ({ index }) => index).filter((at) => {
    const [start, end] = [text.slice(0, at), text.slice(at + right.length)];
    return (
      text.startsWith(right, at) &&
      (start.endsWith(before) || before.endsWith(start)) &&
      (end.startsWith(after) || after.startsWith(end))
    );
  });
  if (place === undefined || others.length > 0) return text;
  return text.slice(0, place) + reading + text.slice(place + right.length);
}
