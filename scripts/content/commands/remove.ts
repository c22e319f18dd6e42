import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { withEntries } from '../../../src/authoring/plan/entries.ts';
import { removeFaqLanguage } from '../../../src/authoring/plan/plan-faq.ts';
import { planRemoval, type RemovalCall } from '../../../src/authoring/plan/plan-removal.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { pointersIn } from '../../../src/pipeline/pointers.ts';
import {
  countsFile,
  type Published,
  publishedFile,
  retiredFile,
  toPublishedLines,
} from '../../../src/pipeline/published.ts';
import { filesOf, withChanges } from '../../../src/records/files.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import { languages } from '../../../src/schema/language.ts';
import { generate, readPublishedOf } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { Changes } from '../write-files.ts';
import { type Command, type Desk, misused, report, toLanguage } from './command.ts';
import { findBefore } from './faq-texts.ts';
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
    const files = filesOf(desk.root).list();
    const { document, lang } = call;
    const before = document.kind === 'set-faq' ? findBefore(document.id, content, desk.root) : undefined;
    const read = (path: string): string | undefined => readIfThere(desk.root, path);
    const plan = planRemoval(call, {
      ...content.input,
      faq: before && lang ? removeFaqLanguage(before, lang, read) : [],
      files,
      read: (path) => readFileSync(join(desk.root, path), 'utf8'),
      pointers: pointersIn(content.content.written),
      sha256: (one) => createHash('sha256').update(one).digest('hex'),
    });
    const { changes, faults } = completePlan(desk.root, plan, call.why);
    report(desk, faults);
    if (hasErrors(faults)) return 1;
    for (const line of plan.report) desk.print(line);
    desk.print(`content/changes.yml tells readers, with the date ${call.date}`);
    return finishPlan(
      desk,
      values.write === true,
      changes,
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
  const registries = input.sectionRegistries.filter(
    (one) => one.document === id && (section === undefined || one.section === section),
  );
  const known = new Set(
    document?.kind === 'guide'
      ? registries.flatMap(({ sources }) => Object.keys(sources))
      : input.sources.flatMap((one) => (one.document === id ? one.entry.languages : [])),
  );
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
    [section !== undefined && registries.length === 0, `${section}: ${id} has no such section`],
    [lang !== undefined && !known.has(lang), `${lang}: there is no text in it`],
    [!z.iso.date().safeParse(day).success, '--date: write the day that readers are told, as 2026-01-31'],
  ];
  const faults = checks.flatMap(([isWrong, message]) => (isWrong ? [message] : []));
  for (const fault of faults) desk.complain(fault);
  if (faults.length > 0 || !document || day === undefined) return undefined;
  return { document, section, lang, now, why, date: day };
};

/**
 * Builds what would be left. The page of a card that no text names any more is listed in `content/retired.yml` and leads
 * to the list of cards; what is published now takes the place of what was.
 */
const completePlan = (root: string, plan: Changes, why = 'Withdrawn with its text.') => {
  const folder = filesOf(root);
  // An empty list is no file.
  const planned = withChanges(folder, { ...plan, write: plan.write.filter(({ text }) => text !== '') });
  const first = generate(planned);
  const written = (path: string): string => first.files.find((file) => file.path === path)?.text ?? '';
  const pages = first.diagnostics.flatMap(({ code, about = '' }) =>
    code === 'published/vanished' && about.endsWith('/')
      ? [{ what: about, now: about.replace(/[^/]+\/$/u, ''), why }]
      : [],
  );
  const retired = planned.list().includes(retiredFile) ? planned.read(retiredFile).toString() : '';
  const write = [
    ...plan.write.filter(({ path }) => path !== retiredFile),
    ...[
      { path: retiredFile, text: withEntries(retired, pages, 'last') },
      { path: countsFile, text: written(countsFile) },
      { path: publishedFile, text: first.present ? withoutGone(readPublishedOf(folder), first.present) : '' },
    ].filter(({ text }) => text.trim() !== ''),
  ];
  return {
    changes: { ...plan, write },
    faults: generate(withChanges(folder, { ...plan, write })).diagnostics.filter(
      ({ severity }) => severity === 'error',
    ),
  };
};

/** Every address that was ever published, with the languages that it has now. */
const withoutGone = (published: Published, present: Published): string =>
  `${toPublishedLines(new Map([...published].map(([address, langs]) => [address, present.get(address) ?? langs]))).join('\n')}\n`;
