/** An element with its text or children; an empty list of children makes it self-closing. */
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

export const xmlDocument = (...root: Parameters<typeof element>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(...root)}\n`;

/** Escapes character data, including carriage returns, which a parser would turn into line breaks. */
const escapeText = (text: string): string =>
  toXmlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** Escapes an attribute value, including line breaks and tabs, which a parser would turn into blanks. */
const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** Replaces characters that XML 1.0 cannot contain (https://www.w3.org/TR/xml/#charsets) with U+FFFD. */
export const toXmlCharacters = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
