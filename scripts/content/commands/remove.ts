import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { withEntries } from '../../../src/authoring/plan/entries.ts';
import { removeFaqLanguage } from '../../../src/authoring/plan/plan-faq.ts';
import { planRemoval, type RemovalCall } from '../../../src/authoring/plan/plan-removal.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { publishedInputsFile, retiredFile } from '../../../src/pipeline/published-inputs.ts';
import { filesOf } from '../../../src/records/files.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import { languages } from '../../../src/schema/language.ts';
import { generate, publishedFile } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { applyChanges, type Changes } from '../write-files.ts';
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
 * Builds what would be left in a copy. What is no longer published is listed in `content/retired.yml`, by its name; the
 * page of a card that no text names any more leads to the list of cards.
 */
const completePlan = (root: string, plan: Changes, why = 'Withdrawn with its text.') => {
  const folder = mkdtempSync(join(tmpdir(), 'sidejudge-remove-'));
  try {
    // The folder may be a link to texts elsewhere.
    const own = realpathSync(join(root, 'content'));
    cpSync(own, join(folder, 'content'), { recursive: true, filter: (path) => path !== join(own, 'docs') });
    applyChanges(folder, {
      write: plan.write.filter(({ text }) => text !== ''),
      remove: plan.remove.filter((path) => existsSync(join(folder, path))),
    });
    const first = generate(folder).diagnostics;
    const named = (code: string, file: string): readonly string[] => {
      const lines = (readIfThere(root, file) ?? '').split('\n');
      return first.flatMap((one) => (one.code === code ? (lines[(one.line ?? 0) - 1] ?? []) : []));
    };
    const gone = [
      ...named('published/vanished', publishedFile)
        .filter((address) => address.endsWith('/'))
        .map((what) => ({ what, now: what.replace(/[^/]+\/$/u, ''), why })),
      ...named('published/input-gone', publishedInputsFile).map((what) => ({ what, why })),
    ];
    const known = plan.write.find(({ path }) => path === retiredFile)?.text ?? '';
    const retired = withEntries(known, gone, 'last');
    const write = [
      ...plan.write.filter(({ path }) => path !== retiredFile),
      ...(retired === '' ? [] : [{ path: retiredFile, text: retired }]),
    ];
    applyChanges(folder, { write, remove: [] });
    const faults = gone.length === 0 ? first : generate(folder).diagnostics;
    return {
      changes: { ...plan, write },
      faults: faults.filter(({ severity }) => severity === 'error'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
