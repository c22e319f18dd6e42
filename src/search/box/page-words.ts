import type { Language } from '../../schema/language.ts';
import type { Tier } from '../query/rank.ts';

/** What the search page alone says. */
interface SearchPageStrings {
  readonly more: string;
  readonly filters: string;
  readonly language: string;
  readonly document: string;
  /** Only what is in a section of a guide has one, so that the numbers of parts add up to less than the total. */
  readonly part: string;
  readonly kind: string;
  readonly all: string;
  readonly remove: string;
  /** Where the numbers of the languages are more than all results. */
  readonly counted: string;
  /** Why a result has its rank. */
  readonly tiers: Readonly<Record<Tier, string>>;
}

export const searchPageStrings: Readonly<Record<Language, SearchPageStrings>> = {
  zh: {
    more: '显示更多',
    filters: '筛选',
    language: '语言',
    document: '文件',
    part: '章节的部分',
    kind: '种类',
    all: '全部',
    remove: '清除筛选',
    counted: '一条结果在几种语言中都找到的，每种语言各计一次。',
    tiers: {
      citation: '所引的章节或条文',
      'exact-name': '名称完全相同',
      'form-name': '名称相同（词尾不同）',
      'name-start': '名称以此开头',
      'name-part': '名称中含有此词',
      literal: '与原文一字不差',
      'folded-name': '名称相同（繁简不同）',
      folded: '原文相同（繁简不同）',
      notation: '原文相同（费用与横置等符号的写法不同）',
      'bare-name': '除标点外与名称一致',
      unquoted: '除引号外与输入完全相同',
      phrase: '同样的词，形式或标点不同',
      'sound-name': '读音（拼音、罗马字或假名）与名称相同',
      'sound-text': '原文中有读音相同的名称',
      'typo-name': '与名称相符（改正输入错误后）',
      piece: '在更长的词之中',
      about: '关于查询所提之事的章节',
      words: '各词在同一段中',
      scattered: '各词在同一条中',
      page: '各词在同一页中',
      'via-term': '同一术语的其他名称',
      corrected: '改正输入错误后找到',
      question: '没有与整句相同的文字；含有问句中的多个词',
      'more-names': '其他含有此词的名称',
    },
  },
  ja: {
    more: 'さらに表示',
    filters: '絞り込み',
    language: '言語',
    document: '文書',
    part: '節の中の部分',
    kind: '種類',
    all: 'すべて',
    remove: '絞り込みを解除',
    counted: '複数の言語で見つかった結果は、各言語で数えます。',
    tiers: {
      citation: '引用された節または条文',
      'exact-name': '名前と完全に一致',
      'form-name': '名前と一致（語尾が異なる）',
      'name-start': '名前の初めと一致',
      'name-part': '名前の一部と一致',
      literal: '本文と完全に一致',
      'folded-name': '名前と一致（繁体字と簡体字の違いを除く）',
      folded: '本文と一致（繁体字と簡体字の違いを除く）',
      notation: '本文と一致（マナやタップのシンボルの書き方が異なる）',
      'bare-name': '記号を除いて名前と一致',
      unquoted: '引用符を除いて入力どおり',
      phrase: '同じ語（形や記号が異なる）',
      'sound-name': '名前の読み（ピンイン・ローマ字・かな）と一致',
      'sound-text': '読みが一致する名前が本文にある',
      'typo-name': '入力の誤りを除いて名前と一致',
      piece: 'より長い語の一部',
      about: '検索語の事柄についての節',
      words: 'すべての語が一つの段落にある',
      scattered: 'すべての語が一つの条文にある',
      page: 'すべての語が一つのページにある',
      'via-term': '同じ用語の別の名称',
      corrected: '入力の誤りを直して見つかりました',
      question: '文全体は見つからず、質問中の語を多く含む',
      'more-names': 'この語を含むほかの名前',
    },
  },
  en: {
    more: 'Show more',
    filters: 'Filters',
    language: 'Language',
    document: 'Document',
    part: 'Part of a section',
    kind: 'Kind',
    all: 'All',
    remove: 'Clear all filters',
    counted: 'A result found in several languages counts once in each.',
    tiers: {
      citation: 'the cited place',
      'exact-name': 'exact name',
      'form-name': 'name with a different ending',
      'name-start': 'start of a name',
      'name-part': 'part of a name',
      literal: 'exact words',
      'folded-name': 'name in the other Chinese script',
      folded: 'exact words in the other Chinese script',
      notation: 'exact words, with symbols such as {T} written differently',
      'bare-name': 'name match, ignoring punctuation',
      unquoted: 'exact words, ignoring quotation marks',
      phrase: 'same words with different forms or punctuation',
      'sound-name': 'name by its pinyin, romaji or kana',
      'sound-text': 'contains a name that sounds the same',
      'typo-name': 'name match after correcting a typo',
      piece: 'part of longer words',
      about: 'the section about what you typed',
      words: 'all words in one passage',
      scattered: 'all words in one clause',
      page: 'all words on one page',
      'via-term': 'the same term by another name',
      corrected: 'found after correcting a typo',
      question: 'no exact sentence; matches many of its words',
      'more-names': 'other names that contain it',
    },
  },
};
