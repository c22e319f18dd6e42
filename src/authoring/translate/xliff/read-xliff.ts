import type { Staged } from '../../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import type { Language } from '../../../schema/language.ts';
import { childrenNamed, isXmlFault, readXml, type XmlElement, xmlText } from './read-xml.ts';

/** What a translator sends back: the filled-in clauses of one section. */
export interface Translation {
  readonly section: string;
  readonly from: Language;
  readonly lang: Language;
  /** From the note of that category, where the translator has written a name there. */
  readonly translator?: string;
  readonly units: readonly TranslatedUnit[];
}

export interface TranslatedUnit {
  /** The clause. */
  readonly id: string;
  readonly source: string;
  /** Empty where nothing has been filled in. */
  readonly target: string;
  readonly line: number;
}

/**
 * Reads an XLIFF 2 file that was exported here. Inline codes become their text; anything that is not such a
 * file is a diagnostic with its line.
 */
export const readXliff = (file: string, text: string): Staged<Translation | undefined> => {
  const fail = (line: number, message: string, hint: string, column?: number): Staged<undefined> => ({
    value: undefined,
    diagnostics: [
      {
        code: 'xliff/unreadable',
        severity: 'error',
        file,
        line,
        ...(column === undefined ? {} : { column }),
        message,
        hint,
      },
    ],
  });
  const root = readXml(text);
  if (isXmlFault(root))
    return fail(
      root.line,
      `This is not well-formed XML. ${root.message}`,
      'Save the file again from the program it was filled in with.',
      root.column,
    );
  const version = root.attributes.get('version') ?? '';
  if (root.name !== 'xliff' || !/^2\.\d$/u.test(version))
    return fail(
      root.line,
      root.name === 'xliff'
        ? `This is XLIFF ${version || 'without a version'}, not 2.1.`
        : `This is <${root.name}>, not <xliff>.`,
      'Save it as XLIFF 2.1, under the languages and units of the file that was exported from /data/ipg.',
    );
  const from = languageOf(root.attributes.get('srcLang'));
  const lang = languageOf(root.attributes.get('trgLang'));
  if (!from || !lang || from === lang)
    return fail(
      root.line,
      'srcLang and trgLang are not two of zh-Hans, ja and en.',
      'Keep both as they were exported.',
    );
  const [content, ...others] = childrenNamed(root, 'file');
  const section = /^ipg[/-](?<section>\d\.\d+)$/u.exec(
    content?.attributes.get('original') ?? content?.attributes.get('id') ?? '',
  )?.groups?.section;
  if (!content || others.length > 0 || section === undefined)
    return fail(
      content?.line ?? root.line,
      'There is not one <file> that says which section it is (original="ipg/2.4").',
      'Keep <file> and its attributes as they were exported; give sections one after another.',
    );
  const { units, diagnostics } = readUnits(file, content);
  const translator = notesOf(content)
    .filter((note) => note.attributes.get('category') === 'translator')
    .map((note) => xmlText(note).trim())
    .find((name) => name !== '');
  return {
    value: { section, from, lang, ...(translator === undefined ? {} : { translator }), units },
    diagnostics,
  };
};

/** `zh-Hans` and plain `zh`, `zh-CN`; not traditional Chinese, which the edition does not have. */
const languageOf = (tag = ''): Language | undefined => {
  const [primary = '', ...rest] = tag.toLowerCase().split('-');
  if (primary === 'zh')
    return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? undefined : 'zh';
  return primary === 'ja' || primary === 'en' ? primary : undefined;
};

const notesOf = (element: XmlElement): readonly XmlElement[] =>
  childrenNamed(element, 'notes').flatMap((notes) => childrenNamed(notes, 'note'));

const readUnits = (
  file: string,
  content: XmlElement,
): { readonly units: readonly TranslatedUnit[]; readonly diagnostics: readonly Diagnostic[] } => {
  const elements = unitsIn(content);
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const units = elements.flatMap((unit): TranslatedUnit[] => {
    const id = unit.attributes.get('id') ?? '';
    if (id === '' || seen.has(id)) {
      diagnostics.push({
        code: 'xliff/unit-id',
        severity: 'error',
        file,
        line: unit.line,
        message: id === '' ? 'A <unit> has no id.' : `The unit ${id} stands twice.`,
        hint: 'Keep the units and their ids as they were exported.',
      });
      return [];
    }
    seen.add(id);
    return [{ id, source: textIn(unit, 'source'), target: textIn(unit, 'target').trim(), line: unit.line }];
  });
  return { units, diagnostics };
};

/** The units of a file, those in groups too. */
const unitsIn = (element: XmlElement): readonly XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === 'unit') return [child];
    return child.name === 'group' ? unitsIn(child) : [];
  });

/** The text of all segments of a unit, and of what stands between them. */
const textIn = (unit: XmlElement, which: 'source' | 'target'): string =>
  unit.children
    .flatMap((child) => {
      if (typeof child === 'string' || (child.name !== 'segment' && child.name !== 'ignorable')) return [];
      const [own] = childrenNamed(child, which);
      // What stands between segments is not translated: it is the same in both.
      const [text] = own || child.name === 'segment' ? [own] : childrenNamed(child, 'source');
      return text ? [inlineText(text)] : [];
    })
    .join('');

/** Character data with inline codes resolved: a spanning code is its text, `<cp hex>` its character. */
const inlineText = ({ children }: XmlElement): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return child;
      return child.name === 'cp' ? '\uFFFD' : inlineText(child);
    })
    .join('');
