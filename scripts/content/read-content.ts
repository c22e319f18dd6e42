import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { createRowFinder } from '../../src/pipeline/assign/find-row.ts';
import type { EditionInput } from '../../src/pipeline/edition.ts';
import { checkReviewMarks } from '../../src/pipeline/propose/review-marks.ts';
import { cardFactFileSchema } from '../../src/schema/card.ts';
import { changeFileSchema } from '../../src/schema/change.ts';
import { correctionFileSchema } from '../../src/schema/correction.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import { doubtFileSchema } from '../../src/schema/doubt.ts';
import { chapterRegistrySchema, ipgRegistrySchema } from '../../src/schema/registry.ts';
import { ruleNumberFileSchema } from '../../src/schema/rule-number.ts';
import { sourceListSchema } from '../../src/schema/source.ts';
import { termFileSchema } from '../../src/schema/term.ts';
import { unofficialFileSchema } from '../../src/schema/unofficial.ts';
import { ruleChangeFileSchema, validityPassFileSchema } from '../../src/schema/validity.ts';
import { type ReadResult, readData, readText } from './read-file.ts';

/** What reading `content/` gives: everything the pipeline needs, and what is wrong with the files. */
export interface ReadContent {
  readonly input: EditionInput;
  /** What a machine proposed and nobody has looked at, by the section it stands in: it can be read, but not built. */
  readonly reviews: readonly { readonly section?: string; readonly diagnostic: Diagnostic }[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads everything people have written below `root/content`; the sha256 of each source is checked. */
export const readContent = (root: string): ReadContent => {
  const diagnostics: Diagnostic[] = [];
  const keep = <Value>(result: ReadResult<Value>): Value | undefined => {
    diagnostics.push(...result.diagnostics);
    return result.value;
  };
  const data = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined =>
    keep(readData(join(root, name), name, schema));
  const all = <Schema extends z.ZodType>(
    folder: string,
    ending: string,
    schema: Schema,
  ): z.output<Schema>[] =>
    filesIn(root, folder, ending).flatMap((name) => {
      const value = data(name, schema);
      return value === undefined ? [] : [value];
    });

  const sources = foldersIn(root, 'content/sources').flatMap((folder) =>
    (data(`${folder}/source.yml`, sourceListSchema) ?? []).flatMap((entry) => {
      const name = `${folder}/${entry.file}`;
      const read = keep(readText(join(root, name), name));
      if (!read) return [];
      if (read.sha256 !== entry.sha256) diagnostics.push(changedSource(name, folder, read.sha256));
      return [{ entry, text: read.text }];
    }),
  );
  data('content/changes.yml', changeFileSchema);
  const texts = [
    ...filesIn(root, 'content/registry', '.yml'),
    ...filesIn(root, 'content/sources', 'source.yml'),
  ].map((path) => ({ path, text: readText(join(root, path), path).value?.text ?? '' }));
  const input: EditionInput = {
    sources,
    sectionRegistries: all('content/registry/ipg', '.yml', ipgRegistrySchema),
    chapterRegistries: all('content/registry/m10', '.yml', chapterRegistrySchema),
    corrections: all('content/corrections', '.yml', correctionFileSchema),
    facts: all('content/cards', '.json', cardFactFileSchema).flat(),
    terms: data('content/terms.yml', termFileSchema) ?? [],
    ruleChanges: data('content/rule-changes.yml', ruleChangeFileSchema) ?? [],
    ruleNumbers: data('content/rule-numbers.yml', ruleNumberFileSchema) ?? [],
    unofficial: all('content/unofficial/ipg', '.yml', unofficialFileSchema),
    doubts: data('content/doubts.yml', doubtFileSchema) ?? [],
    validityPasses: data('content/validity.yml', validityPassFileSchema) ?? [],
    findRow: createRowFinder(texts),
  };
  const reviews = texts.flatMap(({ path, text }) =>
    checkReviewMarks(text, path).map((diagnostic) => {
      const section = sectionOfLine(path, text, diagnostic.line ?? 1);
      return { ...(section === undefined ? {} : { section }), diagnostic };
    }),
  );
  return { input, reviews, diagnostics };
};

/** The section that a line of a registry or of a list of sources speaks of. */
const sectionOfLine = (path: string, text: string, line: number): string | undefined => {
  const own = /\/registry\/ipg\/(?<section>\d+\.\d+)\.yml$/u.exec(path)?.groups?.section;
  if (own !== undefined || !path.endsWith('/source.yml')) return own;
  const lines = text.split('\n');
  const start = lines.findLastIndex((one, index) => index < line && one.startsWith('- '));
  const end = lines.findIndex((one, index) => index > start && one.startsWith('- '));
  return lines
    .slice(Math.max(0, start), end < 0 ? undefined : end)
    .flatMap(
      (one) => /^(?:- | {2})section:\s*["']?(?<section>\d+\.\d+)/u.exec(one)?.groups?.section ?? [],
    )[0];
};

/** Paths of the files of a folder, sorted, relative to `root`; none where there is no such folder. */
export const filesIn = (root: string, folder: string, ending: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort()
    : [];

const foldersIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .sort();

const changedSource = (name: string, folder: string, sha256: string): Diagnostic => ({
  code: 'read/changed-source',
  severity: 'error',
  file: name,
  line: 1,
  message: `The text is not the one that ${folder}/source.yml describes.`,
  hint: `Restore the text (sources are never edited), or, for a new edition, review the registry and write sha256: ${sha256}.`,
});
