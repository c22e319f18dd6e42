import type { XmlElement } from './parse-xml.ts';

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
  return elementsIn(document)
    .filter(({ name }) => name === 'body')
    .flatMap(elementsIn);
}

/** The text of each variant of a unit, by its language. */
export function variantsOf(unit: XmlElement): Record<string, string> {
  return Object.fromEntries(
    elementsIn(unit)
      .filter(({ name }) => name === 'tuv')
      .map((variant) => [variant.attributes['xml:lang'] ?? '', textIn(variant, 'seg')]),
  );
}

function elementsIn({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function textIn(element: XmlElement, name: string): string {
  return (
    elementsIn(element)
      .find((child) => child.name === name)
      ?.children.join('') ?? ''
  );
}

function checkElement(element: XmlElement): string[] {
  const rule = dtd[element.name];
  if (!rule) return [`<${element.name}> is no element of TMX`];
  const names = Object.keys(element.attributes);
  const order = elementsIn(element)
    .map(({ name }) => `${name} `)
    .join('');
  const text = element.children.filter((child) => typeof child === 'string').join('');
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
  const languages = elementsIn(unit)
    .filter(({ name }) => name === 'tuv')
    .map(({ attributes }) => attributes['xml:lang'] ?? '');
  return [
    ...(new Set(languages).size === languages.length ? [] : [`${unit.attributes.tuid} has a language twice`]),
    ...(source === '*all*' || languages.includes(source)
      ? []
      : [`${unit.attributes.tuid} lacks its source language`]),
  ];
}
