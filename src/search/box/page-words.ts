import { words } from '../../schema/words.ts';

/** What the search page alone says. */
export const searchPageWords = words({
  more: { zh: '显示更多', ja: 'さらに表示', en: 'Show more' },
  filters: { zh: '筛选', ja: '絞り込み', en: 'Filters' },
  language: { zh: '语言', ja: '言語', en: 'Language' },
  document: { zh: '文件', ja: '文書', en: 'Document' },
  /** Only what is in a section of a guide has one, so that the numbers of parts add up to less than the total. */
  part: { zh: '章节的部分', ja: '節の中の部分', en: 'Part of a section' },
  kind: { zh: '种类', ja: '種類', en: 'Kind' },
  all: { zh: '全部', ja: 'すべて', en: 'All' },
  remove: { zh: '清除筛选', ja: '絞り込みを解除', en: 'Clear all filters' },
  /** Where the numbers of the languages are more than all results. */
  counted: {
    zh: '一条结果在几种语言中都找到的，每种语言各计一次。',
    ja: '複数の言語で見つかった結果は、各言語で数えます。',
    en: 'A result found in several languages counts once in each.',
  },
  /** Why a result has its rank. */
  tiers: {
    citation: { zh: '所引的章节或条文', ja: '引用された節または条文', en: 'the cited place' },
    'exact-name': { zh: '名称完全相同', ja: '名前と完全に一致', en: 'exact name' },
    'form-name': {
      zh: '名称相同（词尾不同）',
      ja: '名前と一致（語尾が異なる）',
      en: 'name with a different ending',
    },
    'name-start': { zh: '名称以此开头', ja: '名前の初めと一致', en: 'start of a name' },
    'name-part': { zh: '名称中含有此词', ja: '名前の一部と一致', en: 'part of a name' },
    literal: { zh: '与原文一字不差', ja: '本文と完全に一致', en: 'exact words' },
    'folded-name': {
      zh: '名称相同（繁简不同）',
      ja: '名前と一致（繁体字と簡体字の違いを除く）',
      en: 'name in the other Chinese script',
    },
    folded: {
      zh: '原文相同（繁简不同）',
      ja: '本文と一致（繁体字と簡体字の違いを除く）',
      en: 'exact words in the other Chinese script',
    },
    notation: {
      zh: '原文相同（费用与横置等符号的写法不同）',
      ja: '本文と一致（マナやタップのシンボルの書き方が異なる）',
      en: 'exact words, with symbols such as {T} written differently',
    },
    'bare-name': {
      zh: '除标点外与名称一致',
      ja: '記号を除いて名前と一致',
      en: 'name match, ignoring punctuation',
    },
    unquoted: {
      zh: '除引号外与输入完全相同',
      ja: '引用符を除いて入力どおり',
      en: 'exact words, ignoring quotation marks',
    },
    phrase: {
      zh: '同样的词，形式或标点不同',
      ja: '同じ語（形や記号が異なる）',
      en: 'same words with different forms or punctuation',
    },
    'sound-name': {
      zh: '读音（拼音、罗马字或假名）与名称相同',
      ja: '名前の読み（ピンイン・ローマ字・かな）と一致',
      en: 'name by its pinyin, romaji or kana',
    },
    'sound-text': {
      zh: '原文中有读音相同的名称',
      ja: '読みが一致する名前が本文にある',
      en: 'contains a name that sounds the same',
    },
    'typo-name': {
      zh: '与名称相符（改正输入错误后）',
      ja: '入力の誤りを除いて名前と一致',
      en: 'name match after correcting a typo',
    },
    piece: { zh: '在更长的词之中', ja: 'より長い語の一部', en: 'part of longer words' },
    about: {
      zh: '关于查询所提之事的章节',
      ja: '検索語の事柄についての節',
      en: 'the section about what you typed',
    },
    words: { zh: '各词在同一段中', ja: 'すべての語が一つの段落にある', en: 'all words in one passage' },
    scattered: { zh: '各词在同一条中', ja: 'すべての語が一つの条文にある', en: 'all words in one clause' },
    page: { zh: '各词在同一页中', ja: 'すべての語が一つのページにある', en: 'all words on one page' },
    'via-term': {
      zh: '同一术语的其他名称',
      ja: '同じ用語の別の名称',
      en: 'the same term by another name',
    },
    corrected: {
      zh: '改正输入错误后找到',
      ja: '入力の誤りを直して見つかりました',
      en: 'found after correcting a typo',
    },
    question: {
      zh: '没有与整句相同的文字；含有问句中的多个词',
      ja: '文全体は見つからず、質問中の語を多く含む',
      en: 'no exact sentence; matches many of its words',
    },
    'more-names': {
      zh: '其他含有此词的名称',
      ja: 'この語を含むほかの名前',
      en: 'other names that contain it',
    },
  },
});
