import type { AppliedCorrection, Correction } from '../../schema/correction.ts';

/**
 * The text as the damaged source has it, from the corrected one; undefined where no correction changed it.
 * A correction is found again by its context. Where a text begins or ends inside the context, less of it
 * is asked for, as long as the place stays certain.
 *
 * `sourceReading('20张基本地牌', [{ reading: '', text: '地', … }], …) // => '20张基本牌'`
 */
export function sourceReading(
  text: string,
  applied: readonly AppliedCorrection[] | undefined,
  corrections: ReadonlyMap<string, Correction>,
): string | undefined {
  let reading = text;
  for (const { id } of applied ?? []) {
    const correction = corrections.get(id);
    if (correction) reading = putBack(reading, correction);
  }
  return reading === text ? undefined : reading;
}

function putBack(text: string, { before, after, text: right, reading }: Correction): string {
  if (right === reading) return text;
  for (let dropped = 0; dropped <= before.length + after.length; dropped += 1) {
    // The shortest loss first, shared between both ends in every way.
    for (let left = 0; left <= dropped; left += 1) {
      if (left > before.length || dropped - left > after.length) continue;
      const start = before.slice(left);
      const end = after.slice(0, after.length - (dropped - left));
      const parts = text.split(start + right + end);
      if (start + right + end !== '' && parts.length === 2) return parts.join(start + reading + end);
    }
  }
  return text;
}
