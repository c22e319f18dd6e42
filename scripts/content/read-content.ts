import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkReviewMarks } from '../../src/authoring/plan/review-marks.ts';
import type { FindLine } from '../../src/pipeline/diagnostics.ts';
import type { EditionInput } from '../../src/pipeline/edition-input.ts';
import { createRowFinder } from '../../src/pipeline/registry/find-row.ts';
import { documentsFile, openContent } from '../../src/records/open-content.ts';
import { filesIn, readText } from '../../src/records/read-file.ts';
import { compareSections } from '../../src/records/reading-order.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { Document } from '../../src/schema/document.ts';
import type { Site } from '../../src/schema/site.ts';

/** The content of `content/`: the input of the build, and what is wrong with the files. */
export interface ReadContent {
  readonly input: EditionInput;
  readonly site: Site;
  /** Marks `# review`: proposals that no person has confirmed. They are read, but stop the build. */
  readonly reviews: readonly Diagnostic[];
  /** Finds words in the files that were read, for messages. */
  readonly findLine: FindLine;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads everything people have written below `root/content`; the sha256 of each source is checked. */
export const readContent = (root: string): ReadContent => {
  const diagnostics: Diagnostic[] = [];
  const content = openContent(root, (faults) => diagnostics.push(...faults));
  /** The name of each file must be that of its content. */
  const named = <Value>(
    files: readonly { readonly file: string; readonly value: Value }[],
    nameOf: (value: Value) => string,
  ): Value[] => {
    const others = files.filter(({ file, value }) => `${nameOf(value)}.yml` !== basename(file));
    diagnostics.push(...others.map(({ file, value }) => otherName(file, nameOf(value), findLine)));
    return files.map(({ value }) => value);
  };
  const findLine = createLineFinder(root);

  const { site, documents } = content;
  const otherKinds = documents.filter((document) => isOtherKind(root, document));
  diagnostics.push(...otherKinds.map((document) => otherKind(document, findLine)));
  const ofKind = (kind: Document['kind']): readonly Document[] =>
    documents.filter((document) => document.kind === kind && !otherKinds.includes(document));
  // Without the list every folder would be unknown.
  if (!diagnostics.some(({ file }) => file === documentsFile))
    diagnostics.push(...unknownFilesIn(root, documents));
  const sources = content.sourceLists.flatMap(({ folder, document, entries }) => {
    const known = new Set(['source.yml', ...entries.map(({ file }) => file)]);
    const unnamed = readdirSync(join(root, folder)).filter(
      (name) => !known.has(name) && !name.startsWith('.'),
    );
    diagnostics.push(...unnamed.map((name) => unnamedSource(folder, name)));
    return entries.flatMap((entry) => {
      const name = `${folder}/${entry.file}`;
      const { value: read, diagnostics: faults } = readText(join(root, name), name);
      diagnostics.push(...faults);
      if (!read) return [];
      if (read.sha256 !== entry.sha256) diagnostics.push(changedSource(name, folder, read.sha256));
      return [{ document, entry, text: read.text }];
    });
  });
  const textsIn = (folder: string, ending: string) =>
    filesIn(root, folder, ending).map((path) => ({
      path,
      text: readText(join(root, path), path).value?.text ?? '',
    }));
  const texts = [...textsIn('content/registry', '.yml'), ...textsIn('content/sources', 'source.yml')];
  const input: EditionInput = {
    sources,
    documents,
    contents: named(content.contentsFiles, ({ document }) => document),
    // 10.4 comes after 9.1.
    sectionRegistries: ofKind('guide').flatMap(({ id }) =>
      named(content.sectionRegistriesOf(id), ({ section }) => section).sort(compareSections),
    ),
    chapterRegistries: ofKind('set-faq').flatMap(({ id }) =>
      named(content.chapterRegistriesOf(id), ({ chapter }) => chapter),
    ),
    structures: named(content.structures, ({ source }) => source.replace(/\.txt$/u, '')),
    corrections: named(content.correctionFiles, ({ source }) => source.replace(/\.txt$/u, '')),
    facts: content.factFiles.flatMap(({ value }) => value),
    terms: content.terms,
    ruleChanges: content.ruleChanges,
    policy: content.policy,
    ruleNumbers: content.ruleNumbers,
    unofficial: named(content.unofficial, ({ page }) => basename(page)),
    doubts: content.doubts,
    validityPasses: content.validityPasses,
    retired: content.retired,
    changes: content.changeList,
    findRow: createRowFinder([...texts, ...textsIn('content/structure', '.yml')]),
  };
  const reviews = [...texts, ...textsIn('content', 'documents.yml')].flatMap(({ path, text }) =>
    checkReviewMarks(text, path),
  );
  return { input, site, reviews, findLine, diagnostics };
};

/** Blanks at a colon do not count, and words must match whole: `id: remedy-1` is not in `id: remedy-10`. */
const createLineFinder = (root: string): FindLine => {
  const fold = (text: string): string => text.replace(/\s*:\s*/gu, ':');
  return (place, words, skip = 0) => {
    const name = fold(words);
    const has = (line: string): boolean =>
      line.split(name).some((before, index, parts) => {
        const after = parts[index + 1];
        return after !== undefined && !/[\w#/-]$/u.test(before) && !/^[\w#/-]/u.test(after);
      });
    const files = /\.\w+$/u.test(place) ? [place] : filesIn(root, place, '');
    const found = files
      .filter((file) => /\.(?:yml|json)$/u.test(file) && existsSync(join(root, file)))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
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
const unknownFilesIn = (root: string, documents: readonly Document[]): readonly Diagnostic[] => {
  // What begins with a dot is no text: the folder may be a repository of its own (.git).
  const files = filesIn(root, 'content', '').filter(
    (file) => !file.includes('/.') && statSync(join(root, file)).isFile(),
  );
  const known = new Set(documents.map(({ id }) => id));
  const strange = files.filter((file) => {
    const document = documentOf(file);
    return document !== undefined && !known.has(document);
  });
  const folders = new Set(strange.map((file) => file.split('/').slice(0, 3).join('/')));
  const unread = files.filter(
    (file) => !strange.includes(file) && !readFiles.some((pattern) => pattern.test(file)),
  );
  return [...[...folders].map((folder) => unknownFolder(folder, documents)), ...unread.map(unknownFile)];
};

const unknownFile = (file: string): Diagnostic => ({
  code: 'read/unknown-file',
  severity: 'error',
  file,
  message: `Nothing reads ${basename(file)} here.`,
  hint: 'Move or rename it as docs/architecture.md says, or remove it from content.',
});

const documentOf = (file: string): string | undefined =>
  /^content\/(?:sources|structure|registry|unofficial|docs)\/(?<id>[^/]+)\/./u.exec(file)?.groups?.id;

const unknownFolder = (folder: string, documents: readonly Document[]): Diagnostic => ({
  code: 'read/unknown-document',
  severity: 'error',
  file: folder,
  message: `${documentsFile} lists no document ${basename(folder)}. It lists ${documents.map(({ id }) => id).join(', ')}.`,
  hint: 'Give the folder the ID of its document, or list the document.',
});

/** The files of `content/`: what people write, and what the build writes. */
const readFiles = [
  /^content\/sources\/[^/]+\/[^/]+$/u,
  /^content\/(?:registry\/[^/]+|contents|corrections|unofficial\/[^/]+(?:\/cards)?)\/[^/]+\.yml$/u,
  /^content\/structure\/[^/]+\/[^/]+\.yml$/u,
  /^content\/cards\/[^/]+\.json$/u,
  /^content\/(?:site|documents|terms|rule-changes|policy-changes|rule-numbers|doubts|validity|retired|changes)\.yml$/u,
  /^content\/(?:docs\/.+|(?:coverage|drift|redirects)\.json|published(?:-inputs)?\.txt)$/u,
];

/** Whether a document has the registries of the other kind: sections are of guides, chapters of FAQs. */
const isOtherKind = (root: string, { id, kind }: Document): boolean => {
  const others = kind === 'guide' ? /^chapter:/mu : /^section:/mu;
  const files = filesIn(root, `content/registry/${id}`, '.yml');
  return (
    files.length > 0 && files.every((name) => others.test(readText(join(root, name), name).value?.text ?? ''))
  );
};

const otherKind = ({ id, kind }: Document, findLine: FindLine): Diagnostic => ({
  code: 'read/other-kind',
  severity: 'error',
  ...findLine(documentsFile, `id: ${id}`),
  message: `${id} is listed as a ${kind}, but content/registry/${id} has ${kind === 'guide' ? 'the chapters of a set-faq' : 'the sections of a guide'}.`,
  hint: `Write \`kind: ${kind === 'guide' ? 'set-faq' : 'guide'}\`, or move the registries to their document.`,
});

const otherName = (name: string, own: string, findLine: FindLine): Diagnostic => ({
  code: 'read/other-name',
  severity: 'error',
  ...findLine(name, own),
  message: `${basename(name)} has the content of ${own}.`,
  hint: `Correct ${own} in the file, or rename the file to ${own}.yml.`,
});

const changedSource = (name: string, folder: string, sha256: string): Diagnostic => ({
  code: 'read/changed-source',
  severity: 'error',
  file: name,
  line: 1,
  message: `The text has been changed: its sha256 is not that in ${folder}/source.yml.`,
  hint: `Restore the text (sources are never edited). For a new edition, review the registry and write sha256: ${sha256}.`,
});
