import { z } from 'zod';

interface KindRow {
  /**
   * What a document has: numbered sections, each with texts of its own; or the cards of a set, with chapters around
   * their rulings.
   */
  readonly has: 'sections' | 'cards';
  /** The kinds of its texts: plain and, if it has them, annotated. */
  readonly texts: readonly [plain: string, annotated?: string];
  /** The other pages below the address of a document, which belong to no text or card. */
  readonly pages: readonly string[];
  /** The name of the kind in the routes of `src/pages`. */
  readonly route: string;
  /** Makes the name by which texts cite a document, from its short name. */
  readonly cite: (short: string) => string;
  /** Whether the search calls a document by its title instead of its short name. */
  readonly isCalledByTitle: boolean;
}

/**
 * The kinds of documents and their differences. No other file compares the name of a kind: code that depends on the
 * kind of a document or text calls the functions below.
 */
export const documentKinds = {
  guide: {
    has: 'sections',
    texts: ['guide', 'guide-annotated'],
    pages: [''],
    route: 'guide',
    cite: (short) => short,
    isCalledByTitle: false,
  },
  'set-faq': {
    has: 'cards',
    texts: ['set-faq'],
    pages: ['', 'cards/', 'changed/'],
    route: 'set',
    cite: (short) => `${short} FAQ`,
    isCalledByTitle: true,
  },
} as const satisfies Readonly<Record<string, KindRow>>;

type DocumentKind = keyof typeof documentKinds;
export type SourceKind = (typeof documentKinds)[DocumentKind]['texts'][number];

const kinds = Object.keys(documentKinds) as DocumentKind[];
const textsOf = (kind: DocumentKind): readonly SourceKind[] => documentKinds[kind].texts;

export const documentKindSchema = z.enum(kinds);

/** The kinds of texts that can be read. */
export const sourceKindSchema = z.enum(kinds.flatMap(textsOf));

/**
 * The kind of the documents that have texts of this kind; a plain text is named like its document: `guide-annotated //
 * => 'guide'`
 */
export const kindOfText = (text: SourceKind): DocumentKind =>
  kinds.find((kind) => textsOf(kind).includes(text)) ?? (text as DocumentKind);

/** A document, the entry of a text, or anything else with a kind. */
interface OfKind {
  readonly kind: SourceKind;
}

export const hasSections = ({ kind }: OfKind): boolean => documentKinds[kindOfText(kind)].has === 'sections';
export const hasCards = ({ kind }: OfKind): boolean => documentKinds[kindOfText(kind)].has === 'cards';

/**
 * Chooses the value for what a document or text has; `npm run lint` lists the places that lack one for a new value of
 * `has`.
 */
export const byKind = <Value>(
  { kind }: OfKind,
  choices: Readonly<Record<(typeof documentKinds)[DocumentKind]['has'], Value>>,
): Value => choices[documentKinds[kindOfText(kind)].has];

/** Whether commentary is printed in the text. */
export const isAnnotated = ({ kind }: OfKind): boolean => textsOf(kindOfText(kind)).indexOf(kind) === 1;

/** The kind of the documents that have sections, or cards: `kindWith('sections') // => 'guide'` */
export const kindWith = (has: KindRow['has']): DocumentKind =>
  kinds.find((kind) => documentKinds[kind].has === has) as DocumentKind;
/** The kind of their texts: `textWith('sections', true) // => 'guide-annotated'` */
export const textWith = (has: KindRow['has'], annotated = false): SourceKind =>
  textsOf(kindWith(has))[annotated ? 1 : 0] as SourceKind;
