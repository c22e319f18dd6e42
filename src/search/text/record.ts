import type { Penalty } from '../../schema/contents.ts';
import type { Part } from '../../schema/guide.ts';
import { type Language, type Localized, languages } from '../../schema/language.ts';

/**
 * What can be found. A `section` is a section or chapter as a whole, by its headings; a `remark` is ours: what has
 * changed since a text was written, and why texts differ.
 */
export const kinds = ['clause', 'annotation', 'ruling', 'card', 'note', 'section', 'term', 'remark'] as const;
export type Kind = (typeof kinds)[number];

/** A stretch of a record that is searched on its own: no phrase runs from one passage into the next. */
export interface Passage {
  readonly text: string;
  readonly lang: Language;
  /** The text as the damaged source has it, where `text` of another passage is the corrected one. */
  readonly isSourceReading?: true;
  /** The translator, where the text is no official one. */
  readonly unofficialBy?: string;
  /** The edition that an unofficial text translates, where the official one in its language is older. */
  readonly edition?: string;
  /** Of a wording that the text no longer has: the day of its edition, empty where it is not known. */
  readonly earlier?: string;
}

/** Where a record stands: known before its words are. */
export interface RecordPlace {
  /** Without base and interface language: `ipg/2.3/#definition-2`. */
  readonly url: string;
  readonly kind: Kind;
  /** The ID of its document; `terms` for terms. */
  readonly document: string;
  /** Section, chapter, card or term that it stands in: `2.3`, `rules-changes`, `ajani-goldmane`. */
  readonly section: string;
  readonly part?: Part;
  /** The ID that is cited: `definition-2`, `r2`, `combat-7`; absent where the page itself is meant. */
  readonly anchor?: string;
}

/** `partOfAnchor('example-a') // => 'examples'` */
export function partOfAnchor(anchor: string): Part {
  const [stem = ''] = anchor.split('-');
  return (stem === 'example' ? 'examples' : stem) as Part;
}

/** A chapter of a guide, which has sections and no text of its own: `3`. */
export const isChapter = ({ kind, section }: Pick<RecordPlace, 'kind' | 'section'>): boolean =>
  kind === 'section' && /^\d+$/u.test(section);

/** A section or chapter of a guide has a number; sections of an FAQ have names. */
export const isNumbered = ({ kind, section }: Pick<RecordPlace, 'kind' | 'section'>): boolean =>
  kind === 'section' && /^\d/u.test(section);

/** What publishers have written and people ask for: it can be the answer itself. */
export const isText = ({ kind }: Pick<RecordPlace, 'kind'>): boolean =>
  kind === 'clause' || kind === 'annotation' || kind === 'ruling' || kind === 'note';

/** What stands for all that is on its page or below its heading. */
export const isHead = ({ kind }: Pick<RecordPlace, 'kind'>): boolean => kind === 'section' || kind === 'card';

/** The row of a section in the contents of its guide. */
export const addressInContents = (document: string, number: string) => `${document}/#s-${number}`;

/** By what a place is counted: a card of several sets once, whatever else by its address. */
export const placeKey = ({ url, kind, section }: RecordPlace): string =>
  kind === 'card' ? `card ${section}` : `${kind} ${url}`;

/** What a search finds: one place that can be linked to, and what is said there. */
export interface SearchRecord extends RecordPlace {
  /** Name of the section, chapter, card or term. */
  readonly titles: Titles;
  readonly passages: readonly Passage[];
  /** The text no longer holds, wholly or in part. */
  readonly status?: 'partly' | 'outdated';
  /** It has no page, only a row in a list: a card with nothing but facts, a section without a text. */
  readonly isListed?: true;
  /** The basic penalty of a section without a text. */
  readonly penalty?: Penalty;
  /** What further Warnings become: of such a section, or of the penalty of one with a text. */
  readonly repeated?: Localized;
  /** Where the publisher keeps the document of a section without a text. */
  readonly current?: string;
  /** The beginning of the same clause in its other languages. */
  readonly beside?: Titles;
}

export type Titles = Readonly<Partial<Record<Language, string | undefined>>>;

/** What results can be narrowed to; nothing where it is undefined. */
export interface Filters {
  readonly lang?: Language | undefined;
  readonly document?: string | undefined;
  readonly part?: Part | undefined;
  readonly kind?: Kind | undefined;
}

/** A passage for each language that has a text. */
export const perLanguage = (texts: Titles): Passage[] =>
  languages.flatMap((lang) => (texts[lang] ? [{ text: texts[lang], lang }] : []));
