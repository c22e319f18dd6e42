import type { GuideBlock } from '../../../pipeline/structure/structure.ts';
import type { Language } from '../../../schema/language.ts';
import { similarity } from '../../compare/similarity.ts';
import type { TextToAlign } from '../propose-rows.ts';
import { createRefWriter, firstWords } from '../section-units.ts';
import { type Desk, isText, nearestRow, type OpenRow, partOf, rowsByBlock, wholeBlock } from './desk.ts';

/** What a newer source prints in another language, beside the row where it stood, or the row most like it. */
export const updateAlsoPrinted = (next: TextToAlign, desk: Desk, all: readonly TextToAlign[]): void => {
  const { lang, source, structure } = next;
  const carried = all.filter((text) => text.source === source).map((text) => text.lang);
  const writer = createRefWriter(source, structure);
  for (const row of desk.rows) row.alsoPrinted = row.alsoPrinted.filter((one) => one.in !== lang);
  if (carried[0] !== lang) return;
  const rowOf = rowsByBlock(desk, lang);
  for (const block of structure.blocks) {
    if (!isText(block) || carried.includes(block.lang)) continue;
    const row = rowForPrint(block, lang, desk, structure.blocks, rowOf);
    if (!row) continue;
    row.words.set(`also-${row.alsoPrinted.length}`, firstWords(block.flow.text));
    row.alsoPrinted.push({ lang: block.lang, in: lang, at: writer.refOf([wholeBlock(block)]) });
  }
};

const rowForPrint = (
  block: GuideBlock,
  lang: Language,
  { rows }: Desk,
  blocks: readonly GuideBlock[],
  rowOf: ReadonlyMap<GuideBlock, OpenRow>,
): OpenRow | undefined => {
  const [best] = rows
    .map((row) => {
      const known = [
        row.texts.get(block.lang)?.text ?? '',
        ...row.oldAlso.filter((one) => one.lang === block.lang && one.in === lang).map(({ text }) => text),
      ];
      return { row, likeness: Math.max(...known.map((text) => similarity(text, block.flow.text))) };
    })
    .sort((left, right) => right.likeness - left.likeness);
  if (best && best.likeness >= 0.4) return best.row;
  const index = blocks.indexOf(block);
  const near = [...blocks.slice(index + 1), ...blocks.slice(0, index).reverse()];
  return (
    nearestRow(
      near.filter((one) => partOf(one) === partOf(block)),
      rowOf,
    ) ?? rows[0]
  );
};
