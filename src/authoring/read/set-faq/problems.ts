import type { Diagnostic } from '../../../schema/diagnostic.ts';
import type { Line } from './line.ts';

/** Every message of this grammar: what is wrong, and what to do about it. `%` stands for the name or text concerned. */
const problems = {
  'faq/empty': ['error', 'There is no text.', 'Give a text file in UTF-8 that holds the FAQ.'],
  'faq/no-cards': [
    'error',
    'No card was found that rulings could belong to.',
    'A card is a line with its name, then a line with its mana cost ({二}{白}) or its type line (生物～天使).',
  ],
  'faq/no-rulings-heading': [
    'warning',
    'No heading says where the rulings begin; they were taken to begin at “%”.',
    'Headings known are 单卡解惑, 单卡释疑, 卡牌释疑, Card-Specific Notes, カード別注釈, and what the preface announces.',
  ],
  'faq/no-title': [
    'info',
    'No line looks like the title.',
    'The title is a short line among the first that names the FAQ.',
  ],
  'faq/no-date': [
    'info',
    'The text does not say when it was last changed.',
    'Give the date with --date, or under `editions` in the head of its marked text.',
  ],
  'faq/card-without-head': [
    'warning',
    '“%” is the text of a card whose name, cost and type line are missing.',
    'If the head is lost with a page, say so with a correction of the kind lost-head.',
  ],
  'faq/card-without-type-line': [
    'warning',
    '%: there is no type line under the name.',
    'See whether the line is damaged, or whether this is a card at all.',
  ],
  'faq/card-without-cost': [
    'info',
    '%: there is no mana cost, and it is no land.',
    'Compare with the card facts; the source may print it so.',
  ],
  'faq/card-without-stats': [
    'info',
    '%: there is no power and toughness or loyalty under the type line.',
    'Compare with the card facts; the source may print it so.',
  ],
  'faq/card-without-text': ['info', '%: there is no rules text.', 'See whether a page is lost here.'],
  'faq/card-without-rulings': [
    'info',
    '%: there is no ruling.',
    'If its rulings are printed without bullets, name them in the margin: `r1`, `r2`.',
  ],
  'faq/text-without-end': [
    'info',
    '“%” ends no sentence, but what follows it begins another ability.',
    'See whether a piece of the text is lost here; if the two lines are one ability, no program can tell.',
  ],
  'faq/ruling-without-bullet': [
    'warning',
    '“%” was taken as a ruling of its own although it has no bullet.',
    'If it is one, a correction of the kind missing-bullet tells readers; else change its margin.',
  ],
  'faq/paragraph-in-ruling': [
    'info',
    '“%” has no bullet and was taken as a further paragraph of the ruling before it.',
    'If it is a ruling of its own, give it its ID in the margin.',
  ],
  'faq/rulings-as-one': [
    'warning',
    '“%” was taken to go on with the text above, which ends with a full line.',
    'If it is a ruling of its own, give it its ID in the margin.',
  ],
  'faq/text-among-cards': [
    'info',
    '“%” stands between the cards and belongs to none.',
    'See whether it is the rest of a card whose head is lost.',
  ],
} as const satisfies Record<string, readonly [Diagnostic['severity'], string, string]>;

export type ProblemCode = keyof typeof problems;

/** A problem found at a line. */
export interface Problem {
  readonly code: ProblemCode;
  /** 1-based. */
  readonly line: number;
  /** The name or text concerned. */
  readonly about?: string;
}

/** A problem of a line. */
export const problemAt = (line: Line, code: ProblemCode, about = line.flow.text): Problem => ({
  code,
  line: line.number,
  about,
});

/** A problem as a diagnostic of its file. */
export const toDiagnostic = (file: string, { code, line, about = '' }: Problem): Diagnostic => {
  const [severity, message, hint] = problems[code];
  const shown = about.length > 24 ? `${about.slice(0, 24)}…` : about;
  return { code, severity, file, line, message: message.replace('%', () => shown), hint };
};
