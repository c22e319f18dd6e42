import { checkQuotedWords } from '../../src/authoring/differences/decided.ts';
import { addressesIn, checkAddresses, knownAddresses } from '../../src/pipeline/addresses.ts';
import { type Build, recordsOf } from '../../src/pipeline/build.ts';
import { hasErrors, warningAt, withoutQuestions } from '../../src/pipeline/diagnostics.ts';
import { checkDoubts } from '../../src/pipeline/emit/anomalies.ts';
import { checkSameNames } from '../../src/pipeline/join/cards-of-sets.ts';
import { decisionsOf } from '../../src/pipeline/join/decided.ts';
import { checkNames } from '../../src/pipeline/names.ts';
import {
  checkLanguages,
  checkProvisional,
  checkPublished,
  checkRetiredIds,
  type Published,
  publishedFile,
  publishedIn,
  readPublished,
  redirectsOf,
  toPublishedText,
  withPublished,
} from '../../src/pipeline/published.ts';
import { type Files, type FileText, linesOf } from '../../src/records/files.ts';
import { findTerms, indexTerms, passagesIn } from '../../src/records/find-terms.ts';
import { layout } from '../../src/records/layout.ts';
import type { OpenContent } from '../../src/records/open-content.ts';
import { citablesIn, type PageRecords } from '../../src/schema/citable.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { Term } from '../../src/schema/term.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { docsFolder } from './write-files.ts';

interface Generated {
  readonly read: ReadContent;
  readonly files: () => readonly FileText[];
  /** Undefined if reading `content/` gives errors. */
  readonly build?: Build;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `content` (in a folder, or the given files), builds it, and checks the result. */
export const generate = (place: string | Files): Generated => {
  const made = generateFrom(readContent(place));
  return { ...made, diagnostics: withLines(made.diagnostics, made.read.content) };
};

/** Adds to each diagnostic with a `path` the line of the value there. */
export const withLines = (
  diagnostics: readonly Diagnostic[],
  { lineOf }: OpenContent,
): readonly Diagnostic[] =>
  diagnostics.map((one) => (one.path ? { ...one, line: lineOf(one.file, one.path) } : one));

const generateFrom = (read: ReadContent): Generated => {
  const { input, questions, diagnostics: readDiagnostics } = read;
  const found = [...readDiagnostics, ...questions];
  const none = { read, files: () => [] };
  if (hasErrors(readDiagnostics)) return { ...none, diagnostics: found };

  const { value: build, diagnostics: buildDiagnostics } = read.content.build;
  const built = [...buildDiagnostics, ...checkSameNames(input)];
  // Stops here, because further errors may only follow from these.
  if (hasErrors(withoutQuestions(built))) return { ...none, build, diagnostics: [...found, ...built] };

  const records = recordsOf(build);
  const citables = citablesIn(records);
  const published = readPublishedOf(read.files);
  const present = publishedIn(citables);
  const addresses = [...present.keys()];
  const { redirects } = read.content;
  const texts = new Map(citables.map((one) => [one.address, Object.values(one.texts).join('\n')]));
  const checked = [
    ...checkPublished(published, addresses, redirects, input.documents),
    ...checkProvisional(input, published),
    ...checkLanguages(published, present, explainedIn(records)),
    ...checkAddresses(addressesIn(read.content.existingFiles), knownAddresses(citables, input), redirects),
    ...checkNames(read.content.existingFiles, input, citables),
    ...checkDoubts(input.doubts, texts),
    ...checkRetiredIds(redirectsOf(input), addresses),
    ...checkTerms(input.terms, records),
    ...records.sections.flatMap((record) =>
      checkQuotedWords(decisionsOf(input.sectionDecisions, record.document, record.section), record),
    ),
  ];
  const pages = [...build.sections, ...build.chapters, ...build.cards];
  return {
    read,
    build,
    files: () => [
      ...pages.map(({ path, mdx }) => ({ path: `${docsFolder}/${path}`, text: mdx() })),
      { path: publishedFile, text: toPublishedText(withPublished(published, present)) },
    ],
    diagnostics: [...found, ...built, ...checked],
  };
};

/** The gaps with a reason in the decisions: `ipg/2.3/#remedy-1 ja`. */
const explainedIn = ({ sections }: PageRecords): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ document, section, clauses }) =>
      clauses.flatMap(({ id, missing }) =>
        missing.map(({ lang }) => `${document}/${section}/#${id} ${lang}`),
      ),
    ),
  );

const checkTerms = (terms: readonly Term[], records: PageRecords): readonly Diagnostic[] => {
  const found = findTerms(indexTerms(terms), passagesIn(records));
  const lost = terms.filter(({ id, printed }) => printed !== false && !found.has(id)).map(({ id }) => id);
  const [first] = lost;
  if (first === undefined) return [];
  return [
    warningAt(
      'terms/in-no-text',
      { file: layout.terms.name, path: [terms.findIndex(({ id }) => id === first), 'id'] },
      `No text has ${lost.length === 1 ? 'this term' : `these terms: ${lost.join(', ')}`}.`,
      'Correct its names or aliases; write `printed: false` if no text of this build uses it.',
    ),
  ];
};

export const readPublishedOf = (files: Files): Published => readPublished(linesOf(files, publishedFile));
