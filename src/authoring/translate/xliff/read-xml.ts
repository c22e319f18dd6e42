/** An element with the 1-based line it starts in; its children are elements and pieces of text, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
  readonly line: number;
}

/** Why a document cannot be read, and where. */
export interface XmlFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Reads an XML 1.0 document: declaration, elements, attributes, character data, CDATA, comments, processing
 * instructions, predefined and numeric references. A document type is refused, and with it every entity that a
 * document could define: nothing is fetched, nothing expands, and text stays text.
 */
export const readXml = (document: string): XmlElement | XmlFault => {
  const text = document.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: error.message };
  }
};

export const isXmlFault = (result: XmlElement | XmlFault): result is XmlFault => 'message' in result;

/** The text of an element and of everything in it. */
export const xmlText = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : xmlText(child))).join('');

/** The child elements of a name. */
export const childrenNamed = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => typeof child !== 'string' && child.name === name) as XmlElement[];

class Fault extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Nested deeper than any document that people make. */
const deepest = 200;

const parse = (text: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], line: 1 };
  const open = [root];
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    place(token, open, at, line);
    line += text.slice(at, token.end).split('\n').length - 1;
    at = token.end;
  }
  const unclosed = open.length > 1 ? open.at(-1) : undefined;
  if (unclosed) throw new Fault(text.length, `<${unclosed.name}> of line ${unclosed.line} is not closed.`);
  const [document, ...others] = root.children;
  if (!document || typeof document === 'string' || others.length > 0)
    throw new Fault(0, 'The file is not one XML element.');
  return document;
};

/** Puts a token where it belongs; `open` are the elements that are open, the innermost last. */
const place = (token: Token, open: XmlElement[], at: number, line: number): void => {
  const parent = open.at(-1);
  if (!parent || token.kind === 'skip') return;
  if (token.kind === 'text') addText(parent, resolve(token.text, at), open.length === 1, at);
  if (token.kind === 'cdata') addText(parent, token.text, open.length === 1, at);
  if (token.kind === 'open') {
    if (open.length > deepest) throw new Fault(at, 'Elements are nested too deep.');
    const element = { ...token.element, children: [], line };
    parent.children.push(element);
    if (!token.isEmpty) open.push(element);
  }
  if (token.kind === 'close') {
    if (open.length === 1) throw new Fault(at, `</${token.name}> closes nothing.`);
    if (parent.name !== token.name)
      throw new Fault(at, `</${token.name}> closes <${parent.name}> of line ${parent.line}.`);
    open.pop();
  }
};

type Token =
  | { readonly kind: 'text' | 'cdata'; readonly text: string; readonly end: number }
  | { readonly kind: 'skip'; readonly end: number }
  | { readonly kind: 'close'; readonly name: string; readonly end: number }
  | {
      readonly kind: 'open';
      readonly element: Pick<XmlElement, 'name' | 'attributes'>;
      readonly isEmpty: boolean;
      readonly end: number;
    };

const tokenAt = (text: string, at: number): Token => {
  if (text[at] !== '<') {
    const end = text.indexOf('<', at);
    return {
      kind: 'text',
      text: text.slice(at, end < 0 ? undefined : end),
      end: end < 0 ? text.length : end,
    };
  }
  for (const { start, stop, kind } of wrapped) {
    if (!text.startsWith(start, at)) continue;
    const end = text.indexOf(stop, at + start.length);
    if (end < 0) throw new Fault(at, `${start} has no ${stop}.`);
    const inner = text.slice(at + start.length, end);
    return kind === 'cdata'
      ? { kind, text: inner, end: end + stop.length }
      : { kind, end: end + stop.length };
  }
  if (text.startsWith('<!', at)) throw new Fault(at, 'A document type is not read.');
  closing.lastIndex = at;
  const close = closing.exec(text);
  if (close?.groups?.name) return { kind: 'close', name: close.groups.name, end: closing.lastIndex };
  return openTag(text, at);
};

const wrapped = [
  { start: '<!--', stop: '-->', kind: 'skip' },
  { start: '<![CDATA[', stop: ']]>', kind: 'cdata' },
  { start: '<?', stop: '?>', kind: 'skip' },
] as const;

const name = String.raw`[\p{L}_][\p{L}\p{N}_:.\-]*`;
const closing = new RegExp(String.raw`</(?<name>${name})\s*>`, 'uy');
const opening = new RegExp(`<(?<name>${name})`, 'uy');
const attribute = new RegExp(
  String.raw`\s+(?<key>${name})\s*=\s*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')`,
  'uy',
);
const ending = /\s*(?<empty>\/?)>/uy;

const openTag = (text: string, at: number): Token => {
  opening.lastIndex = at;
  const head = opening.exec(text);
  if (!head?.groups?.name) throw new Fault(at, 'A < that begins no tag; as text it is written &lt;.');
  const attributes = new Map<string, string>();
  let end = opening.lastIndex;
  for (;;) {
    attribute.lastIndex = end;
    const found = attribute.exec(text)?.groups;
    if (!found?.key) break;
    if (attributes.has(found.key)) throw new Fault(end, `The attribute ${found.key} stands twice.`);
    attributes.set(found.key, resolve(found.double ?? found.single ?? '', end));
    end = attribute.lastIndex;
  }
  ending.lastIndex = end;
  const tail = ending.exec(text);
  if (!tail) throw new Fault(end, `The tag <${head.groups.name}> is not well-formed here.`);
  return {
    kind: 'open',
    element: { name: head.groups.name, attributes },
    isEmpty: tail.groups?.empty === '/',
    end: ending.lastIndex,
  };
};

const addText = (parent: XmlElement, text: string, isOutside: boolean, at: number): void => {
  if (isOutside && text.trim() === '') return;
  if (isOutside) throw new Fault(at, 'There is text outside of the elements.');
  parent.children.push(text);
};

const predefined: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const resolve = (text: string, at: number): string =>
  text.replace(/&(?:#x(?<hex>[\da-f]{1,6});|#(?<decimal>\d{1,7});|(?<entity>[\w.-]+);)?/giu, (...match) => {
    const { hex, decimal, entity } = match.at(-1) as Partial<Record<string, string>>;
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
    const found = Number.isNaN(code) ? predefined.get(entity ?? '') : characterOf(code);
    if (found === undefined)
      throw new Fault(at, `${match[0]} is no reference that is known here; & as text is &amp;.`);
    return found;
  });

/** A character that XML can hold, or undefined. */
const characterOf = (code: number): string | undefined => {
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]$/u.test(character) ? character : undefined;
};
