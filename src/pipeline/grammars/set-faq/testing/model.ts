import type { CardView, FaqView } from '../../../parse-faq.ts';
import type { ModelCard, ModelFaq, ModelGroup } from './print-faq.ts';

/** What must be the same after printing and reading again. Widths and marks are the style's. */
export interface WholeCard {
  readonly name: string;
  readonly cost: string | null;
  readonly type: string;
  readonly stats: string | undefined;
  readonly text: readonly string[];
  readonly rulings: readonly (readonly string[])[];
}

/** A card as read, ready to be compared. */
export const fromView = (card: CardView): WholeCard => ({
  name: card.name ?? '',
  cost: card.manaCost,
  type: foldType(card.typeLine ?? ''),
  stats: card.power === undefined ? card.loyalty : `${card.power}/${card.toughness}`,
  text: card.text.map(foldAbility),
  rulings: card.rulings.map(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : block.items)),
  ),
});

/** A card as printed, ready to be compared. */
export const fromModel = (card: ModelCard, cost: string | null): WholeCard => ({
  name: card.name,
  cost,
  type: foldType(card.type),
  stats: card.stats === '/' ? undefined : card.stats,
  text: card.text.map(foldAbility),
  rulings: card.rulings.map((blocks) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : block.items)),
  ),
});

/** The entries of a real FAQ as a model, to be printed in other styles. */
export const modelOfView = (view: FaqView, groups: readonly ModelGroup[]): ModelFaq => ({
  title: '_示例系列_常见问题集',
  date: '此文件最近更新日期：2011年2月3日',
  preface: [
    '本常见问题集包含两大段落。',
    '第一段（「通则释疑」）解释本系列中的新机制。第二段（「单卡解惑」）则为牌手解答特定单卡的疑问。',
  ],
  sections: [
    {
      heading: '新关键字异能：回音',
      notes: ['回音是本系列的新异能，以下是它的规则。', '* 回音属于触发式异能。'],
    },
    {
      heading: '复出的牌类别：部族',
      notes: ['部族是本系列再次出现的牌类别。', '* 部族不能单独出现在牌上。'],
    },
  ],
  groups,
  legal: view.chapters.at(-1)?.sections[0]?.notes[0]?.text ?? '所有注册商标均为其拥有者的财产。',
});

const foldType = (type: string): string => type.replace(/\s*[～~∼—－–-]+\s*/gu, '～');
const foldAbility = (text: string): string =>
  text
    .replace(/^[[（]?([+\-－−][\dX]+)[\]）]?[:：] ?/u, '[$1]：')
    .replace('−', '-')
    .replace('－', '-');
