import type { Staged } from '../../pipeline/diagnostics.ts';
import { filesWith, type TextsBefore, type TextsPlan } from '../write/planned-files.ts';
import { withPlaces } from '../write/yaml.ts';
import { questionsAt } from './ask.ts';
import { carryMargins } from './carry.ts';
import { layFaq } from './faq.ts';
import { formatPlan } from './report.ts';
import { inOrder, type KnownToPlan, type Laid, type NextText } from './rows.ts';
import { laySection } from './section.ts';

/** Texts laid over those that there are: nothing is decided yet. */
export interface Plan extends TextsPlan, Laid {}

/**
 * Plans texts of a section or of a set FAQ, new or newer, in these stages: lines that the older text has take its margins
 * (carry); the rows of each text are read, aligned with those that there are, numbered where they are new, and united with these
 * (lay), with what a person has to decide of each (ask). Then follow the files: the rows of each text, questions, decisions.
 */
export const planTexts = (
  before: TextsBefore,
  next: readonly NextText[],
  known: KnownToPlan,
): Staged<Plan> => {
  const files = filesWith(before, next);
  const texts = inOrder(carryMargins(next, before.texts));
  const { value: laid, diagnostics } = (before.section === undefined ? layFaq : laySection)(
    before,
    texts,
    known,
  );
  return {
    value: {
      ...laid,
      ...{ document: before.document, files },
      asked: questionsAt(laid.rows, files, next),
      decisions: laid.decided.map(({ path, places, asked }) => ({
        path,
        change: (text) => withPlaces(text, places, asked),
      })),
      report: [formatPlan(before, next, laid)],
    },
    diagnostics,
  };
};
