import { type Part, parts } from '../../../schema/guide.ts';
import { languages } from '../../../schema/language.ts';
import { isHeadingLike } from '../lines/sentence.ts';
import type { Problem } from '../problems.ts';
import { isClause } from '../structure.ts';
import type { Entry } from './read-section.ts';
import { headingWords } from './words.ts';

/**
 * Reports possible unknown headings, which are read as text: short separate lines that do not end a sentence and are no
 * list item, example or table row. Reports none if a text has many of them.
 */
export const reportHeadings = (entries: readonly Entry[]): readonly Problem[] => {
  const texts = entries.filter(({ paragraph }) => paragraph !== undefined);
  const found = texts.filter(({ block: { flow, part }, paragraph }, index) => {
    const next = texts[index + 1]?.paragraph;
    if (!next || next.isListItem || paragraph?.isListItem || part === 'examples') return false;
    const isApart = (paragraph?.blanksBefore ?? 0) > 0 || next.blanksBefore > 0;
    return isApart && isHeadingLike(flow.text, 40) && !/[\n|｜\t,，、;；…—–-]/u.test(flow.text);
  });
  if (found.length > 5 && found.length * 3 > texts.length) return [];
  return found.map(({ number, block }) => ({
    code: 'structure/unknown-heading',
    line: number,
    about: block.flow.text,
  }));
};

/** Reports a section without clauses, and missing parts that sections usually have. */
export const checkParts = (
  hasParts: boolean,
  entries: readonly Entry[],
  lastLine: number,
): readonly Problem[] => {
  const clauses = entries.map(({ block }) => block).filter(isClause);
  if (clauses.every(({ role }) => role === 'penalty')) return [{ code: 'structure/no-clauses', line: 1 }];
  if (!hasParts) return [];
  const found = new Set(clauses.map(({ part }) => part));
  return expectedParts
    .filter((part) => !found.has(part))
    .map((part) => ({
      code: 'structure/missing-part',
      line: lineForPart(entries, part, lastLine),
      ...{ about: part, words: headingsToWrite(part), severity: part === 'remedy' ? 'info' : 'warning' },
    }));
};

/** The heading of a part in each language: `处罚, 懲罰, Penalty`. */
const headingsToWrite = (part: Part): string =>
  headingWords
    .filter((row) => row.part === part)
    .flatMap((row) => languages.flatMap((lang) => row[lang]?.[0] ?? []))
    .join(', ');

/** The line for the report of a missing part: that of the next part, or the last line. */
const lineForPart = (entries: readonly Entry[], part: Part, lastLine: number): number => {
  const later = parts.slice(parts.indexOf(part) + 1);
  return entries.find(({ block }) => block.part !== null && later.includes(block.part))?.number ?? lastLine;
};

/** The usual parts of a section. Many have no remedy, most no upgrade. */
const expectedParts: readonly Part[] = ['penalty', 'definition', 'examples', 'philosophy', 'remedy'];
