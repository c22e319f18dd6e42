import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import { findAnnotatedClauses, type GuideBlock, isClause } from '../read/structure.ts';
import { whoSpeaks } from './ask.ts';
import type { ClauseIds } from './number.ts';
import { leastAlike } from './pair-lines.ts';
import { inParts, partOfRow } from './read-section.ts';
import {
  type Annotation,
  firstOffset,
  hasText,
  newRow,
  type Row,
  type SectionText,
  startOf,
} from './rows.ts';

/**
 * Adds the annotations of a text to the rows. An annotation that stays at its clause keeps its ID; another one gets
 * the next ID of its clause. In a bilingual source, new annotations of a clause share their IDs if both languages have
 * equally many; else a person is asked. A person also confirms each clause that is not sure and, in a newer text, the
 * clause of a new or moved annotation.
 */
export const mergeAnnotations = (
  known: readonly Row[],
  text: SectionText,
  texts: readonly SectionText[],
  ids: ClauseIds,
  isNewer: boolean,
): readonly Row[] => {
  const { lang, source } = text;
  const blocks = text.blocks.filter((block) => block.role === 'annotation' && block.lang === lang);
  const olds = known.flatMap((row) =>
    row.annotations.filter((one) => one.lang === lang).map((one) => ({ ...one, row })),
  );
  const annotated = findAnnotatedClauses(text.blocks);
  const rowsAt = rowsBySource(known, texts, source);
  const kept = new Set<string>();
  let rows: readonly Row[] = known.map((row) => ({
    ...row,
    annotations: row.annotations.filter((one) => one.lang !== lang),
  }));
  const placed = blocks.map((block): Placed => {
    const old = olds.find(({ id }) => id === block.keptId);
    const own = annotated.get(block);
    const below = own ? rowsAt(own.clause) : [];
    const found = clauseOf(block, old?.row, below[0], rows) ?? rowAlone(block, lang, ids);
    if (!rows.some(({ id }) => id === found.id)) rows = inParts([...rows, found]);
    const isSure = own?.isSure === true || isAboutAll(block);
    if (old?.row.id !== found.id || kept.has(old.id))
      return { block, clause: found.id, isOpen: isNewer || !isSure };
    kept.add(old.id);
    const isElsewhere = isSure && !below.some((row) => row.id === found.id);
    return { block, clause: found.id, keptId: old.id, isOpen: isElsewhere && isBelow(old, known) };
  });
  const others = texts.slice(0, texts.indexOf(text)).filter((one) => one.source === source);
  return rows.map((row) =>
    withAnnotations(
      row,
      placed.filter(({ clause }) => clause === row.id),
      others.map((other) => newAnnotations(row, other.lang)),
      { lang, ids },
    ),
  );
};

interface Placed {
  readonly block: GuideBlock;
  readonly clause: string;
  /** The ID in the older text; undefined if the annotation is new or has another clause now. */
  readonly keptId?: string;
  /** Whether a person has to confirm the clause. */
  readonly isOpen: boolean;
}

/** `printed` are the new annotations of each language of the source that is already merged. */
const withAnnotations = (
  row: Row,
  own: readonly Placed[],
  printed: readonly (readonly Annotation[])[],
  { lang, ids }: { readonly lang: Language; readonly ids: ClauseIds },
): Row => {
  const free = own.filter(({ keptId }) => keptId === undefined).length;
  const given = (printed.find(({ length }) => length === free) ?? []).values();
  const named = own.map((one) => ({
    ...one,
    id: one.keptId ?? given.next().value?.id ?? ids.note(row.id),
  }));
  const isUnequal = printed.some(({ length }) => length !== free);
  const asks = [
    ...named.flatMap((one) => questionsOf(one.block, one.id, one.keptId !== undefined, one.isOpen)),
    ...(isUnequal
      ? ['the languages have different numbers of annotations here: give each pair the same ID']
      : []),
  ];
  return {
    ...row,
    annotations: [...row.annotations, ...named.map(({ block, id }) => ({ id, lang, piece: block }))],
    asks: [...new Set([...row.asks, ...asks])],
  };
};

const newAnnotations = ({ annotations, before }: Row, lang: Language): readonly Annotation[] =>
  annotations.filter((one) => one.lang === lang && !before?.annotations.some(({ id }) => id === one.id));

const questionsOf = (
  { isVoiceOpen, lang }: GuideBlock,
  id: string,
  isKept: boolean,
  isOpen: boolean,
): readonly string[] => [
  ...(isVoiceOpen && !isKept ? [whoSpeaks(lang)] : []),
  ...(isOpen ? [`is ${id} ${isKept ? 'still ' : ''}about this clause?`] : []),
];

/**
 * The row that an annotation had in the older text, if that row still has text or never had any; else the clause that
 * the reader has found, or the last row of its part. Annotations about the examples as a whole share a row.
 */
const clauseOf = (
  block: GuideBlock,
  old: Row | undefined,
  clause: Row | undefined,
  rows: readonly Row[],
): Row | undefined => {
  if (old && (hasText(old) || !old.before || !hasText(old.before))) return old;
  const part = block.part ?? 'definition';
  return isAboutExamples(block)
    ? rows.find(({ id }) => id === 'examples')
    : (clause ?? rows.findLast((row) => partOfRow(row) === part) ?? rows.at(-1));
};

/** Whether the older text prints the annotation directly below its clause; else a person has chosen the clause. */
const isBelow = (
  { row, lang, piece }: Annotation & { readonly row: Row },
  known: readonly Row[],
): boolean => {
  const olds = known.flatMap(({ before }) =>
    before?.lines[lang] && partOfRow(before) === partOfRow(row) ? [before] : [],
  );
  const above = olds.filter((one) => startOf(one, lang) < firstOffset(piece.flow));
  return above.toSorted((one, other) => startOf(one, lang) - startOf(other, lang)).at(-1)?.id === row.id;
};

const rowAlone = (block: GuideBlock, lang: Language, ids: ClauseIds): Row => {
  const part = block.part ?? 'definition';
  const places = { [lang]: [{ part, isPartSure: true }] } as const;
  const id = isAboutExamples(block) ? ids.take('examples') : ids.clause(part, places);
  return newRow('clause', id, { places });
};

const isAboutExamples = (block: GuideBlock): boolean => block.part === 'examples' && isAboutAll(block);

const isAboutAll = ({ about }: GuideBlock): boolean => about?.scope === 'part';

const rowsBySource = (
  rows: readonly Row[],
  texts: readonly SectionText[],
  source: SourceText,
): ((block: GuideBlock) => readonly Row[]) => {
  const own = texts.filter((text) => text.source === source);
  const found = new Map(
    rows.flatMap((row) =>
      own.flatMap(({ lang }) =>
        (row.lines[lang] ?? []).flatMap(({ flow }) => flow.offsets.map((at) => [at, row] as const)),
      ),
    ),
  );
  return ({ flow }) => [...new Set(flow.offsets.flatMap((at) => found.get(at) ?? []))];
};

/**
 * Adds words printed in another language to a row: the row that they had, else the most similar row, else a row
 * beside them, else the first row that they fit, else a new row.
 */
export const mergeForeignWords = (
  known: readonly Row[],
  text: SectionText,
  texts: readonly SectionText[],
  ids: ClauseIds,
): readonly Row[] => {
  const { lang, source, blocks } = text;
  const langs = texts.filter((one) => one.source === source).map((one) => one.lang);
  let rows: readonly Row[] = known.map((row) => ({
    ...row,
    prints: row.prints.filter((one) => one.in !== lang),
  }));
  // A bilingual source is handled once, with its first language.
  if (langs[0] !== lang) return rows;
  const rowsAt = rowsBySource(known, texts, source);
  /** The row of the last block, by language. */
  const last = new Map<Language, string | undefined>();
  const taken = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    if (!isClause(block) || langs.includes(block.lang)) {
      last.set(block.lang, undefined);
      continue;
    }
    const near = [...blocks.slice(index + 1), ...blocks.slice(0, index).reverse()];
    const beside = near.flatMap((one) => (one.part === block.part ? rowsAt(one).slice(0, 1) : []));
    // A penalty fits only the penalty row. A row takes several blocks of a language only if they are consecutive.
    const fits = (row: Row): boolean =>
      (partOfRow(row) === 'penalty') === (block.role === 'penalty') &&
      (row.id === last.get(block.lang) || !taken.has(`${block.lang} ${row.id}`));
    const fitting = rows.filter(fits);
    const row = rows.find(({ id }) => id === block.keptId) ??
      mostAlike(block, fitting) ??
      beside.find(fits) ??
      fitting[0] ?? {
        ...rowAlone(block, lang, ids),
        asks: [`this is printed in ${block.lang} alone: is the ${lang} text complete?`],
      };
    if (!rows.some(({ id }) => id === row.id)) rows = [row, ...rows];
    last.set(block.lang, row.id);
    taken.add(`${block.lang} ${row.id}`);
    const print = { lang: block.lang, in: lang, piece: block };
    rows = rows.map((one) => (one.id === row.id ? { ...one, prints: [...one.prints, print] } : one));
  }
  return inParts(rows);
};

const mostAlike = ({ lang, flow }: GuideBlock, rows: readonly Row[]): Row | undefined => {
  const [best] = rows
    .map((row) => ({ row, likeness: similarity(row.texts[lang] ?? '', flow.text) }))
    .sort((left, right) => right.likeness - left.likeness);
  return best && best.likeness >= leastAlike ? best.row : undefined;
};
