import type { Penalty } from '../schema/contents.ts';
import type { Language } from '../schema/language.ts';

interface ContentsWords {
  readonly lead: (edition: string) => string;
  /** Where nobody has written down what the guide consists of. */
  readonly leadHere: string;
  readonly number: string;
  readonly name: string;
  readonly penalty: string;
  readonly here: string;
  readonly notHere: string;
  readonly penalties: Readonly<Record<Penalty, string>>;
  /** Beside the fork: whose words it is in. */
  readonly ours: string;
  readonly yes: string;
  readonly because: string;
  readonly otherwise: string;
}

export const contentsWords: Readonly<Record<Language, ContentsWords>> = {
  zh: {
    lead: (edition) => `全部章节、名称与基本处罚，依 ${edition} 版。升级见各节正文。有链接的章节可在此阅读。`,
    leadHere: '可在此阅读的章节。',
    number: '节',
    name: '名称',
    penalty: '基本处罚',
    here: '文本',
    notHere: '此处没有文本',
    penalties: {
      none: '无',
      warning: '警告',
      'game-loss': '一盘负',
      'match-loss': '一局负',
      disqualification: '取消资格',
    },
    ours: '以下问题由本站撰写，并非官方文字；每一问之后列出依据的条文。从上往下，第一个答“是”的问题即为答案。',
    yes: '是 →',
    because: '依据',
    otherwise: '都不是：请看各节的定义。',
  },
  ja: {
    lead: (edition) =>
      `すべての節の名称と基本の懲罰（${edition} の版による）。格上げは各節の本文を参照。リンクのある節はここで読めます。`,
    leadHere: 'ここで読める節。',
    number: '節',
    name: '名称',
    penalty: '基本の懲罰',
    here: '本文',
    notHere: 'ここに本文はありません',
    penalties: {
      none: 'なし',
      warning: '警告',
      'game-loss': 'ゲームの敗北',
      'match-loss': 'マッチの敗北',
      disqualification: '失格',
    },
    ours: '以下の質問はこのサイトが書いたもので、公式の文ではありません。根拠となる条文を添えています。上から順に、最初に「はい」となったものが答えです。',
    yes: 'はい →',
    because: '根拠',
    otherwise: 'どれにも当たらない場合は、各節の定義を参照してください。',
  },
  en: {
    lead: (edition) =>
      `Every section with its names and basic penalty, as of the edition of ${edition}. Upgrades are in the texts. Sections with a link can be read here.`,
    leadHere: 'The sections that can be read here.',
    number: 'Section',
    name: 'Name',
    penalty: 'Basic penalty',
    here: 'Texts',
    notHere: 'No text here',
    penalties: {
      none: 'None',
      warning: 'Warning',
      'game-loss': 'Game Loss',
      'match-loss': 'Match Loss',
      disqualification: 'Disqualification',
    },
    ours: 'These questions are in our own words and are not official; each names the clause that says so. Go from the top: the first yes is the answer.',
    yes: 'Yes →',
    because: 'See',
    otherwise: 'None of them: look at the definitions of the sections.',
  },
};
