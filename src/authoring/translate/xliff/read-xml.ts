import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

/** Why a file cannot be read, and the offset (UTF-16 units) where. */
export interface XmlFault {
  readonly start: number;
  readonly fault: string;
}

/**
 * The root element of an XML document, every element with its offset. A document type is refused, and with it all
 * that a file could define: nothing is fetched, and no entity expands.
 */
export const readXml = (text: string): XmlElement | XmlFault => {
  try {
    const { root, children } = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    const type = children.find((child) => child.type === 'doctype');
    if (type) return { start: type.start, fault: 'It has a document type (<!DOCTYPE …>)' };
    return root && isShallow(root) ? root : tooDeep;
  } catch (error) {
    // The library calls itself for each level.
    if (error instanceof RangeError) return tooDeep;
    if (!(error instanceof XmlError)) throw error;
    // It counts in code points, and its message ends with the place and an excerpt.
    const before = Array.from(text).slice(0, error.pos).join('');
    return { start: before.length, fault: error.message.replace(/ \(line \d+, column \d+\)\n[\s\S]*$/u, '') };
  }
};

/** Whether functions may call themselves for each level of an element. */
const isShallow = (root: XmlElement): boolean => {
  let level = [root];
  for (let depth = 0; depth < 200; depth += 1) {
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof XmlElement));
    if (level.length === 0) return true;
  }
  return false;
};

const tooDeep: XmlFault = { start: 0, fault: 'Its elements are nested more than 200 deep' };
