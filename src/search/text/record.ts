import type { Penalty } from '../../schema/contents.ts';
import type { Part } from '../../schema/guide.ts';
import { type Language, type Localized, languages } from '../../schema/language.ts';

/**
 * The kinds of records. A `section` is a section or chapter as a whole, by its headings. A `remark` is ours: what has
 * changed since a text was written, and why texts differ.
 */
export const kinds = ['clause', 'annotation', 'ruling', 'card', 'note', 'section', 'term', 'remark'] as const;
export type Kind = (typeof kinds)[number];

/** A part of a record that is searched on its own: no phrase spans two passages. */
export interface Passage {
  readonly text: string;
  readonly lang: Language;
  /** Set if this is the reading of the damaged source, and another passage has the corrected text. */
  readonly isSourceReading?: true;
  /** The translator of an unofficial text. */
  readonly unofficialBy?: string;
  /** The edition that an unofficial text translates, if the official text in its language is older. */
  readonly edition?: string;
  /** For a former wording: the day of its edition, empty if unknown. */
  readonly earlier?: string;
}

/** The place of a record, known before its words are loaded. */
export interface RecordPlace {
  /** Without base and interface language: `ipg/2.3/#definition-2`. */
  readonly url: string;
  readonly kind: Kind;
  /** The ID of its document; `terms` for terms. */
  readonly document: string;
  /** The section, chapter, card or term that contains it: `2.3`, `rules-changes`, `ajani-goldmane`. */
  readonly section: string;
  readonly part?: Part;
  /** The ID for citations: `definition-2`, `r2`, `combat-7`; absent for the page itself. */
  readonly anchor?: string;
}

/** `partOfAnchor('example-a') // => 'examples'` */
export function partOfAnchor(anchor: string): Part {
  const [stem = ''] = anchor.split('-');
  return (stem === 'example' ? 'examples' : stem) as Part;
}

/** Whether it is a chapter of a guide, which has sections and no text of its own: `3`. */
export const isChapter = ({ kind, section }: Pick<RecordPlace, 'kind' | 'section'>): boolean =>
  kind === 'section' && /^\d+$/u.test(section);

/** Whether it is a section or chapter of a guide, which has a number; sections of an FAQ have names. */
export const isNumbered = ({ kind, section }: Pick<RecordPlace, 'kind' | 'section'>): boolean =>
  kind === 'section' && /^\d/u.test(section);

/** Whether a record is a text that can be cited, and no name, heading or remark. */
export const isText = ({ kind }: Pick<RecordPlace, 'kind'>): boolean =>
  kind === 'clause' || kind === 'annotation' || kind === 'ruling' || kind === 'note';

/** Whether a record represents its whole page, or everything below its heading. */
export const isHead = ({ kind }: Pick<RecordPlace, 'kind'>): boolean => kind === 'section' || kind === 'card';

/** The row of a section in the contents of its guide. */
export const addressInContents = (document: string, number: string) => `${document}/#s-${number}`;

/** The key for counting places: a card of several sets counts once, everything else by address. */
export const placeKey = ({ url, kind, section }: RecordPlace): string =>
  kind === 'card' ? `card ${section}` : `${kind} ${url}`;

/** A record of the search: one place that can be linked to, with its texts. */
export interface SearchRecord extends RecordPlace {
  /** The names of the section, chapter, card or term. */
  readonly titles: Titles;
  readonly passages: readonly Passage[];
  /** Set if the text no longer holds, wholly or in part. */
  readonly status?: 'partly' | 'outdated';
  /**
   * Set for a record without a page, which is only a row in a list: a card with facts alone, or a section without a
   * text.
   */
  readonly isListed?: true;
  /** The basic penalty of a section without a text. */
  readonly penalty?: Penalty;
  /** The penalty for repeated Warnings: of a section without a text, or with the text of a penalty. */
  readonly repeated?: Localized;
  /** Where the publisher keeps the document of a section without a text. */
  readonly current?: string;
  /** The beginning of the same clause in its other languages. */
  readonly beside?: Titles;
}

export type Titles = Readonly<Partial<Record<Language, string | undefined>>>;

/** The filters of a search; undefined does not filter. */
export interface Filters {
  readonly lang?: Language | undefined;
  readonly document?: string | undefined;
  readonly part?: Part | undefined;
  readonly kind?: Kind | undefined;
}

/** A passage for each language that has a text. */
export const perLanguage = (texts: Titles): Passage[] =>
  languages.flatMap((lang) => (texts[lang] ? [{ text: texts[lang], lang }] : []));
