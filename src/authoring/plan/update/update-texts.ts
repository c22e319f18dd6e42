import type { GuideBlock } from '../../../pipeline/structure/structure.ts';
import { type Part, parts, type Reason } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import { diffWording } from '../../compare/diff-wording.ts';
import { foldWording, similarity } from '../../compare/similarity.ts';
import { nextClauseId } from '../next-id.ts';
import type { TextToAlign } from '../propose-rows.ts';
import { createRefWriter, firstWords, type RefWriter } from '../section-units.ts';
import {
  type BlockStretch,
  type Desk,
  emptyRow,
  isText,
  nearestRow,
  type OpenRow,
  partOf,
  rowsByBlock,
  wholeBlock,
} from './desk.ts';
import { matchTexts } from './match-texts.ts';

/** Puts the texts of one language at their rows, part by part. */
export const updateTexts = (next: TextToAlign, desk: Desk): void => {
  const { lang, source, structure } = next;
  const writer = createRefWriter(source, structure);
  const lost: OpenRow[] = [];
  const fresh: GuideBlock[] = [];
  for (const part of parts) {
    const olds = desk.rows.filter((row) => row.part === part && row.old.has(lang));
    for (const row of olds) row.texts.delete(lang);
    const blocks = structure.blocks.filter(
      (block) => isText(block) && block.lang === lang && partOf(block) === part,
    );
    const { carried, fresh: free } = matchPart(part, olds, blocks, lang);
    olds.forEach((row, index) => {
      const stretches = carried.get(index);
      if (stretches) keepText(row, lang, stretches, writer, desk);
      else lost.push(row);
    });
    fresh.push(...free);
  }
  const rowOf = rowsByBlock(desk, lang);
  for (const block of fresh) placeFresh(block, next, writer, desk, rowOf);
  for (const row of lost) loseText(row, lang, desk, rowOf, fresh);
};

const matchPart = (
  part: Part,
  olds: readonly OpenRow[],
  blocks: readonly GuideBlock[],
  lang: Language,
): { carried: ReadonlyMap<number, readonly BlockStretch[]>; fresh: readonly GuideBlock[] } => {
  // A section has one penalty, however it is worded.
  if (part === 'penalty' && olds.length > 0)
    return { carried: blocks.length === 0 ? new Map() : new Map([[0, blocks.map(wholeBlock)]]), fresh: [] };
  const { carried, fresh } = matchTexts(
    olds.map((row) => row.old.get(lang) ?? ''),
    blocks.map(({ flow }) => flow.text),
  );
  const toStretches = ({ by }: { by: readonly { index: number; from: number; to: number }[] }) =>
    by.flatMap(({ index, from, to }): BlockStretch[] => {
      const block = blocks[index];
      return block ? [{ block, from, to }] : [];
    });
  return {
    carried: new Map([...carried].map(([index, match]) => [index, toStretches(match)])),
    fresh: fresh.flatMap((index) => blocks[index] ?? []),
  };
};

const setText = (
  row: OpenRow,
  lang: Language,
  stretches: readonly BlockStretch[],
  writer: RefWriter,
): string => {
  const text = stretches.map(({ block, from, to }) => block.flow.text.slice(from, to)).join('\n\n');
  row.texts.set(lang, { at: writer.refOf(stretches), differs: differsBefore(row, lang), text });
  row.words.set(lang, firstWords(text));
  const [first] = stretches;
  if (first) row.blocks.set(lang, first.block);
  return text;
};

const differsBefore = ({ before }: OpenRow, lang: Language): readonly Reason[] => {
  const text = before?.texts[lang];
  return typeof text === 'object' ? text.differs : [];
};

const keepText = (
  row: OpenRow,
  lang: Language,
  stretches: readonly BlockStretch[],
  writer: RefWriter,
  { steps }: Desk,
): void => {
  const old = row.old.get(lang) ?? '';
  const text = setText(row, lang, stretches, writer);
  const at = row.texts.get(lang)?.at ?? '';
  const bare = (one: string): string => one.replace(/\s+/gu, '');
  if (bare(old) === bare(text)) steps.push({ what: 'unchanged', lang, id: row.id, at });
  else if (foldWording(old) === foldWording(text)) steps.push({ what: 'punctuation', lang, id: row.id, at });
  else {
    const diff = diffWording(old, text);
    row.changed.set(lang, diff);
    steps.push({ what: 'changed', lang, id: row.id, at, diff });
  }
};

/** A text that no row carried: it fills a row that lacks its language between its neighbors, or opens a new one. */
const placeFresh = (
  block: GuideBlock,
  next: TextToAlign,
  writer: RefWriter,
  desk: Desk,
  rowOf: Map<GuideBlock, OpenRow>,
): void => {
  const { lang, structure } = next;
  const part = partOf(block);
  const own = structure.blocks.filter((one) => isText(one) && one.lang === lang && partOf(one) === part);
  const index = own.indexOf(block);
  const previous = nearestRow(own.slice(0, index).reverse(), rowOf);
  const following = nearestRow(own.slice(index + 1), rowOf);
  const inPart = desk.rows.filter((row) => row.part === part);
  const from = previous ? inPart.indexOf(previous) + 1 : 0;
  const to = following ? inPart.indexOf(following) : inPart.length;
  const lacking = inPart
    .slice(from, Math.max(from, to))
    .filter((row) => !row.texts.has(lang) && !row.old.has(lang) && row.texts.size > 0);
  const label = block.label?.toLowerCase();
  const gap = lacking.find((row) => label !== undefined && row.id === `example-${label}`) ?? lacking[0];
  const row = gap ?? insertRow(desk, part, previous);
  const text = setText(row, lang, [wholeBlock(block)], writer);
  rowOf.set(block, row);
  const at = row.texts.get(lang)?.at ?? '';
  const words = firstWords(text);
  if (gap) {
    row.reviews.push(`the ${lang} is new: is it this clause?`);
    desk.steps.push({ what: 'filled', lang, id: row.id, at, words });
  } else {
    row.reviews.push(`a new clause, in ${lang}`);
    desk.steps.push({ what: 'new', lang, id: row.id, at, words, after: previous?.id });
  }
};

const insertRow = ({ rows, taken }: Desk, part: Part, previous: OpenRow | undefined): OpenRow => {
  const id = nextClauseId(part, taken);
  taken.add(id);
  const row = emptyRow(id, part);
  const start = rows.findIndex((one) => parts.indexOf(one.part) >= parts.indexOf(part));
  const first = start < 0 ? rows.length : start;
  rows.splice(previous ? rows.indexOf(previous) + 1 : first, 0, row);
  return row;
};

const loseText = (
  row: OpenRow,
  lang: Language,
  { steps, moved }: Desk,
  rowOf: ReadonlyMap<GuideBlock, OpenRow>,
  fresh: readonly GuideBlock[],
): void => {
  const old = row.old.get(lang) ?? '';
  steps.push({ what: 'gone', lang, id: row.id, words: firstWords(old) });
  const [best] = fresh
    .map((block) => ({ to: rowOf.get(block)?.id, likeness: similarity(old, block.flow.text) }))
    .sort((left, right) => right.likeness - left.likeness);
  if (best?.to !== undefined && best.likeness >= 0.6) moved.set(row.id, best.to);
};
