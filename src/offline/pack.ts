/**
 * A pack is a single file with all files of the offline copy, so that one request loads everything or nothing. Pages
 * of one kind have much in common. So each file is a list of pieces, cut between tags and between style layers. A
 * string is a new piece; a number refers to an earlier piece. Compressed, a pack has a quarter of the size
 * of the files when each is compressed by itself.
 */

/** `path` is below the base of the site. The body of a binary file is base64. */
export interface PackedFile {
  readonly path: string;
  readonly body: string;
  readonly isBase64?: boolean;
}

/**
 * Writes a pack. The same files in the same order give the same text. Keeps only the pieces, so that thousands of
 * pages need not be in memory at once.
 */
export function* encodePack(files: Iterable<PackedFile>): Generator<string> {
  const places = new Map<string, number>();
  let count = 0;
  const toPiece = (piece: string): string | number => {
    // A substring keeps its whole string in memory; its JSON is a new string.
    const text = JSON.stringify(piece);
    const place = places.get(text);
    if (place !== undefined) return place;
    // A reference to a piece of five characters or fewer would not save bytes.
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

/** Reads the files of a pack. Throws if the text is not a pack. */
export function* decodePack(text: string): Generator<PackedFile> {
  const pieces: string[] = [];
  for (const [path, isBase64, body] of JSON.parse(text) as Row[]) {
    const texts = body.map((piece) => {
      if (typeof piece === 'string') pieces.push(piece);
      const known = typeof piece === 'string' ? piece : pieces[piece];
      if (known === undefined) throw new Error(`The pack refers to piece ${piece} before defining it.`);
      return known;
    });
    yield { path, body: texts.join(''), ...(isBase64 === 1 && { isBase64: true }) };
  }
}

type Row = [path: string, isBase64: 0 | 1, body: (string | number)[]];

/** The media type of HTML, scripts, JSON, CSS and SVG; null for other files. A folder (`zh/ipg/2.3/`) is HTML. */
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
