import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { type Part, parts } from '../../../schema/guide.ts';
import { isHeadingLike } from '../lines/sentence.ts';
import { isClause } from '../structure.ts';
import type { Entry } from './read-section.ts';
import { headingWords } from './words.ts';

/** What the reader of sections reports: `%` is the detail in a message, and the words for a part in a hint. */
const findings = {
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
    'info',
    '%',
    'Compare with the official text. Its plain text beside the annotated one (zh=PLAIN zh-annotated=FILE), or `Note:` before each comment, settles it.',
  ],
} as const satisfies Record<string, readonly [Diagnostic['severity'], string, string]>;

/** The diagnostic of a finding. `line` is 1-based; `detail` fills the message (a part, what was guessed). */
export const report = (
  source: SourceText,
  code: keyof typeof findings,
  line: number,
  detail = '',
  severity: Diagnostic['severity'] = findings[code][0],
): Diagnostic => ({
  code,
  severity,
  file: source.file,
  line,
  message: findings[code][1].replace('%', () => detail),
  hint: findings[code][2].replace('%', () => headingToWrite(detail)),
});

/** The first word of each language: `Penalty, 处罚, 懲罰`. */
const headingToWrite = (part: string): string =>
  headingWords
    .filter((row) => row.part === part)
    .map(({ words }) => words[0])
    .join(', ');

/**
 * Short lines apart from the others that end no sentence and are no point, example or row: headings that are not known, or
 * text. They are taken as text. In a text that has many of them they are nothing special.
 */
export const reportHeadings = (source: SourceText, entries: readonly Entry[]): readonly Diagnostic[] => {
  const texts = entries.filter(({ paragraph }) => paragraph !== undefined);
  const found = texts.filter(({ block: { flow, label, part }, paragraph }, index) => {
    const next = texts[index + 1]?.paragraph;
    if (!next || next.isListItem || paragraph?.isListItem || label !== undefined || part === 'examples')
      return false;
    const isApart = (paragraph?.blanksBefore ?? 0) > 0 || next.blanksBefore > 0;
    return isApart && isHeadingLike(flow.text, 40) && !/[\n|｜\t,，、;；…—–-]/u.test(flow.text);
  });
  if (found.length > 5 && found.length * 3 > texts.length) return [];
  return found.map(({ number, block }) =>
    report(source, 'structure/unknown-heading', number, block.flow.text),
  );
};

/** Reports a section without any clause, and parts that a section is expected to have but this one lacks. */
export const checkParts = (
  source: SourceText,
  hasParts: boolean,
  entries: readonly Entry[],
  lastLine: number,
): readonly Diagnostic[] => {
  const clauses = entries.map(({ block }) => block).filter(isClause);
  if (clauses.every(({ role }) => role === 'penalty')) return [report(source, 'structure/no-clauses', 1)];
  if (!hasParts) return [];
  const found = new Set(clauses.map(({ part }) => part));
  return expectedParts
    .filter((part) => !found.has(part))
    .map((part) => {
      const line = lineForPart(entries, part, lastLine);
      return report(source, 'structure/missing-part', line, part, part === 'remedy' ? 'info' : 'warning');
    });
};

/** Where a missing part would be: the line of the part after it, or the last line. */
const lineForPart = (entries: readonly Entry[], part: Part, lastLine: number): number => {
  const later = parts.slice(parts.indexOf(part) + 1);
  return entries.find(({ block }) => block.part !== null && later.includes(block.part))?.number ?? lastLine;
};

/** Parts every section can be expected to have; many have no remedy, most no upgrade. */
const expectedParts: readonly Part[] = ['penalty', 'definition', 'examples', 'philosophy', 'remedy'];
