import type { RootContent } from 'mdast';
import type { CardRecord } from '../../schema/card.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { commonLanguage, mapTexts } from '../../schema/language.ts';
import type { ByLanguage, TextPart } from '../join/tree.ts';
import type { FindStatus } from './status.ts';
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

export interface EmitContext {
  readonly enrich: Enrich;
  readonly statusAt: FindStatus;
  readonly translate: Translate;
  readonly comparedOf: (page: string) => GuideSection['compared'];
  readonly doubts: readonly Doubt[];
}

export interface UnitContext extends EmitContext {
  /** `ipg/2.3/` */
  readonly page: string;
  /** The editions of the official texts of a section. */
  readonly dated?: Dated;
}

/** The record of a card of the same set, if it has a page. */
export type CardOf = (slug: string) => CardRecord | undefined;

export interface EmittedPage<Record> {
  /** Path under `content/docs`: `m10/cards/clone.mdx`. */
  readonly path: string;
  readonly record: Record;
  /** Makes the body. Boxes get the translations of their cards from `cardOf`. */
  readonly body: (cardOf: CardOf) => readonly RootContent[];
}

/** Emits a clause, annotation, note or ruling. `toWords` returns an official text in the form of PO files. */
export const emitUnit = (
  id: string,
  parts: ByLanguage<readonly TextPart[]>,
  { page, dated, enrich, statusAt, translate }: UnitContext,
  toWords: (text: EmittedText) => string = (text) => toPrinted(text).text,
) => {
  const address = `${page}#${id}`;
  const texts = mapTexts(parts, (own, lang) => emitText(own, lang, address, enrich));
  const { statusIn, ...since } = statusAt(address, dated?.editions);
  const unofficial = translate({ page, id, official: mapTexts(texts, toWords), statusIn, dated });
  const slots: Slots = mapTexts(texts, ({ content }) => content);
  return {
    ...{ id, address, texts, statusIn, unofficial, slots },
    /** The fields of the record, with one status for all languages. */
    fields: { id, unofficial, status: statusIn(commonLanguage), ...since },
    element: (name: string): RootContent => elementOfTexts(name, { id }, slots, translationSlots(unofficial)),
  };
};
