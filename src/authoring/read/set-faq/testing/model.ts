import { canonicalManaCost } from '../../../../pipeline/text/mana.ts';
import type { CardView, FaqView } from '../../view-faq.ts';
import type { ModelCard, ModelFaq, ModelGroup } from './print-faq.ts';

/** What must be the same after printing and reading again. */
export interface WholeCard {
  readonly name: string;
  readonly nameEn: string | undefined;
  readonly cost: string | null;
  readonly type: string;
  readonly stats: string | undefined;
  readonly text: readonly string[];
  /** The blocks of each ruling with their kind. */
  readonly rulings: readonly (readonly string[])[];
}

/** A card as read. */
export const fromView = (card: CardView): WholeCard => ({
  name: card.name ?? '',
  nameEn: card.nameEn,
  cost: card.manaCost,
  type: foldType(card.typeLine ?? ''),
  stats: card.power === undefined ? card.loyalty : `${card.power}/${card.toughness}`,
  text: card.text.map(foldAbility),
  rulings: card.rulings.map(({ blocks }) => blocks.flatMap(showBlock)),
});

/** A card as printed; `bilingual` where its English name is printed too. */
export const fromModel = (card: ModelCard, bilingual: boolean): WholeCard => ({
  name: card.name,
  nameEn: bilingual ? card.nameEn : undefined,
  cost: card.cost === null ? null : (canonicalManaCost(card.cost) ?? null),
  type: foldType(card.type),
  stats: card.stats,
  text: card.text.map(foldAbility),
  rulings: card.rulings.map((blocks) => blocks.flatMap(showBlock)),
});

/** The entries of a real FAQ, and a few chapters around them, as a model to be printed in other styles. */
export const modelOfView = (view: FaqView): ModelFaq => {
  const cards = new Map(view.cards.map((card) => [card.name, card]));
  const groups = view.chapters.flatMap((chapter) => chapter.groups ?? []);
  return {
    title: '_示例系列_常见问题集',
    date: '此文件最近更新日期：2011年2月3日',
    preface: [
      '编纂：某甲，且有某乙及某丙的贡献',
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
    groups: groups.map(
      ({ heading, cards: names }): ModelGroup => ({
        heading,
        cards: names.flatMap((name) => {
          const card = name === null ? undefined : cards.get(name);
          return card ? [modelOfCard(card)] : [];
        }),
      }),
    ),
    legal: '所有注册商标均为其拥有者的财产。',
  };
};

const modelOfCard = (card: CardView): ModelCard => {
  const stats = card.power === undefined ? card.loyalty : `${card.power}/${card.toughness}`;
  return {
    name: card.name ?? '',
    nameEn: inventEnglishName(card.lines[0]),
    cost: card.manaCost === null ? null : printCost(card.manaCost),
    type: card.typeLine ?? '',
    ...(stats === undefined ? {} : { stats }),
    text: card.text,
    rulings: card.rulings.map(({ blocks }) => blocks),
  };
};

const firstWords = ['Silent', "Ruler's", 'Far-Seeing', 'Æther', 'Nir and Thal,', 'Hand of the', 'Ten'];
const lastWords = ['Tide', 'Wardens', 'Lord of Ash', 'Sun-Crier', 'Pact!', 'Beast, Unbound', "Keeper's Vow"];

/** A name with the signs that English names have: `Far-Seeing Lord of Ash`. */
const inventEnglishName = (seed: number): string =>
  `${firstWords[seed % firstWords.length]} ${lastWords[Math.floor(seed / 2) % lastWords.length]}`;

const chineseSymbols: Readonly<Record<string, string>> = {
  ...{ W: '白', U: '蓝', B: '黑', R: '红', G: '绿', X: 'X' },
  ...{ 0: '零', 1: '一', 2: '二', 3: '三', 4: '四', 5: '五', 6: '六', 7: '七', 11: '十一' },
};

const printCost = (cost: string): string =>
  cost.replace(/\{(\w+)\}/gu, (symbol, code: string) => `{${chineseSymbols[code] ?? symbol}}`);

const showBlock = (block: ModelCard['rulings'][number][number]): readonly string[] =>
  block.type === 'paragraph' ? [block.text] : block.items.map((item) => `${block.type}: ${item}`);

const foldType = (type: string): string => type.replace(/\s*[～~∼—－–-]+\s*/gu, '～');

const foldAbility = (text: string): string =>
  text.replace(/^[[（]?([+\-－−][\dX]+)[\]）]?[:：] ?/u, '[$1]：').replace(/[－−]/gu, '-');
