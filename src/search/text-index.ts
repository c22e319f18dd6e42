import type { FoldHan } from './han.ts';
import { normaliseText } from './normalise.ts';
import type { SearchRecord } from './record.ts';
import { recordContent } from './records.ts';

/** An opened index. What it returns rejects when a file of the index cannot be loaded. */
export interface OpenIndex {
  /** Every record is at hand: all answers can be read at once, and be counted. */
  readonly isWhole: boolean;
  /**
   * Asks one question: every record that answers it, with its score. In quotation marks it is a phrase of
   * tokens, without them a token or the beginning of one.
   */
  ask(question: string): Promise<readonly Answer[]>;
  /** Makes sure that an answer of nothing means that there is nothing. */
  verify(): Promise<void>;
  /** The words of the English texts, by which mistyped ones are corrected; none where they are not at hand. */
  words(): ReadonlySet<string>;
}

export interface Answer {
  readonly id: string;
  readonly score: number;
  readonly read: () => Promise<SearchRecord>;
}

/** An index over records that have come in one file. */
export function indexRecords(records: readonly SearchRecord[], fold: FoldHan): OpenIndex {
  const rows = records.map((record, number) => {
    const content = ` ${recordContent(record, fold)} `;
    return { id: String(number), record, content, length: Math.sqrt(content.length) };
  });
  let words: ReadonlySet<string> | undefined;
  return {
    isWhole: true,
    verify: async () => undefined,
    words: () => {
      words ??= readWords(records);
      return words;
    },
    ask: (question) => {
      const needle = /^"(.*)"$/u.test(question) ? ` ${question.slice(1, -1)} ` : ` ${question}`;
      const answers = rows.flatMap(({ id, record, content, length }) => {
        const count = countPlaces(content, needle);
        // Short texts and texts that say it often come first.
        return count === 0 ? [] : [{ id, score: Math.sqrt(count) / length, read: async () => record }];
      });
      return Promise.resolve(answers);
    },
  };
}

function countPlaces(content: string, needle: string): number {
  let count = 0;
  for (let at = content.indexOf(needle); at !== -1; at = content.indexOf(needle, at + 1)) count += 1;
  return count;
}

function readWords(records: readonly SearchRecord[]): Set<string> {
  const texts = records.flatMap(({ passages }) => passages.filter(({ lang }) => lang === 'en'));
  return new Set(texts.flatMap(({ text }) => normaliseText(text).match(/[a-z]{3,}/gu) ?? []));
}
