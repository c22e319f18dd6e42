import { expect } from 'vitest';
import type { Staged } from '../../../../pipeline/diagnostics.ts';
import type { FaqStructure } from '../../../../pipeline/structure/structure.ts';
import { createSourceText } from '../../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../../schema/diagnostic.ts';
import { languages } from '../../../../schema/language.ts';
import { checkConservation } from '../../lines/conserve.ts';
import { noHints, type StructuralHints } from '../../lines/hints.ts';
import { readStructure } from '../../read-structure.ts';
import { type CardView, type FaqView, faqParseView } from '../../view-faq.ts';

/** A text read by the grammar: its structure, what `content parse` prints of it, and what was lost. */
export interface ReadFaq {
  readonly structure: FaqStructure;
  readonly view: FaqView;
  readonly lost: readonly Diagnostic[];
}

/** Reads a text as a set FAQ. */
export const readFaq = (text: string, hints: StructuralHints = noHints): ReadFaq => {
  const source = createSourceText('faq.txt', text);
  const staged = readStructure(source, 'set-faq', { languages, hints }) as Staged<FaqStructure>;
  return {
    structure: staged.value,
    view: faqParseView(source, staged),
    lost: checkConservation(source, staged.value),
  };
};

/** Reads an FAQ of which nothing may be lost. */
export const readWhole = (lines: readonly string[]): FaqView => {
  const { view, lost } = readFaq(lines.join('\n'));
  expect(lost).toEqual([]);
  return view;
};

/** A small FAQ with these lines below this heading of the rulings. */
export const around = (heading: string, lines: readonly string[]): readonly string[] => [
  '_群星_常见问题集',
  '此文件最近更新日期：2012年10月5日',
  '',
  '通则释疑',
  '',
  '发售资讯',
  '',
  '_群星_系列包括274张牌，于十月发售。',
  '',
  heading,
  '',
  ...lines,
  '',
  '所有注册商标均为其拥有者的财产。',
];

/** A card in one line: name | English name | cost | type line | stats | text / text | ruling ; ruling */
export const showCard = (card: CardView): string =>
  [
    card.name ?? '(none)',
    card.nameEn ?? '',
    card.manaCost ?? '',
    card.typeLine ?? '',
    card.power === undefined ? (card.loyalty ?? '') : `${card.power}/${card.toughness}`,
    card.text.join(' / '),
    card.rulings.map(({ text }) => text.replaceAll('\n', ' > ')).join(' ; '),
  ].join(' | ');
