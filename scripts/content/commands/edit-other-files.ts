import { askAgain, retire, withRetired } from '../../../src/authoring/plan/retire.ts';
import { withoutTranslations } from '../../../src/authoring/translate/unofficial-yaml.ts';
import {
  editsOf,
  fileWith,
  type PlannedFiles,
  withEdits,
} from '../../../src/authoring/write/planned-files.ts';
import { withQuestionsAt } from '../../../src/authoring/write/yaml.ts';
import { addressesIn } from '../../../src/pipeline/addresses.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import {
  publishedFile,
  publishedIn,
  toPublishedLines,
  withoutLost,
} from '../../../src/pipeline/published.ts';
import { readIfThere, withChanges } from '../../../src/records/files.ts';
import type { OpenContent } from '../../../src/records/open-content.ts';
import { citablesIn } from '../../../src/schema/citable.ts';
import { readPublishedOf } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';

/**
 * A plan of newer texts with what it does to other files: IDs that are gone are retired, what is said of words that have changed
 * is asked about, unofficial texts of which there are official ones now go, and `published.txt` no longer has languages that are
 * gone. What else names a text that is gone, the build tells.
 */
export const editOtherFiles = ({ content, files }: ReadContent, plan: PlannedFiles): PlannedFiles => {
  const { content: planned } = readContent(withChanges(files, plan));
  const [before, after] = [content, planned].map(({ build }) => recordsOf(build.value));
  if (!before || !after) return plan;
  const published = readPublishedOf(files);
  const [was, is] = [before, after].map((records) => publishedIn(citablesIn(records)));
  const listed = withoutLost(published, was ?? published, is ?? published);
  const byFile = <One extends { readonly file: string }>(all: readonly One[]) =>
    Map.groupBy(all, ({ file }) => file);
  const retired = byFile(retire(before, after, published));
  const asked = byFile(askAgain(statementsIn(planned), before, after));
  const superseded = byFile(
    planned.build.diagnostics.flatMap(({ code, file, path: [, id, lang] = [] }) =>
      /^unofficial\/(?:superseded|not-newer)$/u.test(code) ? { file, id, lang } : [],
    ),
  );
  const { write, remove } = withEdits(
    plan,
    [
      ...editsOf(retired, withRetired),
      ...editsOf(asked, withQuestionsAt),
      ...editsOf(superseded, withoutTranslations),
      ...(published.size > 0 ? [fileWith(publishedFile, `${toPublishedLines(listed).join('\n')}\n`)] : []),
    ],
    (path) => readIfThere(files, path),
  );
  const report = [
    ...tell('retired: their links lead to', retired, (own) =>
      own.map(({ id, now }) => `\n    ${id} -> ${now}`).join(''),
    ),
    ...tell('goes, as there is an official text now', superseded, count),
    ...tell('to look at again, as words have changed', asked, count),
  ];
  return { report: [...plan.report, ...report], write, remove };
};

/** What is said of texts: changes and verdicts, answers of the contents, and the penalties that the contents list. */
const statementsIn = ({ written, files }: OpenContent) => [
  ...addressesIn(
    written.filter(({ file }) => /^content\/(?:later-changes|contents\/[^/]+)\.yml$/u.test(file)),
  ),
  ...files.contents.flatMap(({ file, value: { document, chapters } }) =>
    chapters.flatMap(({ sections }, chapter) =>
      sections.map(({ number }, section) => ({
        file,
        path: ['chapters', chapter, 'sections', section, 'penalty'],
        address: `${document}/${number}/#penalty`,
      })),
    ),
  ),
];

const count = (own: readonly unknown[]): string => ` ${own.length}`;

/** What becomes of entries of files, each file with its entries. */
const tell = <One>(
  what: string,
  files: ReadonlyMap<string, readonly One[]>,
  say: (own: readonly One[]) => string,
): readonly string[] =>
  files.size === 0
    ? []
    : [['', `${what}:`, ...Array.from(files, ([file, own]) => `  ${file}:${say(own)}`)].join('\n')];
