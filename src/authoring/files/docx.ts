import type { XmlElement } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';
import { createNumbering, type NextNumber } from './docx-numbering.ts';
import { createStyles, type Styles } from './docx-styles.ts';
import { markRuns, type Run } from './styled-text.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { attribute, child, children, elementsOf, isOn, nameOf, valueIn } from './xml.ts';

/** Of the parts of the file; Word unpacks no larger ones either. */
const mostBytes = 60_000_000;

/** The text of a DOCX file: a line for each paragraph, with the numbers and bullets that a word processor shows. */
export const readDocx = (bytes: Uint8Array): string => {
  const part = openParts(bytes);
  const document = part('word/document.xml');
  if (!document) throw new UnreadableFile('other-format', 'The file is no document of a word processor.');
  const styles = createStyles(part('word/styles.xml'));
  const nextNumber = createNumbering(part('word/numbering.xml'), styles);
  const reader: Reader = { styles, nextNumber, notes: notesOf(part) };
  const body = child(document, 'body');
  const lines = body ? linesOf(body, reader) : [];
  if (lines.every((line) => line.trim() === '')) throw new UnreadableFile('scanned', 'The file has no text.');
  return `${lines.join('\n')}\n`;
};

interface Reader {
  readonly styles: Styles;
  readonly nextNumber: NextNumber;
  /** Footnotes and endnotes by what refers to them: `footnoteReference 2`. */
  readonly notes: ReadonlyMap<string, Note>;
}

interface Note {
  readonly label: string;
  readonly content: XmlElement;
}

type OpenPart = (name: string) => XmlElement | undefined;

/** Notes of a type of their own are the lines that programs draw above the others. */
const notesOf = (part: OpenPart): ReadonlyMap<string, Note> =>
  new Map(
    ['footnote', 'endnote'].flatMap((kind) =>
      children(part(`word/${kind}s.xml`), kind)
        .filter((note) => attribute(note, 'type') === undefined)
        .map((content, index): [string, Note] => [
          `${kind}Reference ${attribute(content, 'id')}`,
          { label: `[${index + 1}]`, content },
        ]),
    ),
  );

const openParts = (bytes: Uint8Array): OpenPart => {
  let parts: Readonly<Record<string, Uint8Array>>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^word\/(?:document|styles|numbering|footnotes|endnotes)\.xml$/u.test(name)) return false;
        if (originalSize > mostBytes)
          throw new UnreadableFile('too-large', `${name} in the file has ${originalSize} bytes.`);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error);
  }
  return (name) => {
    const found = parts[name];
    try {
      return found && elementsOf(strFromU8(found));
    } catch (error) {
      throw damaged(error);
    }
  };
};

const damaged = (error: unknown): UnreadableFile => {
  const [why] = String(error instanceof Error ? error.message : error).split('\n');
  return new UnreadableFile('damaged', `The file cannot be unpacked (${why}).`);
};

/** The lines of what stands below each other. What is deleted, or stands in two ways for two programs, is read once. */
const linesOf = (parent: XmlElement, reader: Reader): readonly string[] =>
  children(parent).flatMap((element): readonly string[] => {
    if (nameOf(element) === 'p') return paragraph(element, reader);
    if (nameOf(element) === 'tbl') return tableLines(element, reader);
    return ignored.has(nameOf(element)) ? [] : linesOf(chosen(element), reader);
  });

const ignored: ReadonlySet<string> = new Set('del moveFrom sectPr pPr rPr tblPr sdtPr instrText'.split(' '));

const chosen = (element: XmlElement): XmlElement =>
  nameOf(element) === 'AlternateContent' ? (children(element)[0] ?? element) : element;

/** A table of words is a table with bars; one whose cells hold paragraphs only lays them out. */
const tableLines = (table: XmlElement, reader: Reader): readonly string[] => {
  const rows = children(table, 'tr').map((row) => children(row, 'tc').map((cell) => linesOf(cell, reader)));
  const isLayout = rows.every((row) => row.length < 2) || rows.flat().some((lines) => lines.length > 1);
  return isLayout
    ? rows.flat(2)
    : rows.map((row) => `| ${row.map((lines) => lines.join(' ')).join(' | ')} |`);
};

/** The lines of a paragraph, and below it the notes that it refers to. */
const paragraph = (element: XmlElement, reader: Reader): readonly string[] => {
  const { styles, nextNumber } = reader;
  const properties = child(element, 'pPr');
  const style = valueIn(properties, 'pStyle') ?? styles.usual;
  const notes: Note[] = [];
  const runs = runsOf(element, { bold: false, italic: false, ...styles.look(style) }, reader, notes);
  const level = styles.heading(style, properties);
  // The sign of a heading says it: its letters are bold anyway.
  const text = markRuns(level > 0 ? runs.map((run) => ({ ...run, bold: false })) : runs);
  if (text.trim() === '') return [''];
  const head = level > 0 ? `${'#'.repeat(level)} ` : '';
  return [
    ...`${head}${nextNumber(properties, style)}${text}`.split('\n'),
    ...notes.flatMap(({ label, content }) =>
      linesOf(content, reader).map((line, index) => (index === 0 ? `${label} ${line.trim()}` : line)),
    ),
  ];
};

type Look = Pick<Run, 'bold' | 'italic'>;

/** The runs of a paragraph; `notes` takes those that it refers to. */
const runsOf = (parent: XmlElement, look: Look, reader: Reader, notes: Note[]): readonly Run[] =>
  children(chosen(parent)).flatMap((element): readonly Run[] => {
    if (ignored.has(nameOf(element))) return [];
    const note = reader.notes.get(`${nameOf(element)} ${attribute(element, 'id')}`);
    if (note) {
      notes.push(note);
      return [{ text: note.label, ...look }];
    }
    // A text box has paragraphs of its own.
    if (nameOf(element) === 'txbxContent')
      return [{ text: `\n${linesOf(element, reader).join('\n')}\n`, bold: false, italic: false }];
    const sign = signs[nameOf(element)]?.(element);
    if (sign !== undefined) return [{ text: sign, ...look }];
    if (nameOf(element) !== 'r') return runsOf(element, look, reader, notes);
    const own = child(element, 'rPr');
    const named = reader.styles.look(attribute(child(own, 'rStyle'), 'val') ?? '');
    const bold = isOn(child(own, 'b')) ?? named.bold ?? look.bold;
    const italic = isOn(child(own, 'i')) ?? named.italic ?? look.italic;
    return runsOf(element, { bold, italic }, reader, notes);
  });

/** What stands for characters in a run. */
const signs: Readonly<Record<string, (element: XmlElement) => string>> = {
  t: (element) => element.text,
  tab: () => ' ',
  br: (element) => (attribute(element, 'type') === 'page' ? '' : '\n'),
  cr: () => '\n',
  noBreakHyphen: () => '-',
  sym: (element) => String.fromCodePoint(Number.parseInt(attribute(element, 'char') ?? '20', 16)),
};
