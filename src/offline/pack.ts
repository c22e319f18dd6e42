/**
 * A pack holds the files of a part in one: fetched by one request, complete or not there. Pages of one kind
 * are much alike, so each file is a list of pieces, cut between tags: a string is a new piece, a number says
 * which of the earlier ones stands there. Compressed, the card pages of a language take 150 kB so; as single
 * files they take 1,300.
 */

/** A file of the site, by its path below the base. Bytes that are no text travel as base64. */
export interface PackedFile {
  readonly path: string;
  readonly body: string;
  readonly isBase64?: boolean;
}

/**
 * The text of a pack, in parts; the same files in the same order give the same text. They are asked for one by one, and
 * each is a part, so that neither all files nor all of the text have to be in memory.
 */
export function* encodePack(files: Iterable<PackedFile>): Generator<string> {
  const places = new Map<string, number>();
  let count = 0;
  const toPiece = (piece: string): string | number => {
    const place = places.get(piece);
    if (place !== undefined && piece.length > shortest) return place;
    places.set(copyOf(piece), count);
    count += 1;
    return JSON.stringify(piece);
  };
  let before = '[';
  for (const { path, body, isBase64 } of files) {
    const pieces = cutBetweenTags(body).map(toPiece);
    yield `${before}[${JSON.stringify(path)},${isBase64 ? 1 : 0},[${pieces.join()}]]`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** As `split` at `(?<=>)(?=<)`, which takes longer. */
function cutBetweenTags(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = text.indexOf('><'); at >= 0; at = text.indexOf('><', start)) {
    pieces.push(text.slice(start, at + 1));
    start = at + 1;
  }
  pieces.push(text.slice(start));
  return pieces;
}

/** A string of its own: a piece that was cut off keeps its whole page in memory. */
const copyOf = (piece: string): string => `\u0000${piece}`.slice(1);

/** The files of a pack. Throws when the text is none. */
export function decodePack(text: string): PackedFile[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error('This is no pack.');
  const pieces: string[] = [];
  const toText = (piece: string | number): string => {
    if (typeof piece === 'string') {
      pieces.push(piece);
      return piece;
    }
    const known = pieces[piece];
    if (known === undefined) throw new Error(`A pack refers to its piece ${piece} before it is there.`);
    return known;
  };
  return (rows as Row[]).map(([path, isBase64, body]) => ({
    path,
    body: body.map(toText).join(''),
    ...(isBase64 === 1 && { isBase64: true }),
  }));
}

// A number takes as much room as a piece of this length.
const shortest = 5;

type Row = [path: string, isBase64: 0 | 1, body: (string | number)[]];
