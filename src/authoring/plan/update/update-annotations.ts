import type { GuideBlock } from '../../../pipeline/structure/structure.ts';
import { nextNoteId } from '../next-id.ts';
import type { TextToAlign } from '../propose-rows.ts';
import { createRefWriter, firstWords } from '../section-units.ts';
import { type Desk, nearestRow, type OpenRow, partOf, rowsByBlock, wholeBlock } from './desk.ts';
import { matchTexts } from './match-texts.ts';

/** Annotations keep their IDs as clauses do; a new one goes under the clause before it. */
export const updateAnnotations = ({ lang, source, structure }: TextToAlign, desk: Desk): void => {
  const writer = createRefWriter(source, structure);
  const olds = desk.rows.flatMap((row) =>
    row.oldAnnotations.filter((one) => one.lang === lang).map((one) => ({ ...one, row })),
  );
  const blocks = structure.blocks.filter((block) => block.role === 'annotation' && block.lang === lang);
  const ownerOf = matchOwners(olds, blocks);
  const rowOf = rowsByBlock(desk, lang);
  const kept = new Set<string>();
  for (const row of desk.rows) row.annotations = row.annotations.filter((one) => one.lang !== lang);
  for (const block of blocks) {
    const owner = ownerOf.get(block);
    const row = owner && isStanding(owner.row) ? owner.row : rowBefore(block, structure.blocks, desk, rowOf);
    if (!row) continue;
    const isKept = owner !== undefined && !kept.has(owner.id);
    const id = isKept ? owner.id : nextNoteId(row.id, desk.taken);
    kept.add(id);
    desk.taken.add(id);
    row.annotations.push({ id, lang, at: writer.refOf([wholeBlock(block)]) });
    row.words.set(id, firstWords(block.flow.text));
    if (!isKept) row.reviews.push(`${id} is new: does it speak of this clause?`);
  }
  desk.retiredNotes.push(
    ...olds.filter(({ id }) => !kept.has(id)).map(({ id, row }) => ({ id, row: row.id })),
  );
};

interface OldAnnotation {
  readonly id: string;
  readonly text: string;
  readonly row: OpenRow;
}

/** The old annotation that each block carries. */
const matchOwners = (
  olds: readonly OldAnnotation[],
  blocks: readonly GuideBlock[],
): ReadonlyMap<GuideBlock, OldAnnotation> => {
  const { carried } = matchTexts(
    olds.map(({ text }) => text),
    blocks.map(({ flow }) => flow.text),
  );
  const pairs = [...carried].flatMap(([index, { by }]) =>
    by.flatMap((stretch): [GuideBlock, OldAnnotation][] => {
      const [old, block] = [olds[index], blocks[stretch.index]];
      return old && block ? [[block, old]] : [];
    }),
  );
  return new Map(pairs.reverse());
};

/** A row that has a text still, or never had one (`examples`). */
const isStanding = ({ texts, old }: OpenRow): boolean => texts.size > 0 || old.size === 0;

const rowBefore = (
  block: GuideBlock,
  blocks: readonly GuideBlock[],
  { rows }: Desk,
  rowOf: ReadonlyMap<GuideBlock, OpenRow>,
): OpenRow | undefined => {
  const before = blocks.slice(0, blocks.indexOf(block)).filter((one) => partOf(one) === partOf(block));
  return (
    nearestRow(before.reverse(), rowOf) ?? rows.findLast(({ part }) => part === partOf(block)) ?? rows[0]
  );
};
