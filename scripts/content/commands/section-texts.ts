import { formatPlan } from '../../../src/authoring/plan/format-plan.ts';
import { type PlannedFiles, planFiles } from '../../../src/authoring/plan/plan-files.ts';
import { emptyRegistry, planSection } from '../../../src/authoring/plan/plan-section.ts';
import type { TextToAlign } from '../../../src/authoring/plan/propose-rows.ts';
import { registryToYaml } from '../../../src/authoring/plan/yaml.ts';
import { hasErrors, type Staged } from '../../../src/pipeline/diagnostics.ts';
import { prepareSource } from '../../../src/pipeline/inline/prepare-source.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import { filesOf } from '../../../src/records/files.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { languages } from '../../../src/schema/language.ts';
import type { SectionRegistry } from '../../../src/schema/registry.ts';
import type { SourceEntry } from '../../../src/schema/source.ts';
import { readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { type ReadText, readCallTexts } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

interface SectionCall extends TextCall {
  readonly section: string;
}

/** Plans the texts of a section, new or newer. */
export const planSectionTexts = (
  call: SectionCall,
  { input }: ReadContent,
  root: string,
  what: 'add' | 'update',
): Staged<PlannedFiles | undefined> => {
  const { document, section } = call;
  const isOwn = (one: SectionRegistry): boolean => one.document === document && one.section === section;
  const committed = input.sectionRegistries.find(isOwn);
  if ((committed !== undefined) !== (what === 'update'))
    return { value: undefined, diagnostics: [committed ? alreadyThere(call) : notThere(call)] };
  const registry = committed ?? emptyRegistry(document, section);
  const entries = input.sources.map(({ entry }) => entry);
  const { value: texts, diagnostics } = readCallTexts(
    call,
    (lang) => entries.find(({ file }) => file === registry.sources[lang]),
    committed && new Set(committed.clauses.map(({ part }) => part)),
  );
  const faults = [
    // Parts that a newer text lacks are not reported here: the plan shows them, or the registry has their reason.
    ...diagnostics.filter(({ code }) => !committed || code !== 'structure/missing-part'),
    ...texts.flatMap((text) => otherSection(text, section)),
    ...checkShared(call, registry, entries),
  ];
  if (hasErrors(faults)) return { value: undefined, diagnostics: faults };
  const { value: plan, diagnostics: doubts } = planSection({
    registry,
    current: currentSources(registry, input),
    next: textsOf(texts),
    published: publishedIds(root, call),
    terms: input.terms,
  });
  const all = [...faults, ...doubts.map((doubt) => asOfCall(doubt, texts))];
  if (!plan || hasErrors(all)) return { value: undefined, diagnostics: all };
  const others = input.sectionRegistries.filter((one) => !isOwn(one));
  const used = new Set([plan, ...others].flatMap(({ sources }) => Object.values(sources)));
  const path = registryPath(document, section);
  const read = (file: string): string | undefined => readIfThere(root, file);
  const files = planFiles(
    document,
    texts.map((text) => ({ ...text, structure: plan.structures.get(text.file) ?? text.structure })),
    [{ path, text: registryToYaml(read(path), plan) }],
    [...new Set(Object.values(registry.sources))].filter((file) => !used.has(file)),
    { corrections: input.corrections, read },
  );
  return { value: { ...files, report: [formatPlan(plan), ...files.report] }, diagnostics: all };
};

/** The sources of a registry with their structures. */
const currentSources = (registry: SectionRegistry, input: ReadContent['input']) =>
  input.sources
    .filter(({ entry }) => Object.values(registry.sources).includes(entry.file))
    .flatMap((one) => {
      const { source, structure } = prepareSource(one, input).value;
      return structure.kind === 'guide' ? [{ source, structure }] : [];
    });

/** All IDs of clauses and annotations of a section that were ever published. */
const publishedIds = (root: string, { document, section }: SectionCall): ReadonlySet<string> => {
  const page = `${document}/${section}/#`;
  const own = [...readPublishedOf(filesOf(root)).keys()].filter((line) => line.startsWith(page));
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

const alreadyThere = ({ document, section }: SectionCall): Diagnostic => ({
  code: 'add/already-there',
  severity: 'error',
  file: registryPath(document, section),
  message: `There is already a text of ${section}.`,
  hint: `For a newer edition of it, or another language: npm run -s content -- update ${document} ${section} …`,
});

/**
 * A diagnostic with the path that the call names. A text without clauses in its language is an error in a call, because
 * the languages were probably mixed up.
 */
export const asOfCall = (
  doubt: Diagnostic,
  files: readonly Pick<ReadText, 'file' | 'path'>[] = [],
): Diagnostic => ({
  ...doubt,
  ...(doubt.code === 'align/no-clauses' ? { severity: 'error' } : {}),
  file: files.find(({ file }) => file === doubt.file)?.path ?? doubt.file,
});

/** The texts of files for alignment, one for each language. */
const textsOf = (texts: readonly ReadText[]): readonly TextToAlign[] =>
  languages.flatMap((lang) =>
    texts.flatMap(({ languages: carried, source, structure }) =>
      carried.includes(lang) && structure.kind === 'guide' ? [{ lang, source, structure }] : [],
    ),
  );

const otherSection = ({ path, structure }: ReadText, wanted: string): readonly Diagnostic[] => {
  const printed = structure.kind === 'guide' ? structure.section : null;
  if (printed === null || printed === wanted) return [];
  return [
    {
      code: 'content/other-section',
      severity: 'error',
      file: path,
      message: `The text has the number ${printed}, not ${wanted}.`,
      hint: `Name the file of ${wanted}, or write ${printed} in the command.`,
    },
  ];
};
