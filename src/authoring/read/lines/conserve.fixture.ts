import { isBlank, offsetsOfRange, positionAt, type SourceText } from '../../../pipeline/text/source-text.ts';
import { collectPlaced } from './conserve.ts';

/**
 * Finds non-blank characters of a source that are in no flow or markup of a structure, or in several. Returns one
 * line for each run of such characters: `3:1 “A player tap…” is lost`.
 */
export const findMisplaced = (source: SourceText, structure: unknown): readonly string[] => {
  const { flows, markup } = collectPlaced(structure);
  const counts = new Map<number, number>();
  for (const offset of [...flows.flatMap(({ offsets }) => offsets), ...markup.flatMap(offsetsOfRange)])
    counts.set(offset, (counts.get(offset) ?? 0) + 1);
  const faultAt = (offset: number): string | undefined => {
    const count = counts.get(offset) ?? 0;
    if (count === 1 || isBlank(source.text.charAt(offset))) return undefined;
    return count === 0 ? 'is lost' : 'is in two places';
  };
  return Array.from({ length: source.text.length }, (_, at) => at).flatMap((at) => {
    const fault = faultAt(at);
    if (!fault || faultAt(at - 1) === fault) return [];
    const { line, column } = positionAt(source, at);
    return [`${line}:${column} “${source.text.slice(at, at + 12)}…” ${fault}`];
  });
};
