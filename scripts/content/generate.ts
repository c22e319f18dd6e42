import { createDriftFile } from '../../src/authoring/drift/drift-file.ts';
import { checkInputs } from '../../src/pipeline/check-inputs.ts';
import { type FindLine, hasErrors } from '../../src/pipeline/diagnostics.ts';
import { buildEdition, type Edition } from '../../src/pipeline/edition.ts';
import type { EditionInput } from '../../src/pipeline/edition-input.ts';
import { checkDoubts } from '../../src/pipeline/emit/anomalies.ts';
import { citablesOf, toTarget } from '../../src/pipeline/emit/citable.ts';
import { checkPolicy } from '../../src/pipeline/emit/policy.ts';
import { checkTargets } from '../../src/pipeline/emit/validity.ts';
import { missingStructures } from '../../src/pipeline/inline/prepare-source.ts';
import {
  checkChanges,
  checkPublished,
  followRedirects,
  redirectsOf,
  withdrawalsOf,
} from '../../src/pipeline/published.ts';
import { checkInputsKept, listInputs, publishedInputsFile } from '../../src/pipeline/published-inputs.ts';
import { missingRegistries } from '../../src/pipeline/registry/missing-registries.ts';
import type { Files } from '../../src/records/files.ts';
import { layout } from '../../src/records/layout.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import { languages } from '../../src/schema/language.ts';
import type { Site } from '../../src/schema/site.ts';
import { createFinder } from '../../src/search/finds.ts';
import { withoutFollowUps } from './follow-ups.ts';
import { type ReadContent, readContent } from './read-content.ts';
import type { GeneratedFile } from './write-files.ts';

/** The folder that holds generated files and nothing else. */
export const docsFolder = 'content/docs';

/** The account of the sources, for `/data`. */
const coverageFile = 'content/coverage.json';

/** Where texts may not say the same in all languages, for people to look at. */
export const driftFile = 'content/drift.json';

/** Published addresses that have moved, for the pages. */
const redirectFile = 'content/redirects.json';

/** Every address ever published, append-only. */
export const publishedFile = 'content/published.txt';

/** The result of a build in memory. */
export interface Generated {
  /** What it was made from. */
  readonly read: ReadContent;
  readonly files: readonly GeneratedFile[];
  /** Undefined when `content/` could not be read. */
  readonly edition?: Edition;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `content` (of a folder, or as files), runs the build, and gives the files to write. */
export const generate = (place: string | Files): Generated => {
  const read = readContent(place);
  const { input, site, reviews: marks, findLine, diagnostics: readDiagnostics } = read;
  const unread = new Set(readDiagnostics.map(({ file }) => file));
  // Without a structure or a registry every line of its text would be reported. A file that has faults is not missing.
  const missing = [...missingStructures(input), ...missingRegistries(input)].filter(
    ({ file }) =>
      !unread.has(layout.documents.name) &&
      ![...unread].some((one) => one === file || one.startsWith(`${file}/`)),
  );
  if (hasErrors([...readDiagnostics, ...missing])) {
    return { read, files: [], diagnostics: [...readDiagnostics, ...missing, ...marks] };
  }
  const { value: edition, diagnostics: buildDiagnostics } = buildEdition(input);

  const published = readLines(read.files, publishedFile);
  const citables = citablesOf(edition);
  const addresses = citables.map(({ address }) => address);
  const listed = readLines(read.files, publishedInputsFile);
  const inputs = listInputs(edition, input);
  const redirects = followRedirects([
    ...redirectsOf(input.sectionRegistries, input.chapterRegistries),
    ...withdrawalsOf(input.retired, published, addresses),
  ]);

  const { value: drift, diagnostics: driftDiagnostics } = createDriftFile({
    sections: edition.sections.map(({ record }) => record),
    texts: citables,
    registries: input.sectionRegistries,
    facts: input.facts,
    terms: input.terms,
  });

  const pages = [...edition.sections, ...edition.chapters, ...edition.cards];
  const files = [
    ...pages.map(({ path, mdx }) => ({ path: `${docsFolder}/${path}`, text: mdx })),
    toFile(coverageFile, JSON.stringify(edition.coverage, null, 2)),
    toFile(driftFile, JSON.stringify(drift, null, 2)),
    toFile(
      redirectFile,
      JSON.stringify(
        redirects.map(({ from, to }) => ({ from, to })),
        null,
        2,
      ),
    ),
    toFile(publishedFile, [...new Set([...published, ...addresses])].join('\n')),
    toFile(publishedInputsFile, [...new Set([...listed, ...inputs])].sort().join('\n')),
  ];
  const texts = new Map(
    citables.map(({ address, texts: own }) => [toTarget(address), Object.values(own).join('\n')]),
  );
  const built = withoutFollowUps([
    ...checkInputs(input, findLine),
    ...buildDiagnostics,
    ...checkPublished(published, addresses, redirects, publishedFile, findLine, input.documents),
    ...checkInputsKept(listed, inputs, { input, edition, addresses }, findLine),
    ...checkChanges(input, [...addresses, ...redirects.map(({ from }) => from)], findLine),
    ...checkTargets(input.ruleChanges, input.validityPasses, texts, findLine),
    ...checkPolicy(
      input.policy,
      edition.sections.map(({ record }) => record),
      findLine,
    ),
    ...checkDoubts(input.doubts, texts, findLine),
    ...driftDiagnostics,
  ]);
  return {
    read,
    files,
    edition,
    diagnostics: [
      ...readDiagnostics,
      ...marks,
      ...built,
      // With errors, what they find may be in texts that are not built.
      ...(hasErrors(built) ? [] : checkExamples(site, input, edition, findLine)),
    ],
  };
};

const toFile = (path: string, text: string): GeneratedFile => ({ path, text: `${text}\n` });

/** Warns of searches that the site offers and that find nothing. */
const checkExamples = (
  { examples }: Site,
  input: EditionInput,
  edition: Edition,
  findLine: FindLine,
): readonly Diagnostic[] => {
  const queries = [...new Set(languages.flatMap((lang) => examples[lang]))];
  if (queries.length === 0) return [];
  const finds = createFinder({
    ...input,
    sections: edition.sections.map(({ record }) => record),
    chapters: edition.chapters.map(({ record }) => record),
    cards: edition.cards.map(({ record }) => record),
    corrections: input.corrections.flatMap(({ corrections }) => corrections),
  });
  return queries
    .filter((query) => !finds(query))
    .map((query) => ({
      code: 'site/finds-nothing',
      severity: 'warning',
      ...findLine(layout.site.name, query),
      message: `The example “${query}” finds nothing in these texts.`,
      hint: 'Offer a name, a number of a section or words that a text has, or take the example out.',
    }));
};

/** The lines of a list; none where it is missing. */
export const readLines = (files: Files, file: string): readonly string[] =>
  files.list().includes(file)
    ? files
        .read(file)
        .toString()
        .split('\n')
        .filter((line) => line !== '')
    : [];
