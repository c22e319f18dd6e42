/** An element, its attributes in the order given and its text or children; an empty list of children closes it at once. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: string | readonly string[],
): string => {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const head = `<${name}${pairs.join('')}`;
  if (typeof children === 'string') return `${head}>${escapeText(children)}</${name}>`;
  if (children.length === 0) return `${head}/>`;
  return `${head}>\n${children.join('\n')}\n</${name}>`;
};

/** A file of XML, by its outermost element. */
export const xmlDocument = (...root: Parameters<typeof element>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(...root)}\n`;

/**
 * Character data that a parser gives back as it was; a carriage return would become a line break, so it goes
 * as a reference. What XML 1.0 cannot hold at all becomes U+FFFD.
 */
const escapeText = (text: string): string =>
  toXmlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** The same for a value between double quotes, where line breaks and tabs would become blanks. */
const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Replaces by U+FFFD what is no `Char` of XML 1.0 (https://www.w3.org/TR/xml/#charsets): controls, lone surrogates. */
export const toXmlCharacters = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
