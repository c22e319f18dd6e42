import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import { hangAnnotations } from '../read/hang-annotations.ts';
import { type GuideBlock, isClause } from '../read/structure.ts';
import { whoSpeaks } from './ask.ts';
import { inParts, partOfRow } from './guide-rows.ts';
import { findAgain } from './match-texts.ts';
import type { ClauseIds } from './number.ts';
import { firstOffset, hasText, newRow, type Row, type SectionText } from './rows.ts';

/** Rows with the annotations of a text. One that was there keeps its ID, a new one gets the next of its clause. */
export const layAnnotations = (
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
  const oldOf = findAgain(
    olds,
    blocks,
    ({ piece }) => piece.flow.text,
    ({ flow }) => flow.text,
  );
  const hung = hangAnnotations(text.blocks);
  const rowAt = rowsBySource(known, texts, source);
  const kept = new Set<string>();
  let rows: readonly Row[] = known.map((row) => ({
    ...row,
    annotations: row.annotations.filter((one) => one.lang !== lang),
  }));
  for (const block of blocks) {
    const old = oldOf.get(block);
    const own = hung.get(block);
    const found = clauseOf(block, old?.row, own && rowAt(own.clause), rows) ?? rowAlone(block, lang, ids);
    if (!rows.some(({ id }) => id === found.id)) rows = inParts([...rows, found]);
    const isKept = old !== undefined && found.id === old.row.id && !kept.has(old.id);
    const id = isKept ? old.id : ids.note(found.id);
    kept.add(id);
    const isSure = own?.isSure === true || isAboutAll(block);
    const asks = [
      ...(block.isVoiceOpen ? [whoSpeaks(lang)] : []),
      ...(isNewer || !isSure ? [`is ${id} about this clause?`] : []),
    ];
    rows = withChanged(rows, found.id, (row) => ({
      annotations: [...row.annotations, { id, lang, piece: block }],
      asks: isKept ? row.asks : [...new Set([...row.asks, ...asks])],
    }));
  }
  return rows;
};

const withChanged = (rows: readonly Row[], id: string, changes: (row: Row) => Partial<Row>): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...changes(row) } : row));

/** The row it was in, if that has a text still or never had one; what is about all examples has a row of its own. */
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

/** A row for what no text of these languages says, in its part of the text of a language. */
const rowAlone = (block: GuideBlock, lang: Language, ids: ClauseIds): Row => {
  const part = block.part ?? 'definition';
  const places = { [lang]: [{ part, isPartSure: true }] } as const;
  const id = isAboutExamples(block) ? ids.take('examples') : ids.clause(part, places);
  return newRow('clause', id, { places });
};

const isAboutExamples = (block: GuideBlock): boolean => block.part === 'examples' && isAboutAll(block);

const isAboutAll = ({ about }: GuideBlock): boolean => about?.scope === 'part';

/** Finds the row that has the beginning of a block of a source. */
const rowsBySource = (
  rows: readonly Row[],
  texts: readonly SectionText[],
  source: SourceText,
): ((block: GuideBlock) => Row | undefined) => {
  const own = texts.filter((text) => text.source === source);
  const found = new Map(
    rows.flatMap((row) =>
      own.flatMap(({ lang }) =>
        (row.lines[lang] ?? []).flatMap(({ flow }) => flow.offsets.map((at) => [at, row] as const)),
      ),
    ),
  );
  return ({ flow }) => found.get(firstOffset(flow));
};

/** Rows with what a text prints in a language that it is not named for: at the row most like it, or the one beside it. */
export const layPrints = (
  known: readonly Row[],
  text: SectionText,
  texts: readonly SectionText[],
  ids: ClauseIds,
): readonly Row[] => {
  const { lang, source, blocks } = text;
  const carried = texts.filter((one) => one.source === source).map((one) => one.lang);
  let rows: readonly Row[] = known.map((row) => ({
    ...row,
    prints: row.prints.filter((one) => one.in !== lang),
  }));
  // A source of two languages is looked through once.
  if (carried[0] !== lang) return rows;
  const rowAt = rowsBySource(known, texts, source);
  /** By language, the row of the last block, where that is printed at a row. */
  const last = new Map<Language, string | undefined>();
  /** The rows that this text prints something at, by language. */
  const taken = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    if (!isClause(block) || carried.includes(block.lang)) {
      last.set(block.lang, undefined);
      continue;
    }
    const near = [...blocks.slice(index + 1), ...blocks.slice(0, index).reverse()];
    const beside = near.flatMap((one) => (one.part === block.part ? (rowAt(one) ?? []) : []));
    // A penalty can only be at the penalty. A row prints neighbors only: the same ID elsewhere is another text.
    const fits = (row: Row): boolean =>
      (partOfRow(row) === 'penalty') === (block.role === 'penalty') &&
      (row.id === last.get(block.lang) || !taken.has(`${block.lang} ${row.id}`));
    const fitting = rows.filter(fits);
    const row = mostAlike(block, fitting) ??
      beside.find(fits) ??
      fitting[0] ?? {
        ...rowAlone(block, lang, ids),
        asks: [`printed in ${block.lang} only: is the ${lang} text whole?`],
      };
    if (!rows.some(({ id }) => id === row.id)) rows = [row, ...rows];
    last.set(block.lang, row.id);
    taken.add(`${block.lang} ${row.id}`);
    rows = withChanged(rows, row.id, ({ prints }) => ({
      prints: [...prints, { lang: block.lang, in: lang, piece: block }],
    }));
  }
  return inParts(rows);
};

const mostAlike = ({ lang, flow }: GuideBlock, rows: readonly Row[]): Row | undefined => {
  const [best] = rows
    .map((row) => {
      const prints = (row.before?.prints ?? []).filter((one) => one.lang === lang);
      const texts = [row.says[lang] ?? '', ...prints.map(({ piece }) => piece.flow.text)];
      return { row, likeness: Math.max(...texts.map((text) => similarity(text, flow.text))) };
    })
    .sort((left, right) => right.likeness - left.likeness);
  return best && best.likeness >= leastAlike ? best.row : undefined;
};

/** Less alike than this is another clause. */
const leastAlike = 0.4;
