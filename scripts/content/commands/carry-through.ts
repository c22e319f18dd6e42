import { askAgain, renewedEditions } from '../../../src/authoring/retire/changed-words.ts';
import {
  type Addressable,
  addressableIn,
  editsOfRetirement,
  type RetiredId,
  retire,
} from '../../../src/authoring/retire/retire.ts';
import { withoutEntries, withQuestionsAt, withValuesAt } from '../../../src/authoring/write/entries.ts';
import {
  editsOf,
  type FileEdit,
  fileWith,
  type PlannedFiles,
  withEdits,
} from '../../../src/authoring/write/planned-files.ts';
import { pointersIn } from '../../../src/pipeline/pointers.ts';
import {
  publishedFile,
  publishedIn,
  toPublishedLines,
  withoutLost,
} from '../../../src/pipeline/published.ts';
import { readIfThere, withChanges } from '../../../src/records/files.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { generate, readPublishedOf } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';

/**
 * A plan of texts, newer ones or fewer, with what follows from it in the other files:
 *
 * - what is gone is retired, and what names it goes with it, as do unofficial texts whose place an official one takes;
 * - what speaks of words that have changed is asked about, and so is what is said of the age of a text that is now newer;
 * - translations of words that are the same are of the newer edition, too;
 * - the languages of each published address that has lost one are lowered.
 *
 * `whereTo` is the question about where links lead, if that is not settled.
 */
export const carryThrough = (
  { content, files }: ReadContent,
  before: Addressable,
  plan: PlannedFiles,
  whereTo?: string,
): PlannedFiles => {
  const edit = (one: PlannedFiles, edits: readonly FileEdit[]): PlannedFiles =>
    withEdits(one, edits, (path) => readIfThere(files, path));
  const planned = readContent(withChanges(files, plan));
  const after = addressableIn(planned.input);
  const pointers = pointersIn(planned.content.written);
  const published = readPublishedOf(files);
  const gone = retire(pointers, [...published.keys()], before, after);
  const asked = askAgain(pointers, pointersIn(content.written), before, after);
  const renewed = renewedEditions(planned.input.unofficial, before, after);
  const listedNow = withoutLost(published, publishedIn(before.citables), publishedIn(after.citables));
  // Before the next build: it would tell of nothing that comes after these.
  const titles = byFile(after.diagnostics.filter(({ code }) => code === 'decisions/title-printed'));
  const followed = edit(plan, [
    ...editsOf(titles, withoutFound),
    ...editsOf(renewed, withValuesAt),
    ...editsOf(asked, withQuestionsAt),
    ...editsOfRetirement(gone, whereTo),
    ...(published.size > 0 ? [fileWith(publishedFile, textOf(toPublishedLines(listedNow)))] : []),
  ]);

  const built = generate(withChanges(files, followed));
  const found = (...codes: readonly string[]) =>
    byFile(built.diagnostics.filter(({ code }) => codes.includes(code)));
  // Unofficial texts where readers get what an official text prints.
  const superseded = found('unofficial/superseded', 'unofficial/not-newer');
  // What is said of the age of a text, and dates prove that it is not so.
  const disproved = found('policy/not-older', 'decisions/not-older');
  const done = edit(followed, [
    ...editsOf(superseded, withoutFound),
    ...editsOf(disproved, (text, own) =>
      withQuestionsAt(
        text,
        own.map(({ path = [], message }) => ({ path, text: message })),
      ),
    ),
  ]);
  const { write, remove } = done;
  return {
    report: [
      ...plan.report,
      ...tellRetired(gone.ids),
      ...tell('is of the newer edition too, whose words are the same', renewed),
      ...tell('goes with what is gone', gone.pointers),
      ...tell('goes, as there is an official text now', new Map([...titles, ...superseded])),
      ...tell('to look at again, as words have changed', asked),
      ...tell('to look at again, as the newer text is not older', disproved),
    ],
    write,
    remove,
  };
};

/** A file without the entries, in the first list or map, that diagnostics are about. */
const withoutFound = (text: string, own: readonly Diagnostic[]): string | undefined =>
  withoutEntries(
    text,
    own.map(({ path = [] }) => path.slice(0, 2)),
  );

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

const byFile = (faults: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> =>
  Map.groupBy(faults, ({ file }) => file);

/** What becomes of entries of files: how many there are in each. */
const tell = (what: string, files: ReadonlyMap<string, readonly unknown[]>): readonly string[] => {
  const lines = Array.from(files, ([file, all]) => `  ${file}: ${all.length}`);
  return lines.length === 0 ? [] : [['', `${what}:`, ...lines].join('\n')];
};

const tellRetired = (files: ReadonlyMap<string, readonly RetiredId[]>): readonly string[] => {
  const lines = Array.from(files, ([file, ids]) => [
    `  ${file}:`,
    ...ids.map(({ id, now }) => `    ${id} -> ${now}`),
  ]);
  return lines.length === 0 ? [] : [['', 'retired: their links lead to', ...lines.flat()].join('\n')];
};
