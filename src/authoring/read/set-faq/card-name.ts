/**
 * A name line that holds two languages:
 *
 *   金鬃阿耶尼/ Ajani Goldmane      金鬃阿耶尼／Ajani Goldmane      金鬃阿耶尼（Ajani Goldmane）
 *   金鬃阿耶尼 Ajani Goldmane       金鬃阿耶尼 - Ajani Goldmane     Ajani Goldmane 金鬃阿耶尼
 *   《黄金のたてがみのアジャニ》/Ajani Goldmane     《黄金のたてがみのアジャニ/Ajani Goldmane》
 *
 * The halves of a split card (`火 // 冰`, `Fire // Ice`) are one name.
 */

import type { TextBlock } from '../../../pipeline/structure/structure.ts';
import { type Flow, joinFlows, sliceFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { rangeOf } from './line.ts';

/** The name and, where it is printed beside it, the English name. */
export interface CardName {
  readonly name: TextBlock;
  readonly nameEn: TextBlock | null;
}

/** Takes a name line apart. What stands between or around the names is markup. */
export const splitName = (block: TextBlock): CardName => {
  const { text } = block.flow;
  for (const pattern of bilingualForms) {
    const places = pattern.exec(text)?.indices?.groups;
    if (places?.local && places.english) return cut(block, places.local, places.english);
  }
  const halves = splitHalves(block);
  if (halves) return halves;
  return cut(block, bracketed(text) ?? [0, text.length], undefined);
};

/** `月砂卜者 Moonsand Seer // 月砂先知 Moonsand Prophet` // => `月砂卜者 // 月砂先知`, `Moonsand Seer // Moonsand Prophet` */
const splitHalves = ({ flow, markup }: TextBlock): CardName | undefined => {
  const stroke = /\s*[/／]{2}\s*/du.exec(flow.text)?.indices?.[0];
  if (!stroke) return undefined;
  const [first, second] = [sliceFlow(flow, 0, stroke[0]), sliceFlow(flow, stroke[1])].map((half) =>
    splitName({ flow: half, markup: [] }),
  );
  if (!first?.nameEn || !second?.nameEn) return undefined;
  const join = (left: TextBlock, right: TextBlock): Flow => joinFlows([left.flow, right.flow], ' // ');
  const own = [...markup, ...first.name.markup, ...second.name.markup, ...rangeOf(flow, ...stroke)];
  return {
    name: { flow: join(first.name, second.name), markup: own },
    nameEn: { flow: join(first.nameEn, second.nameEn), markup: [] },
  };
};

type Place = readonly [from: number, to: number];

const notLocal = 'A-Za-z《》【】〔〕';
const local = String.raw`(?<local>[^${notLocal}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^${notLocal}]*?)`;
const english = String.raw`(?<english>[\p{Lu}'"‘“][\p{Script=Latin}\d ,.'’"“”!&:/®\-–]*[\p{Script=Latin}\d!'’"”.])`;

/** In order: the first that fits. */
const bilingualForms: readonly RegExp[] = [
  new RegExp(`^[《【〔]?${local}[》】〕]?\\s*[/／|｜~～—–-]{1,2}\\s*${english}[》】〕]?$`, 'du'),
  new RegExp(`^[《【〔]?${local}[》】〕]?\\s*[（(［[<〈]\\s*${english}\\s*[)）\\]］>〉]$`, 'du'),
  new RegExp(`^[《【〔]?${local}[》】〕]?\\s*${english}$`, 'du'),
  new RegExp(`^${english}\\s*[/／|｜~～—–-]{1,2}\\s*${local}$`, 'du'),
  new RegExp(`^${english}\\s*[（(［[<〈《【]\\s*${local}\\s*[)）\\]］>〉》】]$`, 'du'),
  new RegExp(`^${english}\\s+${local}$`, 'du'),
];

const bracketed = (text: string): Place | undefined =>
  /^[《【〔](?<name>[^《》【】〔〕]+)[》】〕]$/du.exec(text)?.indices?.groups?.name;

const cut = (block: TextBlock, name: Place, nameEn: Place | undefined): CardName => {
  const { flow } = block;
  const places = [name, ...(nameEn ? [nameEn] : [])].sort((left, right) => left[0] - right[0]);
  const between: Range[] = [];
  let done = 0;
  for (const [from, to] of places) {
    between.push(...rangeOf(flow, done, from));
    done = to;
  }
  between.push(...rangeOf(flow, done, flow.text.length));
  return {
    name: { flow: sliceFlow(flow, ...name), markup: [...block.markup, ...between] },
    nameEn: nameEn ? { flow: sliceFlow(flow, ...nameEn), markup: [] } : null,
  };
};
