import { type Part, parts } from '../../../schema/guide.ts';
import { languages } from '../../../schema/language.ts';
import { isHeadingLike } from '../lines/sentence.ts';
import type { Problem } from '../problems.ts';
import { isClause } from '../structure.ts';
import type { Entry } from './read-section.ts';
import { headingWords } from './words.ts';

/**
 * Reports short separate lines that end no sentence, because they may be unknown headings. Reports none if there are
 * many: then they are not headings.
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

/** Reports a section without clauses other than the penalty, and missing parts that sections usually have. */
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

/** `处罚, 懲罰, Penalty` */
const headingsToWrite = (part: Part): string =>
  headingWords
    .filter((row) => row.part === part)
    .flatMap((row) => languages.flatMap((lang) => row[lang]?.[0] ?? []))
    .join(', ');

const lineForPart = (entries: readonly Entry[], part: Part, lastLine: number): number => {
  const later = parts.slice(parts.indexOf(part) + 1);
  return entries.find(({ block }) => block.part !== null && later.includes(block.part))?.number ?? lastLine;
};

/** Most sections have no upgrade or downgrade. Many have no remedy, so a missing one is only an `info`. */
const expectedParts: readonly Part[] = ['penalty', 'definition', 'examples', 'philosophy', 'remedy'];
