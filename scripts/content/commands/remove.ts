import { z } from 'zod';
import { planRemoval, type RemovalCall } from '../../../src/authoring/retire/plan-removal.ts';
import { addressableIn } from '../../../src/authoring/retire/retire.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { withChanges } from '../../../src/records/files.ts';
import { hashOf } from '../../../src/records/read-file.ts';
import { languages } from '../../../src/schema/language.ts';
import { generate } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { carryThrough } from './carry-through.ts';
import {
  type Command,
  type Desk,
  flag,
  misused,
  parseCall,
  refuse,
  report,
  reportErrors,
  text,
  toLanguage,
} from './command.ts';
import { finishPlan } from './finish-plan.ts';

export const remove: Command = {
  usage:
    'remove ipg 2.4; remove ipg ja; remove ipg 2.4 zh; remove m10; remove zen ja [--now ADDRESS] [--why TEXT] [--date DAY] [--write]',
  does: 'plans to withdraw a section, a language, or a document, and where its links lead; does it with --write',
  run: (args, desk) => {
    const { values, positionals } = parseCall(args, { now: text, why: text, date: text, write: flag });
    const content = readContent(desk.root);
    if (hasErrors(content.diagnostics)) {
      report(desk, content.diagnostics);
      return 2;
    }
    const call = readCall(positionals, values, content, desk);
    if (!call) return misused;
    const { files } = content;
    const before = addressableIn(content.input);
    const removal = planRemoval(call, {
      before,
      files: files.list(),
      read: (path) => files.read(path).toString(),
      sha256: hashOf,
    });
    const plan = carryThrough(content, before, removal);
    // A question that the removal leaves is for whoever runs it.
    const faults = generate(withChanges(files, plan)).diagnostics.filter(
      ({ code }) => code !== 'decisions/question',
    );
    if (reportErrors(desk, faults)) return 1;
    for (const line of plan.report) desk.print(line);
    desk.print(`content/changes.yml tells readers, with the date ${call.date}`);
    return finishPlan(
      desk,
      values.write === true,
      plan,
      'Written. Next: the lines that begin with `# ?`, if there are any; content -- build; and a look at content/changes.yml and the examples in content/site.yml.',
    );
  },
};

/** Reads `ipg 2.4 zh`. Gives undefined for a wrong call, and prints what to write instead. */
const readCall = (
  [id = '', ...rest]: readonly string[],
  { now, why, date }: Readonly<Partial<Record<'now' | 'why' | 'date', string>>>,
  { input, content }: ReadContent,
  desk: Desk,
): RemovalCall | undefined => {
  const document = input.documents.find((one) => one.id === id);
  const lang = rest.map(toLanguage).find((one) => one !== undefined);
  const section = rest.find((one) => toLanguage(one) === undefined);
  const texts = input.sources
    .filter((one) => one.document === id && (section === undefined || one.entry.section === section))
    .map(({ entry }) => entry);
  const known = new Set(texts.flatMap((entry) => entry.languages));
  const day = date ?? content.changes[0]?.date;
  const isRefused = refuse(desk, [
    [!document, `${id || 'no document'}: write one of ${input.documents.map((one) => one.id).join(', ')}`],
    [
      rest.length > (lang ? 2 : 1),
      `${rest.join(' ')}: write at most a section and a language (${languages.join(', ')})`,
    ],
    [section !== undefined && texts.length === 0, `${section}: ${id} has no such section`],
    [lang !== undefined && !known.has(lang), `${lang}: there is no text in it`],
    [!z.iso.date().safeParse(day).success, '--date: write the day that readers are told, as 2026-01-31'],
  ]);
  if (isRefused || !document || day === undefined) return undefined;
  return { document, section, lang, now, why, date: day };
};
