import type { Staged } from '../../../../pipeline/diagnostics.ts';
import type { FaqStructure } from '../../../../pipeline/structure/structure.ts';
import { createSourceText } from '../../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../../schema/diagnostic.ts';
import { languages } from '../../../../schema/language.ts';
import { checkConservation } from '../../lines/conserve.ts';
import { noHints, type StructuralHints } from '../../lines/hints.ts';
import { readStructure } from '../../read-structure.ts';
import { type FaqView, faqParseView } from '../../view-faq.ts';

/** A text read by the grammar: its structure, what `content parse` prints of it, and what was lost. */
export interface ReadFaq {
  readonly structure: FaqStructure;
  readonly view: FaqView;
  readonly lost: readonly Diagnostic[];
}

/** Reads a text as a set FAQ. */
export const readFaq = (text: string, hints: StructuralHints = noHints): ReadFaq => {
  const source = createSourceText('faq.txt', text);
  const staged = readStructure(source, 'set-faq', { languages, hints }) as Staged<FaqStructure>;
  return {
    structure: staged.value,
    view: faqParseView(source, staged),
    lost: checkConservation(source, staged.value),
  };
};
