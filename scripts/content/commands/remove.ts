import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { planRemoval, type RemovalCall } from '../../../src/authoring/retire/plan-removal.ts';
import { addressableIn } from '../../../src/authoring/retire/retire.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { filesOf, withChanges } from '../../../src/records/files.ts';
import { languages } from '../../../src/schema/language.ts';
import { generate, readPublishedOf } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { carryThrough } from './carry-through.ts';
import { type Command, type Desk, misused, report, toLanguage } from './command.ts';
import { finishPlan } from './finish-plan.ts';

/** Withdraws a document, a section, or a language of either; writes it with `--write`. */
export const remove: Command = {
  usage:
    'remove ipg 2.4; remove ipg ja; remove ipg 2.4 zh; remove m10; remove zen ja [--now ADDRESS] [--why TEXT] [--date DAY] [--write]',
  does: 'plans to withdraw a section, a language, or a document, and where its links lead; does it with --write',
  run: (args, desk) => {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { now: text, why: text, date: text, write: { type: 'boolean' } },
      allowPositionals: true,
    });
    const content = readContent(desk.root);
    if (hasErrors(content.diagnostics)) {
      report(desk, content.diagnostics);
      return 2;
    }
    const call = readCall(positionals, values, content, desk);
    if (!call) return misused;
    const folder = filesOf(desk.root);
    const before = addressableIn(content.input);
    const removal = planRemoval(call, {
      before,
      published: readPublishedOf(folder),
      files: folder.list(),
      read: (path) => readFileSync(join(desk.root, path), 'utf8'),
      sha256: (one) => createHash('sha256').update(one).digest('hex'),
    });
    const plan = carryThrough(desk.root, { content: content.content, before }, removal);
    const { diagnostics } = generate(withChanges(folder, plan));
    const faults = diagnostics.filter(({ severity }) => severity === 'error');
    report(desk, faults);
    if (hasErrors(faults)) return 1;
    for (const line of plan.report) desk.print(line);
    desk.print(`content/changes.yml tells readers, with the date ${call.date}`);
    return finishPlan(
      desk,
      values.write === true,
      plan,
      'Written. Next: content -- build, and a look at content/changes.yml and the examples in content/site.yml.',
    );
  },
};

interface Values {
  readonly now?: string;
  readonly why?: string;
  readonly date?: string;
}

/** Reads `ipg 2.4 zh`. Gives undefined for a wrong call, and prints what to write instead. */
const readCall = (
  [id = '', ...rest]: readonly string[],
  { now, why, date }: Values,
  { input }: ReadContent,
  desk: Desk,
): RemovalCall | undefined => {
  const document = input.documents.find((one) => one.id === id);
  const lang = rest.map(toLanguage).find((one) => one !== undefined);
  const section = rest.find((one) => toLanguage(one) === undefined);
  const texts = input.sources
    .filter((one) => one.document === id && (section === undefined || one.entry.section === section))
    .map(({ entry }) => entry);
  const known = new Set(texts.flatMap((entry) => entry.languages));
  const day =
    date ??
    input.changes
      .map((one) => one.date)
      .sort()
      .at(-1);
  const checks: readonly (readonly [isWrong: boolean, message: string])[] = [
    [!document, `${id || 'no document'}: write one of ${input.documents.map((one) => one.id).join(', ')}`],
    [
      rest.length > (lang ? 2 : 1),
      `${rest.join(' ')}: write at most a section and a language (${languages.join(', ')})`,
    ],
    [section !== undefined && texts.length === 0, `${section}: ${id} has no such section`],
    [lang !== undefined && !known.has(lang), `${lang}: there is no text in it`],
    [!z.iso.date().safeParse(day).success, '--date: write the day that readers are told, as 2026-01-31'],
  ];
  const faults = checks.flatMap(([isWrong, message]) => (isWrong ? [message] : []));
  for (const fault of faults) desk.complain(fault);
  if (faults.length > 0 || !document || day === undefined) return undefined;
  return { document, section, lang, now, why, date: day };
};
