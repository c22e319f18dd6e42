import { readdirSync, readFileSync } from 'node:fs';
import type { Flow } from '../../src/pipeline/text/flow.ts';
import type { SourceKind } from '../../src/schema/document-kind.ts';
import { type Language, languageSchema, languages } from '../../src/schema/language.ts';

/** A text in chunks; the chunk of a clause has the ID that a person has given it. */
export interface GoldText {
  readonly lang: Language;
  readonly kind: SourceKind;
  readonly file: string;
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly text: string;
  readonly id?: string;
}

/**
 * Reads the invented sections of `held/`, by name: `<section>.<language>.txt`, in the layout of that language's
 * sources. `«remedy-2»` begins the clause `remedy-2`, `«heading»` a heading; both end with their paragraph. The marks
 * are not part of the text.
 */
export const readHeld = (): ReadonlyMap<string, readonly GoldText[]> => {
  const folder = new URL('held/', import.meta.url);
  const texts = readdirSync(folder)
    .sort()
    .map((file) => ({
      file,
      lang: languageSchema.parse(file.split('.').at(-2)),
      kind: 'guide' as const,
      chunks: toChunks(readFileSync(new URL(file, folder), 'utf8')),
    }));
  return Map.groupBy(texts, ({ file }) => file.replace(/\.[a-z]+\.txt$/u, ''));
};

const toChunks = (marked: string): readonly Chunk[] =>
  marked.split(/(?=«)/u).flatMap((stretch): readonly Chunk[] => {
    const [, id, text = ''] = /^«(.*?)» ?([\s\S]*)$/u.exec(stretch) ?? [];
    if (id === undefined || id === 'heading') return [{ text: id === undefined ? stretch : text }];
    const end = text.search(/\n{2}|\s*$/u);
    return [{ text: text.slice(0, end), id }, { text: text.slice(end) }];
  });

/** All pairs of texts, in the order of the languages. */
export const pairsOf = (texts: readonly GoldText[]): readonly (readonly [GoldText, GoldText])[] => {
  const sorted = texts.toSorted((one, other) => languages.indexOf(one.lang) - languages.indexOf(other.lang));
  return sorted.flatMap((left, index) => sorted.slice(index + 1).map((right) => [left, right] as const));
};

/** The texts that an aligner puts into one row, by language. */
export type AlignedFlows = Readonly<Partial<Record<Language, readonly Flow[]>>>;

/** The numbers of pairs that are found, wanted, and both. */
export interface Counts {
  readonly found: number;
  readonly wanted: number;
  readonly right: number;
}

/**
 * Compares rows with the IDs of the gold texts. A pair is a clause of one language and a clause of another in the
 * same row; it is right if both have the same ID. A clause is in a row if at least a fifth of its characters are, so
 * an uncut paragraph pairs each of its clauses with each clause of the other text.
 */
export const countPairs = (rows: readonly AlignedFlows[], left: GoldText, right: GoldText): Counts => {
  const [inLeft, inRight] = [readerOf(left), readerOf(right)];
  const pairs = new Map(
    rows.flatMap((row) =>
      inLeft(row).flatMap((one) => inRight(row).map((other) => [`${one} ${other}`, one === other] as const)),
    ),
  );
  const ids = new Set(right.chunks.flatMap(({ id }) => id ?? []));
  return {
    found: pairs.size,
    wanted: new Set(left.chunks.flatMap(({ id }) => (id !== undefined && ids.has(id) ? id : []))).size,
    right: [...pairs.values()].filter((isRight) => isRight).length,
  };
};

/** Returns a function that lists the IDs of the clauses of a text that are in a row. */
const readerOf = ({ lang, chunks }: GoldText): ((row: AlignedFlows) => readonly string[]) => {
  const owners = chunks.flatMap(({ text, id }) => Array.from({ length: text.length }, () => id));
  const all = Map.groupBy(owners, (id) => id);
  return (row) => {
    const inRow = row[lang]?.flatMap(({ offsets }) => offsets.map((offset) => owners[offset])) ?? [];
    return [...Map.groupBy(inRow, (id) => id)].flatMap(([id, own]) =>
      id !== undefined && own.length >= (all.get(id)?.length ?? 0) / 5 ? [id] : [],
    );
  };
};

export const sumOf = (all: readonly Counts[]): Counts => {
  const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  return { found: sum('found'), wanted: sum('wanted'), right: sum('right') };
};

export const precisionOf = ({ found, right }: Counts): number => (found === 0 ? 1 : right / found);
export const recallOf = ({ wanted, right }: Counts): number => (wanted === 0 ? 1 : right / wanted);

/** The harmonic mean of precision and recall. */
export const f1Of = ({ found, wanted, right }: Counts): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
