import { parseArgs } from 'node:util';
import type { NewText } from '../../../src/authoring/plan/plan-files.ts';
import type { TextToAlign } from '../../../src/authoring/plan/propose-rows.ts';
import { readTexts } from '../../../src/authoring/read/read-texts.ts';
import type { GuideStructure } from '../../../src/pipeline/structure/structure.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Part } from '../../../src/schema/guide.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { type SourceKind, sectionNumberSchema } from '../../../src/schema/source.ts';
import { documentsFile, readDocuments } from '../read-content.ts';
import { readText } from '../read-file.ts';
import { type Desk, toKind, toLanguage } from './command.ts';

/** A call that names the texts of one section. */
export interface SectionCall {
  readonly document: string;
  readonly section: string;
  readonly paths: ReadonlyMap<Language, string>;
  readonly kinds: ReadonlyMap<Language, SourceKind>;
  readonly isToWrite: boolean;
}

/** A file of a section with its text in one or several languages, and its structure. */
export interface SectionFile extends NewText {
  /** As the call names it. */
  readonly path: string;
  readonly structure: GuideStructure;
}

/**
 * Reads `ipg 2.5 zh=FILE en=FILE [--kind ja=guide-annotated] [--write]`. Gives undefined for a wrong call, and prints what
 * to write instead.
 */
export const readSectionCall = (args: readonly string[], desk: Desk): SectionCall | undefined => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string', multiple: true }, write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [document = '', section = '', ...pairs] = positionals;
  const paths = pairsOf(pairs);
  const named = pairsOf(values.kind ?? []);
  const kinds = new Map<Language, SourceKind>();
  const faults = [...paths.faults, ...named.faults];
  const guides = (readDocuments(desk.root).value ?? []).flatMap(({ id, kind }) =>
    kind === 'guide' ? [id] : [],
  );
  if (!guides.includes(document))
    faults.unshift(
      `${document || 'no document'}: write the ID of a guide that ${documentsFile} lists${guides.map((id) => `: ${id}`).join('')}`,
    );
  if (!sectionNumberSchema.safeParse(section).success)
    faults.push(
      `${section || 'no section'}: write the number of the section as it is printed, like 2.5 or 10.4`,
    );
  if (pairs.length === 0) faults.push('no text: write zh=FILE, ja=FILE or en=FILE for each language');
  for (const [lang, name] of named.found) {
    const kind = toKind(name);
    if (kind && kind !== 'set-faq') kinds.set(lang, kind);
    else faults.push(`--kind ${lang}=${name}: the kind of a section is guide or guide-annotated`);
  }
  for (const fault of faults) desk.complain(fault);
  if (faults.length > 0) return undefined;
  return { document, section, paths: paths.found, kinds, isToWrite: values.write === true };
};

/** The usual kind in a language: Japanese texts of the IPG are annotated, the others plain. */
export const defaultKind = (lang: Language): SourceKind => (lang === 'ja' ? 'guide-annotated' : 'guide');

/**
 * A diagnostic with the path that the call names. A text without clauses in its language is an error in a call, because
 * the languages were probably mixed up.
 */
export const asOfCall = (
  doubt: Diagnostic,
  files: readonly Pick<SectionFile, 'file' | 'path'>[] = [],
): Diagnostic => ({
  ...doubt,
  ...(doubt.code === 'align/no-clauses' ? { severity: 'error' } : {}),
  file: files.find(({ file }) => file === doubt.file)?.path ?? doubt.file,
});

/**
 * Reads the files of a call and their structure; two languages may share a file. Diagnostics have the paths of the call.
 * `known` are the parts of the rows that are there already.
 */
export const readSectionFiles = (
  { document, section, paths }: SectionCall,
  kindOf: (lang: Language) => SourceKind,
  known?: ReadonlySet<Part>,
): { readonly files: readonly SectionFile[]; readonly diagnostics: readonly Diagnostic[] } => {
  const diagnostics: Diagnostic[] = [];
  const texts = [...new Set(paths.values())].flatMap((path) => {
    const carried = languages.filter((lang) => paths.get(lang) === path);
    const read = readText(path, path);
    diagnostics.push(...read.diagnostics);
    const [first] = carried;
    if (!read.value || !first) return [];
    const { text, sha256 } = read.value;
    const source = createSourceText(`${document}-${section}.${carried.join('-')}.txt`, text);
    return [{ path, languages: carried, kind: kindOf(first), text, sha256, source }];
  });
  const files = readTexts(texts, known).flatMap((staged, index): SectionFile[] => {
    const text = texts[index];
    if (!text || staged.value.kind !== 'guide') return [];
    const { value: structure } = staged;
    diagnostics.push(...staged.diagnostics.map((diagnostic) => ({ ...diagnostic, file: text.path })));
    if (structure.section !== null && structure.section !== section)
      diagnostics.push(otherSection(text.path, structure.section, section));
    return [{ ...text, file: text.source.file, section, structure }];
  });
  return { files, diagnostics };
};

/** The texts of files for alignment, one for each language. */
export const textsOf = (files: readonly SectionFile[]): readonly TextToAlign[] =>
  languages.flatMap((lang) =>
    files
      .filter((file) => file.languages.includes(lang))
      .map(({ source, structure }) => ({ lang, source, structure })),
  );

/** Reads arguments such as `zh=a.txt`; `faults` are messages about wrong or repeated ones. */
export const pairsOf = (
  pairs: readonly string[],
): { readonly found: ReadonlyMap<Language, string>; readonly faults: readonly string[] } => {
  const found = new Map<Language, string>();
  const faults: string[] = [];
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const lang = toLanguage(name);
    const value = rest.join('=');
    if (!lang) faults.push(`${pair}: write zh=…, ja=… or en=…`);
    else if (value === '') faults.push(`${pair}: write something after the equals sign`);
    else if (found.has(lang)) faults.push(`${pair}: ${lang} is given twice`);
    else found.set(lang, value);
  }
  return { found, faults };
};

const otherSection = (file: string, printed: string, wanted: string): Diagnostic => ({
  code: 'content/other-section',
  severity: 'error',
  file,
  message: `The text has the number ${printed}, not ${wanted}.`,
  hint: `Name the file of ${wanted}, or write ${printed} in the command.`,
});
