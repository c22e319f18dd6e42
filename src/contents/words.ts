import { words } from '../schema/words.ts';

/** The contents of a guide, and the way to the right section. */
export const contentsWords = words({
  lead: {
    zh: '全部章节、名称与基本处罚，依 {edition} 版。升级见各节正文。有链接的章节可在此阅读。',
    ja: 'すべての節の名称と基本の懲罰（{edition} の版による）。格上げは各節の本文を参照。リンクのある節はここで読めます。',
    en: 'Every section with its names and basic penalty, as of the edition of {edition}. Upgrades are in the texts. Sections with a link can be read here.',
  },
  /** Where nobody has written down what the guide consists of. */
  leadHere: { zh: '可在此阅读的章节。', ja: 'ここで読める節。', en: 'The sections that can be read here.' },
  number: { zh: '节', ja: '節', en: 'Section' },
  name: { zh: '名称', ja: '名称', en: 'Name' },
  penalty: { zh: '基本处罚', ja: '基本の懲罰', en: 'Basic penalty' },
  here: { zh: '文本', ja: '本文', en: 'Texts' },
  notHere: { zh: '本站未收录', ja: 'ここに本文はありません', en: 'No text here' },
  /** Beside the fork: whose words it is in. */
  ours: {
    zh: '以下问题由本站撰写，并非官方文字；每一问之后列出依据的条文。从上往下，第一个答“是”的问题即为答案。',
    ja: '以下の質問はこのサイトが書いたもので、公式の文ではありません。根拠となる条文を添えています。上から順に、最初に「はい」となったものが答えです。',
    en: 'These questions are in our own words and are not official; each names the clause that says so. Go from the top: the first yes is the answer.',
  },
  yes: { zh: '是 →', ja: 'はい →', en: 'Yes →' },
  because: { zh: '依据', ja: '根拠', en: 'See' },
  otherwise: {
    zh: '都不是：请看各节的定义。',
    ja: 'どれにも当たらない場合は、各節の定義を参照してください。',
    en: 'None of them: look at the definitions of the sections.',
  },
});
