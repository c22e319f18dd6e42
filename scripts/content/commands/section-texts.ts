import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { NewText } from '../../../src/authoring/plan/plan-files.ts';
import type { TextToAlign } from '../../../src/authoring/plan/propose-rows.ts';
import type { Provenance } from '../../../src/authoring/plan/source-yaml.ts';
import { readTexts, type TextToRead } from '../../../src/authoring/read/read-texts.ts';
import type { FaqStructure, GuideStructure } from '../../../src/pipeline/structure/structure.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import { documentsFile, openContent } from '../../../src/records/open-content.ts';
import { readText } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Part } from '../../../src/schema/guide.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import {
  type Quoting,
  quotingSchema,
  type SourceKind,
  sectionNumberSchema,
} from '../../../src/schema/source.ts';
import { type Desk, toKind, toLanguage } from './command.ts';

/** A call that names the texts of one section. */
export interface SectionCall {
  readonly document: string;
  readonly section: string;
  readonly paths: ReadonlyMap<Language, string>;
  readonly kinds: ReadonlyMap<Language, SourceKind>;
  /** The plain texts beside annotated ones. */
  readonly plain: ReadonlyMap<Language, string>;
  readonly quoted: Quoting | undefined;
  readonly provenance: Provenance;
  readonly isToWrite: boolean;
}

/** The flags of a call that reads texts of a section. */
export const sectionFlags =
  '[--kind zh=guide-annotated] [--quoted comment|official] [--origin [zh=]TEXT] [--owner [zh=]TEXT] [--date [zh=]DAY|unknown] [--write]';

/** A file of a section with its text in one or several languages, and its structure. */
export interface SectionFile extends NewText {
  /** As the call names it. */
  readonly path: string;
  readonly structure: GuideStructure;
}

/**
 * Reads `ipg 2.5 zh=FILE en=FILE [--kind ja=guide-annotated] [--write]`; `zh-annotated=FILE` is a text with commentary, beside
 * the plain one or alone. Gives undefined for a wrong call, and prints what to write instead.
 */
export const readSectionCall = (args: readonly string[], desk: Desk): SectionCall | undefined => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      kind: { ...text, multiple: true },
      quoted: text,
      ...provenanceFlags,
      write: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [document = '', section = '', ...pairs] = positionals;
  const annotation = /^(?<lang>\w+)-annotated=/u;
  const annotated = pairsOf(
    pairs.flatMap((pair) => (annotation.test(pair) ? pair.replace(annotation, '$<lang>=') : [])),
  );
  const own = pairsOf(pairs.filter((pair) => !annotation.test(pair)));
  const named = pairsOf(values.kind ?? []);
  const { kinds, faults: kindFaults } = kindsOf(named.found);
  const quoted = quotingSchema.safeParse(values.quoted).data;
  const provenance = provenanceOf(values);
  const faults = [
    ...documentFaults(document, desk),
    ...(sectionNumberSchema.safeParse(section).success
      ? []
      : [`${section || 'no section'}: write the number of the section as it is printed, like 2.5 or 10.4`]),
    ...(pairs.length === 0 ? ['no text: write zh=FILE, ja=FILE or en=FILE for each language'] : []),
    ...[own, annotated, named].flatMap((one) => one.faults),
    ...kindFaults,
    ...(values.quoted !== undefined && !quoted
      ? [`--quoted ${values.quoted}: write comment or official`]
      : []),
    ...provenanceFaults(provenance),
  ];
  for (const fault of faults) desk.complain(fault);
  if (faults.length > 0) return undefined;
  return {
    document,
    section,
    paths: new Map([...own.found, ...annotated.found]),
    kinds: new Map([
      ...kinds,
      ...[...annotated.found.keys()].map((lang) => [lang, 'guide-annotated'] as const),
    ]),
    plain: new Map([...own.found].filter(([lang]) => annotated.found.has(lang))),
    quoted,
    provenance,
    isToWrite: values.write === true,
  };
};

/** The flags that say where texts are from, each for all texts or for one language. */
export const provenanceFlags = {
  origin: { type: 'string', multiple: true },
  owner: { type: 'string', multiple: true },
  date: { type: 'string', multiple: true },
} as const;

type ProvenanceFlags = Partial<Record<keyof typeof provenanceFlags, string[] | undefined>>;

/** What a call says of where its texts are from. */
export const provenanceOf = ({ origin, owner, date }: ProvenanceFlags): Provenance =>
  Object.fromEntries(
    languages.map((lang) => [
      lang,
      {
        ...ofLanguage('origin', origin, lang),
        ...ofLanguage('owner', owner, lang),
        ...ofLanguage('date', date, lang),
      },
    ]),
  );

export const provenanceFaults = (provenance: Provenance): readonly string[] => [
  ...new Set(languages.flatMap((lang) => dateFaults(provenance[lang]?.date))),
];

/** `--origin zh=…` is of the Chinese text, `--origin …` of those that have none of their own. */
const ofLanguage = <Key extends string>(
  key: Key,
  values: readonly string[] = [],
  lang: Language,
): { readonly [key in Key]?: string } => {
  const own = values.find((value) => value.startsWith(`${lang}=`))?.slice(lang.length + 1);
  const value = own ?? values.find((one) => !/^(?:zh|ja|en)=/u.test(one));
  return (value === undefined ? {} : { [key]: value }) as { readonly [key in Key]?: string };
};

const dateFaults = (date: string | undefined): readonly string[] =>
  date === undefined || date === 'unknown' || z.iso.date().safeParse(date).success
    ? []
    : [`--date ${date}: write the day as 2026-01-31, or unknown`];

const documentFaults = (document: string, { root }: Desk): readonly string[] => {
  const guides = openContent(root, () => undefined).documents.flatMap(({ id, kind }) =>
    kind === 'guide' ? [id] : [],
  );
  if (guides.includes(document)) return [];
  const listed = guides.map((id) => `: ${id}`).join('');
  return [`${document || 'no document'}: write the ID of a guide that ${documentsFile} lists${listed}`];
};

const kindsOf = (named: ReadonlyMap<Language, string>) => {
  const kinds = new Map<Language, SourceKind>();
  const faults: string[] = [];
  for (const [lang, name] of named) {
    const kind = toKind(name);
    if (kind && kind !== 'set-faq') kinds.set(lang, kind);
    else faults.push(`--kind ${lang}=${name}: the kind of a section is guide or guide-annotated`);
  }
  return { kinds, faults };
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
 * `known` are the parts of the rows that are there already, `quotedOf` what their sources say of the marks of a text.
 */
export const readSectionFiles = (
  { document, section, paths, plain, quoted, provenance }: SectionCall,
  kindOf: (lang: Language) => SourceKind,
  known?: ReadonlySet<Part>,
  quotedOf: (lang: Language) => Quoting | undefined = () => undefined,
): { readonly files: readonly SectionFile[]; readonly diagnostics: readonly Diagnostic[] } => {
  const diagnostics: Diagnostic[] = [];
  const textAt = (path: string) => {
    const read = readText(path, path);
    diagnostics.push(...read.diagnostics);
    return read.value;
  };
  const texts = [...new Set(paths.values())].flatMap((path) => {
    const carried = languages.filter((lang) => paths.get(lang) === path);
    const value = textAt(path);
    const [first] = carried;
    if (!value || !first) return [];
    const { text, sha256 } = value;
    const source = createSourceText(`${document}-${section}.${carried.join('-')}.txt`, text);
    const kind = kindOf(first);
    const beside = [...new Set(carried.flatMap((lang) => plain.get(lang) ?? []))].flatMap(
      (one) => textAt(one)?.text ?? [],
    );
    const to: TextToRead = {
      source,
      kind,
      languages: carried,
      ...(kind === 'guide-annotated' ? { quoted: quoted ?? quotedOf(first) } : {}),
      ...(beside.length === 0 ? {} : { plain: beside.join('\n') }),
    };
    return [{ path, text, sha256, to }];
  });
  const files = readTexts(
    texts.map(({ to }) => to),
    known,
  ).flatMap((staged, index): SectionFile[] => {
    const one = texts[index];
    if (!one || staged.value.kind !== 'guide') return [];
    const { path, text, sha256, to } = one;
    const { value: structure } = staged;
    diagnostics.push(...staged.diagnostics.map((diagnostic) => ({ ...diagnostic, file: path })));
    if (structure.section !== null && structure.section !== section)
      diagnostics.push(otherSection(path, structure.section, section));
    const { source, kind, languages: carried } = to;
    const settled = to.plain === undefined ? to.quoted : quotedAs(to, structure);
    return [
      {
        path,
        text,
        sha256,
        source,
        kind,
        structure,
        section,
        file: source.file,
        languages: carried,
        provenance,
        quoted: settled,
      },
    ];
  });
  return { files, diagnostics };
};

/** What its marks mean in a text that its plain text has settled: so it is read the same without that. */
const quotedAs = (text: TextToRead, structure: GuideStructure): Quoting | undefined => {
  const voices = (one: GuideStructure | FaqStructure): string =>
    one.kind === 'guide' ? one.blocks.map(({ role, flow }) => `${role} ${flow.offsets[0]}`).join() : '';
  return quotingSchema.options.find((quoted) =>
    readTexts([{ ...text, plain: undefined, quoted }]).some(
      ({ value }) => voices(value) === voices(structure),
    ),
  );
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
