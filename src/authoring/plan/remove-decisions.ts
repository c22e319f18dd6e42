import { parse } from 'yaml';
import { expandTarget } from '../../pipeline/emit/validity.ts';
import { resolveSegmentRef } from '../../pipeline/text/segment-ref.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import type { RegistryRow, SectionRegistry } from '../../schema/registry.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { structureFileSchema } from '../../schema/structure.ts';
import { type Fields, fieldsOf, type Goes, withoutEntries } from './entries.ts';

/** What goes, as the files of decisions name it. */
export interface Gone {
  readonly document: string;
  /** The whole document goes. */
  readonly isWhole: boolean;
  /** Sections that lose this language, and keep others. */
  readonly lang: Language | undefined;
  readonly removals: readonly LanguageRemoval[];
  /** Whether nothing is left of a target (`m10/cards/clone#r1..6`). */
  readonly isGone: (target: string) => boolean;
  /** Sources that go. */
  readonly files: readonly string[];
}

/** `isGoneTarget((address) => address === 'ipg/2.4/#remedy-1')('ipg/2.4#remedy-1') // => true` */
export const isGoneTarget =
  (isGone: (address: string) => boolean): Gone['isGone'] =>
  (target) =>
    expandTarget(target).every((one) => isGone(one.includes('#') ? one.replace('#', '/#') : `${one}/`));

/** Which entries of the files of decisions go. */
export const decisionsToGo = (gone: Gone): Readonly<Record<string, Goes>> => {
  const isTargetGone = (entry: unknown): boolean => gone.isGone(`${fieldsOf(entry).target}`);
  const isOfDocument = (entry: unknown, key: string): boolean =>
    gone.isWhole && fieldsOf(entry)[key] === gone.document;
  return {
    documents: (path, entry) => path === '' && isOfDocument(entry, 'id'),
    doubts: (path, entry) => path === '' && isTargetGone(entry),
    'rule-numbers': (path, entry) => path === '' && isOfDocument(entry, 'document'),
    'rule-changes': (path, entry) =>
      (path === '' && areAllGone(fieldsOf(entry).affects, isTargetGone)) ||
      (path === 'affects' && isTargetGone(entry)),
    validity: (path, entry) =>
      (path === '' && areAllGone(fieldsOf(entry).targets, (one) => gone.isGone(`${one}`))) ||
      (path === 'targets' && gone.isGone(`${entry}`)),
    'policy-changes': policyToGo(gone),
  };
};

const areAllGone = (list: unknown, isOneGone: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length > 0 && list.every(isOneGone);

const policyToGo = ({ document, isGone, files, lang, removals }: Gone): Goes => {
  const loses = (section: string): boolean =>
    removals.some((one) => `${document}/${one.section}` === section);
  const sectionOf = ({ document: name, section, target }: Fields): string =>
    target === undefined ? `${name}/${section}` : `${target}`.replace(/#.*$/u, '');
  const isOnlyLang = (list: unknown): boolean => Array.isArray(list) && list.every((one) => one === lang);
  const isEffectGone = (entry: unknown): boolean => {
    const effect = fieldsOf(entry);
    return isGone(`${effect.target}`) || (loses(sectionOf(effect)) && isOnlyLang(effect.langs));
  };
  return (path, entry, above) => {
    const own = fieldsOf(entry);
    const section = above.map(sectionOf).find(loses);
    const isClauseGone = (id: unknown): boolean => isGone(`${section}#${id}`);
    switch (path) {
      case 'comparisons':
        return (
          isGone(sectionOf(own)) || Object.keys(fieldsOf(own.texts)).every((file) => files.includes(file))
        );
      case 'comparisons.results':
        return section !== undefined && (isOnlyLang(own.langs) || areAllGone(own.clauses, isClauseGone));
      case 'comparisons.results.clauses':
        return section !== undefined && isClauseGone(entry);
      case 'comparisons.results.langs':
      case 'changes.affects.langs':
        return section !== undefined && entry === lang;
      case 'changes':
        return areAllGone(own.affects, isEffectGone);
      case 'changes.affects':
        return isEffectGone(entry);
      default:
        return files.some((file) => path === `comparisons.texts.${file}`);
    }
  };
};

/**
 * The contents of a guide without proofs that go. Where a question has no other, all of them go: the order of what is left
 * might lead to the wrong infraction.
 */
export const contentsWithout = (yaml: string, { isGone }: Gone): string =>
  withoutEntries(yaml, (path, entry) => {
    const isProofGone = (address: unknown): boolean => isGone(`${address}`.replace('/#', '#'));
    const { questions } = fieldsOf(entry);
    return path === 'fork'
      ? Array.isArray(questions) && questions.some((one) => areAllGone(fieldsOf(one).because, isProofGone))
      : path === 'fork.questions.because' && isProofGone(entry);
  });

/** The unofficial texts of a page without those of addresses that go, and those made from a language that goes. */
export const unofficialWithout = (
  yaml: string,
  gone: readonly string[],
  lang: Language,
): string | undefined => {
  const ids = new Set(gone.map((address) => address.replace(/^.*#/u, '')));
  const left = withoutEntries(yaml, (path, entry) => {
    const { id, from } = fieldsOf(entry);
    return path === 'texts' && (ids.has(`${id}`) || from === lang);
  });
  return /^texts:/mu.test(left) ? left : undefined;
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
