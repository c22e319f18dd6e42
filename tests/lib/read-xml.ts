import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The root of a well-formed XML document that has no document type: some readers would try to fetch one. */
export function readRoot(xml: string): XmlElement {
  const [root, ...others] = parseXml(xml, { preserveDocumentType: true }).children;
  if (!(root instanceof XmlElement) || others.length > 0) throw new Error('There is more than the root');
  return root;
}

/** The elements directly in another, all or those of a name. */
export function elementsIn({ children }: XmlElement, name?: string): XmlElement[] {
  return children
    .filter((child) => child instanceof XmlElement)
    .filter((child) => name === undefined || child.name === name);
}
