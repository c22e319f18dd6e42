import { type Language, languagesOf } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import { type HungAnnotation, hangAnnotations } from '../read/hang-annotations.ts';
import { type GuideBlock, isClause } from '../read/structure.ts';
import { matchTexts } from './match-texts.ts';
import {
  askWhoSpeaks,
  insertRow,
  type NextText,
  nextNoteId,
  partOf,
  type RowDraft,
  rowOfBlock,
  type SectionDraft,
  wordsOf,
} from './row-draft.ts';

/** Puts the annotations of a text at their rows. One that was there keeps its ID, a new one gets the next of its row. */
export const placeAnnotations = (next: NextText, draft: SectionDraft): void => {
  const { lang, source, structure } = next;
  const blocks = structure.blocks.filter((block) => block.role === 'annotation' && block.lang === lang);
  const oldOf = matchOld(lang, blocks, draft);
  const hung = hangAnnotations(structure.blocks);
  for (const row of draft.rows) row.annotations = row.annotations.filter((one) => one.lang !== lang);
  const kept = new Set<string>();
  for (const block of blocks) {
    const old = oldOf.get(block);
    const row = rowOfAnnotation(block, old, hung.get(block), next, draft);
    const isKept = row === old?.row && !kept.has(old.id);
    const id = isKept ? old.id : nextNoteId(row.id, draft.taken);
    kept.add(id);
    draft.taken.add(id);
    row.annotations = [...row.annotations, { id, lang, source, flows: [block.flow] }];
    if (!isKept && block.isVoiceOpen) askWhoSpeaks(row, lang);
    if (!isKept && isToAsk(block, hung.get(block), draft)) row.reviews.push(`is ${id} about this clause?`);
  }
};

/** In a new section only where nothing but the part speaks for the clause. */
const isToAsk = (block: GuideBlock, hung: HungAnnotation | undefined, { isNew }: SectionDraft): boolean =>
  !isNew || !(hung?.isSure || isAboutAll(block));

interface OldAnnotation {
  readonly id: string;
  readonly row: RowDraft;
}

/** The old annotation that each block carries, or carries the first of. */
const matchOld = (
  lang: Language,
  blocks: readonly GuideBlock[],
  { rows }: SectionDraft,
): ReadonlyMap<GuideBlock, OldAnnotation> => {
  const olds = rows.flatMap((row) =>
    (row.claimed?.annotations ?? [])
      .filter((one) => one.lang === lang)
      .map(({ id, piece }) => ({ id, row, text: piece.flow.text })),
  );
  const { carried } = matchTexts(
    olds.map(({ text }) => text),
    blocks.map(({ flow }) => flow.text),
  );
  return new Map(
    blocks.flatMap((block, index) => {
      const old = olds.find((_, at) => carried.get(at)?.some((slice) => slice.index === index));
      return old ? [[block, old]] : [];
    }),
  );
};

/** The row it was in, if that has a text still or never had one; what is about all examples has a row of its own. */
const rowOfAnnotation = (
  block: GuideBlock,
  old: OldAnnotation | undefined,
  hung: HungAnnotation | undefined,
  { source }: NextText,
  draft: SectionDraft,
): RowDraft => {
  const { rows } = draft;
  if (old && (old.row.texts.size > 0 || isBare(old.row))) return old.row;
  const part = partOf(block);
  const last = rows.findLast((row) => row.part === part);
  if (part !== 'examples' || !isAboutAll(block))
    return (
      (hung && rowOfBlock(draft, source, hung.clause)) ??
      last ??
      rows.at(-1) ??
      insertRow({ part }, undefined, draft)
    );
  return rows.find(({ id }) => id === 'examples') ?? insertRow({ id: 'examples', part }, last, draft);
};

/** A row that never had a text of its own. */
const isBare = ({ claimed }: RowDraft): boolean =>
  claimed !== undefined && languagesOf(claimed.texts).length === 0;

const isAboutAll = ({ about }: GuideBlock): boolean => about?.scope === 'part';

/** Puts what a source prints in a language that it is not named for at the row most like it, or the one beside it. */
export const placePrints = (
  { lang, source, structure }: NextText,
  texts: readonly NextText[],
  draft: SectionDraft,
): void => {
  const carried = texts.filter((text) => text.source === source).map((text) => text.lang);
  for (const row of draft.rows) row.alsoPrinted = row.alsoPrinted.filter((one) => one.in !== lang);
  // A source of two languages is looked through once.
  if (carried[0] !== lang) return;
  /** By language, the row of the last block, where that is printed at a row. */
  const last = new Map<Language, RowDraft | undefined>();
  for (const [index, block] of structure.blocks.entries()) {
    if (!isClause(block) || carried.includes(block.lang)) {
      last.set(block.lang, undefined);
      continue;
    }
    const near = [...structure.blocks.slice(index + 1), ...structure.blocks.slice(0, index).reverse()];
    const beside = near.flatMap((one) =>
      partOf(one) === partOf(block) ? (rowOfBlock(draft, source, one) ?? []) : [],
    );
    // A penalty can only be at the penalty. A row prints neighbors only: the same ID elsewhere is another text.
    const fits = (row: RowDraft): boolean =>
      (row.part === 'penalty') === (block.role === 'penalty') &&
      (row === last.get(block.lang) ||
        row.alsoPrinted.every((one) => one.lang !== block.lang || one.source !== source));
    const rows = draft.rows.filter(fits);
    const row = mostAlike(block, rows) ?? beside.find(fits) ?? rows[0] ?? insertPrint(block, lang, draft);
    last.set(block.lang, row);
    row.alsoPrinted = [...row.alsoPrinted, { lang: block.lang, in: lang, source, flows: [block.flow] }];
  }
};

/** A row for what no text of a language that the source is named for says. */
const insertPrint = (block: GuideBlock, lang: Language, draft: SectionDraft): RowDraft => {
  const row = insertRow({ part: partOf(block) }, undefined, draft);
  row.reviews.push(`printed in ${block.lang} only: is the ${lang} text whole?`);
  return row;
};

const mostAlike = ({ lang, flow }: GuideBlock, rows: readonly RowDraft[]): RowDraft | undefined => {
  const [best] = rows
    .map((row) => {
      const prints = (row.claimed?.alsoPrinted ?? []).filter((one) => one.lang === lang);
      const own = row.texts.get(lang);
      const texts = [own ? wordsOf(own) : '', ...prints.map(({ piece }) => piece.flow.text)];
      return { row, likeness: Math.max(...texts.map((text) => similarity(text, flow.text))) };
    })
    .sort((left, right) => right.likeness - left.likeness);
  return best && best.likeness >= leastAlike ? best.row : undefined;
};

/** Less alike than this is another clause. */
const leastAlike = 0.4;
