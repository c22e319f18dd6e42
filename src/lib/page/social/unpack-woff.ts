import { inflateSync } from 'node:zlib';

/**
 * The TrueType or OpenType font in a WOFF file (version 1, https://www.w3.org/TR/WOFF/): its tables, unpacked, behind
 * a directory of their places. Throws when the file is no WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const pieces = [directory];
  let place = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const [from, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as Numbers;
    const packed = woff.subarray(from, from + packedLength);
    // A table that would not become smaller is stored as it is; each begins at a multiple of four bytes.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const at = 12 + 16 * index;
    woff.copy(directory, at, entry, entry + 4);
    woff.copy(directory, at + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(place, at + 8);
    directory.writeUInt32BE(length, at + 12);
    pieces.push(table);
    place += table.length;
  }
  return Buffer.concat(pieces);
}

type Numbers = [number, number, number];
