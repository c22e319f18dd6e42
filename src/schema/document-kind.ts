import { z } from 'zod';

interface KindRow {
  /**
   * The structure of a document: numbered sections, each with its own texts; or chapters of notes and the rulings of
   * cards.
   */
  readonly has: 'sections' | 'cards';
  /** The kinds of its texts: plain and, if it has them, annotated. */
  readonly texts: readonly [plain: string, annotated?: string];
  /** The index pages of a document, as paths below its address. */
  readonly pages: readonly string[];
  /** The name of the kind in the routes of `src/pages`. */
  readonly route: string;
  /** Makes the name that texts cite, from the short name. */
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

/** Returns the kind of document that a kind of text belongs to: `guide-annotated // => 'guide'` */
export const kindOfText = (text: SourceKind): DocumentKind =>
  kinds.find((kind) => textsOf(kind).includes(text)) ?? (text as DocumentKind);

/** A document, the entry of a text, or anything else with a kind. */
interface OfKind {
  readonly kind: SourceKind;
}

export const hasSections = ({ kind }: OfKind): boolean => documentKinds[kindOfText(kind)].has === 'sections';
export const hasCards = ({ kind }: OfKind): boolean => documentKinds[kindOfText(kind)].has === 'cards';

/** Returns the choice for a document or text. A new value of `has` is a type error in every call that lacks it. */
export const byKind = <Value>(
  { kind }: OfKind,
  choices: Readonly<Record<(typeof documentKinds)[DocumentKind]['has'], Value>>,
): Value => choices[documentKinds[kindOfText(kind)].has];

/** Whether commentary is printed in the text. */
export const isAnnotated = ({ kind }: OfKind): boolean => textsOf(kindOfText(kind)).indexOf(kind) === 1;

/** Returns the kind of document with sections, or with cards: `kindWith('sections') // => 'guide'` */
export const kindWith = (has: KindRow['has']): DocumentKind =>
  kinds.find((kind) => documentKinds[kind].has === has) as DocumentKind;
/** Returns the kind of its texts: `textWith('sections', true) // => 'guide-annotated'` */
export const textWith = (has: KindRow['has'], annotated = false): SourceKind =>
  textsOf(kindWith(has))[annotated ? 1 : 0] as SourceKind;
