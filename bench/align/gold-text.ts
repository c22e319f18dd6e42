import type { GuideStructure } from '../../src/pipeline/structure/structure.ts';
import { rangeOfFlow } from '../../src/pipeline/text/flow.ts';
import { resolveSegmentRef } from '../../src/pipeline/text/segment-ref.ts';
import type { Range, SourceText } from '../../src/pipeline/text/source-text.ts';
import type { Language } from '../../src/schema/language.ts';
import type { SectionRegistry } from '../../src/schema/registry.ts';
import type { SourceKind } from '../../src/schema/source.ts';

/** A text cut into chunks, of which those of clauses carry the ID that people have given them. */
export interface GoldText {
  readonly lang: Language;
  readonly kind: SourceKind;
  /** Name of the file, as diagnostics have it. */
  readonly file: string;
  /** Languages the source carries. */
  readonly languages: readonly Language[];
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly text: string;
  /** A repeated paragraph is one that the source prints twice: variants leave it out. */
  readonly role: 'clause' | 'heading' | 'annotation' | 'repeated' | 'other';
  /** Of a clause. */
  readonly id?: string;
  readonly part?: string;
}

/** A section with the texts of its languages. */
export interface GoldSection {
  readonly name: string;
  readonly texts: readonly GoldText[];
}

/** Cuts a source at the places that the registry names in one language, and at its headings. */
export const cutByRegistry = (
  source: SourceText,
  structure: GuideStructure,
  registry: SectionRegistry,
  lang: Language,
): readonly Chunk[] => {
  const clauses = registry.clauses.flatMap(({ id, part, texts }): Marked[] => {
    const text = texts[lang];
    if (text === undefined || part === 'penalty') return [];
    const at = typeof text === 'string' ? text : text.at;
    return (resolveSegmentRef(source, at) ?? []).map((range) => ({ range, role: 'clause', id, part }));
  });
  const annotations = registry.clauses.flatMap(({ annotations: all }) =>
    all
      .filter((annotation) => annotation.lang === lang)
      .flatMap(({ at }) => resolveSegmentRef(source, at) ?? [])
      .map((range): Marked => ({ range, role: 'annotation' })),
  );
  const headings = structure.blocks.flatMap(({ role, flow }): Marked[] => {
    const range = role === 'heading' ? rangeOfFlow(flow) : undefined;
    return range ? [{ range, role: 'heading' }] : [];
  });
  const repeated = structure.ledger.flatMap(({ reason, flow }): Marked[] => {
    const range = reason === 'repeated' ? rangeOfFlow(flow) : undefined;
    return range ? [{ range, role: 'repeated' }] : [];
  });
  return cutAt(
    source,
    [...clauses, ...annotations, ...headings, ...repeated].sort(
      (one, other) => one.range.start - other.range.start,
    ),
  );
};

/** The whole text of chunks. */
export const textOf = (chunks: readonly Chunk[]): string => chunks.map(({ text }) => text).join('');

/** The IDs of the clauses a text has. */
export const idsOf = ({ chunks }: GoldText): ReadonlySet<string> =>
  new Set(chunks.flatMap(({ id }) => (id === undefined ? [] : [id])));

interface Marked extends Omit<Chunk, 'text'> {
  readonly range: Range;
}

const cutAt = ({ text }: SourceText, marked: readonly Marked[]): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let at = 0;
  const other = (to: number): void => {
    if (to > at) chunks.push({ text: text.slice(at, to), role: 'other' });
  };
  for (const { range, ...mark } of marked) {
    // A heading that shares the line of a clause is part of the clause.
    if (range.start < at) continue;
    other(range.start);
    chunks.push({ ...mark, text: text.slice(range.start, range.end) });
    at = range.end;
  }
  other(text.length);
  return chunks;
};
