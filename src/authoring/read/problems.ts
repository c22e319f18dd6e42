import type { Diagnostic } from '../../schema/diagnostic.ts';

/** The severity, message and hint of each problem. `%` stands for `about` in a message, for `words` in a hint. */
const problems = {
  'structure/empty': ['error', 'The file has no text.', 'Put the text of one section into it, as UTF-8.'],
  'structure/no-clauses': [
    'error',
    'The text has no clause.',
    'A section has at least one sentence of official text. Check the file and --kind.',
  ],
  'structure/missing-part': [
    'warning',
    'The section has no %.',
    'Check that the source was copied completely. If the part is there, put a heading line above it (%). If the source has no such part, do nothing.',
  ],
  'structure/unknown-heading': [
    'warning',
    '“%” looks like a heading, but is not a known one. It was read as text.',
    'If a part begins here, replace the line by a known heading (Definition, 定义, 定義, …). If it is another heading, put `## ` before it. If it is text, do nothing.',
  ],
  'structure/part-guess': [
    'info',
    'The text has too few part headings and no wide gaps, so we guessed where its parts begin.',
    'Check the parts. If one is wrong, put heading lines (Definition, Examples, Philosophy, …) where parts begin.',
  ],
  'structure/rule-or-comment': [
    'warning',
    '%.',
    'Confirm the meaning with `--quoted comment` or `--quoted official`, or give the text without commentary as well: zh=PLAIN zh-annotated=FILE.',
  ],
  'structure/annotation-guess': [
    'warning',
    'It is unclear whether this is official text or commentary.',
    'Compare with the official text. To settle it, give the text without commentary as well (zh=PLAIN zh-annotated=FILE), or put `> ` before each line of one of the two.',
  ],
  'faq/empty': ['error', 'The file has no text.', 'Give a text file in UTF-8 with the FAQ.'],
  'faq/no-cards': [
    'error',
    'The text has no cards.',
    'A card is a line with its name, then a line with its mana cost ({二}{白}) or its type line (生物～天使).',
  ],
  'faq/two-languages': [
    'warning',
    'The cards occur twice, as separate cards in two languages.',
    'Put each language into its own file, and give both: zh=FILE en=FILE.',
  ],
  'faq/no-rulings-heading': [
    'warning',
    'No heading marks the beginning of the rulings; they were read from “%” on.',
    'Known headings are 单卡解惑, 单卡释疑, 卡牌释疑, Card-Specific Notes, カード別注釈.',
  ],
  'faq/no-title': [
    'info',
    'No line looks like the title.',
    'The title is a short line near the top that names the FAQ.',
  ],
  'faq/no-date': [
    'info',
    'The text does not state its date.',
    'Give the date with --date, or under `editions` in the head of its marked text.',
  ],
  'faq/card-without-head': [
    'warning',
    'The name, cost and type line of the card with the text “%” are missing.',
    'If the head is lost with a page, write a correction of the kind lost-head.',
  ],
  'faq/card-without-type-line': [
    'warning',
    '%: no type line follows the name.',
    'Check whether the line is damaged, and whether this is a card at all.',
  ],
  'faq/card-without-cost': [
    'info',
    '%: the mana cost is missing, and the card is not a land.',
    'Compare with the card facts; the source may have printed it this way.',
  ],
  'faq/card-without-stats': [
    'info',
    '%: power and toughness, or loyalty, are missing below the type line.',
    'Compare with the card facts; the source may have printed it this way.',
  ],
  'faq/card-without-text': ['info', '%: the rules text is missing.', 'Check whether a page is lost here.'],
  'faq/card-without-rulings': [
    'info',
    '%: the rulings are missing.',
    'If its rulings are printed without bullets, name them in the margin: `r1`, `r2`.',
  ],
  'faq/text-without-end': [
    'info',
    '“%” stops in the middle of a sentence, and the next line begins another ability.',
    'Check whether some text is lost here, or whether the two lines are one ability.',
  ],
  'faq/ruling-without-bullet': [
    'warning',
    '“%” was read as a separate ruling although it has no bullet.',
    'If it is a separate ruling, write a correction of the kind missing-bullet. If it continues the ruling above, give it the ID of that ruling.',
  ],
  'faq/text-among-cards': [
    'info',
    '“%” is between cards and belongs to none.',
    'Check whether it is the rest of a card whose head is lost.',
  ],
} as const satisfies Record<string, readonly [Diagnostic['severity'], string, string]>;

export type ProblemCode = keyof typeof problems;

export interface Problem {
  readonly code: ProblemCode;
  /** 1-based. */
  readonly line: number;
  /** The name or text concerned, or the whole message. */
  readonly about?: string;
  readonly words?: string;
  /** Overrides the severity of the code. */
  readonly severity?: Diagnostic['severity'];
}

export const toDiagnostics = (file: string, found: readonly Problem[]): readonly Diagnostic[] =>
  found.map(({ code, about = '', words = '', ...place }) => {
    const [severity, message, hint] = problems[code];
    return {
      ...{ code, severity, file, ...place },
      message: message.replace('%', () => about),
      hint: hint.replace('%', () => words),
    };
  });
