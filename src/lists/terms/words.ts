import { words } from '../../schema/words.ts';

export const termWords = words({
  title: { zh: '术语对照', ja: '用語対訳', en: 'Terms' },
  lead: {
    zh: '{count} 条术语的中日英对照，附读音与缩写；说明由本站撰写，不是规则。',
    ja: '{count}語の中日英対訳。読みと略語付き。説明は当サイトによるもので、ルールではありません。',
    en: '{count} terms in Chinese, Japanese and English, with readings and abbreviations. The explanations are ours, not rules.',
  },
  aliases: { zh: '又称', ja: '別名', en: 'Also called' },
  use: { zh: '说明', ja: '説明', en: 'Meaning' },
  filterHint: {
    zh: '术语、缩写或别称',
    ja: '用語・略語・別名',
    en: 'Term, abbreviation or alias',
  },
  stands: { zh: '出现 {count} 处', ja: '出現箇所 {count}', en: 'Appears in {count} {count|place|places}' },
  topics: { zh: '分类', ja: '分野', en: 'Topics' },
  more: { zh: '另有 {count} 处', ja: 'ほか{count}か所', en: '{count} more' },
  nowhere: { zh: '文本中未出现', ja: '本文では未使用', en: 'not used in any text' },
});

export const topicWords = words({
  infractions: { zh: '违规', ja: '違反', en: 'Infractions' },
  penalties: { zh: '处罚与章节', ja: '懲罰と節の構成', en: 'Penalties and parts' },
  guide: { zh: '方针用语', ja: '指針の用語', en: 'Words of the guide' },
  zones: { zh: '区域', ja: '領域', en: 'Zones' },
  turn: { zh: '回合', ja: 'ターン', en: 'Turn' },
  objects: { zh: '物件与特征', ja: 'オブジェクトと特性', en: 'Objects' },
  abilities: { zh: '异能', ja: '能力', en: 'Abilities' },
  actions: { zh: '游戏动作', ja: 'ゲーム中の処理', en: 'Game actions' },
  formats: { zh: '赛制', ja: 'フォーマット', en: 'Formats' },
});

export const termCountWords = words({
  shown: { zh: '{count} 条', ja: '{count}件', en: '{count} {count|term|terms}' },
  none: { zh: '没有符合的术语', ja: '該当する用語はありません', en: 'No matching terms' },
});
