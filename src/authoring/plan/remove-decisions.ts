import { parse } from 'yaml';
import type { Named } from '../../pipeline/pointers.ts';
import { resolveSegmentRef } from '../../pipeline/text/segment-ref.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import type { RegistryRow, SectionRegistry } from '../../schema/registry.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { structureFileSchema } from '../../schema/structure.ts';
import { fieldsOf, withoutEntries } from './entries.ts';

/** What goes. */
export interface Gone {
  readonly document: string;
  /** The whole document goes. */
  readonly isWhole: boolean;
  /** The language that sections lose that keep others. */
  readonly lang: Language | undefined;
  readonly removals: readonly LanguageRemoval[];
  readonly isAddressGone: (address: string) => boolean;
  /** Sources that go. */
  readonly files: readonly string[];
}

/** Whether what a file names goes. */
export const isNameGone =
  ({ document, isWhole, lang, removals, isAddressGone, files }: Gone) =>
  (named: Named, name: string): boolean => {
    switch (named) {
      case 'source':
        return files.includes(name);
      case 'document':
        return isWhole && name === `${document}/`;
      case 'language': {
        const [page = '', own] = name.split(' ');
        const loses = removals.some(({ section }) => page.startsWith(`${document}/${section}/`));
        return isAddressGone(page) || (own === lang && loses);
      }
      case 'section':
        return false;
      default:
        return isAddressGone(name);
    }
  };

/** The list of sources without those that go, and without a language in those that keep another. */
export const sourcesWithout = (yaml: string, { files, removals, lang }: Gone): string => {
  const kept = new Set(removals.flatMap(({ file, source }) => (source === undefined ? [] : [file])));
  return withoutEntries(yaml, (path, entry, above) => {
    const at = path.replace(/^sources\.?/u, '');
    if (at === '') return files.includes(`${fieldsOf(entry).file}`);
    if (!above.some(({ file }) => kept.has(`${file}`))) return false;
    return (at === 'languages' && entry === lang) || at === `editions.${lang}`;
  });
};

/** A section of a guide or a chapter of a set FAQ without one of its languages. */
export interface LanguageRemoval {
  readonly section: string;
  /** The text of its registry. */
  readonly registry: string;
  /** The IDs that go, each with the ID that its links lead to. */
  readonly retired: readonly { readonly id: string; readonly now: string }[];
  /** Their addresses. */
  readonly gone: readonly string[];
  /** The source that has the language; its text and structure without it, where it has another language as well. */
  readonly file: string;
  readonly source?: string;
  readonly structure?: string;
}

/** Takes a language out of a section that has others. */
export const withoutLanguage = (
  registry: SectionRegistry,
  { entry, text }: { readonly entry: SourceEntry; readonly text: string },
  lang: Language,
  yaml: { readonly registry: string; readonly structure: string },
): LanguageRemoval => {
  const { document, section, clauses } = registry;
  const other = entry.languages.find((one) => one !== lang);
  const isOf = (row: { readonly lang?: unknown; readonly in?: unknown }): boolean =>
    row.lang === lang || row.in === lang;
  const isEmptied = ({ texts, annotations }: RegistryRow): boolean =>
    Object.keys(texts).every((one) => one === lang) && annotations.every((one) => one.lang === lang);
  const left = clauses.filter((row) => !isEmptied(row));
  const retired = clauses.flatMap((row, index) => {
    const now = left.includes(row) ? row.id : successor(row, index, clauses, left)?.id;
    if (now === undefined) return [];
    const ids = [
      ...(left.includes(row) ? [] : [row.id]),
      ...row.annotations.filter(isOf).map(({ id }) => id),
    ];
    return ids.map((id) => ({ id, now }));
  });
  const emptied = new Set(clauses.filter(isEmptied).map(({ id }) => id));
  const cut = withoutEntries(yaml.registry, (path, value) => {
    const row = fieldsOf(value);
    if (path === 'clauses') return emptied.has(`${row.id}`);
    if (path === `sources.${lang}` || path === `titles.${lang}` || path === `clauses.texts.${lang}`)
      return true;
    if (path === 'ledger') return other === undefined && isOf(row);
    return /^clauses\.(?:annotations|alsoPrinted|missing|dismissed)$/u.test(path) && isOf(row);
  });
  const moved = new Map(retired.map(({ id, now }) => [id, now]));
  const followed = registry.retired.reduce((out, { id, now }) => {
    const next = moved.get(now);
    return next === undefined
      ? out
      : out.replace(`{ id: ${id}, now: ${now} }`, `{ id: ${id}, now: ${next} }`);
  }, cut);
  return {
    section,
    registry: withRetired(
      other === undefined ? followed : followed.replaceAll(`{ in: ${lang}, `, `{ in: ${other}, `),
      retired,
    ),
    retired,
    gone: retired.map(({ id }) => `${document}/${section}/#${id}`),
    file: entry.file,
    ...(other === undefined ? {} : blank(entry, text, lang, yaml.structure)),
  };
};

/** Where the links to a clause lead that is gone: to the nearest of its part, before or after it, or else of the section. */
const successor = (
  { part }: RegistryRow,
  index: number,
  rows: readonly RegistryRow[],
  left: readonly RegistryRow[],
): RegistryRow | undefined => {
  const [before, after] = [rows.slice(0, index).reverse(), rows.slice(index)];
  const nearest = [before, after].flatMap(
    (side) => side.find((row) => left.includes(row) && row.part === part) ?? [],
  );
  return nearest[0] ?? [...before, ...after].find((row) => left.includes(row));
};

const withRetired = (yaml: string, retired: LanguageRemoval['retired']): string => {
  if (retired.length === 0) return yaml;
  const rows = retired.map(({ id, now }) => `  - { id: ${id}, now: ${now} }\n`).join('');
  const text = yaml.replace(/\s*$/u, '\n');
  const head = /^retired:(?: \[\])?\n/mu;
  return head.test(text) ? text.replace(head, `retired:\n${rows}`) : `${text}\nretired:\n${rows}`;
};

/** The text of a source with blanks in place of a language, so that every other line and column stays; and its structure. */
const blank = (
  { file }: SourceEntry,
  text: string,
  lang: Language,
  structure: string,
): { readonly source: string; readonly structure: string } => {
  const isOf = (value: unknown): boolean => fieldsOf(value).lang === lang;
  const source = createSourceText(file, text);
  const { lines } = structureFileSchema.parse(parse(structure));
  const ranges = lines
    .filter(isOf)
    .flatMap(({ at }) => [at ?? []].flat().flatMap((ref) => resolveSegmentRef(source, ref) ?? []));
  return {
    source: ranges.reduce(
      (left, { start, end }) =>
        left.slice(0, start) +
        left.slice(start, end).replace(/[^\r\n]/gu, (one) => ' '.repeat(one.length)) +
        left.slice(end),
      text,
    ),
    structure: withoutEntries(structure, (path, value) => path === 'lines' && isOf(value)),
  };
};
