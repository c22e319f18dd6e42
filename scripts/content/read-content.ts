import { basename } from 'node:path';
import { checkReviewMarks } from '../../src/authoring/plan/review-marks.ts';
import type { FindLine } from '../../src/pipeline/diagnostics.ts';
import type { EditionInput } from '../../src/pipeline/edition-input.ts';
import { valuesAt } from '../../src/pipeline/pointers.ts';
import { createRowFinder } from '../../src/pipeline/registry/find-row.ts';
import { type Files, filesOf } from '../../src/records/files.ts';
import { generated, layout, plainFiles } from '../../src/records/layout.ts';
import { type Content, type FileOf, openContent, valuesOf } from '../../src/records/open-content.ts';
import { compareSections } from '../../src/records/reading-order.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { Document } from '../../src/schema/document.ts';
import type { Site } from '../../src/schema/site.ts';

/** The content of `content/`: the input of the build, and what is wrong with the files. */
export interface ReadContent {
  readonly files: Files;
  readonly content: Content;
  readonly input: EditionInput;
  readonly site: Site;
  /** Marks `# review`: proposals that no person has confirmed. They are read, but stop the build. */
  readonly reviews: readonly Diagnostic[];
  /** Finds words in the files that were read, for messages. */
  readonly findLine: FindLine;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads everything people have written below `root/content`, or in other files; the sha256 of each source is checked. */
export const readContent = (place: string | Files): ReadContent => {
  const folder = typeof place === 'string' ? filesOf(place) : place;
  const diagnostics: Diagnostic[] = [];
  const content = openContent(folder, (faults) => diagnostics.push(...faults));
  const { files, documents, textOf } = content;
  const findLine = createLineFinder(folder);

  const otherKinds = documents.filter((document) => isOtherKind(folder, document));
  diagnostics.push(...otherKinds.map((document) => otherKind(document, findLine)));
  const isOfKind = ({ file }: { readonly file: string }): boolean =>
    !otherKinds.some(({ id }) => file.startsWith(`content/registry/${id}/`));
  // Without the list every folder would be unknown.
  if (!diagnostics.some(({ file }) => file === layout.documents.name))
    diagnostics.push(...unknownFilesIn(folder.list(), documents));
  const sources = files.sourceLists.flatMap(({ file: list, value: entries }) => {
    const place = list.replace(/\/[^/]*$/u, '');
    const known = new Set([list, ...entries.map(({ file }) => `${place}/${file}`)]);
    const unnamed = folder.list().filter((file) => file.startsWith(`${place}/`) && !known.has(file));
    diagnostics.push(...unnamed.map((file) => unnamedSource(place, basename(file))));
    return entries.flatMap((entry) => {
      const name = `${place}/${entry.file}`;
      const read = textOf(name);
      if (!read) return [];
      if (read.sha256 !== entry.sha256) diagnostics.push(changedSource(name, place, read.sha256));
      return [{ document: basename(place), entry, text: read.text }];
    });
  });
  const textsIn = (pattern: RegExp) =>
    folder
      .list()
      .flatMap((path) => (pattern.test(path) ? [{ path, text: folder.read(path).toString() }] : []));
  const texts = textsIn(/^content\/(?:registry\/.*\.yml|sources\/.*\/source\.yml)$/u);
  const input: EditionInput = {
    sources,
    documents,
    contents: content.contents,
    // 10.4 comes after 9.1.
    sectionRegistries: inOrder(documents, files.sectionRegistries.filter(isOfKind)).sort(
      (one, other) => Number(one.document === other.document) && compareSections(one, other),
    ),
    chapterRegistries: inOrder(documents, files.chapterRegistries.filter(isOfKind)),
    structures: valuesOf(files.structures),
    corrections: valuesOf(files.corrections),
    facts: valuesOf(files.facts).flat(),
    terms: files.terms,
    ruleChanges: files.ruleChanges,
    policy: files.policy,
    ruleNumbers: files.ruleNumbers,
    unofficial: content.unofficial,
    doubts: files.doubts,
    validityPasses: files.validityPasses,
    retired: files.retired,
    changes: files.changes,
    findRow: createRowFinder([...texts, ...textsIn(/^content\/structure\/.*\.yml$/u)]),
  };
  diagnostics.push(...otherNamesIn(content), ...duplicatesIn(content));
  const reviews = [...texts, ...textsIn(/^content\/documents\.yml$/u)].flatMap(({ path, text }) =>
    checkReviewMarks(text, path),
  );
  return {
    files: folder,
    content,
    input,
    site: content.site,
    reviews,
    findLine,
    diagnostics: diagnostics.filter((one) => one.code === 'read/other-kind' || isOfKind(one)),
  };
};

/** Values that each belong to a document, in the order of `documents.yml`. */
const inOrder = <Value extends { readonly document: string }>(
  documents: readonly Document[],
  files: readonly FileOf<Value>[],
): Value[] => documents.flatMap(({ id }) => valuesOf(files).filter(({ document }) => document === id));

/** Blanks at a colon do not count, and words must match whole: `id: remedy-1` is not in `id: remedy-10`. */
const createLineFinder = (folder: Files): FindLine => {
  const fold = (text: string): string => text.replace(/\s*:\s*/gu, ':');
  return (place, words, skip = 0) => {
    const name = fold(words);
    const has = (line: string): boolean =>
      line.split(name).some((before, index, parts) => {
        const after = parts[index + 1];
        return after !== undefined && !/[\w#/-]$/u.test(before) && !/^[\w#/-]/u.test(after);
      });
    const found = folder
      .list()
      .filter((file) => (file === place || file.startsWith(`${place}/`)) && /\.(?:yml|json)$/u.test(file))
      .flatMap((file) =>
        folder
          .read(file)
          .toString()
          .split('\n')
          .flatMap((line, index) => (has(fold(line)) ? [{ file, line: index + 1 }] : [])),
      );
    return found[skip] ?? { file: place };
  };
};

const unnamedSource = (folder: string, name: string): Diagnostic => ({
  code: 'read/unnamed-source',
  severity: 'error',
  file: `${folder}/${name}`,
  message: `No entry of ${folder}/source.yml names ${name}.`,
  hint: 'Add an entry for it there; for a new text, `content -- add` copies the file and writes the entry.',
});

/** Reports files in places where nothing reads them (a text outside a folder, a `.yaml` file), and unknown folders. */
const unknownFilesIn = (files: readonly string[], documents: readonly Document[]): readonly Diagnostic[] => {
  const known = new Set(documents.map(({ id }) => id));
  const rows = [...Object.values(layout), ...Object.values(generated)];
  const patterns = [...rows.flatMap((row) => ('files' in row ? [row.files] : [])), ...plainFiles];
  const names = new Set(rows.flatMap((row) => ('name' in row ? [row.name] : [])));
  const folders = new Set<string>();
  const unread = files.filter((file) => {
    if (names.has(file)) return false;
    const match = patterns.map((pattern) => pattern.exec(file)).find((found) => found !== null);
    const document = match?.groups?.document;
    if (document !== undefined && !known.has(document)) folders.add(file.split('/').slice(0, 3).join('/'));
    return !match;
  });
  return [...[...folders].map((folder) => unknownFolder(folder, documents)), ...unread.map(unknownFile)];
};

/** Reports files whose name is not that of their content. */
const otherNamesIn = ({ written, lineOf }: Content): readonly Diagnostic[] =>
  written.flatMap(({ file, value, row }) => {
    const key = 'namedBy' in row ? row.namedBy : undefined;
    if (key === undefined) return [];
    const own = basename(`${(value as Readonly<Record<string, unknown>>)[key]}`).replace(/\.txt$/u, '');
    if (`${own}.yml` === basename(file)) return [];
    return [
      {
        code: 'read/other-name',
        severity: 'error',
        file,
        line: lineOf(file, [key]),
        message: `${basename(file)} has the content of ${own}.`,
        hint: `Correct ${own} in the file, or rename the file to ${own}.yml.`,
      },
    ];
  });

/** Reports IDs that two entries of a file have, at the later one. */
const duplicatesIn = ({ written, lineOf }: Content): readonly Diagnostic[] =>
  written.flatMap(({ file, value, row: { unique } }) => {
    const ids = unique === undefined ? [] : valuesAt(value, unique);
    const first = new Map(ids.toReversed().map(({ path, written: id }) => [id, path]));
    return ids
      .filter(({ path, written: id }) => first.get(id) !== path)
      .map(
        ({ path, written: id }): Diagnostic => ({
          code: 'read/duplicate-id',
          severity: 'error',
          file,
          line: lineOf(file, path),
          message: `${id} stands here again; it is in line ${lineOf(file, first.get(id) ?? [])}, too.`,
          hint: 'Put the two together, or give the later one an ID of its own: links lead to entries by their IDs.',
        }),
      );
  });

const unknownFile = (file: string): Diagnostic => ({
  code: 'read/unknown-file',
  severity: 'error',
  file,
  message: `Nothing reads ${basename(file)} here.`,
  hint: 'Move or rename it as docs/architecture.md says, or remove it from content.',
});

const unknownFolder = (folder: string, documents: readonly Document[]): Diagnostic => ({
  code: 'read/unknown-document',
  severity: 'error',
  file: folder,
  message: `${layout.documents.name} lists no document ${basename(folder)}. It lists ${documents.map(({ id }) => id).join(', ')}.`,
  hint: 'Give the folder the ID of its document, or list the document.',
});

/** Whether a document has the registries of the other kind: sections are of guides, chapters of FAQs. */
const isOtherKind = (folder: Files, { id, kind }: Document): boolean => {
  const others = kind === 'guide' ? /^chapter:/mu : /^section:/mu;
  const files = folder.list().filter((file) => file.startsWith(`content/registry/${id}/`));
  return files.length > 0 && files.every((file) => others.test(folder.read(file).toString()));
};

const otherKind = ({ id, kind }: Document, findLine: FindLine): Diagnostic => ({
  code: 'read/other-kind',
  severity: 'error',
  ...findLine(layout.documents.name, `id: ${id}`),
  message: `${id} is listed as a ${kind}, but content/registry/${id} has ${kind === 'guide' ? 'the chapters of a set-faq' : 'the sections of a guide'}.`,
  hint: `Write \`kind: ${kind === 'guide' ? 'set-faq' : 'guide'}\`, or move the registries to their document.`,
});

const changedSource = (name: string, folder: string, sha256: string): Diagnostic => ({
  code: 'read/changed-source',
  severity: 'error',
  file: name,
  line: 1,
  message: `The text has been changed: its sha256 is not that in ${folder}/source.yml.`,
  hint: `Restore the text (sources are never edited). For a new edition, review the registry and write sha256: ${sha256}.`,
});
