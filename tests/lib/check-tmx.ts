import { type XmlElement, XmlText } from '@rgrove/parse-xml';
import { elementsIn } from './read-xml.ts';

/**
 * What the TMX 1.4b DTD allows, for the elements we use
 * (https://www.gala-global.org/tmx-14b, section "Document Type Definition for TMX"). `content` is matched
 * against the names of the children, each followed by a blank; null means text.
 */
const dtd: Record<string, { content: RegExp | null; required: string[]; implied: string[] }> = {
  tmx: { content: /^header body $/u, required: ['version'], implied: [] },
  header: {
    content: /^(?:(?:note|prop|ude) )*$/u,
    required: ['creationtool', 'creationtoolversion', 'segtype', 'o-tmf', 'adminlang', 'srclang', 'datatype'],
    implied: ['o-encoding', 'creationdate', 'creationid', 'changedate', 'changeid'],
  },
  note: { content: null, required: [], implied: ['o-encoding', 'xml:lang', 'lang'] },
  prop: { content: null, required: ['type'], implied: ['xml:lang', 'o-encoding', 'lang'] },
  body: { content: /^(?:tu )*$/u, required: [], implied: [] },
  tu: {
    content: /^(?:(?:note|prop) )*(?:tuv )+$/u,
    required: [],
    implied: ['tuid', 'datatype', 'usagecount', 'segtype', 'creationdate', 'changedate', 'o-tmf', 'srclang'],
  },
  tuv: {
    content: /^(?:(?:note|prop) )*seg $/u,
    required: ['xml:lang'],
    implied: ['datatype', 'usagecount', 'creationdate', 'changedate', 'o-tmf', 'lang'],
  },
  seg: { content: null, required: [], implied: [] },
};

/** What is wrong with a TMX document, one sentence each: DTD, segment types, languages, unit IDs. */
export function checkTmx(document: XmlElement): string[] {
  const units = listUnits(document);
  const ids = units.map(({ attributes }) => attributes.tuid ?? '');
  const [header] = elementsIn(document);
  return [
    ...(document.name === 'tmx' ? [] : [`The root is <${document.name}>`]),
    ...(document.attributes.version === '1.4' ? [] : ['version is not 1.4']),
    ...(/^(?:block|paragraph|sentence|phrase)$/u.test(header?.attributes.segtype ?? '')
      ? []
      : ['segtype is none of the four']),
    ...checkElement(document),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `tuid ${id} stands twice`),
    ...units.flatMap((unit) => checkLanguages(unit, header?.attributes.srclang ?? '')),
  ];
}

/** The units of a document. */
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

function checkElement(element: XmlElement): string[] {
  const rule = dtd[element.name];
  if (!rule) return [`<${element.name}> is no element of TMX`];
  const names = Object.keys(element.attributes);
  const order = elementsIn(element)
    .map(({ name }) => `${name} `)
    .join('');
  const text = element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('');
  const isContentRight = rule.content === null ? order === '' : rule.content.test(order) && !text.trim();
  return [
    ...(isContentRight ? [] : [`<${element.name}> holds ${order}${text.trim()}`]),
    ...rule.required.filter((name) => !names.includes(name)).map((name) => `<${element.name}> lacks ${name}`),
    ...names
      .filter((name) => !rule.required.includes(name) && !rule.implied.includes(name))
      .map((name) => `<${element.name}> has ${name}`),
    ...elementsIn(element).flatMap(checkElement),
  ];
}

function checkLanguages(unit: XmlElement, fallback: string): string[] {
  const source = unit.attributes.srclang ?? fallback;
  const languages = elementsIn(unit, 'tuv').map(({ attributes }) => attributes['xml:lang'] ?? '');
  return [
    ...(new Set(languages).size === languages.length ? [] : [`${unit.attributes.tuid} has a language twice`]),
    ...(source === '*all*' || languages.includes(source)
      ? []
      : [`${unit.attributes.tuid} lacks its source language`]),
  ];
}
