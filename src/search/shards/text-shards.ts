import { type FoldHan, keepHan } from '../texts/han.ts';
import type { SearchRecord } from '../texts/record.ts';
import { recordMarks, recordTexts } from '../texts/records.ts';
import { buildShards } from './build-shards.ts';

/** What a browser must know of an index in files before it can ask it. */
export interface Directory {
  readonly separators: readonly string[];
  /**
   * Records are numbered by what they can be narrowed to, and then by length: from each number on, what they
   * belong to. So a filter is a few ranges of numbers, and costs no file.
   */
  readonly groups: readonly (readonly [first: number, marks: string])[];
  /** From each number on, about how many tokens a record has. */
  readonly lengths: readonly (readonly [first: number, length: number])[];
  readonly count: number;
}

/** An index of texts in files: `directory`, blocks by number, and the records themselves, some to a file. */
export interface TextShards {
  readonly directory: Directory;
  readonly blocks: readonly string[];
  readonly records: readonly (readonly SearchRecord[])[];
}

/** Records in one file: of what is shown at once, each is in a file of its own anyway. */
export const recordsPerFile = 8;

/** Makes an index whose files are asked for one by one; see `build-shards.ts` for how. */
export function buildTextShards(records: readonly SearchRecord[], fold: FoldHan = keepHan): TextShards {
  const rows = records.map((record) => {
    const texts = recordTexts(record, fold);
    return { record, texts, marks: recordMarks(record).join(' '), length: countTokens(texts) };
  });
  rows.sort((a, b) => (a.marks < b.marks ? -1 : Number(a.marks > b.marks)) || a.length - b.length);
  const groups: [number, string][] = [];
  const lengths: [number, number][] = [];
  for (const [id, { marks, length }] of rows.entries()) {
    const isNew = groups.at(-1)?.[1] !== marks;
    if (isNew) groups.push([id, marks]);
    if (isNew || length > lengthStep * (lengths.at(-1)?.[1] ?? 0)) lengths.push([id, length]);
  }
  const { separators, blocks } = buildShards(rows.map(({ texts }) => texts));
  const files: SearchRecord[][] = [];
  for (const { record } of rows) {
    const last = files.at(-1);
    if (last && last.length < recordsPerFile) last.push(record);
    else files.push([record]);
  }
  return { directory: { separators, groups, lengths, count: rows.length }, blocks, records: files };
}

// Lengths are for the order of results: a quarter more or less changes nothing.
const lengthStep = 1.25;

const countTokens = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.split(' ').length, 0);
