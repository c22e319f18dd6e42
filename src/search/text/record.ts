import type { Penalty } from '../../schema/contents.ts';
import type { Part } from '../../schema/guide.ts';
import { type Language, type Localized, languages } from '../../schema/language.ts';

/** A `section` has only titles, headings and a penalty. A `remark` is ours, about changes and differences. */
export const kinds = ['clause', 'annotation', 'ruling', 'card', 'note', 'section', 'term', 'remark'] as const;
export type Kind = (typeof kinds)[number];

/** A part of a record. No phrase matches across two passages. */
export interface Passage {
  readonly text: string;
  readonly lang: Language;
  /** Set for the reading of a damaged source; another passage has the corrected text. */
  readonly isSourceReading?: true;
  readonly unofficialBy?: string;
  /** The edition that an unofficial text translates, if the official text in this language is older. */
  readonly edition?: string;
  /** For a former wording: the date of its edition, empty if unknown. */
  readonly earlier?: string;
}

export interface RecordPlace {
  /** Without base path and interface language: `ipg/2.3/#definition-2`. */
  readonly url: string;
  readonly kind: Kind;
  /** The ID of its document; `terms` for terms. */
  readonly document: string;
  /** The section, chapter, card or term: `2.3`, `rules-changes`, `ajani-goldmane`. */
  readonly section: string;
  readonly part?: Part;
  /** The ID for citations: `definition-2`, `r2`, `combat-7`; undefined for a page, and for a row of a list. */
  readonly anchor?: string;
}

/** `partOfAnchor('example-a') // => 'examples'` */
export function partOfAnchor(anchor: string): Part {
  const [stem = ''] = anchor.split('-');
  return (stem === 'example' ? 'examples' : stem) as Part;
}

/** Whether a place is a chapter of a guide, which has a number (`3`) and no text of its own. */
export const isChapter = ({ kind, section }: Pick<RecordPlace, 'kind' | 'section'>): boolean =>
  kind === 'section' && /^\d+$/u.test(section);

/** Whether a place is a section or chapter of a guide. These have numbers; those of an FAQ have names. */
export const isNumbered = ({ kind, section }: Pick<RecordPlace, 'kind' | 'section'>): boolean =>
  kind === 'section' && /^\d/u.test(section);

/** Whether a record is a text that can be cited, and not a card, term, heading or remark. */
export const isText = ({ kind }: Pick<RecordPlace, 'kind'>): boolean =>
  kind === 'clause' || kind === 'annotation' || kind === 'ruling' || kind === 'note';

/** Whether a record is a card or a section: a page, everything below a heading, or a row of a list. */
export const isHead = ({ kind }: Pick<RecordPlace, 'kind'>): boolean => kind === 'section' || kind === 'card';

export const addressInContents = (document: string, number: string) => `${document}/#s-${number}`;

/** The key for counting places: a card of several sets counts once. */
export const placeKey = ({ url, kind, section }: RecordPlace): string =>
  kind === 'card' ? `card ${section}` : `${kind} ${url}`;

/** Facts about a card or section, in its name or in its record. */
export interface RowFacts {
  /** Set for a row in a list, which has no page: a card with facts alone, a chapter, or a section without a text. */
  readonly isListed?: true;
  /** The basic penalty of a section without a text. */
  readonly penalty?: Penalty;
  /** The upgrade for repeated Warnings. Set for a section without a text, and for the text of a penalty. */
  readonly repeated?: Localized;
  /** For a section without a text: the address of its document at the publisher. */
  readonly current?: string;
}

export interface SearchRecord extends RecordPlace, RowFacts {
  readonly titles: Titles;
  readonly passages: readonly Passage[];
  readonly status?: 'partly' | 'outdated';
  /** The beginning of the same text in its other languages. */
  readonly beside?: Titles;
}

/** Returns a title and its halves. `Game Play Error — Hidden Card Error`, `组合：「幸运符」` */
export const withHalves = (title = ''): string[] => [title, ...title.split(/ [—–-] |[：:]/u)];

export type Titles = Readonly<Partial<Record<Language, string | undefined>>>;

export interface Filters {
  readonly lang?: Language | undefined;
  readonly document?: string | undefined;
  readonly part?: Part | undefined;
  readonly kind?: Kind | undefined;
}

export const perLanguage = (texts: Titles): Passage[] =>
  languages.flatMap((lang) => (texts[lang] ? [{ text: texts[lang], lang }] : []));
