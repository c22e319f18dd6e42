import type { Diagnostic } from '../../schema/diagnostic.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { FaqRow } from '../../schema/structure.ts';
import type { EditionInput } from '../edition-input.ts';
import { firstLineOfRef } from '../text/segment-ref.ts';
import { claimsOf } from './claim-faq.ts';
import { registryPath } from './find-row.ts';
import type { Registries } from './take-ledger.ts';

type Texts = Registries & Pick<EditionInput, 'documents' | 'sources' | 'structures'>;

/** Reports sections and chapters that have a text, but no file in the registry: once, and not for each of their lines. */
export const missingRegistries = (texts: Texts): readonly Diagnostic[] => {
  // Registries are read document by document: of one that is not listed, none is known.
  const listed = new Set(texts.documents.map(({ id }) => id));
  const sources = texts.sources.filter(({ document }) => listed.has(document));
  const sections = sources.flatMap(({ document, entry }) =>
    entry.section === undefined || isUsed(document, entry, texts)
      ? []
      : [{ path: registryPath(document, entry.section), file: entry.file }],
  );
  return [
    ...[...Map.groupBy(sections, ({ path }) => path)].map(([path, own]) =>
      missing(
        path,
        `There is no registry for the section of ${own.map(({ file }) => file).join(', ')}.`,
        bringBack,
      ),
    ),
    ...sources.flatMap(({ document, entry }) => missingChapters(document, entry, texts)),
  ];
};

const isUsed = (
  document: string,
  { file, section }: SourceEntry,
  { sectionRegistries }: Registries,
): boolean =>
  sectionRegistries.some(
    (registry) =>
      (registry.document === document && registry.section === section) ||
      Object.values(registry.sources).includes(file),
  );

const missingChapters = (
  document: string,
  { file: source, languages: [lang = commonLanguage] }: SourceEntry,
  texts: Texts,
): readonly Diagnostic[] => {
  const structure = texts.structures.find((one) => one.source === source);
  if (structure?.kind !== 'set-faq') return [];
  const folder = `content/registry/${document}`;
  const registries = texts.chapterRegistries.filter((one) => one.sources[lang] === source);
  if (registries.length === 0)
    return [missing(folder, `No file here has the chapters of ${source}.`, bringBack)];
  const chapters = firstLinesOfChapters(structure.lines);
  const claimed = registries.map((registry) => chaptersOf(registry, lang, chapters));
  return chapters
    .filter((_line, index) => claimed.every((own) => !own.has(index)))
    .map((line) =>
      missing(
        folder,
        `No file here has the chapter that begins in line ${line} of ${source}.`,
        `Bring its file back. If you have git: git log --diff-filter=D --name-only -- ${folder}`,
      ),
    );
};

/** The first line of each chapter. A heading that is not printed has none, so that the next row has it. */
const firstLinesOfChapters = (rows: readonly FaqRow[]): readonly number[] =>
  rows.flatMap(({ is }, index) => {
    if (is !== 'chapter') return [];
    const at = rows.slice(index).find((row) => row.at !== undefined)?.at;
    return firstLineOfRef([at ?? '1'].flat()[0] ?? '1');
  });

/** The indices of the chapters in which a registry names lines. */
const chaptersOf = (
  registry: ChapterRegistry,
  lang: Language,
  chapters: readonly number[],
): ReadonlySet<number> =>
  new Set(
    claimsOf(registry, lang).map(({ at }) => chapters.findLastIndex((first) => first <= firstLineOfRef(at))),
  );

const bringBack =
  'Bring it back with the IDs that were published. For a text that is new, `content -- add` writes it.';

const missing = (file: string, message: string, hint: string): Diagnostic => ({
  code: 'registry/missing',
  severity: 'error',
  file,
  message,
  hint,
});
