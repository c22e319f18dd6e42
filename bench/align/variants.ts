import { pick } from '../lib/random.ts';
import type { Chunk, GoldText } from './gold-text.ts';

/** What can be done to a text; undefined where the text has nothing to do it to. */
type Variant = (text: GoldText, random: () => number) => GoldText | undefined;

/** The ways in which the texts of a section differ, each made from the text by itself. */
export const variants = {
  'clause deleted': (text, random) => deleteClauses(text, 1, random),
  'two merged': (text, random) => mergeNeighbors(text, random),
  'two swapped': (text, random) => swapClauses(text, random),
  'headings dropped': (text) => dropHeadings(text),
  'three editions older': (text, random) => {
    const fewer = deleteClauses(text, 3, random);
    return fewer && dropWords(fewer, random);
  },
  'deleted, merged, no headings': (text, random) => {
    const fewer = deleteClauses(text, 2, random);
    const merged = fewer && mergeNeighbors(fewer, random);
    return merged && dropHeadings(merged);
  },
} as const satisfies Record<string, Variant>;

export type VariantName = keyof typeof variants;

const withChunks = (text: GoldText, chunks: readonly Chunk[]): GoldText => ({ ...text, chunks });

/** Takes clauses out, each with what is said about it. */
const deleteClauses = (text: GoldText, count: number, random: () => number): GoldText | undefined => {
  let chunks = text.chunks;
  for (let done = 0; done < count; done += 1) {
    const ids = [...new Set(chunks.flatMap(({ id }) => id ?? []))];
    const id = pick(ids, random);
    if (id === undefined || ids.length < 4) return undefined;
    chunks = withoutClause(chunks, id);
  }
  return withChunks(text, chunks);
};

const withoutClause = (chunks: readonly Chunk[], id: string): readonly Chunk[] => {
  let isAfter = false;
  return chunks.filter((chunk) => {
    if (chunk.role === 'clause') isAfter = chunk.id === id;
    else if (chunk.role === 'heading') isAfter = false;
    return !(isAfter && (chunk.role === 'annotation' || chunk.role === 'clause'));
  });
};

/** Neighbors that stand in paragraphs of their own, in one part, without letters. */
const neighbors = (chunks: readonly Chunk[]): readonly (readonly [number, number])[] => {
  const clauses = chunks.flatMap(({ role }, index) => (role === 'clause' ? [index] : []));
  return clauses.flatMap((index, at) => {
    const next = clauses[at + 1];
    const one = chunks[index];
    const other = next === undefined ? undefined : chunks[next];
    if (next === undefined || one?.part === 'examples' || one?.part !== other?.part) return [];
    const isApart = textBetween(chunks, index, next).includes('\n');
    return isApart && one?.id !== other?.id ? [[index, next] as const] : [];
  });
};

const textBetween = (chunks: readonly Chunk[], from: number, to: number): string =>
  chunks
    .slice(from + 1, to)
    .map(({ text }) => text)
    .join('');

/** Makes one paragraph of two; what stood between them goes after it. */
const mergeNeighbors = (text: GoldText, random: () => number): GoldText | undefined => {
  const found = pick(neighbors(text.chunks), random);
  if (!found) return undefined;
  const [one, other] = found;
  const { chunks } = text;
  const glue: Chunk = { text: text.lang === 'en' ? ' ' : '', role: 'other' };
  return withChunks(text, [
    ...chunks.slice(0, one + 1),
    glue,
    ...chunks.slice(other, other + 1),
    ...chunks.slice(one + 1, other),
    ...chunks.slice(other + 1),
  ]);
};

/** Exchanges two clauses of a part, neighbors or not. */
const swapClauses = (text: GoldText, random: () => number): GoldText | undefined => {
  const { chunks } = text;
  const whole = [...new Set(neighbors(chunks).flat())];
  const one = pick(whole, random);
  const first = one === undefined ? undefined : chunks[one];
  const partners = whole.filter((index) => index !== one && chunks[index]?.part === first?.part);
  const other = pick(partners, random);
  const second = other === undefined ? undefined : chunks[other];
  if (!first || !second || first.id === second.id) return undefined;
  return withChunks(
    text,
    chunks.map((chunk) => {
      if (chunk === first) return second;
      return chunk === second ? first : chunk;
    }),
  );
};

const dropHeadings = (text: GoldText): GoldText | undefined =>
  text.chunks.some(({ role }) => role === 'heading')
    ? withChunks(
        text,
        text.chunks.filter(({ role }) => role !== 'heading'),
      )
    : undefined;

/** Takes one stretch between commas out of every other clause: never more than two fifths of it. */
const dropWords = (text: GoldText, random: () => number): GoldText =>
  withChunks(
    text,
    text.chunks.map((chunk) => (chunk.role === 'clause' && random() < 0.5 ? shorten(chunk, random) : chunk)),
  );

const shorten = (chunk: Chunk, random: () => number): Chunk => {
  const stretches = chunk.text.split(/(?<=[,，、])/u);
  const inner = stretches.slice(1, -1).filter((stretch) => stretch.length < chunk.text.length * 0.4);
  const gone = pick(inner, random);
  return gone === undefined
    ? chunk
    : { ...chunk, text: stretches.filter((stretch) => stretch !== gone).join('') };
};
