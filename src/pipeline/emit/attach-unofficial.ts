import { type PageRecords, type Translatable, translatablesIn } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
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
 * Adds the unofficial translations of a page to its record, with what they refer to. Reports a translation beside an
 * official text in that language that is not older. Warns of one whose text has changed since it was translated, and of one
 * that names an edition that its source is not known to be of.
 */
export const attachUnofficial = <Kind extends keyof PageRecords>(
  kind: Kind,
  record: PageRecords[Kind][number],
  file: UnofficialFile | undefined,
  findReferred: FindReferred,
): Staged<PageRecords[Kind][number]> => {
  if (!file) return { value: record, diagnostics: [] };
  const records: Partial<PageRecords> = { [kind]: [record] };
  const self = `${file.document}/${file.page}/`;
  const texts = translatablesIn(records).flatMap((page) => page.texts);
  const known = new Map(texts.map((one): [string, Wordings] => [one.id, one.texts]));
  const unofficialOf = (id: string): { unofficial?: Unofficial } => {
    const official = known.get(id) ?? {};
    const own = file.texts.filter(
      (entry) => entry.id === id && (official[entry.lang] === undefined || entry.edition !== undefined),
    );
    const translations = own.map((entry) => [
      entry.lang,
      toText(entry, official, findReferred(entry.text, entry.lang, self)),
    ]);
    return own.length === 0 ? {} : { unofficial: Object.fromEntries(translations) };
  };
  const ages = agesIn(records);
  return {
    value: complete[kind](record, unofficialOf),
    diagnostics: file.texts.flatMap((entry) => {
      const official = known.get(entry.id);
      return (official && judge(entry, official, ages, unofficialPath(file))) ?? [];
    }),
  };
};

type UnofficialOf = (id: string) => { readonly unofficial?: Unofficial };

/** The places of a record of each kind that can have unofficial translations. */
const complete: {
  readonly [Kind in keyof PageRecords]: (
    record: PageRecords[Kind][number],
    of: UnofficialOf,
  ) => PageRecords[Kind][number];
} = {
  sections: (record, of) => ({
    ...record,
    clauses: record.clauses.map((clause) => ({
      ...clause,
      ...of(clause.id),
      annotations: mapTexts(clause.annotations, (notes) =>
        notes.map((note) => ({ ...note, ...of(note.id) })),
      ),
    })),
  }),
  chapters: (record, of) => ({
    ...record,
    sections: record.sections.map((section) => ({
      ...section,
      notes: section.notes.map((note) => ({ ...note, ...of(note.id) })),
    })),
  }),
  cards: (record, of) => ({
    ...record,
    ...of(cardTextId),
    rulings: record.rulings.map((ruling) => ({ ...ruling, ...of(ruling.id) })),
  }),
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
): UnofficialText => {
  const { id: _id, lang, source: _source, dismissed: _dismissed, ...own } = entry;
  return {
    ...own,
    // Below an official text: the build refuses it there unless that is older.
    ...(official[lang] === undefined ? {} : { newer: true }),
    ...(isOutdated(entry, official) ? { outdated: true } : {}),
    ...(references.length === 0 ? {} : { references }),
  };
};

const judge = (
  entry: UnofficialEntry,
  official: Wordings,
  { editionOf, isOlder }: Ages,
  file: string,
): Diagnostic | undefined => {
  const { id, lang, from, edition } = entry;
  const place = { file, path: ['texts', id, lang] };
  const text = `The translation of ${id} into ${lang}`;
  const isOfficial = official[lang] !== undefined;
  if (isOfficial && edition === undefined)
    return errorAt(
      'unofficial/superseded',
      place,
      `${text} is of a text that has an official one in that language.`,
      'Remove it: readers get the official text. If the official one is older, name the `edition`.',
    );
  if (isOfficial && edition !== undefined && !isOlder(id, lang, edition))
    return errorAt(
      'unofficial/not-newer',
      place,
      `${text} is of the edition of ${edition}, but the official ${lang} text is not known to be older.`,
      'Remove it: readers get the official text. Or say how old that is, in the edition of its source.',
    );
  if (isOutdated(entry, official))
    // Its edition is that of the earlier wording.
    return warningAt(
      'unofficial/outdated',
      place,
      `${text} is of what is no longer the ${from} text.`,
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
