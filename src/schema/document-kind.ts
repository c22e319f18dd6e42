import { z } from 'zod';

interface KindRow {
  /** Numbered sections, each with texts of its own; or the cards of a set, with chapters around their rulings. */
  readonly has: 'sections' | 'cards';
  /** The kinds of its texts: plain and, if there are any, with commentary. */
  readonly texts: readonly [plain: string, annotated?: string];
  /** Its pages that are of no text or card, below its own address. */
  readonly pages: readonly string[];
  /** What the routes of `src/pages` call it. */
  readonly route: string;
  /** As one cites it, by its short name. */
  readonly cite: (short: string) => string;
  /** Whether the search calls it by its title; else by its short name. */
  readonly isCalledByTitle: boolean;
}

/**
 * The kinds of documents, and what they differ in. No other file decides by the name of a kind: who needs to know what a
 * document or text has asks here.
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

/** The kind of the documents that have such texts; a plain text is called as its document: `guide-annotated // => 'guide'` */
export const kindOfText = (text: SourceKind): DocumentKind =>
  kinds.find((kind) => textsOf(kind).includes(text)) ?? (text as DocumentKind);

/** A document, the entry of a text, or what else says of which kind it is. */
interface OfKind {
  readonly kind: SourceKind;
}

export const hasSections = ({ kind }: OfKind): boolean => documentKinds[kindOfText(kind)].has === 'sections';
export const hasCards = ({ kind }: OfKind): boolean => documentKinds[kindOfText(kind)].has === 'cards';

/** What is for documents and texts of this kind; `npm run lint` names the places that a new kind has nothing for. */
export const byKind = <Value>(
  { kind }: OfKind,
  choices: Readonly<Record<(typeof documentKinds)[DocumentKind]['has'], Value>>,
): Value => choices[documentKinds[kindOfText(kind)].has];

/** Whether commentary is printed in the text. */
export const isAnnotated = ({ kind }: OfKind): boolean => textsOf(kindOfText(kind)).indexOf(kind) === 1;

/** The kind of the documents that have this, and the kind of their texts: `textWith('sections', true) // => 'guide-annotated'` */
export const kindWith = (has: KindRow['has']): DocumentKind =>
  kinds.find((kind) => documentKinds[kind].has === has) as DocumentKind;
export const textWith = (has: KindRow['has'], annotated = false): SourceKind =>
  textsOf(kindWith(has))[annotated ? 1 : 0] as SourceKind;
