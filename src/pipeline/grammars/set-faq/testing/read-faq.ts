import type { Diagnostic } from '../../../../schema/diagnostic.ts';
import { checkConservation } from '../../../account/conserve.ts';
import { type FaqView, faqParseView } from '../../../structure/parse-faq.ts';
import type { FaqStructure, StructuralHints } from '../../../structure/structure.ts';
import { joinLoneMarks } from '../../../text/lone-marks.ts';
import { segmentSource } from '../../../text/segment.ts';
import { createSourceText } from '../../../text/source-text.ts';
import { structureSetFaq } from '../../set-faq.ts';

/** A text read by the grammar: its structure, what `content parse` prints of it, and what was lost. */
export interface ReadFaq {
  readonly structure: FaqStructure;
  readonly view: FaqView;
  readonly lost: readonly Diagnostic[];
}

/** Reads a text as a set FAQ. */
export const readFaq = (text: string, hints?: StructuralHints): ReadFaq => {
  const source = createSourceText('faq.txt', text);
  const staged = structureSetFaq(source, joinLoneMarks(segmentSource(source)), hints ? { hints } : {});
  return {
    structure: staged.value,
    view: faqParseView(source, staged),
    lost: checkConservation(source, staged.value),
  };
};
