import type { ClaimedSection } from '../../pipeline/registry/claim-section.ts';
import type { GuideBlock, GuideStructure } from '../../pipeline/structure/structure.ts';
import { type Flow, sliceFlow, sourceOffsetsOf, trimFlow } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Part } from '../../schema/guide.ts';

/**
 * The structure of a text whose rows are planned, with the part of its row for each clause and annotation. A text can
 * print a clause under another heading than the other languages do, or under none: the row decides, and the build
 * refuses a structure that says otherwise. A block that is in rows of several parts becomes several blocks.
 */
export const takePartsOfRows = (
  source: SourceText,
  structure: GuideStructure,
  { clauses }: ClaimedSection,
): GuideStructure => {
  const partAt = new Map<number, Part>();
  for (const { row, texts, alsoPrinted, annotations } of clauses) {
    const pieces = [
      ...texts.values(),
      alsoPrinted.map(({ piece }) => piece),
      annotations.map((one) => one.piece),
    ];
    for (const piece of pieces.flat())
      if (piece.source.file === source.file)
        for (const offset of sourceOffsetsOf(piece.flow)) partAt.set(offset, row.part);
  }
  return { ...structure, blocks: structure.blocks.flatMap((block) => toBlocks(block, partAt)) };
};

/** A block, or its stretches that are in one part each. Marks stay with the first. */
const toBlocks = (block: GuideBlock, partAt: ReadonlyMap<number, Part>): readonly GuideBlock[] => {
  if (block.role !== 'clause' && block.role !== 'annotation') return [block];
  return stretchesOf(block, partAt).map(({ part, flow }, index) =>
    index === 0 ? { ...block, part, flow } : { role: block.role, lang: block.lang, part, flow, markup: [] },
  );
};

interface Stretch {
  readonly part: Part | null;
  readonly flow: Flow;
}

/** Characters that no row has, such as blanks between two rows, stay with those before them. */
const stretchesOf = (
  { part: printed, flow }: GuideBlock,
  partAt: ReadonlyMap<number, Part>,
): readonly Stretch[] => {
  const starts: { readonly part: Part | null; readonly from: number }[] = [];
  flow.offsets.forEach((offset, index) => {
    const part = partAt.get(offset);
    if (part !== undefined && part !== starts.at(-1)?.part)
      starts.push({ part, from: starts.length === 0 ? 0 : index });
  });
  if (starts.length <= 1) return [{ part: starts[0]?.part ?? printed, flow }];
  return starts.map(({ part, from }, index) => ({
    part,
    flow: trimFlow(sliceFlow(flow, from, starts[index + 1]?.from ?? flow.offsets.length)),
  }));
};
