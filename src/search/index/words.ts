/*
 * The format of a file of words with their positions in the texts. Pagefind reads CBOR, with an array for each list
 * of positions. Columns of numbers are a third smaller, so our files have columns. `toChunk` converts them to CBOR.
 *
 *   line of JSON  [["か", 3, "が", 1], …]: the forms of each word, each with the number of its texts
 *   LEB128        three columns: the distance of each text to the text before; the number of its positions; its
 *                 positions, as distances
 */

/** A text that has a word, as the distance to the text before, and the positions of the word in it, as distances. */
export type WordPlace = readonly [text: number, positions: readonly number[]];

export interface IndexWord {
  readonly word: string;
  /** The word itself, then its forms with diacritics. */
  readonly forms: readonly (readonly [form: string, places: readonly WordPlace[]])[];
}

export function writeWords(words: readonly IndexWord[]): Uint8Array {
  const places = words.flatMap(({ forms }) => forms.flatMap(([, own]) => own));
  const head = words.map(({ forms }) => forms.flatMap(([form, own]) => [form, own.length]));
  const numbers = [
    ...places.map(([text]) => text),
    ...places.map(([, positions]) => positions.length),
    ...places.flatMap(([, positions]) => positions),
  ];
  return new Uint8Array([
    ...new TextEncoder().encode(`${JSON.stringify(head)}\n`),
    ...numbers.flatMap(toVariable),
  ]);
}

export function toChunk(file: Uint8Array): Uint8Array {
  const end = file.indexOf(lineEnd);
  const words: (string | number)[][] = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  const numbers = readNumbers(file.subarray(end + 1));
  const count = words.flat().reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
  let [place, position] = [0, 2 * count];
  const takePlace = (): Data => {
    const start = position;
    position += numbers[count + place] ?? 0;
    place += 1;
    return [numbers[place - 1] ?? 0, [inText, ...numbers.slice(start, position)], []];
  };
  const takeForm = ([form = '', places]: readonly (string | number)[]): Data => [
    form,
    Array.from({ length: Number(places) }, takePlace),
  ];
  const chunk = words.map((all): Data => {
    const forms = Array.from({ length: all.length / 2 }, (_, at) => takeForm(all.slice(2 * at, 2 * at + 2)));
    const [[word = '', places = []] = [], ...others] = forms as Data[][];
    return [word, places, others];
  });
  return toCbor([chunk]);
}

/** Makes Pagefind's metadata for `count` equally long texts. It lists no chunks: they are added one by one. */
export const toMeta = (count: number): Uint8Array =>
  toCbor([version, Array.from({ length: count }, (_, number) => [String(number), 1]), [], [], [], []]);

/** The version of Pagefind that has this format. */
export const version = '1.5.2';
/** Pagefind writes this weight before the positions in a text without markup. */
export const inText = -25;

const lineEnd = 10;

/** Encodes a number as unsigned LEB128. */
const toVariable = (number: number): number[] =>
  number < 128 ? [number] : [(number & 127) | 128, ...toVariable(number >> 7)];

function readNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const byte of bytes) {
    number |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  return numbers;
}

type Data = number | string | readonly Data[];

/** Encodes integers, strings and arrays as CBOR (RFC 8949). */
function toCbor(data: Data): Uint8Array {
  const bytes: number[] = [];
  const writeHead = (type: number, value: number) => {
    const length = [24, 256, 65_536].findIndex((limit) => value < limit);
    if (length === 0) bytes.push((type << 5) | value);
    else if (length === 1) bytes.push((type << 5) | 24, value);
    else if (length === 2) bytes.push((type << 5) | 25, value >> 8, value & 255);
    else bytes.push((type << 5) | 26, value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
  };
  const write = (one: Data): void => {
    if (typeof one === 'number') writeHead(...((one < 0 ? [1, -1 - one] : [0, one]) as [number, number]));
    else if (typeof one === 'string') {
      const encoded = new TextEncoder().encode(one);
      writeHead(3, encoded.length);
      bytes.push(...encoded);
    } else {
      writeHead(4, one.length);
      for (const each of one) write(each);
    }
  };
  write(data);
  return new Uint8Array(bytes);
}
