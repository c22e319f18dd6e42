/** A range in UTF-16 units (end excluded), and the tags around it. */
interface Wrap {
  readonly from: number;
  readonly to: number;
  readonly open: string;
  readonly close: string;
}

/**
 * Wraps ranges of the text of an HTML fragment in elements. `find` gets the text without elements whose opening tag
 * matches `skip`, and with `boundary` in place of each other tag. A range across tags is wrapped in pieces.
 * `wrapHtml('<p>a<b>b</b>c</p>', () => [{ from: 0, to: 2, open: '<i>', close: '</i>' }], /^$/u)`
 * `// => '<p><i>a</i><b><i>b</i></b>c</p>'`
 */
export function wrapHtml(
  html: string,
  find: (text: string) => readonly Wrap[],
  skip: RegExp,
  boundary = '',
): string {
  const units = readUnits(html, skip, boundary);
  const wraps = find(units.map(({ text }) => text).join(''));
  let at = 0;
  let current: Wrap | undefined;
  const pieces = units.map(({ source, text, isTag }) => {
    const here = isTag ? undefined : wraps.find(({ from, to }) => text !== '' && from <= at && at < to);
    const change = here === current ? '' : `${current?.close ?? ''}${here?.open ?? ''}`;
    current = here;
    at += text.length;
    return change + source;
  });
  return pieces.join('') + (current?.close ?? '');
}

/** Splits HTML into tags and characters; the text of skipped elements is empty. */
function readUnits(html: string, skip: RegExp, boundary: string) {
  /** The depth inside a skipped element; 1 is the element itself. */
  let skipped = 0;
  return Array.from(html.matchAll(/<[^>]+>|&(#?\w+);|./gsu), ([source, entity]) => {
    const isTag = source.length > 1 && source.startsWith('<');
    if (source.startsWith('</')) skipped = Math.max(0, skipped - 1);
    else if (isTag && !isEmptyElement.test(source) && (skipped > 0 || skip.test(source))) skipped += 1;
    const character = entity === undefined ? source : (characters[entity] ?? ' ');
    const text = isTag ? boundary : character;
    return { source, text: skipped > 0 ? '' : text, isTag };
  });
}

const isEmptyElement = /^<(?:br|img|use|wbr)\b|\/>$/u;

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
  '#x27': "'",
  '#x22': '"',
};
