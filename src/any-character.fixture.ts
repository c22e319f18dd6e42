import fc from 'fast-check';

/**
 * Any Unicode character, for `fc.string({ unit: anyCharacter })`. The unit `binary` of fast-check gives the same, but
 * first builds a table of a million characters, which takes a second in each process.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800), toNumber);

/** The inverse of the mapping above. Throws for anything but one whole character, such as a lone surrogate. */
function toNumber(character: unknown): number {
  const point = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
  if (point < 0 || String.fromCodePoint(point) !== character || (point >= 0xd800 && point < 0xe000))
    throw new Error('This is no character.');
  return point < 0xd800 ? point : point - 0x800;
}
