/** An element of an XML document: its children are elements and pieces of text, in order. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/**
 * Reads an XML 1.0 document of the simple kind that we write ourselves: a declaration, elements, attributes,
 * character data, predefined and numeric references. Anything else, and everything ill-formed, throws with
 * the place where it stands.
 */
export function parseXml(text: string): XmlElement {
  const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.exec(text);
  if (forbidden) throw new Error(`A character that XML cannot hold, at ${forbidden.index}`);
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let at = /^(?:<\?xml version="1\.0" encoding="UTF-8"\?>)?/u.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const [token] = nextToken(text, at);
    place(token, open, at);
    at += token.length;
  }
  const [document, ...others] = root.children.filter((child) => typeof child !== 'string' || child.trim());
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (!document || typeof document === 'string' || others.length > 0) throw new Error('There is no one root');
  return document;
}

const token = /<\/[\w:.-]+\s*>|<[\w:.-]+(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>|[^<]+/uy;

function nextToken(text: string, at: number): [string] {
  token.lastIndex = at;
  const found = token.exec(text);
  if (!found) throw new Error(`Ill-formed at ${at}: ${text.slice(at, at + 40)}`);
  return [found[0]];
}

function place(piece: string, open: XmlElement[], at: number): void {
  const parent = open.at(-1);
  if (!parent) throw new Error(`Content after the root, at ${at}`);
  if (!piece.startsWith('<')) {
    if (piece.includes(']]>')) throw new Error(`]]> in character data, at ${at}`);
    parent.children.push(resolveReferences(piece.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), at));
    return;
  }
  const name = /[\w:.-]+/u.exec(piece)?.[0] ?? '';
  if (piece.startsWith('</')) {
    if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>, at ${at}`);
    open.pop();
    return;
  }
  const pairs = [...piece.matchAll(/([\w:.-]+)="([^"]*)"/gu)].map(
    ([, key = '', value = '']): [string, string] => [
      key,
      resolveReferences(value.replace(/[\t\n\r]/gu, ' '), at),
    ],
  );
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
    throw new Error(`An attribute twice, at ${at}`);
  const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [] };
  parent.children.push(element);
  if (!piece.endsWith('/>')) open.push(element);
}

const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolveReferences(text: string, at: number): string {
  return text.replace(/&(?:#(\d+);|#x([0-9a-f]+);|(\w+);)?/giu, (reference, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    const character = predefined[name ?? ''];
    if (character === undefined) throw new Error(`${reference} is no reference, after ${at}`);
    return character;
  });
}
