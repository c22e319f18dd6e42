import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { headingWords } from './words.ts';

/** What the grammars of sections can have to say about a text. */
const findings = {
  'structure/empty': {
    severity: 'error',
    message: () => 'The file has no text.',
    hint: () => 'Put the text of one IPG section into it, as UTF-8.',
  },
  'structure/no-clauses': {
    severity: 'error',
    message: () => 'No clause was found.',
    hint: () =>
      'An IPG section has at least one sentence of official text; see whether this is the right file and --kind.',
  },
  'structure/missing-part': {
    severity: 'warning',
    message: (part: string) => `The section has no ${part}.`,
    hint: (part: string) =>
      `See whether the source was copied whole. If the text is there, put a heading line over it that names the part (${headingToWrite(part)}); if the source has none, leave it.`,
  },
  'structure/unknown-heading': {
    severity: 'warning',
    message: (line: string) =>
      `“${line}” looks like a heading, but none that is known; it was taken as text.`,
    hint: () =>
      'If it heads a part, write the word for it that is known (Definition, 定义, 定義, …); if it is a heading of its own, put `## ` before it; if it is text, leave it.',
  },
  'structure/part-guess': {
    severity: 'info',
    message: () =>
      'The text has neither part headings nor wide gaps; where its parts begin is a guess from the wording.',
    hint: () =>
      'Compare the parts, and put heading lines (Definition, Examples, Philosophy, …) where a part begins if one is wrong.',
  },
  'structure/annotation-guess': {
    severity: 'info',
    message: (what: string) => what,
    hint: () =>
      'Compare with the official text. A `>` before each official paragraph, or `Note:` before each comment, settles it.',
  },
} as const satisfies Record<string, Finding>;

export type FindingCode = keyof typeof findings;

/** The diagnostic of a finding. `line` is 1-based; `detail` fills the message (a part, what was guessed). */
export const report = (
  source: SourceText,
  code: FindingCode,
  line: number,
  detail = '',
  severity: Diagnostic['severity'] = findings[code].severity,
): Diagnostic => ({
  code,
  severity,
  file: source.file,
  line,
  message: findings[code].message(detail),
  hint: findings[code].hint(detail),
});

interface Finding {
  readonly severity: Diagnostic['severity'];
  readonly message: (detail: string) => string;
  readonly hint: (detail: string) => string;
}

/** The first word of each language: `Penalty, 处罚, 懲罰`. */
const headingToWrite = (part: string): string =>
  headingWords
    .filter((row) => row.part === part)
    .map(({ words }) => words[0])
    .join(', ');
