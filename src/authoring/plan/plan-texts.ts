import type { Staged } from '../../pipeline/diagnostics.ts';
import type { CardFact } from '../../schema/card.ts';
import type { ReadMentions } from '../align/mentions.ts';
import type { TextsBefore, TextsPlan } from '../write/planned-files.ts';
import { planFaq } from './plan-faq.ts';
import { planSection } from './plan-section.ts';
import type { NextText } from './rows.ts';

/** What a plan is told besides the texts. */
export interface KnownToPlan {
  readonly facts: readonly CardFact[];
  readonly readMentions: ReadMentions;
}

/** Plans texts of a section or of a set FAQ, new or newer. */
export const planTexts = (
  before: TextsBefore,
  next: readonly NextText[],
  { facts, readMentions }: KnownToPlan,
): Staged<TextsPlan> =>
  before.section === undefined
    ? { value: planFaq(before, next, facts, readMentions), diagnostics: [] }
    : planSection(before, next, readMentions);
