import type { Plan, Wording } from '../query/plan.ts';
import type { FoldHan } from './han.ts';
import { normalizeText } from './normalize.ts';
import type { Passage, SearchRecord } from './record.ts';
import { recordContent } from './records.ts';

/** An opened index. What it returns rejects when a file of the index cannot be loaded. */
export interface OpenIndex {
  /** Every record is at hand: all answers can be read at once, and be counted. */
  readonly isWhole: boolean;
  /**
   * Asks a group of questions: the records that answer all of them, best first. A question in quotation marks
   * is a phrase of tokens, without them a token or the beginning of one. An index in files looks into so
   * many of them as `reach` says; not all of the answers may be known then.
   */
  ask(group: readonly string[], reach?: number): Promise<Answers>;
  /**
   * The records that have a run of characters anywhere, inside words too, or all of its words so; only where all are
   * at hand.
   */
  scan?(plan: Pick<Plan, 'whole' | 'phrases' | 'chinese'>, areWords?: boolean): readonly Answer[];
  /** The records of a place; only where all are at hand. */
  at?(url: string): readonly SearchRecord[];
  /** The words of the English texts, by which mistyped ones are corrected; none where they are not at hand. */
  words(): ReadonlySet<string>;
}

export interface Answers {
  readonly list: readonly Answer[];
  /** Records that answer, in the list or not. */
  readonly total: number;
  readonly isAll: boolean;
  /** Those in the list do have what was asked; otherwise their texts have to be read to know. */
  readonly isCertain: boolean;
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
  let texts: readonly (readonly Printed[])[] | undefined;
  return {
    isWhole: true,
    at: (url) => records.filter((record) => record.url === url),
    scan: (plan, areWords = false) => {
      texts ??= records.map(({ passages }) => passages.map((passage) => readPrinted(passage, fold)));
      if (!plan.whole) return [];
      const runsOf = ({ whole, phrases }: Pick<Wording, 'whole' | 'phrases'>) =>
        areWords ? phrases : [whole].filter((run) => run !== null);
      const runs = { own: runsOf(plan), chinese: runsOf(plan.chinese) };
      const found = rows.flatMap(({ id, record, length }, number) => {
        const printed = texts?.[number] ?? [];
        const has = runs.own.every((_, place) =>
          printed.some(({ text, script }) => text.includes(runs[script][place]?.text ?? '\n')),
        );
        return has ? [{ id, score: 1 / length, read: () => Promise.resolve(record) }] : [];
      });
      return found.sort((a, b) => b.score - a.score);
    },
    words: () => {
      words ??= readWords(records);
      return words;
    },
    ask: (group) => {
      const needles = group.map((question) =>
        /^"(.*)"$/u.test(question) ? ` ${question.slice(1, -1)} ` : ` ${question}`,
      );
      const list = rows.flatMap(({ id, record, content, length }) => {
        if (!needles.every((needle) => content.includes(needle))) return [];
        // Short texts and texts that say it often come first.
        const score = needles.reduce(
          (sum, needle) => sum + Math.sqrt(countPlaces(content, needle)) / length,
          0,
        );
        return [{ id, score, read: () => Promise.resolve(record) }];
      });
      list.sort((a, b) => b.score - a.score);
      return Promise.resolve({ list, total: list.length, isAll: true, isCertain: true });
    },
  };
}

interface Printed {
  readonly text: string;
  /** By which wording of a query it is searched. */
  readonly script: 'own' | 'chinese';
}

function readPrinted({ text, lang }: Passage, fold: FoldHan): Printed {
  const normalized = normalizeText(text);
  return lang === 'zh' ? { text: fold(normalized), script: 'chinese' } : { text: normalized, script: 'own' };
}

function countPlaces(content: string, needle: string): number {
  let count = 0;
  for (let at = content.indexOf(needle); at !== -1; at = content.indexOf(needle, at + 1)) count += 1;
  return count;
}

function readWords(records: readonly SearchRecord[]): Set<string> {
  const texts = records.flatMap(({ passages }) => passages.filter(({ lang }) => lang === 'en'));
  return new Set(texts.flatMap(({ text }) => normalizeText(text).match(/[a-z]{3,}/gu) ?? []));
}
