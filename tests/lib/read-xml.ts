import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The root of a well-formed XML document; throws if anything is beside it, like a document type. */
export function readRoot(xml: string): XmlElement {
  const [root, ...others] = parseXml(xml, { preserveDocumentType: true }).children;
  if (!(root instanceof XmlElement) || others.length > 0) throw new Error('There is more than the root');
  return root;
}

/** The child elements, or only those with a name. */
export function elementsIn({ children }: XmlElement, name?: string): XmlElement[] {
  return children
    .filter((child) => child instanceof XmlElement)
    .filter((child) => name === undefined || child.name === name);
}
