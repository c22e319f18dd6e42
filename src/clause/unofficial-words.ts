import type { Language } from '../schema/language.ts';

/** What the pages say of unofficial translations, in each interface language. */
export interface UnofficialStrings {
  /** The mark at every such text. */
  readonly badge: (translator: string) => string;
  /** What it is made from; `from` is the name of the language that was translated. */
  readonly from: (from: string) => string;
  readonly outdated: string;
  /** Once a page: what the mark means, and how the translations were made. */
  readonly notice: string;
  readonly made: string;
  readonly oracle: string;
  readonly show: string;
  /** How many texts of a column are unofficial. */
  readonly count: (texts: number) => string;
  /** What a column of nothing else says beside its language. */
  readonly column: string;
}

export const unofficialStrings: Readonly<Record<Language, UnofficialStrings>> = {
  zh: {
    badge: (translator) => `非官方译文 · ${translator}`,
    from: (from) => `译自${from}`,
    outdated: '翻译之后，原文已有改动。',
    notice: '关于非官方译文，以及如何隐藏',
    made: '标有“非官方译文”的文字不是官方文本。没有来源印有这些文字的该语言版本。译文由 Sidejudge 借助语言模型从原文译出，用词依照游戏用语与本站术语表，经数字、否定、牌名与术语的核对，并由另一次校读与原文逐句比对。与官方文本有出入时，以官方文本为准。',
    oracle: '牌的叙述以 Oracle 文字为准。',
    show: '显示非官方译文',
    count: (texts) => `非官方 ${texts}`,
    column: '非官方',
  },
  ja: {
    badge: (translator) => `非公式訳 · ${translator}`,
    from: (from) => `${from}からの翻訳`,
    outdated: 'この訳のあと、原文が変わっています。',
    notice: '非公式訳について、表示の切り替え',
    made: '「非公式訳」とある文章は公式のものではありません。この言語の文章を載せた原文がないため、Sidejudgeが言語モデルを使って原文から訳しました。用語はゲームの用語と当サイトの用語集に従い、数字・否定・カード名・用語を照合し、別の校閲で原文と一文ずつ突き合わせています。公式の文章と異なるときは、公式の文章が優先します。',
    oracle: 'カードの文章はオラクルが優先します。',
    show: '非公式訳を表示する',
    count: (texts) => `非公式 ${texts}`,
    column: '非公式',
  },
  en: {
    badge: (translator) => `Unofficial translation · ${translator}`,
    from: (from) => `From the ${from}`,
    outdated: 'The source text has changed since this translation.',
    notice: 'About the unofficial translations, and how to hide them',
    made: 'Text marked “unofficial translation” is not official. No source prints these texts in this language. Sidejudge translated them from their source with a language model, in the words of the game and of the term base here. Numbers, negations, names and terms were compared by rule, and a second reading compared each text with its source sentence by sentence. Where one differs from the official text, the official text decides.',
    oracle: 'Oracle text decides what a card says.',
    show: 'Show unofficial translations',
    count: (texts) => `${texts} unofficial`,
    column: 'unofficial',
  },
};
