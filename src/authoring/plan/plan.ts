import type { Staged } from '../../pipeline/diagnostics.ts';
import { filesWith, type TextsBefore, type TextsPlan } from '../write/planned-files.ts';
import { withPlaces } from '../write/yaml.ts';
import { questionsAt } from './ask.ts';
import { carryMargins } from './carry.ts';
import { mergeFaq } from './faq.ts';
import { formatPlan } from './report.ts';
import { inOrder, type KnownToPlan, type Merged, type NextText } from './rows.ts';
import { mergeSection } from './section.ts';

export interface Plan extends TextsPlan, Merged {}

/**
 * Plans incoming texts of a section or of a set FAQ, in stages:
 *
 * 1. carry: lines of a newer text get the margins of the older text
 * 2. merge: rows are matched with the existing ones, numbered if new, merged, and get their questions
 * 3. ask: each question gets its place in a marked text
 *
 * Returns the merged rows, and what they change in marked texts and decisions.
 */
export const planTexts = (
  before: TextsBefore,
  next: readonly NextText[],
  known: KnownToPlan,
): Staged<Plan> => {
  const files = filesWith(before, next);
  const texts = inOrder(carryMargins(next, before.texts));
  const { value: merged, diagnostics } = (before.section === undefined ? mergeFaq : mergeSection)(
    before,
    texts,
    known,
  );
  return {
    value: {
      ...merged,
      ...{ document: before.document, files },
      asked: questionsAt(merged.rows, files, next),
      decisions: merged.decided.map(({ path, places, asked }) => ({
        path,
        change: (text) => withPlaces(text, places, asked),
      })),
      report: [formatPlan(before, next, merged)],
    },
    diagnostics,
  };
};
