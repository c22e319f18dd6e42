import type { FoundSection } from '../../../src/authoring/files/sections.ts';
import { readTexts, type TextToRead } from '../../../src/authoring/read/read-structure.ts';
import { isFaq, isSection, type Structure } from '../../../src/authoring/read/structure.ts';
import type { NewText } from '../../../src/authoring/write/plan-files.ts';
import type { Staged } from '../../../src/pipeline/diagnostics.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import { findUnprintable } from '../../../src/pipeline/text/unprintable.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { isAnnotated, type SourceKind, textWith } from '../../../src/schema/document-kind.ts';
import type { Part } from '../../../src/schema/guide.ts';
import { type Language, languages, usuallyAnnotated } from '../../../src/schema/language.ts';
import { type Quoting, quotingSchema, type SourceEntry } from '../../../src/schema/source.ts';
import { readSectionText } from './read-source.ts';
import type { TextCall } from './text-call.ts';

/** A text of a call, under the name it gets among the sources. */
export interface ReadText extends NewText {
  /** As the call names it. */
  readonly path: string;
  /** Where it is in the file of a whole guide. */
  readonly part: FoundSection | undefined;
}

/** The name of a text among the sources, and the sources that it takes the place of. */
type NameText = (
  carried: readonly Language[],
  text: string,
  ownName: string,
) => { readonly name: string; readonly replaces?: readonly string[] | undefined };

/**
 * Reads the files of a call and their structure; two languages of a section may share a file. Diagnostics have the paths
 * of the call. `entryOf` gives the entry of the text that is there in a language; `older` names what a text takes the place of,
 * with the name that it gets itself; `parts` are those of the rows that are there.
 */
export const readCallTexts = (
  { document, section, paths, kinds, plain, quoted, provenance }: TextCall,
  entryOf: (lang: Language) => SourceEntry | undefined,
  parts: ReadonlySet<Part> | undefined,
  older: NameText,
): Staged<readonly ReadText[]> => {
  const diagnostics: Diagnostic[] = [];
  const textAt = (path: string) => {
    const read = readSectionText(path, section);
    diagnostics.push(...read.diagnostics);
    if (read.value)
      diagnostics.push(
        ...findUnprintable(createSourceText(path, read.value.text)).map((one) =>
          inFile(one, path, read.value.part),
        ),
      );
    return read.value;
  };
  const files =
    section === undefined
      ? Array.from(paths, ([lang, path]) => ({ path, carried: [lang] }))
      : Array.from(new Set(paths.values()), (path) => ({
          path,
          carried: languages.filter((lang) => paths.get(lang) === path),
        }));
  const texts = files.flatMap(({ path, carried }) => {
    const read = textAt(path);
    const [first] = carried;
    if (!read || !first) return [];
    const entry = entryOf(first);
    const kind =
      section === undefined ? textWith('cards') : (kinds.get(first) ?? entry?.kind ?? defaultKind(first));
    const ownName = `${document}-${section ?? 'faq'}.${carried.join('-')}.txt`;
    const { name, replaces } = older(carried, read.text, ownName);
    const beside = [...new Set(carried.flatMap((lang) => plain.get(lang) ?? []))];
    const to: TextToRead = {
      source: createSourceText(name, read.text),
      kind,
      languages: carried,
      pageLines: read.part?.pageLines,
      ...(isAnnotated({ kind }) ? { quoted: quoted ?? entry?.quoted } : {}),
      ...(beside.length > 0 ? { plain: beside.flatMap((one) => textAt(one)?.text ?? []).join('\n') } : {}),
    };
    return [{ path, replaces, sha256: read.sha256, takenFrom: read.takenFrom, part: read.part, to }];
  });
  const readings = readTexts(
    texts.map(({ to }) => to),
    parts,
  );
  const value = texts.flatMap(
    ({ path, replaces, sha256, takenFrom, part, to }, index): readonly ReadText[] => {
      const reading = readings[index];
      if (!reading) return [];
      const { source, kind, languages: carried } = to;
      const structure = reading.value;
      diagnostics.push(...reading.diagnostics.map((one) => inFile(one, path, part)));
      const settled = to.plain === undefined ? to.quoted : quotedAs(to, structure);
      return [
        {
          ...{ path, part, replaces, sha256, takenFrom, source, kind, structure, section, provenance },
          file: source.file,
          languages: carried,
          quoted: settled,
          asOf: isFaq(structure) ? structure.asOf : undefined,
        },
      ];
    },
  );
  return { value, diagnostics };
};

/** A diagnostic of a text as one of the file that it is from: with its path, and its line there. */
export const inFile = (one: Diagnostic, path: string, part: FoundSection | undefined): Diagnostic => ({
  ...one,
  file: path,
  ...(part ? { line: (one.line ?? 1) + part.lines[0] - 1 } : {}),
});

/** The usual kind in a language: Japanese texts of the IPG are annotated, the others plain. */
export const defaultKind = (lang: Language): SourceKind =>
  textWith('sections', usuallyAnnotated.includes(lang));

/** What its marks mean in a text that its plain text has settled: so it is read the same without that. */
const quotedAs = (text: TextToRead, structure: Structure): Quoting | undefined => {
  const voices = (one: Structure): string =>
    isSection(one) ? one.blocks.map(({ role, flow }) => `${role} ${flow.offsets[0]}`).join() : '';
  return quotingSchema.options.find((option) =>
    readTexts([{ ...text, plain: undefined, quoted: option }]).some(
      (reading) => voices(reading.value) === voices(structure),
    ),
  );
};
