import { type Flow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import { type Part, parts } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { Piece } from '../align/units.ts';
import { diffWording, foldWording } from '../compare/similarity.ts';
import { type GuideBlock, isClause } from '../read/structure.ts';
import { matchTexts } from './match-texts.ts';
import type { ProposedRow } from './propose-rows.ts';
import {
  askWhoSpeaks,
  carry,
  insertRow,
  type NextText,
  oldText,
  partOf,
  type RowDraft,
  rowAtOffset,
  rowOfBlock,
  type SectionDraft,
  sureScore,
  wordsOf,
} from './row-draft.ts';

/**
 * Puts the newer texts at their rows: those that a row had before by likeness and order, the others where the
 * aligner proposes, in a row that lacks their language or in a new one. English comes first, since it decides.
 */
export const placeTexts = (
  texts: readonly NextText[],
  proposed: readonly ProposedRow[],
  draft: SectionDraft,
): void => {
  const fresh = texts.flatMap((text) => keepTexts(text, draft));
  const previous = new Map<Part, RowDraft>();
  // The aligner counts from 1: its IDs are for sections that have none.
  const rows = draft.isNew ? proposed : proposed.map((row) => ({ ...row, id: '' }));
  for (const row of rows) placeRewritten(row, texts, fresh, draft);
  for (const text of texts) keepInPlace(text, fresh, draft);
  for (const row of rows) {
    const last = placeProposed(row, texts, fresh, previous.get(row.part), draft);
    if (last) previous.set(last.part, last);
  }
};

/** Finds the old texts of one language in the newer one, part by part; gives the blocks that carry none. */
const keepTexts = (next: NextText, draft: SectionDraft): readonly GuideBlock[] => {
  const { lang, structure } = next;
  const known = draft.rows.filter((row) => row.texts.delete(lang));
  return parts.flatMap((part) => {
    const rows = known.filter((row) => row.part === part);
    const blocks = structure.blocks.filter(
      (block) => isClause(block) && block.lang === lang && partOf(block) === part,
    );
    const [only] = rows;
    // A section has one penalty, however it is worded.
    if (part === 'penalty' && only) {
      const flows = blocks.map(({ flow }) => flow);
      if (flows.length > 0) keepText(only, flows, next, draft);
      return [];
    }
    const { carried, fresh } = matchTexts(
      rows.map((row) => oldText(row, lang) ?? ''),
      blocks.map(({ flow }) => flow.text),
    );
    for (const [index, row] of rows.entries()) {
      const flows = carried.get(index)?.flatMap((slice) => {
        const block = blocks[slice.index];
        return block ? [sliceFlow(block.flow, slice.from, slice.to)] : [];
      });
      if (flows) keepText(row, flows, next, draft);
    }
    return fresh.flatMap((index) => blocks[index] ?? []);
  });
};

/** A text that its row had before, changed or not. */
const keepText = (row: RowDraft, flows: readonly Flow[], next: NextText, draft: SectionDraft): void => {
  const { lang } = next;
  const old = oldText(row, lang) ?? '';
  const text = setText(row, flows, next, draft);
  if (foldWording(old) !== foldWording(text)) row.changed.set(lang, diffWording(old, text));
};

const setText = (
  row: RowDraft,
  flows: readonly Flow[],
  { lang, source }: NextText,
  draft: SectionDraft,
): string => {
  const text = { source, flows };
  row.texts.set(lang, text);
  for (const flow of flows) carry(draft, row, source, flow);
  return wordsOf(text);
};

/**
 * Puts what is fresh of a proposed row at the rows that carry the rest of it, or in a new row after `previous`, the
 * last row of its part so far. Gives the last row that carries any of it.
 */
const placeProposed = (
  proposed: ProposedRow,
  texts: readonly NextText[],
  fresh: readonly GuideBlock[],
  previous: RowDraft | undefined,
  draft: SectionDraft,
): RowDraft | undefined => {
  const known = rowsOf(proposed, draft);
  let opened: RowDraft | undefined;
  for (const next of texts) {
    const { lang } = next;
    const pieces = (proposed.pieces[lang] ?? []).filter(({ block }) => fresh.includes(block));
    const flows = pieces.flatMap(({ flow }) => freeStretches(flow, next, draft));
    const [first] = pieces;
    if (!first || flows.length === 0) continue;
    const lacking = known.find((row) => row.part === partOf(first.block) && !row.texts.has(lang));
    const row = lacking ?? opened ?? insertRow(proposed, previous, draft);
    setText(row, flows, next, draft);
    askIfOpen(row, pieces, lang);
    if (lacking) row.reviews.push(`the ${lang} is new: is it this clause?`);
    else opened = row;
  }
  if (opened && !draft.isNew) askAboutNew(opened, proposed);
  notePairs(proposed, texts, draft);
  return opened ?? draft.rows.findLast((row) => known.includes(row));
};

/** A rewritten text is that of the clause with whose other languages it is aligned. */
const placeRewritten = (
  proposed: ProposedRow,
  texts: readonly NextText[],
  fresh: readonly GuideBlock[],
  draft: SectionDraft,
): void => {
  const known = rowsOf(proposed, draft);
  for (const next of texts) {
    const { lang } = next;
    const pieces = (proposed.pieces[lang] ?? []).filter(({ block }) => fresh.includes(block));
    const flows = pieces.flatMap(({ flow }) => freeStretches(flow, next, draft));
    const [first] = pieces;
    if (!first || flows.length === 0) continue;
    // A newer text may print a clause without its heading: then the other languages know its part.
    const row = known.find(
      ({ part, texts: own, claimed }) =>
        [partOf(first.block), proposed.part].includes(part) && !own.has(lang) && claimed?.texts[lang],
    );
    if (row) keepText(row, flows, next, draft);
  }
};

/**
 * What no language knows again keeps its place: between the same neighbors, as many new texts as old ones that are gone
 * are these, rewritten. A person is asked.
 */
const keepInPlace = (next: NextText, fresh: readonly GuideBlock[], draft: SectionDraft): void => {
  const { lang, source, structure } = next;
  const blocks = structure.blocks.filter((block) => isClause(block) && block.lang === lang);
  const rowAt = (block: GuideBlock | undefined) => block && rowOfBlock(draft, source, block);
  for (const { from, run } of freshRuns(blocks, (block) => fresh.includes(block) && !rowAt(block))) {
    const [before, after] = [rowAt(blocks[from - 1]), rowAt(blocks[from + run.length])];
    const gone = draft.rows
      .slice(before ? draft.rows.indexOf(before) + 1 : 0, after ? draft.rows.indexOf(after) : undefined)
      .filter((row) => run.some((block) => partOf(block) === row.part) && hasLost(row, lang));
    if (gone.length !== run.length) continue;
    for (const [index, row] of gone.entries()) {
      const block = run[index];
      if (!block || partOf(block) !== row.part) continue;
      keepText(row, [block.flow], next, draft);
      row.reviews.push(`the ${lang} is rewritten: is it still this clause?`);
    }
  }
};

const hasLost = ({ claimed, texts }: RowDraft, lang: Language): boolean =>
  claimed?.texts[lang] !== undefined && !texts.has(lang);

/** The runs of blocks that pass, each with the index of its first. */
const freshRuns = (
  blocks: readonly GuideBlock[],
  passes: (block: GuideBlock) => boolean,
): readonly { readonly from: number; readonly run: readonly GuideBlock[] }[] => {
  const runs: { from: number; run: GuideBlock[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!passes(block)) continue;
    const last = runs.at(-1);
    if (last && last.from + last.run.length === index) last.run.push(block);
    else runs.push({ from: index, run: [block] });
  }
  return runs;
};

/** As in a new section, what two languages have and the aligner is sure of needs nobody. */
const askAboutNew = ({ texts, reviews }: RowDraft, { score }: ProposedRow): void => {
  if (texts.size < 2 || score < sureScore)
    reviews.push(`a new clause, in ${[...texts.keys()].join(' and ')}`);
};

/** Notes the row whose texts are all newer ones and the aligner is sure that they are one clause. */
const notePairs = (proposed: ProposedRow, texts: readonly NextText[], draft: SectionDraft): void => {
  if (proposed.score < sureScore) return;
  const rows = texts.flatMap(({ lang, source }) => {
    const [piece] = proposed.pieces[lang] ?? [];
    return piece ? (rowAtOffset(draft, source.file, piece.flow.offsets[0]) ?? []) : [];
  });
  const [row] = rows;
  if (row && rows.length === row.texts.size && rows.every((one) => one === row)) row.isPaired = true;
};

const askIfOpen = (row: RowDraft, pieces: readonly Piece[], lang: Language): void => {
  if (pieces.some(({ block }) => block.isVoiceOpen)) askWhoSpeaks(row, lang);
};

/** The rows that carry texts of a proposed one, the one that carries most of it first; a penalty is always the one. */
const rowsOf = ({ part, pieces }: ProposedRow, draft: SectionDraft): readonly RowDraft[] => {
  if (part === 'penalty') return draft.rows.filter((row) => row.part === 'penalty');
  const counts = new Map<RowDraft, number>();
  for (const { block, flow } of Object.values(pieces).flat())
    for (const offset of flow.offsets) {
      const row = rowAtOffset(draft, draft.sources[block.lang], offset);
      if (row) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
  return [...counts].sort(([, one], [, other]) => other - one).map(([row]) => row);
};

/** What of a text no row carries yet. */
const freeStretches = (flow: Flow, { source }: NextText, draft: SectionDraft): readonly Flow[] => {
  const ends = flow.offsets.flatMap((offset, index) =>
    rowAtOffset(draft, source.file, offset) ? [index] : [],
  );
  return [...ends, flow.offsets.length]
    .map((end, index, all) => trimFlow(sliceFlow(flow, index === 0 ? 0 : (all[index - 1] ?? 0) + 1, end)))
    .filter(({ text }) => text !== '');
};
