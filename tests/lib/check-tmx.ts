import { type XmlElement, XmlText } from '@rgrove/parse-xml';
import { elementsIn } from './read-xml.ts';

/**
 * The DTD of TMX 1.4b (https://www.gala-global.org/tmx-14b) for the elements that we use: the names of the children,
 * each followed by a blank, and the required attributes. An element without `children` holds text.
 */
const dtd: Record<string, { children?: RegExp; required?: string[] }> = {
  tmx: { children: /^header body $/u, required: ['version'] },
  header: {
    children: /^(?:(?:note|prop|ude) )*$/u,
    required: ['creationtool', 'creationtoolversion', 'segtype', 'o-tmf', 'adminlang', 'srclang', 'datatype'],
  },
  note: {},
  prop: { required: ['type'] },
  body: { children: /^(?:tu )*$/u },
  tu: { children: /^(?:(?:note|prop) )*(?:tuv )+$/u },
  tuv: { children: /^(?:(?:note|prop) )*seg $/u, required: ['xml:lang'] },
  seg: {},
};

/** The errors in the elements of a TMX document, a sentence each. */
export function checkTmx(element: XmlElement): string[] {
  const { children = /^$/u, required = [] } = dtd[element.name] ?? { required: ['a name that TMX knows'] };
  const names = elementsIn(element).map(({ name }) => `${name} `);
  const text = element.children.map((child) => (child instanceof XmlText ? child.text.trim() : '')).join('');
  const mayHaveText = dtd[element.name]?.children === undefined;
  return [
    ...(children.test(names.join('')) && (mayHaveText || text === '')
      ? []
      : [`<${element.name}> holds ${names.join('')}${text}`]),
    ...required
      .filter((name) => !(name in element.attributes))
      .map((name) => `<${element.name}> lacks ${name}`),
    ...elementsIn(element).flatMap(checkTmx),
  ];
}

/** The translation units of a document. */
export function listUnits(document: XmlElement): XmlElement[] {
  return elementsIn(document, 'body').flatMap((body) => elementsIn(body));
}

/** The text of each variant of a unit, by its language. */
export function variantsOf(unit: XmlElement): Record<string, string> {
  return Object.fromEntries(
    elementsIn(unit, 'tuv').map((variant) => [
      variant.attributes['xml:lang'] ?? '',
      elementsIn(variant, 'seg')[0]?.text ?? '',
    ]),
  );
}
