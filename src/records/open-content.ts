import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { cardFactFileSchema, cardRecordSchema } from '../schema/card.ts';
import { changeFileSchema } from '../schema/change.ts';
import { contentsSchema } from '../schema/contents.ts';
import { correctionFileSchema } from '../schema/correction.ts';
import { type Coverage, coverageSchema } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { type Document, documentFileSchema } from '../schema/document.ts';
import { doubtFileSchema } from '../schema/doubt.ts';
import { faqChapterSchema } from '../schema/faq.ts';
import { guideSectionSchema } from '../schema/guide.ts';
import { type PolicyFile, policyFileSchema } from '../schema/policy.ts';
import { redirectFileSchema } from '../schema/redirect.ts';
import { chapterRegistrySchema, sectionRegistrySchema } from '../schema/registry.ts';
import { retiredFileSchema } from '../schema/retired.ts';
import { siteSchema, unnamedSite } from '../schema/site.ts';
import { sourceListSchema } from '../schema/source.ts';
import { structureFileSchema } from '../schema/structure.ts';
import { termFileSchema } from '../schema/term.ts';
import { unofficialFileSchema } from '../schema/unofficial.ts';
import { ruleChangeFileSchema, ruleNumberFileSchema, validityPassFileSchema } from '../schema/validity.ts';
import { kept, lazily } from './lazily.ts';
import { filesIn, foldersIn, readData } from './read-file.ts';
import { compareCards, compareChapters, compareSections } from './reading-order.ts';

/** The content of a folder, as `openContent` gives it. */
export type Content = ReturnType<typeof openContent>;

/** Content that is only read, wherever it is from. */
export type Records = { readonly [Key in keyof Content]: Readonly<Content[Key]> };

/**
 * The one reader of `content`: what people write, and what the content build has written. Each file is read when it is
 * first asked for, and goes through its schema. What is not there is empty.
 *
 * @param root the folder in which `content` lies
 * @param report what becomes of files that cannot be read; the records of such a file are left out
 */
export function openContent(root: string, report: (faults: readonly Diagnostic[]) => void = refuse) {
  const data = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined => {
    const { value, diagnostics } = readData(join(root, file), file, schema);
    report(diagnostics);
    return value;
  };
  /** A file that is missing or has only comments means that nothing is decided. */
  const decided = <Value>(file: string, schema: z.ZodType<Value>, none: Value): Value =>
    (existsSync(join(root, file)) ? data(file, schema.nullable()) : undefined) ?? none;
  const list = <Item>(file: string, schema: z.ZodType<Item[]>): Item[] => decided(file, schema, []);
  const all = <Schema extends z.ZodType>(folder: string, schema: Schema, names = /\.yml$/u) =>
    filesIn(root, `content/${folder}`, '')
      .filter((file) => names.test(file.slice(`content/${folder}/`.length)))
      .flatMap((file): { file: string; value: z.output<Schema> }[] => {
        const value = data(file, schema);
        return value === undefined ? [] : [{ file, value }];
      });
  const documents = kept(() => list(documentsFile, documentFileSchema));
  const idsOf = (kind: Document['kind']) =>
    documents().flatMap((document) => (document.kind === kind ? [document.id] : []));
  const sourceLists = kept(() =>
    foldersIn(root, 'content/sources').flatMap((folder) => {
      const entries = data(`${folder}/source.yml`, sourceListSchema);
      return entries ? [{ folder, document: basename(folder), entries }] : [];
    }),
  );
  const contentsFiles = kept(() => all('contents', contentsSchema));
  const correctionFiles = kept(() => all('corrections', correctionFileSchema));
  const factFiles = kept(() => all('cards', cardFactFileSchema, /\.json$/u));
  const changeList = kept(() => list('content/changes.yml', changeFileSchema));
  const pages = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
    all(`docs/${folder}`, schema, /^[^/]+\.mdx$/u).map(({ value }) => value);

  return lazily({
    site: () => decided(siteFile, siteSchema, unnamedSite),
    documents,
    sourceLists,
    sources: () => sourceLists().flatMap(({ entries }) => entries),
    contentsFiles,
    contents: () => contentsFiles().map(({ value }) => value),
    sectionRegistriesOf: () => (id: string) => all(`registry/${id}`, sectionRegistrySchema),
    chapterRegistriesOf: () => (id: string) => all(`registry/${id}`, chapterRegistrySchema),
    structures: () => all('structure', structureFileSchema),
    correctionFiles,
    corrections: () => correctionFiles().flatMap(({ value }) => value.corrections),
    factFiles,
    /** Every card whose facts are known, once for each set that it is in; of two files with it, the last. */
    facts: () => [
      ...new Map(
        factFiles()
          .flatMap(({ value }) => value)
          .map((fact) => [`${fact.set} ${fact.slug}`, fact] as const),
      ).values(),
    ],
    terms: () => list('content/terms.yml', termFileSchema),
    ruleChanges: () => list('content/rule-changes.yml', ruleChangeFileSchema),
    /** What has changed in the guides themselves, and what was compared with which edition. */
    policy: (): PolicyFile =>
      decided('content/policy-changes.yml', policyFileSchema, { comparisons: [], changes: [] }),
    /** The numbers of the game's rules that the texts cite, with those of today. */
    ruleNumbers: () => list('content/rule-numbers.yml', ruleNumberFileSchema),
    unofficial: () => documents().flatMap(({ id }) => all(`unofficial/${id}`, unofficialFileSchema)),
    doubts: () => list('content/doubts.yml', doubtFileSchema),
    validityPasses: () => list('content/validity.yml', validityPassFileSchema),
    retired: () => list('content/retired.yml', retiredFileSchema),
    changeList,
    /** What changed here, newest first. */
    changes: () => changeList().toSorted((a, b) => b.date.localeCompare(a.date)),

    // Written by the content build: the records of the pages, each list in reading order.
    sections: () => idsOf('guide').flatMap((id) => pages(id, guideSectionSchema).sort(compareSections)),
    chapters: () => idsOf('set-faq').flatMap((id) => pages(id, faqChapterSchema).sort(compareChapters)),
    cards: () => idsOf('set-faq').flatMap((id) => pages(`${id}/cards`, cardRecordSchema).sort(compareCards)),
    coverage: (): Coverage =>
      decided('content/coverage.json', coverageSchema, { schemaVersion: 1, sources: [], entries: [] }),
    /** Published addresses that have moved. */
    redirects: () => list('content/redirects.json', redirectFileSchema),
  });
}

/** The list of documents. */
export const documentsFile = 'content/documents.yml';

/** What the site calls itself. */
export const siteFile = 'content/site.yml';

function refuse(faults: readonly Diagnostic[]): void {
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line ?? 1} ${fault.message} ${fault.hint}`);
}
