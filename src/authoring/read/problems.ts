import type { Diagnostic } from '../../schema/diagnostic.ts';

/** Every message of the readers: what is wrong, and what to do about it. `%` stands for the name or text concerned. */
const problems = {
  // In a section of a guide.
  'structure/empty': ['error', 'The file has no text.', 'Put the text of one IPG section into it, as UTF-8.'],
  'structure/no-clauses': [
    'error',
    'No clause was found.',
    'An IPG section has at least one sentence of official text; see whether this is the right file and --kind.',
  ],
  'structure/missing-part': [
    'warning',
    'The section has no %.',
    'See whether the source was copied whole. If the text is there, put a heading line over it that names the part (%); if the source has none, leave it.',
  ],
  'structure/unknown-heading': [
    'warning',
    '“%” looks like a heading, but none that is known; it was taken as text.',
    'If it heads a part, write the word for it that is known (Definition, 定义, 定義, …); if it is a heading of its own, put `## ` before it; if it is text, leave it.',
  ],
  'structure/part-guess': [
    'info',
    'The text has neither part headings nor wide gaps; where its parts begin is a guess from the wording.',
    'Compare the parts, and put heading lines (Definition, Examples, Philosophy, …) where a part begins if one is wrong.',
  ],
  'structure/rule-or-comment': [
    'warning',
    '%.',
    'Say which it is: `--quoted comment` or `--quoted official`; or give the plain text of the section beside the annotated one: zh=PLAIN zh-annotated=FILE.',
  ],
  'structure/annotation-guess': [
    'warning',
    'Nothing says whether this is official text or commentary.',
    'Compare with the official text. Its plain text beside the annotated one (zh=PLAIN zh-annotated=FILE), or `> ` before each line of one of the two, settles it.',
  ],
  // In a set FAQ.
  'faq/empty': ['error', 'There is no text.', 'Give a text file in UTF-8 that holds the FAQ.'],
  'faq/no-cards': [
    'error',
    'No card was found that rulings could belong to.',
    'A card is a line with its name, then a line with its mana cost ({二}{白}) or its type line (生物～天使).',
  ],
  'faq/two-languages': [
    'warning',
    'Every card is there in two languages, each as a card of its own.',
    'Put each language into a file of its own, and give both: zh=FILE en=FILE.',
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
    'If it is one, a correction of the kind missing-bullet tells readers; if it goes on with the ruling above, give it the ID of that one.',
  ],
  'faq/text-among-cards': [
    'info',
    '“%” stands between the cards and belongs to none.',
    'See whether it is the rest of a card whose head is lost.',
  ],
} as const satisfies Record<string, readonly [Diagnostic['severity'], string, string]>;

export type ProblemCode = keyof typeof problems;

export interface Problem {
  readonly code: ProblemCode;
  /** 1-based. */
  readonly line: number;
  /** The name or text concerned. */
  readonly about?: string;
  /** Words for the hint. */
  readonly words?: string;
  /** The severity, if it differs from that of the code. */
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
