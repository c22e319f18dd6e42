import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { endsSentence, endsWithColon } from '../lines/sentence.ts';
import type { Entry } from './entries.ts';
import { report } from './findings.ts';

/**
 * Reports clauses that end inside of a sentence, with another paragraph of theirs right behind: a blank line can
 * have torn one clause apart, and where it has, no program can tell. Examples and points often have no full stop,
 * and a text that has few of them says nothing by one that lacks. `reported` are the lines of which more is said.
 *
 * `牌手使用了破损的牌套——`, `如果比赛已开始，则牌手获得补时；`
 */
export const findUnfinished = (
  source: SourceText,
  entries: readonly Entry[],
  reported: ReadonlySet<number>,
): readonly Diagnostic[] => {
  const clauses = entries.filter(({ block, paragraph }) => paragraph && block.role === 'clause');
  const found = entries.filter(
    (entry, index) => !reported.has(entry.line) && isUnfinished(entry, entries[index + 1]),
  );
  if (found.length > 5 && found.length * 3 > clauses.length) return [];
  return found.map(({ line, block }) =>
    report(source, 'structure/unfinished', line, block.flow.text.slice(-longestShown)),
  );
};

const isUnfinished = ({ block, paragraph }: Entry, next: Entry | undefined): boolean => {
  const { text } = block.flow;
  return (
    paragraph !== undefined &&
    next?.paragraph !== undefined &&
    block.role === 'clause' &&
    next.block.role === 'clause' &&
    next.block.lang === block.lang &&
    next.block.part === block.part &&
    block.part !== 'examples' &&
    !paragraph.isListItem &&
    !next.paragraph.isListItem &&
    paragraph.labeled === undefined &&
    next.paragraph.labeled === undefined &&
    !/[\n|｜\t]/u.test(text) &&
    !endsSentence(text) &&
    !endsWithColon(text)
  );
};

const longestShown = 24;
