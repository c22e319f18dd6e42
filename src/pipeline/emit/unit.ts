import type { RootContent } from 'mdast';
import type { AppliedCorrection } from '../../schema/correction.ts';
import { commonLanguage, type Language, mapTexts } from '../../schema/language.ts';
import type { ByLanguage, RulingPart } from '../join/tree.ts';
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
import type { Translate } from './unofficial.ts';

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

/**
 * Emits a citable unit, which is a clause, an annotation, a note or a ruling: its texts, the later changes that concern
 * it, its translations. `toWords` returns an official text as translators get it.
 */
export const emitUnit = (
  id: string,
  parts: ByLanguage<readonly RulingPart[]>,
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
    /** The fields of a record whose texts share one status. */
    fields: { id, unofficial, status: statusIn(commonLanguage), ...since },
    /** Makes the component of the unit, with all its texts. */
    element: (name: string): RootContent => elementOfTexts(name, { id }, slots, translationSlots(unofficial)),
  };
};
