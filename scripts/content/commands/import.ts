import { formatImport, type PagePlan, planImport } from '../../../src/authoring/translate/plan-import.ts';
import { readPo, type Translation } from '../../../src/authoring/translate/read-po.ts';
import { unofficialToYaml } from '../../../src/authoring/translate/unofficial-yaml.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import { errorAt } from '../../../src/pipeline/diagnostics.ts';
import { unofficialPath } from '../../../src/pipeline/emit/unofficial.ts';
import { type Files, type FileText, readIfThere, withChanges } from '../../../src/records/files.ts';
import { readText } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { readBySchema } from '../../../src/schema/unofficial.ts';
import { generate } from '../generate.ts';
import { type Command, flag, misused, parseCall, report, type Shell, text } from './command.ts';
import { finishPlan } from './finish-plan.ts';

export const importTranslation: Command = {
  usage: 'import FILE.po [--translator "NAME"] [--read-by "NAME" --date YYYY-MM-DD] [--write]',
  does: 'plans the unofficial texts of a translator’s file; writes them with --write',
  run: (args, shell) => {
    const { values, positionals } = parseCall(args, {
      translator: text,
      'read-by': text,
      date: text,
      write: flag,
    });
    const [path] = positionals;
    if (path === undefined || positionals.length !== 1) return misused;
    const { data: readBy, error } = readingOf(values['read-by'], values.date);
    if (error) {
      for (const issue of error.issues) shell.complain(`--${flagOf(issue)}: ${issue.message}`);
      return 2;
    }
    const translation = readTranslation(path, shell, values.translator);
    if (!translation) return 2;
    const { read: content, build, diagnostics: ofContent } = generate(shell.root);
    if (!build) {
      report(shell, ofContent);
      return 1;
    }
    const pages = planImport(translation, recordsOf(build), content.input.unofficial, readBy).filter(
      (page) => !changesNoText(page) || page.read.length > 0,
    );
    const write = filesFor(pages, content.files);
    const isNamed = translation.translator !== '' || pages.every(changesNoText);
    // The build decides which translations are allowed.
    const built = generate(withChanges(content.files, { write, remove: [] }));
    const ofPages = built.diagnostics.filter(({ file }) => write.some((one) => one.path === file));
    if (report(shell, isNamed ? ofPages : [noName(path)])) return 2;
    if (pages.length > 0) shell.print(formatImport(translation, pages));
    return finishPlan(
      shell,
      values.write === true,
      { write, remove: [] },
      'Written. Next: content -- build; then look at the page.',
    );
  },
};

const readTranslation = (path: string, shell: Shell, translator?: string): Translation | undefined => {
  const { value: file, diagnostics } = readText(path, path);
  report(shell, diagnostics);
  if (!file) return undefined;
  const { value: translation, diagnostics: faults } = readPo(path, file.text);
  const isEmpty = translation?.units.every(({ target }) => target === '');
  if (report(shell, isEmpty ? [nothingFilledIn(path)] : faults) || !translation) return undefined;
  return { ...translation, translator: translator ?? translation.translator };
};

const filesFor = (pages: readonly PagePlan[], files: Files): readonly FileText[] =>
  pages.flatMap(({ file }) => {
    const path = unofficialPath(file);
    const written = unofficialToYaml(file.texts, readIfThere(files, path));
    return written === undefined ? [] : { path, text: written };
  });

const changesNoText = ({ added, replaced }: PagePlan): boolean => added.length + replaced.length === 0;

/** Validates `--read-by` and `--date`, which are given together or not at all. */
const readingOf = (name: string | undefined, date: string | undefined) =>
  readBySchema.optional().safeParse(name === undefined && date === undefined ? undefined : { name, date });

const flagOf = ({ path: [key] }: { readonly path: readonly PropertyKey[] }): string =>
  key === 'date' ? 'date' : 'read-by';

const noName = (file: string): Diagnostic =>
  errorAt(
    'import/no-translator',
    { file, line: 1 },
    'The file does not name its translator.',
    'Give the name with --translator "NAME", or write it into Last-Translator of the file.',
  );

const nothingFilledIn = (file: string): Diagnostic =>
  errorAt(
    'import/nothing-filled-in',
    { file, line: 1 },
    'The file has no translations.',
    'Fill in msgstr, save the file, and import it again. Entries marked fuzzy do not count.',
  );
