/**
 * A pack holds the files of the site in one: fetched by one request, complete or not there. Pages of one kind are much
 * alike, so each file is a list of pieces, cut between tags and between the layers of its styles: a string is a new piece, a
 * number says which of the earlier ones stands there. That makes the download a quarter of what the files take, compressed
 * one by one.
 */

/** A file of the site, by its path below the base. Bytes that are no text travel as base64. */
export interface PackedFile {
  readonly path: string;
  readonly body: string;
  readonly isBase64?: boolean;
}

/**
 * The text of a pack, file by file; the same files in the same order give the same text. Of each file it keeps the new pieces
 * alone, so that a site of thousands of pages need not be in memory at once.
 */
export function* encodePack(files: Iterable<PackedFile>): Generator<string> {
  const places = new Map<string, number>();
  let count = 0;
  const toPiece = (piece: string): string | number => {
    // A part of a string would keep the whole; the text of a pack is one of its own.
    const text = JSON.stringify(piece);
    const place = places.get(text);
    if (place !== undefined) return place;
    // A number takes as much room as a shorter piece.
    if (piece.length > 5) places.set(text, count);
    count += 1;
    return text;
  };
  let before = '[';
  for (const { path, body, isBase64 } of files) {
    const pieces = body.split(/(?<=>)(?=<)|(?<=\})(?=@layer )/u).map(toPiece);
    yield `${before}[${JSON.stringify(path)},${isBase64 ? 1 : 0},[${pieces.join()}]]`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** The files of a pack, one by one. Throws when the text is none. */
export function* decodePack(text: string): Generator<PackedFile> {
  const pieces: string[] = [];
  for (const [path, isBase64, body] of JSON.parse(text) as Row[]) {
    const texts = body.map((piece) => {
      if (typeof piece === 'string') pieces.push(piece);
      const known = typeof piece === 'string' ? piece : pieces[piece];
      if (known === undefined) throw new Error(`A pack refers to its piece ${piece} before it is there.`);
      return known;
    });
    yield { path, body: texts.join(''), ...(isBase64 === 1 && { isBase64: true }) };
  }
}

type Row = [path: string, isBase64: 0 | 1, body: (string | number)[]];

/**
 * The media type of a file of the site by its ending; null for bytes whose type nobody asks for. A folder
 * (`zh/ipg/2.3/`) is a page.
 */
export function textTypeOf(path: string): string | null {
  const ending = path === '' || path.endsWith('/') ? 'html' : /\.(\w+)$/u.exec(path)?.[1];
  const type = ending && types[ending];
  return type ? `${type}; charset=utf-8` : null;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
  svg: 'image/svg+xml',
};
