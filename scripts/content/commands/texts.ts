import type { PlannedFiles } from '../../../src/authoring/write/planned-files.ts';
import { errorAt, hasErrors, type Staged } from '../../../src/pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Language } from '../../../src/schema/language.ts';
import { replacedBy } from '../../../src/schema/source.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { type Command, type Desk, misused, report } from './command.ts';
import { editOtherFiles } from './edit-other-files.ts';
import { finishPlan } from './finish-plan.ts';
import { planCall } from './plan-call.ts';
import { readFileText, readSectionText, sectionsOfFile } from './read-source.ts';
import { faqFlags, readTextCall, sectionFlags, type TextCall } from './text-call.ts';

export const add: Command = {
  usage: `add ipg [2.5] zh=FILE en=FILE [ja=FILE] [zh-annotated=FILE] ${sectionFlags}; add zen zh=FILE [en=FILE] [ja=FILE] ${faqFlags}`,
  does: 'plans a new section of a guide, or a set FAQ; writes it with --write',
  run: (args, desk) => plan(args, desk, 'add'),
};

export const update: Command = {
  usage: `update ipg [2.3] zh=FILE [en=FILE] [ja=FILE] [zh-annotated=FILE] [--replace] ${sectionFlags}; update zen zh=FILE [en=FILE] ${faqFlags}`,
  does: 'plans a newer edition of a section, or of a set FAQ; writes it with --write',
  run: (args, desk) => plan(args, desk, 'update'),
};

const plan = (args: readonly string[], desk: Desk, what: TextCall['what']): ReturnType<Command['run']> => {
  const call = readTextCall(args, desk, what);
  if (!call) return misused;
  const content = readContent(desk.root);
  if (report(desk, content.diagnostics)) return 2;
  const { value, diagnostics } = (call.isWhole ? planGuideTexts : planCall)(call, content);
  if (report(desk, diagnostics) || !value) return 2;
  const whole = editOtherFiles(content, value);
  for (const text of whole.report) desk.print(text);
  return finishPlan(desk, call.isToWrite, whole);
};

/**
 * Plans all sections of a guide that the files of a call have: with `add` those that are not there, with `update` those that
 * are. Nothing is planned if a section has an error.
 */
const planGuideTexts = (call: TextCall, content: ReadContent): Staged<PlannedFiles | undefined> => {
  const { what, document, paths } = call;
  const unread = [...new Set(paths.values())].flatMap((path) => {
    const { diagnostics } = readFileText(path);
    if (diagnostics.length > 0) return [...diagnostics];
    return sectionsOfFile(path).length > 0 ? [] : [noSections(path, document)];
  });
  if (unread.length > 0) return { value: undefined, diagnostics: unread };
  const own = content.input.sources.filter((one) => one.document === document);
  const there = new Set(own.flatMap(({ entry }) => entry.section ?? []));
  const all = [...paths.values()].flatMap((path) => sectionsOfFile(path).map(({ section }) => section));
  const found = [...new Set(all)].sort((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );
  const isWanted = (section: string): boolean => there.has(section) === (what === 'update');
  // The newest text of each language, which a newer guide can have as it is.
  const newest = own.filter(
    ({ entry: { file } }) => !own.some(({ entry }) => replacedBy(entry).includes(file)),
  );
  const isNew = (section: string, lang: Language, path: string): boolean =>
    !newest.some(
      ({ entry, text }) =>
        entry.section === section &&
        entry.languages.includes(lang) &&
        text === readSectionText(path, section).value?.text,
    );
  const wanted = found.filter(isWanted).map((section) => {
    const having = [...paths].filter(
      ([lang, path]) =>
        sectionsOfFile(path).some((one) => one.section === section) && isNew(section, lang, path),
    );
    return { ...call, section, paths: new Map(having) };
  });
  const same = wanted.filter((one) => one.paths.size === 0);
  const planned = wanted.filter((one) => !same.includes(one)).map((one) => planCall(one, content));
  const diagnostics = planned.flatMap((one) => one.diagnostics);
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const plans = planned.flatMap(({ value }) => value ?? []);
  const others = found.filter((section) => !isWanted(section));
  const state = what === 'add' ? 'already there (update)' : 'not there yet (add)';
  const inLanguages = own.filter(({ entry }) => entry.languages.some((lang) => paths.has(lang)));
  const lacking = new Set(
    inLanguages.flatMap(({ entry: { section = '' } }) => (found.includes(section) ? [] : section)),
  );
  return {
    value: {
      report: [
        ...plans.map(({ report }) => report.map((part) => part.trim().split('\n')[0]).join('; ')),
        ...(same.length > 0
          ? [`as they are, with their heads: ${same.map(({ section }) => section).join(', ')}`]
          : []),
        ...(others.length > 0 ? [`left out, ${state}: ${others.join(', ')}`] : []),
        ...(what === 'update' && lacking.size > 0
          ? [`here, but in no file of this call (if they are gone, delete them): ${[...lacking].join(', ')}`]
          : []),
        `With the number of a section, the command shows its rows: content -- ${what} ${document} ${found[0]} …`,
      ],
      write: plans.flatMap(({ write }) => write),
      remove: plans.flatMap(({ remove }) => remove),
    },
    diagnostics,
  };
};

const noSections = (file: string, document: string): Diagnostic =>
  errorAt(
    'file/no-sections',
    { file },
    'The file has no headings of sections with their numbers.',
    `Write the number of its section: content -- add ${document} 2.5 …`,
  );
