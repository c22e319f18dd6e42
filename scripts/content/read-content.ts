import { basename, extname } from 'node:path';
import { checkQuestions } from '../../src/authoring/write/questions.ts';
import type { Content } from '../../src/pipeline/content.ts';
import { errorAt } from '../../src/pipeline/diagnostics.ts';
import { markedTextPath } from '../../src/pipeline/marked-text/prepare-source.ts';
import { valuesAt } from '../../src/pipeline/values-at.ts';
import { type Files, filesOf } from '../../src/records/files.ts';
import { layout, plainFiles, sourceTexts } from '../../src/records/layout.ts';
import { type OpenContent, openContent } from '../../src/records/open-content.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { Document } from '../../src/schema/document.ts';
import { kindOfText } from '../../src/schema/document-kind.ts';

export interface ReadContent {
  readonly files: Files;
  readonly content: OpenContent;
  readonly input: Content;
  /** Unanswered questions in YAML. The files are read, but the build stops. */
  readonly questions: readonly Diagnostic[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `place` is a folder with `content`, or its files. Reports files that do not fit the layout or each other. */
export const readContent = (place: string | Files): ReadContent => {
  const folder = typeof place === 'string' ? filesOf(place) : place;
  const diagnostics: Diagnostic[] = [];
  const content = openContent(folder, (faults) => diagnostics.push(...faults));
  const { documents, textOf } = content;

  // Without the list of documents every folder would be unknown.
  if (!diagnostics.some(({ file }) => file === layout.documents.name))
    diagnostics.push(...unknownFilesIn(folder.list(), documents));
  const otherKinds = otherKindsIn(content);
  const isUnmarked = (file: string): boolean =>
    sourceTexts.test(file) && !folder.list().includes(toMarkedText(file));
  diagnostics.push(...folder.list().filter(isUnmarked).map(unmarkedSource));
  diagnostics.push(...otherNamesIn(content), ...duplicatesIn(content));
  const questions = content.existingFiles
    .filter(({ file }) => file.endsWith('.yml'))
    .flatMap(({ file }) => checkQuestions(textOf(file)?.text ?? '', file));
  return {
    files: folder,
    content,
    input: content.input,
    questions,
    diagnostics: [
      ...otherKinds,
      // Drops the errors of decision files, because they were read with the schema of the listed kind.
      ...diagnostics.filter(
        ({ file }) => !otherKinds.some(({ about }) => file.startsWith(`content/decisions/${about}/`)),
      ),
    ],
  };
};

const toMarkedText = (file: string): string =>
  markedTextPath(sourceTexts.exec(file)?.groups?.document ?? '', basename(file));

const unmarkedSource = (file: string): Diagnostic =>
  errorAt(
    'read/unmarked-source',
    { file },
    `The source ${basename(file)} has no marked text ${toMarkedText(file)}.`,
    'Restore the marked text. To add a new text, use `content -- add`, which writes both files.',
  );

/** Reports files that nothing reads (a text outside a folder, a `.yaml` file), and folders of unlisted documents. */
const unknownFilesIn = (files: readonly string[], documents: readonly Document[]): readonly Diagnostic[] => {
  const known = new Set(documents.map(({ id }) => id));
  const rows = Object.values(layout);
  const patterns = [...rows.flatMap((row) => ('files' in row ? [row.files] : [])), ...plainFiles];
  const names = new Set(rows.flatMap((row) => ('name' in row ? [row.name] : [])));
  const unknown = files.flatMap((file): [key: string, Diagnostic][] => {
    if (names.has(file)) return [];
    const match = patterns.map((pattern) => pattern.exec(file)).find((found) => found !== null);
    if (!match) return [[file, unknownFile(file)]];
    const document = match.groups?.document;
    const isUnknown = document !== undefined && !known.has(document);
    // Several folders of one document are reported once.
    return isUnknown ? [[document, unknownFolder(file.split('/').slice(0, 3).join('/'), documents)]] : [];
  });
  return [...new Map(unknown).values()];
};

const otherNamesIn = ({ existingFiles, lineOf }: OpenContent): readonly Diagnostic[] =>
  existingFiles.flatMap(({ file, value, row }) => {
    const key = 'namedBy' in row ? row.namedBy : undefined;
    if (key === undefined) return [];
    const own = basename(`${(value as Readonly<Record<string, unknown>>)[key]}`).replace(/\.txt$/u, '');
    const ending = extname(file);
    if (`${own}${ending}` === basename(file)) return [];
    return [
      errorAt(
        'read/other-name',
        { file, line: lineOf(file, [key]) },
        `${basename(file)} names ${own} instead of itself.`,
        `Correct ${own} in the file, or rename the file to ${own}${ending}.`,
      ),
    ];
  });

const duplicatesIn = ({ existingFiles, lineOf }: OpenContent): readonly Diagnostic[] =>
  existingFiles.flatMap(({ file, value, row: { unique } }) => {
    const ids = unique === undefined ? [] : valuesAt(value, unique);
    const first = new Map(ids.toReversed().map(({ path, written: id }) => [id, path]));
    return ids
      .filter(({ path, written: id }) => first.get(id) !== path)
      .map(({ path, written: id }) =>
        errorAt(
          'read/duplicate-id',
          { file, line: lineOf(file, path) },
          `${id} occurs twice: here and in line ${lineOf(file, first.get(id) ?? [])}.`,
          'Merge the two entries, or give the later one another ID.',
        ),
      );
  });

const unknownFile = (file: string): Diagnostic =>
  errorAt(
    'read/unknown-file',
    { file },
    `${basename(file)} is not a known file here.`,
    'Correct its name, or move it out of content. `content -- add` and `update` read texts from anywhere and write them here.',
  );

const unknownFolder = (folder: string, documents: readonly Document[]): Diagnostic =>
  errorAt(
    'read/unknown-document',
    { file: folder },
    `${layout.documents.name} lists no document ${basename(folder)}. It lists ${documents.map(({ id }) => id).join(', ')}.`,
    'Rename the folder to the ID of a listed document, or add a row for it.',
  );

const otherKindsIn = ({ documents, texts }: OpenContent): readonly Diagnostic[] =>
  texts.flatMap(({ file, document, entry: { kind } }) => {
    const listed = documents.find(({ id }) => id === document);
    if (!listed || kindOfText(kind) === listed.kind) return [];
    return [
      errorAt(
        'read/other-kind',
        { file, path: ['kind'], about: document },
        `This is the text of a ${kind}, but ${document} is listed as a ${listed.kind}.`,
        `Correct \`kind\` here or in ${layout.documents.name}, or move the text to its document.`,
      ),
    ];
  });
