import { type PageRecords, type Translatable, translatablesIn } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Language } from '../../schema/language.ts';
import { isOverruled, statusOf } from '../../schema/status.ts';
import {
  cardTextId,
  type Unofficial,
  type UnofficialEntry,
  type UnofficialFile,
  type UnofficialText,
} from '../../schema/unofficial.ts';
import { errorAt, type Staged, warningAt } from '../diagnostics.ts';
import { laterChangesFile } from './status.ts';

/** Finds what the words of a text in a language refer to; `self` is the address of its page. */
export type FindReferred = (text: string, lang: Language, self: string) => UnofficialText['references'];

/** The file of a page's unofficial texts. */
export const unofficialPath = ({ document, page }: Pick<UnofficialFile, 'document' | 'page'>): string =>
  `content/unofficial/${document}/${page}.yml`;

/** A text for comparison: each run of white space becomes one space. */
export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

type Wordings = Translatable['texts'];

/**
 * Adds the unofficial translations of a page to its record, with what they refer to. `records` is the record as one of its
 * kind; a section has the status of its official texts. Reports a translation beside an official text in that
 * language that is not older, and a second one of a text in the same language. Warns of one whose text has changed since it was translated, and of one that names an
 * edition that its source is not known to be of.
 */
export const attachUnofficial = <Record extends object>(
  record: Record,
  records: Partial<PageRecords>,
  file: UnofficialFile | undefined,
  findReferred: FindReferred,
): Staged<Record> => {
  if (!file) return { value: record, diagnostics: [] };
  const self = `${file.document}/${file.page}/`;
  const known = new Map(
    translatablesIn(records).flatMap(({ texts }) =>
      texts.map((one): [string, Wordings] => [one.id, one.texts]),
    ),
  );
  const unofficialOf = (id: unknown): { unofficial?: Unofficial } => {
    const official = known.get(`${id}`);
    if (!official) return {};
    const own = file.texts.filter(
      (entry) => entry.id === id && (official[entry.lang] === undefined || entry.edition !== undefined),
    );
    const texts = own.map((entry) => [
      entry.lang,
      toText(entry, official, findReferred(entry.text, entry.lang, self)),
    ]);
    return own.length === 0 ? {} : { unofficial: Object.fromEntries(texts) };
  };
  /** What has an ID of a text gets its translations, at whatever depth; a retired ID has none. */
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, inside]) => [key, add(inside)]);
    return {
      ...Object.fromEntries(fields),
      ...('id' in value && !('now' in value) ? unofficialOf(value.id) : {}),
    };
  };
  // A card is the text of its own page.
  const value = { ...(add(record) as Record), ...unofficialOf(cardTextId) };
  const judged = file.texts.flatMap((entry, index) => {
    const official = known.get(entry.id);
    return (official && judge(entry, official, agesIn(records), index, unofficialPath(file))) ?? [];
  });
  const diagnostics = [...judged, ...secondOnes(file)];
  return { value, diagnostics };
};

/** What is known of the editions of the official texts of a page: of clauses alone, other texts have no newer editions. */
export const agesIn = ({ sections: [section] = [] }: Partial<PageRecords>) => {
  const clauseOf = (id: string) => section?.clauses.find((clause) => clause.id === id);
  return {
    /** The edition that a text is of, as far as known. */
    editionOf: (lang: Language): string | undefined =>
      section?.compared?.wordForWord?.includes(lang)
        ? section.compared.edition
        : (section?.editions[lang]?.date ?? undefined),
    /** Whether a text is older than an edition. */
    isOlder: (id: string, lang: Language, edition: string): boolean => {
      const clause = clauseOf(id);
      if (!section || !clause) return false;
      const status = statusOf(clause, lang);
      const { compared, editions } = section;
      if (compared && edition <= compared.edition && status === 'current') return false;
      const { date, before } = editions[lang] ?? {};
      const isBefore = date ? date < edition : before !== undefined && before <= edition;
      return isBefore || status === 'changed' || isOverruled(status);
    },
  };
};

export type Ages = ReturnType<typeof agesIn>;

const isOutdated = ({ from, source }: UnofficialEntry, official: Wordings): boolean =>
  foldSpace(official[from] ?? '') !== foldSpace(source);

const toText = (
  entry: UnofficialEntry,
  official: Wordings,
  references: UnofficialText['references'] = [],
): UnofficialText => ({
  text: entry.text,
  translator: entry.translator,
  from: entry.from,
  // Below an official text: the build refuses it there unless that is older.
  ...(official[entry.lang] === undefined ? {} : { newer: true }),
  ...(entry.edition === undefined ? {} : { edition: entry.edition }),
  ...(entry.readBy === undefined ? {} : { readBy: entry.readBy }),
  ...(entry.remark === undefined ? {} : { remark: entry.remark }),
  ...(isOutdated(entry, official) ? { outdated: true } : {}),
  ...(references.length === 0 ? {} : { references }),
});

const secondOnes = (file: UnofficialFile): readonly Diagnostic[] =>
  file.texts.flatMap(({ id, lang }, index) => {
    const first = file.texts.findIndex((one) => one.id === id && one.lang === lang);
    if (first === index) return [];
    return errorAt(
      'unofficial/second',
      { file: unofficialPath(file), path: ['texts', index, 'id'] },
      `Text ${index + 1} (${id}, ${lang}) is of the same text, in the same language, as text ${first + 1}.`,
      'Correct its `id` or `lang`, or take one of the two out: a page shows one.',
    );
  });

const judge = (
  entry: UnofficialEntry,
  official: Wordings,
  { editionOf, isOlder }: Ages,
  index: number,
  file: string,
): Diagnostic | undefined => {
  const { id, lang, from, edition } = entry;
  const place = { file, path: ['texts', index, 'id'] };
  const text = `Text ${index + 1} (${id}, ${lang})`;
  const isOfficial = official[lang] !== undefined;
  if (isOfficial && edition === undefined)
    return errorAt(
      'unofficial/superseded',
      place,
      `${text} translates a text that has an official one in that language.`,
      'Remove it: readers get the official text. If the official one is older, name the `edition`.',
    );
  if (isOfficial && edition !== undefined && !isOlder(id, lang, edition))
    return errorAt(
      'unofficial/not-newer',
      place,
      `${text} translates the edition of ${edition}, but the official ${lang} text is not known to be older.`,
      'Remove it: readers get the official text. Or say how old that is, in the edition of its source.',
    );
  if (isOutdated(entry, official))
    // Its edition is that of the earlier wording.
    return warningAt(
      'unofficial/outdated',
      place,
      `${text} translates what is no longer the ${from} text.`,
      'Ask the translator to revise it, or remove it; until then the page says that it is outdated.',
    );
  const own = editionOf(from);
  if (edition === undefined || own === edition) return undefined;
  return warningAt(
    'unofficial/other-edition',
    place,
    `${text} names the edition of ${edition}, but its ${from} text is ${own === undefined ? 'of no known edition' : `of ${own}`}.`,
    `Correct \`edition\`, or compare the section with that edition in ${laterChangesFile}.`,
  );
};
