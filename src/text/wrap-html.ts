/** A run of a text, from one UTF-16 unit up to (not including) another, and the tags that come around it. */
interface Wrap {
  readonly from: number;
  readonly to: number;
  readonly open: string;
  readonly close: string;
}

/**
 * Puts elements around runs of the text in a piece of HTML. `find` is given the text without tags and without what is
 * inside the elements that `skip` matches by their opening tag; where a tag stands it has `boundary`. A run that goes on
 * after a tag is wrapped in pieces.
 *
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

/** Tags and characters in order; the text of what is passed over is empty. */
function readUnits(html: string, skip: RegExp, boundary: string) {
  /** How many elements are open in the one that is passed over, with itself. */
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
