import { z } from 'zod';

interface KindRow {
  /** `sections`: numbered, each with its own texts. `cards`: chapters of notes, and rulings of cards. */
  readonly has: 'sections' | 'cards';
  readonly texts: readonly [plain: string, annotated?: string];
  /** The index pages of a document, as paths below its address. */
  readonly pages: readonly string[];
  /** The name of the kind for the routes in `src/pages`. */
  readonly route: string;
}

/** The kinds of documents. Code that depends on the kind of a document uses its row or the functions below. */
export const documentKinds = {
  guide: { has: 'sections', texts: ['guide', 'guide-annotated'], pages: [''], route: 'guide' },
  'set-faq': { has: 'cards', texts: ['set-faq'], pages: ['', 'cards/', 'changed/'], route: 'set' },
} as const satisfies Readonly<Record<string, KindRow>>;

type DocumentKind = keyof typeof documentKinds;
type Has = (typeof documentKinds)[DocumentKind]['has'];
export type SourceKind = (typeof documentKinds)[DocumentKind]['texts'][number];

const kinds = Object.keys(documentKinds) as DocumentKind[];
const textsOf = (kind: DocumentKind): readonly SourceKind[] => documentKinds[kind].texts;

export const documentKindSchema = z.enum(kinds);

export const sourceKindSchema = z.enum(kinds.flatMap(textsOf));

/** `kindOfText('guide-annotated') // => 'guide'` */
export const kindOfText = (text: SourceKind): DocumentKind =>
  kinds.find((kind) => textsOf(kind).includes(text)) ?? (text as DocumentKind);

interface OfKind {
  readonly kind: SourceKind;
}

/** Returns the choice for a document or text. A new value of `has` makes every call without it a type error. */
export const byKind = <Value>({ kind }: OfKind, choices: Readonly<Record<Has, Value>>): Value =>
  choices[documentKinds[kindOfText(kind)].has];

export const hasSections = (one: OfKind): boolean => byKind(one, { sections: true, cards: false });
export const hasCards = (one: OfKind): boolean => byKind(one, { sections: false, cards: true });

/** Whether commentary is printed in the text. */
export const isAnnotated = ({ kind }: OfKind): boolean => textsOf(kindOfText(kind)).indexOf(kind) === 1;

/** `kindWith('sections') // => 'guide'` */
export const kindWith = (has: Has): DocumentKind =>
  kinds.find((kind) => documentKinds[kind].has === has) as DocumentKind;
/** `textWith('sections', true) // => 'guide-annotated'` */
export const textWith = (has: Has, annotated = false): SourceKind =>
  textsOf(kindWith(has))[annotated ? 1 : 0] as SourceKind;
