import type { FoundSection } from '../../../src/authoring/files/sections.ts';
import { nameParagraphs, type ReadParagraph } from '../../../src/authoring/read/name-paragraphs.ts';
import { readTexts, type TextToRead } from '../../../src/authoring/read/read-structure.ts';
import { isFaq, isSection, type Structure } from '../../../src/authoring/read/structure.ts';
import type { NewText } from '../../../src/authoring/write/plan-files.ts';
import { entriesOf, type TextsBefore } from '../../../src/authoring/write/planned-files.ts';
import type { Staged } from '../../../src/pipeline/diagnostics.ts';
import { partOfId } from '../../../src/pipeline/join/tree.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import { findUnprintable } from '../../../src/pipeline/text/unprintable.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { isAnnotated, type SourceKind, textWith } from '../../../src/schema/document-kind.ts';
import type { Part } from '../../../src/schema/guide.ts';
import { commonLanguage, type Language, languages, usuallyAnnotated } from '../../../src/schema/language.ts';
import { type Quoting, quotingSchema } from '../../../src/schema/source.ts';
import { readSectionText } from './read-source.ts';
import type { TextCall } from './text-call.ts';

export interface IncomingText extends NewText {
  readonly paragraphs: readonly ReadParagraph[];
  readonly printedSection: string | null;
  /** The path in the call. */
  readonly path: string;
  /** The place of the text in the file of a whole guide. */
  readonly part: FoundSection | undefined;
}

/** Reads the texts of a call. Two languages of a section can share a file. Diagnostics name the source to write. */
export const readCallTexts = (call: TextCall, before: TextsBefore): Staged<readonly IncomingText[]> => {
  const { section, paths, kinds, plain, quoted, provenance } = call;
  const diagnostics: Diagnostic[] = [];
  const textAt = (path: string) => {
    const { value: read, diagnostics: unread } = readSectionText(path, section);
    diagnostics.push(...unread);
    return read;
  };
  const entries = entriesOf(before);
  const earlier = partsOfParagraphs(before);
  const parts = before.joined.sections[0]?.clauses.map(({ part }) => part);
  /** Whether the call replaces only the other language of this bilingual text. Then the existing text is kept. */
  const isPartOfOne = (langs: readonly Language[], text: string): boolean =>
    before.texts.some(
      ({ entry, source }) =>
        source.text === text &&
        langs.some((lang) => entries[lang] === entry) &&
        entry.languages.some((lang) => paths.has(lang) && !langs.includes(lang)),
    );
  const texts = [...new Set(paths.values())].flatMap((path) => {
    const langs = languages.filter((lang) => paths.get(lang) === path);
    const read = textAt(path);
    const [first] = langs;
    if (!read || !first || isPartOfOne(langs, read.text)) return [];
    const entry = entries[first];
    const kind =
      section === undefined ? textWith('cards') : (kinds.get(first) ?? entry?.kind ?? defaultKind(first));
    const { name, replaces } = nameText(call, before, langs, read.text);
    const beside = [...new Set(langs.flatMap((lang) => plain.get(lang) ?? []))];
    return [
      {
        ...{ path, part: read.part, takenFrom: read.takenFrom },
        ...{ file: name, replaces, kind, section, provenance, languages: langs },
        source: createSourceText(name, read.text),
        partOf: (words: string) => earlier.get(firstLine(words)),
        quoted: isAnnotated({ kind }) ? (quoted ?? entry?.quoted) : undefined,
        plain: beside.length > 0 ? beside.flatMap((one) => textAt(one)?.text ?? []).join('\n') : undefined,
      },
    ];
  });
  const value = readTexts(texts, parts && new Set(parts)).map(
    ({ value: structure, diagnostics: doubts, ...text }) => {
      diagnostics.push(...findUnprintable(text.source), ...doubts);
      return {
        ...text,
        paragraphs: nameParagraphs(text.source, structure, text.languages[0] ?? commonLanguage),
        quoted: text.plain === undefined ? text.quoted : quotedAs(text, structure),
        printedSection: isSection(structure) ? structure.section : null,
        asOf: isFaq(structure) ? structure.asOf : undefined,
      };
    },
  );
  return { value, diagnostics };
};

const partsOfParagraphs = (before: TextsBefore): ReadonlyMap<string, Part> => {
  const files = new Set(Object.values(entriesOf(before)).map(({ file }) => file));
  const paragraphs = before.texts.flatMap((text) => (files.has(text.entry.file) ? text.paragraphs : []));
  return new Map(
    paragraphs.flatMap(({ name: { is, id }, piece }) =>
      is === 'clause' && piece ? [[firstLine(piece.flow.text), partOfId(id)] as const] : [],
    ),
  );
};

const firstLine = (text: string): string => text.trim().replace(/\n.*$/su, '');

/** A newer edition of a section has its date or a number in its name. Other newer texts keep the present name. */
const nameText = (
  { document, section, provenance, isReplacing }: TextCall,
  before: TextsBefore,
  langs: readonly Language[],
  text: string,
): { readonly name: string; readonly replaces?: readonly string[] } => {
  const entries = entriesOf(before);
  const ownName = `${document}-${section ?? 'faq'}.${langs.join('-')}.txt`;
  const replaces = [...new Set(langs.flatMap((lang) => entries[lang]?.file ?? []))];
  const [first = ownName] = replaces;
  const isThere = before.texts.some(({ entry, source }) => entry.file === first && source.text === text);
  // A newer text of a set FAQ replaces the older one.
  if (section === undefined || replaces.length === 0 || isThere) return { name: first };
  if (isReplacing) {
    const isWhole = langs.every((lang) => entries[lang]?.languages.join() === langs.join());
    return { name: isWhole ? first : ownName };
  }
  const date = langs.map((lang) => provenance[lang]?.date).find((day) => day !== 'unknown');
  const names = new Set(before.texts.map(({ entry }) => entry.file));
  const stem = `${document}-${section}.${langs.join('-')}`;
  let number = 2;
  while (names.has(`${stem}.${number}.txt`)) number += 1;
  return { name: `${stem}.${date ?? number}.txt`, replaces };
};

export const defaultKind = (lang: Language): SourceKind =>
  textWith('sections', usuallyAnnotated.includes(lang));

/** Finds the value of `quoted` with which the text is read in the same way without its plain text. */
const quotedAs = (text: TextToRead, structure: Structure): Quoting | undefined => {
  const voices = (one: Structure): string =>
    isSection(one) ? one.blocks.map(({ role, flow }) => `${role} ${flow.offsets[0]}`).join() : '';
  return quotingSchema.options.find((option) =>
    readTexts([{ ...text, plain: undefined, quoted: option }]).some(
      (reading) => voices(reading.value) === voices(structure),
    ),
  );
};
