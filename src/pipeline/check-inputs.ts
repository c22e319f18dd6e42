import { newestDateOf } from '../schema/change.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { commonLanguage, type Language, languages } from '../schema/language.ts';
import type { ChapterRegistry, SectionRegistry } from '../schema/registry.ts';
import type { SourceEntry } from '../schema/source.ts';
import type { FindLine } from './diagnostics.ts';
import type { EditionInput } from './edition-input.ts';
import { unofficialPath } from './emit/attach-unofficial.ts';
import { checkReadBy } from './emit/read-by.ts';
import { registryPath } from './registry/find-row.ts';

/**
 * Reports what does not fit together in the files that people write: a registry that names a text without an entry in
 * source.yml, a text that no registry uses, IDs of another part.
 */
export const checkInputs = (input: EditionInput, findLine: FindLine): readonly Diagnostic[] => {
  const entries = new Map(input.sources.map(({ entry }) => [entry.file, entry]));
  return [
    ...input.sectionRegistries.flatMap((registry) => checkSection(registry, entries, findLine)),
    ...input.chapterRegistries.flatMap(({ document, chapter, sources }) =>
      Object.values(sources)
        .filter((source) => !entries.has(source))
        .map((source) => unknownSource(registryPath(document, chapter), source, findLine)),
    ),
    ...input.chapterRegistries.flatMap((registry) => checkNames(registry, findLine)),
    ...input.sources.flatMap(({ entry }) => checkUse(entry, input, findLine)),
    ...input.structures
      .filter(({ source, kind }) => {
        const own = entries.get(source)?.kind;
        return own !== undefined && (own === 'set-faq') !== (kind === 'set-faq');
      })
      .map(
        ({ source, kind }): Diagnostic => ({
          code: 'registry/other-kind',
          severity: 'error',
          ...findLine('content/sources', `file: ${source}`),
          message: `${source} is described as a ${entries.get(source)?.kind}, but its structure is that of a ${kind}.`,
          hint: 'Correct `kind` in source.yml; after that, if the structure is wrong, `content -- propose` again.',
        }),
      ),
    ...input.unofficial.flatMap((file) =>
      file.texts.flatMap((entry, index) =>
        checkReadBy(entry, newestDateOf(input.changes), unofficialPath(file), index),
      ),
    ),
  ];
};

const checkSection = (
  registry: SectionRegistry,
  entries: ReadonlyMap<string, SourceEntry>,
  findLine: FindLine,
): readonly Diagnostic[] => {
  const file = registryPath(registry.document, registry.section);
  const named = languages.flatMap((lang): readonly Diagnostic[] => {
    const source = registry.sources[lang];
    if (source === undefined) return [];
    const entry = entries.get(source);
    if (!entry) return [unknownSource(file, source, findLine)];
    if (entry.section !== undefined && entry.section !== registry.section)
      return lang === firstLanguageOf(registry, source)
        ? [otherSection(source, entry.section, file, findLine)]
        : [];
    if (entry.languages.includes(lang)) return [];
    return [
      {
        code: 'registry/unknown-language',
        severity: 'error',
        ...findLine(file, `${lang}: ${source}`),
        message: `${source} is named for ${lang}, but source.yml describes it as a text in ${entry.languages.join(', ')}.`,
        hint: 'Correct the language here, or `languages` of the text in source.yml.',
      },
    ];
  });
  const titles = Object.values(registry.titles)
    .map(({ from }) => from.replace(/:.*$/u, ''))
    .filter((source) => !entries.has(source))
    .map((source) => unknownSource(file, source, findLine));
  const rows = registry.clauses.flatMap((row): readonly Diagnostic[] => {
    const at = findLine(file, `id: ${row.id}`);
    const used = new Set<Language>([
      ...languages.filter((lang) => row.texts[lang] !== undefined),
      ...row.annotations.map(({ lang }) => lang),
      ...row.alsoPrinted.map((also) => also.in),
    ]);
    const strangers = row.annotations.filter(({ id }) => !id.startsWith(`${row.id}-note-`));
    return [
      ...[...used]
        .filter((lang) => registry.sources[lang] === undefined)
        .map(
          (lang): Diagnostic => ({
            code: 'registry/no-source',
            severity: 'error',
            ...at,
            message: `${row.id} names lines in ${lang}, but \`sources\` names no text in ${lang}.`,
            hint: `Name the ${lang} text under \`sources\`, or take ${lang} out of the row.`,
          }),
        ),
      ...(partOfId(row.id) === row.part ? [] : [otherPart(at, row.id, row.part)]),
      ...strangers.map(({ id }) => otherPart(findLine(file, `id: ${id}`), id, row.id)),
    ];
  });
  return [...named, ...titles, ...rows];
};

/** A text in several languages is reported once. */
const firstLanguageOf = ({ sources }: SectionRegistry, source: string): Language | undefined =>
  languages.find((lang) => sources[lang] === source);

const otherSection = (
  source: string,
  described: string,
  registryFile: string,
  findLine: FindLine,
): Diagnostic => ({
  code: 'registry/other-section',
  severity: 'error',
  ...findLine('content/sources', `file: ${source}`),
  message: `${source} is described as section ${described}, but ${registryFile} uses it.`,
  hint: 'Correct `section` of the text, or the name of the text in the registry.',
});

/** `example-c // => 'examples'`, `remedy-2 // => 'remedy'` */
const partOfId = (id: string): string => id.replace(/-.*$/u, '').replace(/^example$/u, 'examples');

const otherPart = (at: ReturnType<FindLine>, id: string, under: string): Diagnostic => ({
  code: 'registry/other-part',
  severity: 'error',
  ...at,
  message: `The ID ${id} is in a row of ${under}.`,
  hint: 'An ID begins with the name of its part or clause. Give the row the next free ID there, or move it.',
});

const unknownSource = (file: string, source: string, findLine: FindLine): Diagnostic => ({
  code: 'registry/unknown-source',
  severity: 'error',
  ...findLine(file, source),
  message: `No source.yml has an entry for ${source}.`,
  hint: 'Restore its entry in source.yml and the text in the same folder, or correct the name.',
});

/** Reports cards whose row gives names without the English one. */
const checkNames = (
  { document, chapter, sections, groups }: ChapterRegistry,
  findLine: FindLine,
): readonly Diagnostic[] =>
  [
    ...sections.flatMap(({ boxes }) => boxes.map(({ card, names }) => ({ slug: card, names }))),
    ...groups.flatMap(({ cards }) => cards),
  ]
    .filter(({ names }) => names?.[commonLanguage] === '')
    .map(({ slug }) => ({
      code: 'registry/no-english-name',
      severity: 'error',
      ...findLine(registryPath(document, chapter), slug),
      message: `The card ${slug} has no English name.`,
      hint: `Write it under \`names\`, and a slug of it; or take the facts of the set: npm run -s content -- cards ${document} FILE.json`,
    }));

/** Reports a text that no registry uses, or not in one of its languages. */
const checkUse = (
  { file: source, languages: own }: SourceEntry,
  { sectionRegistries, chapterRegistries }: EditionInput,
  findLine: FindLine,
): readonly Diagnostic[] => {
  const registries = [...sectionRegistries, ...chapterRegistries];
  const unused = own.filter((lang) => registries.every(({ sources }) => sources[lang] !== source));
  if (unused.length === 0) return [];
  return [
    {
      code: 'registry/unused-source',
      severity: 'error',
      ...findLine('content/sources', `file: ${source}`),
      message: `No registry uses ${source}${unused.length === own.length ? '' : ` in ${unused.join(', ')}`}.`,
      hint: 'Name it under `sources` of its section in content/registry, or remove the entry and the text.',
    },
  ];
};
