import type { RootContent } from 'mdast';
import type { CardRecord } from '../../schema/card.ts';
import type { AppliedCorrection } from '../../schema/correction.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { commonLanguage, type Language, mapTexts } from '../../schema/language.ts';
import type { ByLanguage, TextPart } from '../join/tree.ts';
import type { SinceOf } from './status.ts';
import {
  type EmittedText,
  type Enrich,
  elementOfTexts,
  emitText,
  type Slots,
  toPrinted,
  translationSlots,
} from './text.ts';
import type { Dated, Translate } from './unofficial.ts';

/** The context in which the units of a page are emitted. */
export interface UnitContext {
  /** The address of the page: `ipg/2.3/`. */
  readonly page: string;
  readonly enrich: Enrich;
  /** The corrections of the structure of a text. */
  readonly structuralOf: (address: string, lang: Language) => readonly AppliedCorrection[];
  readonly sinceOf: SinceOf;
  readonly translate: Translate;
}

/** The context of the emitters of all pages. */
export interface EmitContext extends Omit<UnitContext, 'page' | 'translate'> {
  /** The translations of the texts of a page; `dated` has the editions of its official texts. */
  readonly translateOn: (page: string, dated?: Dated) => Translate;
  readonly comparedOf: (page: string) => GuideSection['compared'];
  readonly doubts: readonly Doubt[];
}

/** A page: its record, and the functions that make its MDX file. */
export interface EmittedPage<Record> {
  /** Path under `content/docs`: `m10/cards/clone.mdx`. */
  readonly path: string;
  readonly record: Record;
  /** Makes the body; `cardOf` gives boxes the translations of their cards. */
  readonly body: (cardOf: CardOf) => readonly RootContent[];
  /** Makes the frontmatter. */
  readonly head: (record: Record) => object;
}

/** The record of a card of the same set, if it has a page. */
export type CardOf = (slug: string) => CardRecord | undefined;

/**
 * Emits a citable unit, which is a clause, an annotation, a note or a ruling: its texts, later changes and
 * translations. `toWords` returns an official text in the form of PO files.
 */
export const emitUnit = (
  id: string,
  parts: ByLanguage<readonly TextPart[]>,
  { page, enrich, structuralOf, sinceOf, translate }: UnitContext,
  toWords: (text: EmittedText) => string = (text) => toPrinted(text).text,
) => {
  const address = `${page}#${id}`;
  const texts = mapTexts(parts, (own, lang): EmittedText => {
    const text = emitText(own, lang, address, enrich);
    return { ...text, corrections: [...text.corrections, ...structuralOf(address, lang)] };
  });
  const { statusIn, ...since } = sinceOf(address);
  const unofficial = translate(id, mapTexts(texts, toWords), statusIn);
  const slots: Slots = mapTexts(texts, ({ content }) => content);
  return {
    ...{ id, address, texts, statusIn, unofficial, slots },
    /** The fields of the record, with one status for all languages. */
    fields: { id, unofficial, status: statusIn(commonLanguage), ...since },
    /** Makes the component of the unit, with all its texts. */
    element: (name: string): RootContent => elementOfTexts(name, { id }, slots, translationSlots(unofficial)),
  };
};
