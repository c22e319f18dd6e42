import type { PlannedFiles } from '../../../src/authoring/write/planned-files.ts';
import type { Staged } from '../../../src/pipeline/diagnostics.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { ReadContent } from '../read-content.ts';
import { planCall } from './plan-call.ts';
import { readFileText } from './read-file-text.ts';
import { sectionsOfFile } from './read-source.ts';
import type { TextCall } from './text-call.ts';

/**
 * Plans all sections of a guide that the files of a call have: with `add` those that are not there, with `update` those that
 * are. Nothing is planned if a section has an error.
 */
export const planGuideTexts = (
  call: TextCall,
  content: ReadContent,
  root: string,
  what: 'add' | 'update',
): Staged<PlannedFiles | undefined> => {
  const { document, paths } = call;
  const unread = [...new Set(paths.values())].flatMap((path) => {
    const { diagnostics } = readFileText(path);
    if (diagnostics.length > 0) return [...diagnostics];
    return sectionsOfFile(path).length > 0 ? [] : [noSections(path, document)];
  });
  if (unread.length > 0) return { value: undefined, diagnostics: unread };
  const there = new Set(
    content.input.sources.flatMap((one) => (one.document === document ? (one.entry.section ?? []) : [])),
  );
  const all = [...paths.values()].flatMap((path) => sectionsOfFile(path).map(({ section }) => section));
  const found = [...new Set(all)].sort((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );
  const isWanted = (section: string): boolean => there.has(section) === (what === 'update');
  const planned = found.filter(isWanted).map((section) => {
    const own = [...paths].filter(([, path]) => sectionsOfFile(path).some((one) => one.section === section));
    return planCall({ ...call, section, paths: new Map(own) }, content, root, what);
  });
  const diagnostics = planned.flatMap((one) => one.diagnostics);
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const plans = planned.flatMap(({ value }) => value ?? []);
  const others = found.filter((section) => !isWanted(section));
  const state = what === 'add' ? 'already there (update)' : 'not there yet (add)';
  return {
    value: {
      report: [
        ...plans.map(({ report }) => report.map((part) => part.trim().split('\n')[0]).join('; ')),
        ...(others.length > 0 ? [`left out, ${state}: ${others.join(', ')}`] : []),
        `With the number of a section, the command shows its rows: content -- ${what} ${document} ${found[0]} …`,
      ],
      write: plans.flatMap(({ write }) => write),
      remove: plans.flatMap(({ remove }) => remove),
    },
    diagnostics,
  };
};

const noSections = (file: string, document: string): Diagnostic => ({
  code: 'file/no-sections',
  severity: 'error',
  file,
  message: 'The file has no headings of sections with their numbers.',
  hint: `Write the number of its section: content -- add ${document} 2.5 …`,
});
