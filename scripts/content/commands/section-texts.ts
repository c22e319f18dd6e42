import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type NewText, planFiles } from '../../../src/authoring/plan/plan-files.ts';
import { emptyRegistry, planSection } from '../../../src/authoring/plan/plan-section.ts';
import type { TextToAlign } from '../../../src/authoring/plan/propose-rows.ts';
import { readTexts, type TextToRead } from '../../../src/authoring/read/read-structure.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { prepareSource } from '../../../src/pipeline/inline/prepare-source.ts';
import { claimSection } from '../../../src/pipeline/registry/claim-section.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import type { FaqStructure, GuideStructure } from '../../../src/pipeline/structure/structure.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import { readIfThere, readText } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Part } from '../../../src/schema/guide.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { type SectionRegistry, sectionRegistrySchema } from '../../../src/schema/registry.ts';
import {
  type Quoting,
  quotingSchema,
  type SourceEntry,
  type SourceKind,
} from '../../../src/schema/source.ts';
import { publishedFile, readLines } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { Changes } from '../write-files.ts';
import { type Desk, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import type { TextCall } from './text-call.ts';

interface SectionCall extends TextCall {
  readonly section: string;
}

/** A file of a section with its text in one or several languages, and its structure. */
interface SectionFile extends NewText {
  /** As the call names it. */
  readonly path: string;
  readonly structure: GuideStructure;
}

/** Plans the texts of a section, new or newer, and writes the plan if the call has `--write`. */
export const planSectionTexts = (call: SectionCall, desk: Desk, what: 'add' | 'update'): number => {
  const { document, section } = call;
  const content = readContent(desk.root);
  const { corrections, sectionRegistries, sources, terms } = content.input;
  const entries = sources.map(({ entry }) => entry);
  const known = sectionRegistries.find((one) => one.document === document && one.section === section);
  const committed = what === 'update' ? known : undefined;
  if (what === 'update' && (!committed || hasErrors(content.diagnostics))) {
    report(desk, [...content.diagnostics, ...(committed ? [] : [notThere(call)])]);
    return 2;
  }
  const entryOf = (lang: Language) => entries.find(({ file }) => file === committed?.sources[lang]);
  const read = readSectionFiles(
    call,
    (lang) => call.kinds.get(lang) ?? entryOf(lang)?.kind ?? defaultKind(lang),
    committed && new Set(committed.clauses.map(({ part }) => part)),
    (lang) => entryOf(lang)?.quoted,
  );
  const faults = committed
    ? [
        // Missing parts are not reported here: the plan shows them, or the registry has their reason.
        ...read.diagnostics.filter(({ code }) => code !== 'structure/missing-part'),
        ...checkShared(call, committed, entries),
      ]
    : [...read.diagnostics, ...alreadyThere(call, read.files, desk)];
  report(desk, faults);
  if (hasErrors(faults)) return 2;

  const current = committed ? currentSources(committed, content) : [];
  // An unchanged text keeps its committed structure.
  const files = read.files.map((file) => ({
    ...file,
    structure:
      current.find(({ source }) => source.file === file.file && source.text === file.text)?.structure ??
      file.structure,
  }));
  const { value: plan, diagnostics } = planSection({
    registry: committed ?? emptyRegistry(document, section),
    current,
    next: textsOf(files),
    published: committed ? publishedIds(desk.root, call) : new Set(),
    terms,
  });
  const doubts = diagnostics.map((doubt) => asOfCall(doubt, files));
  report(desk, doubts);
  if (!plan || hasErrors(doubts)) return 2;
  const others = sectionRegistries.filter((one) => one !== committed);
  const planned = planFiles(plan, files, {
    corrections,
    usedElsewhere: new Set(others.flatMap((one) => Object.values(one.sources))),
    read: (path) => readIfThere(desk.root, path),
  });
  reportClaims(desk, call, planned, [...current, ...files]);
  for (const text of planned.report) desk.print(text);
  return finishPlan(desk, call.isToWrite, planned);
};

/** What is open is reported now, and by every build until it is settled: text without a row, rows without text or reason. */
const reportClaims = (
  desk: Desk,
  { document, section }: SectionCall,
  { write }: Changes,
  sources: readonly Pick<SectionFile, 'source' | 'structure'>[],
): void => {
  const text = write.find(({ path }) => path === registryPath(document, section))?.text ?? '';
  const registry = sectionRegistrySchema.parse(parse(text));
  const used = Object.values(registry.sources);
  const own = new Map(sources.map((one) => [one.source.file, one]));
  report(
    desk,
    claimSection(
      registry,
      [...own.values()].filter(({ source }) => used.includes(source.file)),
    ).diagnostics,
  );
};

/** The sources of a registry with their structures. */
const currentSources = (registry: SectionRegistry, { input }: ReadContent) =>
  input.sources
    .filter(({ entry }) => Object.values(registry.sources).includes(entry.file))
    .flatMap((one) => {
      const { source, structure } = prepareSource(one, input).value;
      return structure.kind === 'guide' ? [{ source, structure }] : [];
    });

/** All IDs of clauses and annotations of a section that were ever published. */
const publishedIds = (root: string, { document, section }: SectionCall): ReadonlySet<string> => {
  const page = `${document}/${section}/#`;
  const own = readLines(root, publishedFile).filter((line) => line.startsWith(page));
  return new Set(own.map((line) => line.slice(page.length)));
};

/** A source of two languages is replaced as a whole: no row could name the rest of it. */
const checkShared = (
  { document, section, paths }: SectionCall,
  registry: SectionRegistry,
  entries: readonly SourceEntry[],
): readonly Diagnostic[] =>
  languages
    .filter((lang) => paths.has(lang))
    .flatMap((lang): Diagnostic[] => {
      const file = registry.sources[lang];
      const entry = entries.find((one) => one.file === file);
      const left = entry?.languages.filter((one) => !paths.has(one)) ?? [];
      if (!file || left.length === 0) return [];
      const both = [lang, ...left].map((one) => `${one}=FILE`).join(' ');
      return [
        {
          code: 'update/shared-source',
          severity: 'error',
          file: `content/sources/${document}/${file}`,
          message: `This file also has the text in ${left.join(' and ')}.`,
          hint: `Name the texts in ${left.join(' and ')} too: content -- update ${document} ${section} ${both}`,
        },
      ];
    });

const notThere = ({ document, section }: SectionCall): Diagnostic => ({
  code: 'update/not-there',
  severity: 'error',
  file: registryPath(document, section),
  message: `There is no text of ${section} yet.`,
  hint: `For a new section: npm run -s content -- add ${document} ${section} …`,
});

const alreadyThere = (
  { document, section }: SectionCall,
  files: readonly SectionFile[],
  { root }: Desk,
): readonly Diagnostic[] =>
  [registryPath(document, section), ...files.map(({ file }) => `content/sources/${document}/${file}`)]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({
      code: 'add/already-there',
      severity: 'error',
      file,
      message: `There is already a text of ${section}.`,
      hint: `For a newer edition of it: npm run -s content -- update ${document} ${section} …`,
    }));

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
const readSectionFiles = (
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
const textsOf = (files: readonly SectionFile[]): readonly TextToAlign[] =>
  languages.flatMap((lang) =>
    files
      .filter((file) => file.languages.includes(lang))
      .map(({ source, structure }) => ({ lang, source, structure })),
  );

const otherSection = (file: string, printed: string, wanted: string): Diagnostic => ({
  code: 'content/other-section',
  severity: 'error',
  file,
  message: `The text has the number ${printed}, not ${wanted}.`,
  hint: `Name the file of ${wanted}, or write ${printed} in the command.`,
});
