import { parseArgs } from 'node:util';
import type { TextToAlign } from '../../../src/pipeline/propose-rows.ts';
import { createSourceText, type SourceText } from '../../../src/pipeline/source-text.ts';
import { type IpgStructure, noHints } from '../../../src/pipeline/structure.ts';
import { structureSource } from '../../../src/pipeline/structure-source.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { type SourceKind, sourceKindSchema } from '../../../src/schema/source.ts';
import { readText } from '../read-file.ts';
import { toLanguage } from './command.ts';

/** The texts of one section, as a call names them. */
export interface SectionCall {
  readonly section: string;
  readonly paths: ReadonlyMap<Language, string>;
  readonly kinds: ReadonlyMap<Language, SourceKind>;
  readonly isToWrite: boolean;
}

/** A file of a section: read, and with its structure. It carries the text of one or several languages. */
export interface SectionFile {
  /** As the call names it. */
  readonly path: string;
  readonly languages: readonly Language[];
  readonly kind: SourceKind;
  readonly text: string;
  readonly sha256: string;
  /** Under the name it gets in `content/sources`. */
  readonly source: SourceText;
  readonly structure: IpgStructure;
}

/**
 * Reads `ipg 2.5 zh=FILE en=FILE [--kind ja=ipg-annotated] [--write]`; undefined when the call is not of this
 * form.
 */
export const readSectionCall = (args: readonly string[]): SectionCall | undefined => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string', multiple: true }, write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [document, section = '', ...pairs] = positionals;
  const paths = pairsOf(pairs);
  const named = pairsOf(values.kind ?? []);
  if (document !== 'ipg' || !/^\d\.\d+$/u.test(section) || !paths?.size || !named) return undefined;
  const kinds = new Map<Language, SourceKind>();
  for (const [lang, name] of named) {
    const kind = sourceKindSchema.safeParse(name);
    if (!kind.success || kind.data === 'set-faq') return undefined;
    kinds.set(lang, kind.data);
  }
  return { section, paths, kinds, isToWrite: values.write === true };
};

/** Japanese texts of the IPG come annotated, the others plain. */
export const defaultKind = (lang: Language): SourceKind => (lang === 'ja' ? 'ipg-annotated' : 'ipg');

/** Reads and structures the files of a call; two languages may name one file. Diagnostics carry the paths of the call. */
export const readSectionFiles = (
  { section, paths }: SectionCall,
  kindOf: (lang: Language) => SourceKind,
): { readonly files: readonly SectionFile[]; readonly diagnostics: readonly Diagnostic[] } => {
  const diagnostics: Diagnostic[] = [];
  const files = [...new Set(paths.values())].flatMap((path): SectionFile[] => {
    const carried = languages.filter((lang) => paths.get(lang) === path);
    const read = readText(path, path);
    diagnostics.push(...read.diagnostics);
    const [first] = carried;
    if (!read.value || !first) return [];
    const { text, sha256 } = read.value;
    const kind = kindOf(first);
    const source = createSourceText(`ipg-${section}.${carried.join('-')}.txt`, text);
    const staged = structureSource(source, kind, { languages: carried, hints: noHints });
    diagnostics.push(...staged.diagnostics.map((diagnostic) => ({ ...diagnostic, file: path })));
    if (staged.value.kind !== 'ipg') return [];
    const { value: structure } = staged;
    if (structure.section !== null && structure.section !== section)
      diagnostics.push(otherSection(path, structure.section, section));
    return [{ path, languages: carried, kind, text, sha256, source, structure }];
  });
  return { files, diagnostics };
};

/** The texts of files, one for each language, as the aligner takes them. */
export const textsOf = (files: readonly SectionFile[]): readonly TextToAlign[] =>
  languages.flatMap((lang) =>
    files
      .filter((file) => file.languages.includes(lang))
      .map(({ source, structure }) => ({ lang, source, structure })),
  );

/** `zh=a.txt`, …: undefined where one is not of this form or a language stands twice. */
const pairsOf = (pairs: readonly string[]): ReadonlyMap<Language, string> | undefined => {
  const found = new Map<Language, string>();
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const lang = toLanguage(name);
    const value = rest.join('=');
    if (!lang || value === '' || found.has(lang)) return undefined;
    found.set(lang, value);
  }
  return found;
};

const otherSection = (file: string, printed: string, wanted: string): Diagnostic => ({
  code: 'add/other-section',
  severity: 'warning',
  file,
  message: `The text calls itself ${printed}, not ${wanted}.`,
  hint: 'Check that this is the right file and the right number.',
});
