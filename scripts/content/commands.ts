import { parseArgs } from 'node:util';
import { checkConservation } from '../../src/pipeline/conserve.ts';
import { formatDiagnostic, hasErrors } from '../../src/pipeline/diagnostics.ts';
import { faqParseView } from '../../src/pipeline/parse-faq.ts';
import { ipgParseView } from '../../src/pipeline/parse-ipg.ts';
import { explainRows, toProposedRow } from '../../src/pipeline/propose-rows.ts';
import { createSourceText, type SourceText } from '../../src/pipeline/source-text.ts';
import { noHints } from '../../src/pipeline/structure.ts';
import { structureSource } from '../../src/pipeline/structure-source.ts';
import type { Coverage } from '../../src/schema/coverage.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import { type SourceKind, sourceKindSchema } from '../../src/schema/source.ts';
import { add } from './commands/add.ts';
import { type Command, type Desk, toLanguage } from './commands/command.ts';
import { drift } from './commands/drift.ts';
import { importTranslation } from './commands/import.ts';
import { update } from './commands/update.ts';
import { docsFolder, generate } from './generate.ts';
import { readText } from './read-file.ts';
import { readKnowledge } from './read-knowledge.ts';
import { applyChanges, compareWithDisk } from './write-files.ts';

/** sources -> content/docs. Writes nothing when anything is wrong. */
const build: Command = (_args, { root, print, complain }) => {
  const { files, diagnostics } = generate(root);
  for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
  if (hasErrors(diagnostics)) return 1;
  const changes = compareWithDisk(root, docsFolder, files);
  applyChanges(root, changes);
  print(`${files.length} files, ${changes.write.length} written, ${changes.remove.length} removed`);
  return 0;
};

/** The same in memory, compared with the disk, with the account of every source. */
const check: Command = (_args, { root, print, complain }) => {
  const { files, edition, diagnostics } = generate(root);
  if (edition) print(formatCoverage(edition.coverage));
  const { write, remove } = compareWithDisk(root, docsFolder, files);
  const stale = edition ? [...write.map(({ path }) => path), ...remove].map(staleFile) : [];
  const all = [...diagnostics, ...stale];
  for (const diagnostic of all) complain(formatDiagnostic(diagnostic));
  return hasErrors(all) ? 1 : 0;
};

/** What the pipeline sees in any text file. */
const parse: Command = (args, { print, complain }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string' }, lang: { type: 'string' } },
    allowPositionals: true,
  });
  const kind = sourceKindSchema.safeParse(values.kind);
  const [path] = positionals;
  if (!kind.success || path === undefined || positionals.length !== 1) {
    complain(
      `usage: npm run -s content -- parse --kind ${sourceKindSchema.options.join('|')} [--lang zh|ja|en] FILE`,
    );
    return 2;
  }
  const lang = toLanguage(values.lang ?? 'zh');
  if (!lang) {
    complain(`--lang ${values.lang}: choose one of ${languages.join(', ')}`);
    return 2;
  }
  const source = readSource(path, complain);
  if (!source) return 2;
  const view = parseView(source, kind.data, lang);
  print(JSON.stringify(view, null, 2));
  const errors = view.diagnostics.filter(({ severity }) => severity === 'error');
  for (const diagnostic of errors) complain(formatDiagnostic(diagnostic));
  return errors.length > 0 ? 2 : 0;
};

/** Proposed clause rows for texts of one section; with `--explain` the reasons for each of them. */
const align: Command = (args, { root, print, complain }) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string' }, explain: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const kind = sourceKindSchema.safeParse(values.kind ?? 'ipg');
  const texts = positionals.map((argument) => {
    const [name = '', ...rest] = argument.split('=');
    return { lang: toLanguage(name), path: rest.join('=') };
  });
  const isOnceEach = new Set(texts.map(({ lang }) => lang)).size === texts.length;
  if (
    !kind.success ||
    texts.length < 2 ||
    !isOnceEach ||
    texts.some(({ lang, path }) => !lang || path === '')
  ) {
    complain(
      'usage: npm run -s content -- align zh=FILE en=FILE [ja=FILE] [--kind ipg|ipg-annotated] [--explain]',
    );
    return 2;
  }
  const read = texts.flatMap(({ lang, path }) => {
    const source = readSource(path, complain);
    return source && lang ? [{ lang, source }] : [];
  });
  if (read.length < texts.length) return 2;
  const structured = read.map(({ lang, source }) => ({
    lang,
    source,
    ...structureSource(source, kindFor(kind.data, lang, values.kind), { languages: [lang], hints: noHints }),
  }));
  const { value: explained, diagnostics } = explainRows(
    structured.flatMap(({ lang, source, value }) =>
      value.kind === 'ipg' ? [{ lang, source, structure: value }] : [],
    ),
    readKnowledge(root),
  );
  const rows = explained.map((row) =>
    values.explain ? { ...toProposedRow(row), evidence: row.evidence } : toProposedRow(row),
  );
  const all = [...structured.flatMap((one) => one.diagnostics), ...diagnostics];
  print(JSON.stringify({ rows, diagnostics: all }, null, 2));
  return hasErrors(all) ? 2 : 0;
};

/** The commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  build,
  check,
  parse,
  align,
  add,
  update,
  import: importTranslation,
  drift,
};

/** Japanese texts of the IPG come annotated; the others plain, unless the call says otherwise. */
const kindFor = (kind: SourceKind, lang: Language, wanted: string | undefined): SourceKind =>
  wanted === undefined && lang === 'ja' ? 'ipg-annotated' : kind;

const parseView = (
  source: SourceText,
  kind: SourceKind,
  lang: Language,
): { readonly diagnostics: readonly Diagnostic[] } => {
  const staged = structureSource(source, kind, { languages: [lang], hints: noHints });
  const { value, diagnostics } = {
    ...staged,
    diagnostics: [...staged.diagnostics, ...checkConservation(source, staged.value)],
  };
  return value.kind === 'ipg'
    ? ipgParseView(source, { value, diagnostics }, { languages: [lang] })
    : faqParseView(source, { value, diagnostics });
};

const readSource = (path: string, complain: Desk['complain']): SourceText | undefined => {
  const { value, diagnostics } = readText(path, path);
  for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
  return value && createSourceText(path, value.text);
};

const staleFile = (file: string): Diagnostic => ({
  code: 'check/stale',
  severity: 'error',
  file,
  message: 'The file is not what the build writes.',
  hint: 'Run `npm run content -- build` and commit what it writes; never edit the file by hand.',
});

const formatCoverage = ({ sources }: Coverage): string => {
  const rows = sources.map(({ file, total, onPages, markup, ledger }) =>
    [file, total, onPages, markup, ledger.furniture, ledger.repeated].map(String),
  );
  const table = [['source', 'total', 'on pages', 'mark-up', 'furniture', 'repeated'], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};
