import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import type { Staged } from '../../pipeline/diagnostics.ts';
import { createSourceText, positionAt, type SourceText } from '../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { children, nameOf } from '../files/xml.ts';
import {
  languageOfTag,
  namedPage,
  type TranslatedPage,
  type TranslatedUnit,
  type Translation,
} from './translation.ts';

/**
 * Reads an XLIFF 2 file that was exported here. Inline codes are replaced by their text. Reports, with the line, files
 * that are not such an export, and units without an ID or with the ID of another.
 */
export const readXliff = (file: string, text: string): Staged<Translation | undefined> => {
  const document = createSourceText(file, text);
  const fail = (start: number, message: string, hint: string): Staged<undefined> => ({
    value: undefined,
    diagnostics: [faultAt(document, start, message, hint)],
  });
  const root = readXml(text);
  if (!/^\uFEFF?\s*</u.test(text))
    return fail(0, 'The file is no XLIFF: it does not begin with <.', takeExport);
  if ('fault' in root)
    return fail(
      root.start,
      `The file is not well-formed XML. ${root.fault}.`,
      'Save the file again from the program it was filled in with.',
    );
  const { version, srcLang, trgLang } = root.attributes;
  if (nameOf(root) !== 'xliff')
    return fail(root.start, `The file begins with <${root.name}>, not with <xliff>.`, saveAsXliff);
  if (!/^2\.\d$/u.test(version ?? ''))
    return fail(root.start, `The file is XLIFF ${version ?? 'without a version'}, not 2.1.`, saveAsXliff);
  const from = languageOfTag(srcLang);
  const lang = languageOfTag(trgLang);
  if (!from || !lang || from === lang)
    return fail(
      root.start,
      'srcLang and trgLang must be two of zh-Hans, ja and en.',
      'Keep both as they were exported.',
    );
  const contents = children(root, 'file');
  const pages: TranslatedPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const content of contents) {
    const { document: id, page } = namedPage.exec(content.attributes.original ?? '')?.groups ?? {};
    if (id === undefined || page === undefined) return fail(content.start, nameless, keepNames);
    const read = readUnits(document, content);
    pages.push({ document: id, page, units: read.value, line: positionAt(document, content.start).line });
    diagnostics.push(...read.diagnostics);
  }
  if (contents.length === 0) return fail(root.start, nameless, keepNames);
  const translator = contents.map(translatorOf).find((name) => name !== undefined);
  return { value: { from, lang, translator, pages }, diagnostics };
};

const nameless = 'Every <file> must name the page that it is of (for example original="ipg/2.4").';
const keepNames = 'Keep each <file> and its attributes as they were exported.';

const takeExport =
  'Take the .xlf or .po of the page from /data and fill that in; a table (.csv) is for reading alone.';
const saveAsXliff =
  'Save it as XLIFF 2.1, with the languages and units of the file that was exported from /data.';

const faultAt = (document: SourceText, start: number, message: string, hint: string): Diagnostic => ({
  code: 'xliff/unreadable',
  severity: 'error',
  file: document.file,
  ...positionAt(document, start),
  message,
  hint,
});

const translatorOf = (content: XmlElement): string | undefined =>
  children(content, 'notes')
    .flatMap((notes) => children(notes, 'note'))
    .filter(({ attributes }) => attributes.category === 'translator')
    .map((note) => note.text.trim())
    .find((name) => name !== '');

const readUnits = (document: SourceText, content: XmlElement): Staged<readonly TranslatedUnit[]> => {
  const units: TranslatedUnit[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const unit of unitsIn(content)) {
    const id = unit.attributes.id ?? '';
    if (id === '' || units.some((one) => one.id === id)) {
      const message = id === '' ? 'A <unit> has no id.' : `The file has two units with the id ${id}.`;
      const hint = 'Keep the units and their ids as they were exported.';
      diagnostics.push(faultAt(document, unit.start, message, hint));
      continue;
    }
    units.push({
      id,
      source: textIn(unit, 'source'),
      target: textIn(unit, 'target').trim(),
      line: positionAt(document, unit.start).line,
    });
  }
  return { value: units, diagnostics };
};

/** The units of a file, also those in groups. */
const unitsIn = (element: XmlElement): readonly XmlElement[] =>
  children(element, 'unit', 'group').flatMap((child) => (nameOf(child) === 'unit' ? child : unitsIn(child)));

/** The text of a unit: of all its segments, and of the parts between them (`ignorable`). */
const textIn = (unit: XmlElement, which: 'source' | 'target'): string =>
  children(unit, 'segment', 'ignorable')
    .flatMap((part) => {
      const [own] = children(part, which);
      // Parts between segments are not translated: the target has the source text of them.
      const [text] = own || nameOf(part) === 'segment' ? [own] : children(part, 'source');
      return text ? inlineText(text) : [];
    })
    .join('');

/**
 * The text of an element, with the text inside inline codes. `<cp hex="…"/>` is a character that XML cannot contain; it
 * becomes U+FFFD, as in the export.
 */
const inlineText = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (child instanceof XmlText) return child.text;
      if (!(child instanceof XmlElement)) return '';
      return nameOf(child) === 'cp' ? '\uFFFD' : inlineText(child);
    })
    .join('');

/** Why a file cannot be read, and the offset (UTF-16 units) where. */
interface XmlFault {
  readonly start: number;
  readonly fault: string;
}

/**
 * The root element of an XML document, with the offsets of all elements. Document types are refused, so a file cannot
 * define entities or load other files.
 */
const readXml = (text: string): XmlElement | XmlFault => {
  try {
    const parsed = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    const type = parsed.children.find((child) => child.type === 'doctype');
    if (type) return { start: type.start, fault: 'It has a document type (<!DOCTYPE …>)' };
    return parsed.root ?? tooDeep;
  } catch (error) {
    // The library is recursive: too many levels overflow its stack.
    if (error instanceof RangeError) return tooDeep;
    if (!(error instanceof XmlError)) throw error;
    // The library counts in code points; its message ends with line, column and an excerpt, which are cut off here.
    const before = Array.from(text).slice(0, error.pos).join('');
    return { start: before.length, fault: error.message.replace(/ \(line \d+, column \d+\)\n[\s\S]*$/u, '') };
  }
};

const tooDeep: XmlFault = { start: 0, fault: 'Its elements are nested too deep' };
