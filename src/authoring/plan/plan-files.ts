import { parse } from 'yaml';
import { correctionsPath, locateCorrections } from '../../pipeline/edition/correct.ts';
import { parseMarkedText, writeMarkedText } from '../../pipeline/edition/marked-text.ts';
import { readEdition } from '../../pipeline/edition/paragraphs.ts';
import { editionPath } from '../../pipeline/edition/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CorrectionFile } from '../../schema/correction.ts';
import { entryOfHead, headSchema, type SourceEntry } from '../../schema/source.ts';
import type { FaqStructure, GuideStructure } from '../read/structure.ts';
import { remarksOf, toQuestion, withoutQuestions, withQuestions, withRemarks } from './edit-edition.ts';
import { type NewSource, planHead } from './head.ts';
import { layRows, type NamedText } from './lay-rows.ts';
import type { PlannedFile, PlannedFiles } from './planned-files.ts';
import { correctionsToYaml } from './yaml.ts';

/** A text that comes in, under the name it gets among the sources. */
export interface NewText extends NewSource {
  readonly source: SourceText;
  readonly structure: GuideStructure | FaqStructure;
}

/** What a plan lays its files over. */
export interface FilesBefore {
  readonly corrections: readonly CorrectionFile[];
  /** The text of a file below the root; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
}

/** A text that comes in with the names of its rows; without them, its rows stay as they are. */
export interface NamedRows {
  readonly text: NewText;
  readonly rows: readonly NamedText[] | undefined;
}

/**
 * The files of texts that come in: the texts as they came, their marked texts, and the corrections that still apply. `asked`
 * has what a person is to look at in the other texts, by file and margin; `decisions` the files that are planned for them,
 * undefined for one in which nothing is decided any more; `gone` are sources that nobody uses any more.
 */
export const planFiles = (
  document: string,
  texts: readonly NamedRows[],
  asked: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
  decisions: readonly { readonly path: string; readonly text: string | undefined }[],
  gone: readonly string[],
  { corrections, read }: FilesBefore,
): PlannedFiles => {
  const sourcePath = (file: string): string => `content/sources/${document}/${file}`;
  const editions = texts.map(({ text, rows }): PlannedFile & { readonly of: NewText } => {
    const path = editionPath(document, text.file);
    const [older = text.file] = text.replaces ?? [];
    return { path, of: text, text: writeEdition(text, rows, read(editionPath(document, older))) };
  });
  const mended = editions.flatMap(({ of: { file, source, replaces: [older = file] = [] }, text }) => {
    const [known, yaml] = [corrections.find((one) => one.source === older), read(correctionsPath(older))];
    return known && yaml !== undefined
      ? [planCorrections({ ...known, source: file }, yaml, text, source)]
      : [];
  });
  const others = [...asked].flatMap(([file, questions]): PlannedFile[] => {
    const path = editionPath(document, file);
    const before = editions.find((one) => one.path === path)?.text ?? read(path);
    return before === undefined ? [] : [{ path, text: withQuestions(before, questions) }];
  });
  const changed = new Set(others.map(({ path }) => path));
  return {
    report: mended.map(({ report }) => report),
    write: [
      ...texts.map(({ text: { source } }) => ({ path: sourcePath(source.file), text: source.text })),
      ...editions.filter(({ path }) => !changed.has(path)).map(({ path, text }) => ({ path, text })),
      ...others,
      ...[...decisions, ...mended].flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    ],
    remove: [
      ...gone.flatMap((file) => [sourcePath(file), editionPath(document, file)]),
      ...[...decisions, ...mended].flatMap(({ path, text }) =>
        text === undefined && read(path) !== undefined ? [path] : [],
      ),
    ],
  };
};

/** A new marked text. What people have said in that which is there stays, above the row with the same name. */
const writeEdition = (
  text: NewText,
  rows: readonly NamedText[] | undefined,
  before: string | undefined,
): string => {
  const known = before === undefined ? undefined : parseMarkedText('', before).value;
  const { head, questions } = planHead(known?.head, text);
  if (known && !rows) return writeMarkedText({ head, lines: known.lines });
  const named = withRemarks(rows ?? [], remarksOf(known?.lines ?? []));
  return writeMarkedText({ head, lines: [...questions.map(toQuestion), ...layRows(text.source, named)] });
};

/** The corrections of a text that still apply where the newer text has their ID, and what has become of the others. */
const planCorrections = (
  known: CorrectionFile,
  yaml: string,
  written: string,
  source: SourceText,
): { readonly path: string; readonly text: string | undefined; readonly report: string } => {
  const entry = entryOf(written);
  const { paragraphs } = entry
    ? readEdition({ path: '', written: withoutQuestions(written), entry, text: source.text }).value
    : { paragraphs: [] };
  const gone = known.corrections.filter(
    (correction) => locateCorrections(paragraphs, { ...known, corrections: [correction] }).value.length === 0,
  );
  return {
    path: correctionsPath(known.source),
    text: correctionsToYaml(yaml, known.source, new Set(gone.map(({ id }) => id))),
    report: [
      '',
      `corrections of ${known.source}: ${known.corrections.length - gone.length} of ${known.corrections.length} still apply`,
      ...gone.map(({ id, before, text, after }) =>
        source.text.includes(before + text + after)
          ? `  ${id}: gone, the newer text prints it right`
          : `  ${id}: gone, the newer text has neither reading`,
      ),
    ].join('\n'),
  };
};

const entryOf = (written: string): SourceEntry | undefined => {
  const head = headSchema.safeParse(parse(parseMarkedText('', written).value.head)).data;
  return head && entryOfHead(head);
};
