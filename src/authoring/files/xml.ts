import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** The root of an XML text. Throws where it is not well-formed; nothing that a document type defines is expanded. */
export const elementsOf = (xml: string): XmlElement => {
  const { root } = parseXml(xml, { ignoreUndefinedEntities: false });
  if (!root) throw new Error('the XML is empty');
  return root;
};

/** The name of an element without its prefix: `w:p // => 'p'`. */
export const nameOf = ({ name }: XmlElement): string => name.replace(/^.*:/u, '');

/** The elements inside of one: all of them, or those of some names. */
export const children = (
  element: XmlElement | undefined,
  ...names: readonly string[]
): readonly XmlElement[] =>
  element?.children.filter(
    (one): one is XmlElement =>
      one instanceof XmlElement && (names.length === 0 || names.includes(nameOf(one))),
  ) ?? [];

export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  children(element, name)[0];

/** An attribute, whatever its prefix. */
export const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  Object.entries(element?.attributes ?? {}).find(([key]) => key.replace(/^.*:/u, '') === name)?.[1];

/** The value of `<w:x w:val="…"/>` inside of an element. */
export const valueIn = (element: XmlElement | undefined, name: string): string | undefined =>
  attribute(child(element, name), 'val');

/** What a switch such as `<w:b/>` says; undefined where there is none. */
export const isOn = (element: XmlElement | undefined): boolean | undefined =>
  element && !/^(?:0|false|off|none)$/u.test(attribute(element, 'val') ?? '');
