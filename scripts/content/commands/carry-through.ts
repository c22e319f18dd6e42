import {
  addressableIn,
  askAgain,
  pointersGone,
  renewedEditions,
} from '../../../src/authoring/plan/carry-through.ts';
import { withoutPointers, withValuesAt } from '../../../src/authoring/plan/entries.ts';
import type { PlannedFiles } from '../../../src/authoring/plan/plan-files.ts';
import { withQuestionsAt } from '../../../src/authoring/plan/questions.ts';
import { pointersIn } from '../../../src/pipeline/pointers.ts';
import { countsFile, toCountLine } from '../../../src/pipeline/published.ts';
import { countsOf } from '../../../src/records/counts.ts';
import { filesOf, withChanges } from '../../../src/records/files.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { generate, readLines } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';

/**
 * A plan of texts with what follows from it in the other files: what names something that is gone goes with it, as do
 * unofficial texts whose place an official one takes; what speaks of words that have changed is asked about; and the counts
 * of what has become less are lowered. Translations of words that are the same are of the newer edition, too.
 */
export const carryThrough = (
  root: string,
  { input, content }: ReadContent,
  plan: PlannedFiles,
): PlannedFiles => {
  const folder = filesOf(root);
  const planned = readContent(withChanges(folder, plan));
  const [before, after] = [addressableIn(input), addressableIn(planned.input)];
  const pointers = pointersIn(planned.content.written);
  const gone = pointersGone(pointers, before, after);
  const asked = askAgain(pointers, pointersIn(content.written), before, after);
  const renewed = renewedEditions(planned.input.unofficial, before, after);
  const dated = edit(plan, planned, renewed, withValuesAt);
  const followed = edit(edit(dated, planned, asked, withQuestionsAt), planned, gone, withoutPointers);

  const built = generate(withChanges(folder, followed));
  const superseded = Map.groupBy(built.diagnostics.filter(isSuperseded), ({ file }) => file);
  const done = edit(followed, built.read, superseded, (text, own) =>
    withoutPointers(
      text,
      own.map(({ path = [] }) => ({ goes: [path.slice(0, 2), []] })),
    ),
  );
  const left = readContent(withChanges(folder, done)).content;
  const edited = new Set([...done.write.map(({ path }) => path), ...done.remove]);
  const counted = new Map(countsOf(left).map((one) => [nameOfCount(toCountLine(one)), toCountLine(one)]));
  const counts = readLines(folder, countsFile).flatMap((line) =>
    edited.has(line.split(' ')[0] ?? '') ? (counted.get(nameOfCount(line)) ?? []) : line,
  );
  return {
    report: [
      ...plan.report,
      ...tell('is of the newer edition too, whose words are the same', renewed),
      ...tell('goes with what is gone', gone),
      ...tell('goes, as there is an official text now', superseded),
      ...tell('to look at again, as words have changed', asked),
    ],
    write: [
      ...done.write,
      ...(counts.length > 0 ? [{ path: countsFile, text: `${counts.join('\n')}\n` }] : []),
    ],
    remove: done.remove,
  };
};

/** `content/terms.yml terms 144 // => 'content/terms.yml terms'` */
const nameOfCount = (line: string): string => line.split(' ').slice(0, 2).join(' ');

/** An unofficial text where readers get an official one. */
const isSuperseded = ({ code }: Diagnostic): boolean =>
  code === 'unofficial/superseded' || code === 'unofficial/not-newer';

/** A plan with more edits of files; one of which nothing is left goes. */
const edit = <One>(
  plan: PlannedFiles,
  { content }: ReadContent,
  edits: ReadonlyMap<string, readonly One[]>,
  change: (text: string, own: readonly One[]) => string | undefined,
): PlannedFiles => {
  const planned = new Map(plan.write.map(({ path, text }) => [path, text]));
  const edited = Array.from(edits, ([path, own]) => ({
    path,
    text: change(planned.get(path) ?? content.textOf(path)?.text ?? '', own),
  }));
  const write = new Map([...planned, ...edited.map(({ path, text }) => [path, text] as const)]);
  return {
    ...plan,
    write: Array.from(write).flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
    remove: [...plan.remove, ...edited.flatMap(({ path, text }) => (text === undefined ? [path] : []))],
  };
};

const tell = (what: string, files: ReadonlyMap<string, readonly unknown[]>): readonly string[] =>
  files.size === 0
    ? []
    : [['', `${what}:`, ...Array.from(files, ([file, all]) => `  ${file}: ${all.length}`)].join('\n')];
