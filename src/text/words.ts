import { words } from '../schema/words.ts';

export const clauseWords = words({
  report: { zh: '报告此条有误', ja: 'この条文の誤りを報告', en: 'Report an error in this clause' },
  menu: { zh: '{name}：复制、引用等', ja: '{name}：コピー、引用など', en: '{name}: copy, cite, more' },
  link: { zh: '{name}：本条链接', ja: '{name}：この条文へのリンク', en: '{name}: link to this clause' },
  /** For a ruling, note or heading of a set FAQ. */
  linkText: { zh: '{name}：本条链接', ja: '{name}：この項目へのリンク', en: '{name}: link to this text' },
  missing: { zh: '没有{language}：', ja: '{language}なし：', en: 'No {language}: ' },
  differs: { zh: '与其他语言有出入', ja: 'ほかの言語と相違あり', en: 'Differs from the other languages' },
  /** The label of a folded text that the source of another language prints. */
  alsoPrinted: { zh: '附印的{language}', ja: '併記の{language}', en: '{language} as printed' },
  reasons: {
    'older-edition': {
      zh: '此文本的版本较旧',
      ja: 'この言語の文章は旧版です',
      en: 'This text is from an older edition',
    },
    omits: {
      zh: '此文本少了其他文本有的内容',
      ja: 'ほかの言語にある内容が、ここにはありません',
      en: 'This text leaves out something the others have',
    },
    adds: {
      zh: '此文本多出其他文本没有的内容',
      ja: 'ほかの言語にない内容が、ここにあります',
      en: 'This text has something the others don’t',
    },
    'says-otherwise': {
      zh: '此文本的说法与其他文本不同',
      ja: 'ほかの言語と内容が異なります',
      en: 'This text differs in meaning from the others',
    },
  },
  /** Why a clause is missing; a note in the decisions can replace or follow these words (clause-view.ts). */
  missingReasons: {
    'older-edition': {
      zh: '该语言的文本版本较旧，尚无此条。',
      ja: 'この言語の文章は旧版で、この条文はまだありません。',
      en: 'The text in this language is from an older edition, before this clause was added.',
    },
    omits: {
      zh: '该语言的来源没有这一条。',
      ja: 'この言語の原文には、この条文がありません。',
      en: 'The source in this language does not have this clause.',
    },
  },
  /** For a text that the source of another language prints. */
  printedIn: {
    zh: '取自{language}来源',
    ja: '{language}の原文に併記',
    en: 'printed in the {language} source',
  },
  noText: {
    zh: '我们的来源中没有本节的{language}文本。',
    ja: '収録している原文には、この節の{language}の文章がありません。',
    en: 'None of our sources has this section in {language}.',
  },
  decides: {
    zh: '各语言文本不一致时，以{language}文本为准（{document} 的规定）。此处的{language}文本未必是现行版本。',
    ja: '言語間で相違がある場合は{language}版が優先されます（{document}の規定）。ここにある{language}版が最新とは限りません。',
    en: 'Where the languages differ, the {language} version is authoritative (as the {document} says). The {language} text here may not be the current one.',
  },
  close: { zh: '关闭', ja: '閉じる', en: 'Close' },
  none: { zh: '无', ja: 'なし', en: 'none' },
  reads: { zh: '原文作', ja: '原文の表記', en: 'Source reads' },
  corrected: { zh: '订正为', ja: '訂正', en: 'Corrected to' },
  reasonWords: { zh: '此处作', ja: 'ここでは', en: 'This text:' },
  reasonAgainst: { zh: '其他文本作', ja: 'ほかの言語では', en: 'Other languages:' },
  correction: {
    mark: {
      zh: '来源有误，已订正',
      ja: '原文の誤りを訂正しました',
      en: 'Corrected: the source is damaged here',
    },
    sourceLacks: { zh: '来源缺字', ja: '原文では欠落', en: 'missing from the source' },
  },
  ruleNow: {
    zh: '（本站注：现为 {numbers}）',
    ja: '（当サイト注：現在は{numbers}）',
    en: ' (editorial note: now {numbers})',
  },
});

export const changeWords = words({
  since: { zh: '自 {date} 起', ja: '{date}以降', en: 'since {date}' },
  /** If only a range of months is known. */
  within: { zh: '变更时间：{range}', ja: '変更時期：{range}', en: 'date of change: {range}' },
  rule: { zh: '规则', ja: 'ルール', en: 'rule' },
  ours: {
    zh: '本站说明，非官方文字。',
    ja: '当サイトの説明であり、公式の文章ではありません。',
    en: 'Editorial note, not official.',
  },
  checked: {
    zh: '已于 {date} 与此后的规则变更逐条核对',
    ja: '{date}に、その後のルール変更と一つずつ照合しました',
    en: 'Checked item by item against later rules changes ({date})',
  },
});

export const comparedWords = words({
  /** A remark after the date of a language. */
  wordForWord: {
    zh: '与 {edition} 版逐字相同',
    ja: '{edition}版と一字一句同じ',
    en: 'identical to the edition of {edition}',
  },
  outdated: {
    zh: '旧版：到 {edition} 版已有实质变更。',
    ja: '旧版：{edition}版までに内容変更あり。',
    en: 'Outdated by the edition of {edition}.',
  },
  now: {
    zh: '现行处理（本站概述，非官方）：',
    ja: '現在の処置（非公式のまとめ）：',
    en: 'Now (our summary, unofficial):',
  },
  /** The link to the differences of the section. */
  details: { zh: '详情', ja: '詳細', en: 'Details' },
  notCompared: {
    zh: '没有与更新的版本对照过。',
    ja: 'より新しい版とは照合していません。',
    en: 'Not compared with any newer edition.',
  },
  compared: {
    zh: '与 {edition} 版对照（我们见过的最新版本，对照于 {checked}）。',
    ja: '{edition}版（確認できた最新の版）と{checked}に照合しました。',
    en: 'Compared with the edition of {edition}, the newest we have seen, on {checked}.',
  },
});

export const differenceWords = words({
  title: { zh: '各语言与各版的差异', ja: '言語・版による違い', en: 'Differences by language and edition' },
  lead: {
    zh: '每一条在各语言、各版中有何不同，以及原因。',
    ja: 'この節の各条文が言語・版によってどう違うか、その理由。',
    en: 'What each clause says differently in each language and edition, and why.',
  },
  clause: { zh: '条文', ja: '条文', en: 'Clause' },
  language: { zh: '语言与版本', ja: '言語と版', en: 'Language and edition' },
  differs: { zh: '有何不同', ja: '違い', en: 'What differs' },
  none: { zh: '未见差异。', ja: '違いは見つかっていません。', en: 'No differences are known.' },
});

export const unofficialWords = words({
  mark: { zh: '非官方译文', ja: '非公式訳', en: 'Unofficial translation' },
  from: { zh: '译自{from}', ja: '{from}からの翻訳', en: 'From the {from}' },
  outdated: {
    zh: '翻译之后，原文已有改动。',
    ja: 'この訳のあと、原文が変わっています。',
    en: 'The source text has changed since this translation.',
  },
  readBy: {
    zh: '{name} 已于 {date} 对照原文校读',
    ja: '{name}が{date}に原文と照合',
    en: 'read against its source by {name}, {date}',
  },
  edition: { zh: '{edition} 版', ja: '{edition}版', en: '{edition} edition' },
  read: {
    zh: '{total} 条译文中，{read} 条已有人对照原文校读。',
    ja: '訳{total}件のうち、人が原文と照合して読み直したものは{read}件です。',
    en: '{read} of {total} {total|translation|translations} {read|has|have} been read against the source by a second person.',
  },
  notice: {
    zh: '关于非官方译文',
    ja: '非公式訳について',
    en: 'About the unofficial translations',
  },
  made: {
    zh: '标有“非官方译文”的文字不是官方文本。我们收录的来源中没有该语言的文本。署名 Sidejudge 的译文由语言模型从原文译出，用词依照游戏用语与本站术语表；数字、否定、牌名与术语经程序核对，再由语言模型与原文逐句比对。与官方文本有出入时，以官方文本为准。',
    ja: '「非公式訳」は公式の文章ではなく、当サイトの収録する原文にこの言語の文章がないものです。Sidejudgeの名の訳は、言語モデルが原文から、用語集に従って訳し、プログラムが数字・否定・カード名・用語を、言語モデルが一文ずつ照合しました。公式の文章が優先します。',
    en: 'Text marked “unofficial translation” is not official. None of our sources has this text in this language. A language model made the translations by Sidejudge from their source, using the game’s terms and this site’s term list. A program compared numbers, negations, names and terms, and a language model compared each text with its source again, sentence by sentence. Where a translation differs from the official text, the official text prevails.',
  },
  oracle: {
    zh: '牌的叙述以 Oracle 文字为准。',
    ja: 'カードの文章はオラクルが優先します。',
    en: 'Oracle text is authoritative.',
  },
  show: { zh: '显示非官方译文', ja: '非公式訳を表示', en: 'Show unofficial translations' },
  count: {
    zh: '非官方译文 {count} 条',
    ja: '非公式訳{count}件',
    en: '{count} unofficial {count|translation|translations}',
  },
});

/** Translations and accounts of the newest text, below an older one. */
export const newerWords = words({
  above: { zh: '上文{status}', ja: '上の文章は{status}', en: 'the text above: {status}' },
  /** If no source has the newest text. */
  account: {
    zh: '本站概述，非官方 · {edition} 版',
    ja: '当サイトの説明（非公式） · {edition}版',
    en: 'Our summary, not official · {edition} edition',
  },
});

export const editionWords = words({
  undated: { zh: '日期不明', ja: '日付の記載なし', en: 'undated' },
  /** The short form of `clauseWords.decides`. */
  prevails: { zh: '以{language}为准', ja: '{language}版が正', en: '{language} prevails' },
  olderThanEnglish: { zh: '早于英文', ja: '英語版より古い', en: 'older than the English' },
});
