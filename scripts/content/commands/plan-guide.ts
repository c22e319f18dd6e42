import type { PlannedFiles } from '../../../src/authoring/write/planned-files.ts';
import { errorAt, type Staged } from '../../../src/pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Language } from '../../../src/schema/language.ts';
import { replacedBy } from '../../../src/schema/source.ts';
import type { ReadContent } from '../read-content.ts';
import { planCall } from './plan-call.ts';
import { readFileText, readSectionText, sectionsOfFile } from './read-source.ts';
import type { TextCall } from './text-call.ts';

/**
 * Plans all sections of a guide in the files of a call: with `add` the new ones, with `update` the existing ones. The
 * report has a line for each section. A section that cannot be planned, such as one without a clause, is left out
 * with the reason. If none can be planned, returns the errors.
 */
export const planGuide = (call: TextCall, content: ReadContent): Staged<PlannedFiles | undefined> => {
  const { what, document, paths } = call;
  const unread = [...new Set(paths.values())].flatMap((path) => {
    const { diagnostics } = readFileText(path);
    if (diagnostics.length > 0) return [...diagnostics];
    return sectionsOfFile(path).length > 0 ? [] : [noSections(path, document)];
  });
  if (unread.length > 0) return { value: undefined, diagnostics: unread };
  const found = [...paths.values()].flatMap((path) => sectionsOfFile(path).map(({ section }) => section));
  const sections = [...new Set(found)].sort((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );
  const planned = sections.map((section) => planSection({ ...call, section }, content));
  const plans = planned.flatMap(({ value }) => value ?? []);
  const diagnostics = planned.flatMap((one) => one.diagnostics);
  if (plans.length === 0 && diagnostics.length > 0) return { value: undefined, diagnostics };
  const lacking =
    what === 'update' ? textsThere(call, content).filter(({ section }) => !found.includes(section)) : [];
  return {
    value: {
      report: [
        ...planned.map(({ line }) => line),
        ...[...new Set(lacking.map(({ section }) => section))].map(
          (section) => `${section}: not in these files (if the publisher has dropped it, delete it)`,
        ),
        `To see the rows and warnings of a section, give its number: content -- ${what} ${document} ${sections[0]} …`,
      ],
      write: plans.flatMap(({ write }) => write),
      remove: plans.flatMap(({ remove }) => remove),
    },
    diagnostics: [],
  };
};

const planSection = (
  call: TextCall & { readonly section: string },
  content: ReadContent,
): Staged<PlannedFiles | undefined> & { readonly line: string } => {
  const { section } = call;
  const none = (line: string, diagnostics: readonly Diagnostic[] = []) => ({
    ...{ value: undefined, diagnostics },
    line: `${section}: ${line}`,
  });
  const there = call.what === 'update' ? textsThere(call, content) : [];
  const paths = new Map(
    [...call.paths].filter(([lang, path]) => {
      if (!sectionsOfFile(path).some((one) => one.section === section)) return false;
      const text = readSectionText(path, section).value?.text;
      return !there.some((one) => one.section === section && one.lang === lang && one.text === text);
    }),
  );
  if (paths.size === 0) return none('unchanged');
  const { value, diagnostics } = planCall({ ...call, paths }, content);
  if (!value) {
    const error = diagnostics.find(({ severity }) => severity === 'error');
    const why = error?.message.replace(/\.$/u, '');
    return none(`left out: ${why} (line ${error?.line ?? 1} of ${error?.file})`, diagnostics);
  }
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const said = value.report.map((part) => part.trim().split('\n')[0]);
  const warned = warnings > 0 ? [`${warnings} warnings`] : [];
  return { value, diagnostics: [], line: `${section}: ${[...said, ...warned].join('; ')}` };
};

/** The present texts of all sections in the languages of a call: those that no other text replaces. */
const textsThere = (
  { document, paths }: TextCall,
  { input }: ReadContent,
): readonly { readonly section: string; readonly lang: Language; readonly text: string }[] => {
  const own = input.sources.filter((one) => one.document === document);
  const replaced = new Set(own.flatMap(({ entry }) => replacedBy(entry)));
  return own
    .filter(({ entry: { file } }) => !replaced.has(file))
    .flatMap(({ entry: { section = '', languages }, text }) =>
      languages.flatMap((lang) => (paths.has(lang) ? [{ section, lang, text }] : [])),
    );
};

const noSections = (file: string, document: string): Diagnostic =>
  errorAt(
    'file/no-sections',
    { file },
    'The file has no section headings with numbers.',
    `Write the number of its section: content -- add ${document} 2.5 …`,
  );
