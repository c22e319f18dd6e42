import type { SearchRecord } from '../text/record.ts';
import type { TextIndex } from './open.ts';
import { recordContent } from './records.ts';
import { readTable, writeTable } from './table.ts';

/* Pagefind in small: what it finds, without its files. */

/** Some records, each as often found as it says what is asked for. */
export function smallIndex(records: readonly SearchRecord[]): TextIndex {
  const contents = records.map((record) => recordContent(record));
  return {
    rows: readTable(writeTable(records)),
    ask: async (questions) =>
      contents.flatMap((indexed, number) =>
        questions.every((question) => answers(indexed, question)) ? [{ number, score: 1 }] : [],
      ),
    read: async (numbers) =>
      numbers.flatMap((number) => {
        const record = records[number];
        return record ? [record] : [];
      }),
    fetchRest: async () => undefined,
    words: async () => new Set(),
  };
}

/** What stands in quotation marks stands there side by side; another word begins one that does. */
export function answers(indexed: string, question: string): boolean {
  const places = indexed.split(' ').map(partsOf);
  const [, phrase] = /^"(.*)"$/u.exec(question) ?? [];
  if (phrase === undefined) return places.some((parts) => parts.some((part) => part.startsWith(question)));
  const words = phrase.split(' ');
  return places.some((_, at) => words.every((word, offset) => places[at + offset]?.includes(word)));
}

/** The parts of a hyphenated word are words at one place; Pagefind keeps none that has no letter. */
function partsOf(word: string): string[] {
  const parts = word.split('-');
  return parts.length > 1 ? parts.filter((part) => /\p{Alphabetic}/u.test(part)) : parts;
}
