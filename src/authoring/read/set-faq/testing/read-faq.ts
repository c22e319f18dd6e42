import type { Staged } from '../../../../pipeline/diagnostics.ts';
import type { FaqStructure } from '../../../../pipeline/structure/structure.ts';
import { createSourceText } from '../../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../../schema/diagnostic.ts';
import { languages } from '../../../../schema/language.ts';
import { checkConservation } from '../../lines/conserve.ts';
import { noHints } from '../../lines/hints.ts';
import { readStructure } from '../../read-structure.ts';
import { type CardView, type FaqView, faqParseView } from '../../view-faq.ts';

/** A text read by the grammar: what `content parse` prints of it, and what was lost. */
export interface ReadFaq {
  readonly view: FaqView;
  readonly lost: readonly Diagnostic[];
}

/** Reads a text as a set FAQ. */
export const readFaq = (text: string): ReadFaq => {
  const source = createSourceText('faq.txt', text);
  const staged = readStructure(source, 'set-faq', { languages, hints: noHints }) as Staged<FaqStructure>;
  return {
    view: faqParseView(source, staged),
    lost: checkConservation(source, staged.value),
  };
};

/** A card in one line: name | English name | cost | type line | stats | text / text | ruling ; ruling */
export const showCard = (card: CardView): string =>
  [
    card.name ?? '(none)',
    card.nameEn ?? '',
    card.manaCost ?? '',
    card.typeLine ?? '',
    card.power === undefined ? (card.loyalty ?? '') : `${card.power}/${card.toughness}`,
    card.text.join(' / '),
    card.rulings.map(({ text }) => text.replaceAll('\n', ' > ')).join(' ; '),
  ].join(' | ');
