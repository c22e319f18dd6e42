import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cutSection, type FoundSection, findSections } from '../../../src/authoring/files/sections.ts';
import { needsExtraction } from '../../../src/authoring/files/text-of-file.ts';
import { errorAt } from '../../../src/pipeline/diagnostics.ts';
import { createSourceText, type SourceText } from '../../../src/pipeline/text/source-text.ts';
import { hashOf, type ReadResult, type ReadText, readText, toText } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { TakenFrom } from '../../../src/schema/source.ts';
import { type TakenText, takeText } from '../take-text.ts';
import { report, type Shell } from './command.ts';

interface SectionText extends ReadText {
  readonly takenFrom?: TakenFrom;
  readonly part?: FoundSection;
}

/** Reads a text file, or extracts the text of a PDF, DOCX or HTML file. */
export const readFileText = (path: string): ReadResult<SectionText> => {
  const bytes = bytesOf(path);
  if (!bytes || !needsExtraction(bytes, path)) return readText(path, path);
  const sha256 = hashOf(bytes);
  const taken = known.get(sha256) ?? takeText(path);
  known.set(sha256, taken);
  if (!('text' in taken)) {
    const { code, message, hint } = taken;
    return { diagnostics: [{ code: `file/${code}`, severity: 'error', file: path, message, hint }] };
  }
  const read = toText(() => Buffer.from(taken.text), path);
  return read.value ? { ...read, value: { ...read.value, takenFrom: takenFromOf(path, sha256) } } : read;
};

const takenFromOf = (path: string, sha256: string): TakenFrom => ({ file: basename(path), sha256 });

/** The extracted texts by checksum. */
const known = new Map<string, TakenText>();

const bytesOf = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

/** The sections in the file of a whole guide; empty for a file with fewer than two, and for an unreadable file. */
export const sectionsOfFile = (path: string): readonly FoundSection[] => {
  const sections = findSections(readFileText(path).value?.text ?? '');
  return sections.length < 2 ? [] : sections;
};

/** Reads a file or, from the file of a whole guide, only the given section. */
export const readSectionText = (path: string, section: string | undefined): ReadResult<SectionText> => {
  const read = readFileText(path);
  const found = section === undefined || !read.value ? [] : sectionsOfFile(path);
  if (!read.value || found.length === 0) return read;
  const part = found.find((one) => one.section === section);
  if (!part) return { diagnostics: [noSection(path, `${section}`, found)] };
  if (part.others.length > 0) return { diagnostics: [twoSections(path, part)] };
  const text = cutSection(read.value.text, part);
  const takenFrom = read.value.takenFrom ?? takenFromOf(path, read.value.sha256);
  return { value: { text, sha256: hashOf(text), takenFrom, part }, diagnostics: [] };
};

export const readSource = (path: string, shell: Shell, section?: string): SourceText | undefined => {
  const { value, diagnostics } = readSectionText(path, section);
  report(shell, diagnostics);
  return value && createSourceText(path, value.text);
};

const noSection = (file: string, section: string, found: readonly FoundSection[]): Diagnostic =>
  errorAt(
    'file/no-section',
    { file },
    `No heading has the number ${section}. The headings: ${found.map(({ heading, lines }) => `“${heading}” (line ${lines[0]})`).join(', ')}.`,
    'Write one of these numbers. Or save the output of `content -- text FILE`, correct the heading (2.5 Its Name), and use that file.',
  );

const twoSections = (file: string, { section, heading, lines, others }: FoundSection): Diagnostic =>
  errorAt(
    'file/two-sections',
    { file, line: lines[0] },
    `More than one heading has the number ${section}: “${heading}” here, and others in line ${others.join(', ')}.`,
    'Save the output of `content -- text FILE`, delete the number in the other lines, and use that file.',
  );
