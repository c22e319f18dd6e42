import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import type { Part } from '../../../schema/guide.ts';

/** What the grammars of IPG sections can have to say about a text. */
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
  'structure/unfinished': {
    severity: 'warning',
    message: (end: string) => `“…${end}” ends no sentence; what stands below may be the rest of it.`,
    hint: () =>
      'If both are one clause, name the lines of both in one row of the registry; if they are two, leave them.',
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
  'structure/looks-annotated': {
    severity: 'warning',
    message: () =>
      'Some paragraphs are marked as comments or as quoted, but all were taken for official text.',
    hint: () =>
      'If the text has commentary between the official paragraphs, read it with --kind guide-annotated.',
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

const headingToWrite = (part: string): string =>
  ({
    penalty: 'Penalty, 处罚, 懲罰',
    definition: 'Definition, 定义, 定義',
    examples: 'Examples, 范例, 例',
    philosophy: 'Philosophy, 原则, 理念',
    remedy: 'Additional Remedy, 进一步的修正, 追加措置',
    upgrade: 'Upgrade, 升级, 格上げ',
  })[part as Part] ?? part;
