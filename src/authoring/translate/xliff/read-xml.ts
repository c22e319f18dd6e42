import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

/** Why a file cannot be read, and the offset (UTF-16 units) where. */
export interface XmlFault {
  readonly start: number;
  readonly fault: string;
}

/**
 * The root element of an XML document, with the offsets of all elements. Document types are refused, so a file cannot
 * define entities or load other files.
 */
export const readXml = (text: string): XmlElement | XmlFault => {
  try {
    const { root, children } = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    const type = children.find((child) => child.type === 'doctype');
    if (type) return { start: type.start, fault: 'It has a document type (<!DOCTYPE …>)' };
    return root && isShallow(root) ? root : tooDeep;
  } catch (error) {
    // The library is recursive: too many levels overflow its stack.
    if (error instanceof RangeError) return tooDeep;
    if (!(error instanceof XmlError)) throw error;
    // The library counts in code points; its message ends with line, column and an excerpt, which are cut off here.
    const before = Array.from(text).slice(0, error.pos).join('');
    return { start: before.length, fault: error.message.replace(/ \(line \d+, column \d+\)\n[\s\S]*$/u, '') };
  }
};

/** Whether an element has few enough levels for recursive functions. */
const isShallow = (root: XmlElement): boolean => {
  let level = [root];
  for (let depth = 0; depth < 200; depth += 1) {
    level = level.flatMap(({ children }) => children.filter((child) => child instanceof XmlElement));
    if (level.length === 0) return true;
  }
  return false;
};

const tooDeep: XmlFault = { start: 0, fault: 'Its elements are nested more than 200 deep' };
