import type { Language } from '../schema/language.ts';

/** What a page says of itself where only its first sentence is shown: search engines, shared links. */
export interface Descriptions {
  /** The contents of a guide. */
  readonly contents: (document: string, sections: number) => string;
  /** Clauses, and the languages that the section has texts in, by their names. */
  readonly section: (title: string, clauses: number, languages: readonly string[]) => string;
  readonly chapter: (document: string, title: string, notes: number, asOf: string) => string;
  readonly rulingsChapter: (document: string, cards: number, rulings: number, asOf: string) => string;
  /** A card's names, its type, and how many rulings the document has of it. */
  readonly card: (document: string, names: string, type: string | undefined, rulings: number) => string;
}

export const descriptions: Readonly<Record<Language, Descriptions>> = {
  zh: {
    contents: (document, sections) =>
      `${document}的目录：${sections} 节，每节的三语名称、处罚，以及各语言有哪些条文。`,
    section: (title, clauses, languages) =>
      `${title}：共 ${clauses} 条，${languages.join('、')}逐条对照，每条可引用。`,
    chapter: (document, title, notes, asOf) =>
      `《${document}》（${asOf}）“${title}”一章：${notes} 段说明，逐段可引用，并注明此后变更的规则。`,
    rulingsChapter: (document, cards, rulings, asOf) =>
      `《${document}》（${asOf}）单卡解惑：${cards} 张牌的 ${rulings} 条释疑，按颜色排列。`,
    card: (document, names, type, rulings) =>
      `${names}${type ? `（${type}）` : ''}：${rulings === 0 ? `《${document}》中没有释疑` : `《${document}》的 ${rulings} 条释疑`}。`,
  },
  ja: {
    contents: (document, sections) =>
      `${document}の目次：${sections}節。各節の三言語の名称、懲罰、言語ごとの条文数。`,
    section: (title, clauses, languages) =>
      `${title}：全${clauses}条文。${languages.join('・')}を条文ごとに対照し、それぞれ引用できます。`,
    chapter: (document, title, notes, asOf) =>
      `${document}（${asOf}）「${title}」：${notes}項目。項目ごとに引用でき、その後のルール変更も示します。`,
    rulingsChapter: (document, cards, rulings, asOf) =>
      `${document}（${asOf}）カード別注釈：${cards}枚、裁定${rulings}件。色別に並べています。`,
    card: (document, names, type, rulings) =>
      `${names}${type ? `（${type}）` : ''}：${rulings === 0 ? `${document}に裁定はありません` : `${document}の裁定${rulings}件`}。`,
  },
  en: {
    contents: (document, sections) =>
      `Contents of the ${document}: ${sections} ${sections === 1 ? 'section' : 'sections'} with names in three languages, penalties, and what each language has.`,
    section: (title, clauses, languages) =>
      `${title}: ${clauses} clauses in ${list(languages)}, side by side, each with a link to cite.`,
    chapter: (document, title, notes, asOf) =>
      `“${title}” in the ${document} (${asOf}): ${notes} ${notes === 1 ? 'note' : 'notes'} to cite, with the rules that have changed since.`,
    rulingsChapter: (document, cards, rulings, asOf) =>
      `Card-specific notes of the ${document} (${asOf}): ${rulings} rulings on ${cards} cards, by color.`,
    card: (document, names, type, rulings) =>
      `${names}${type ? ` (${type})` : ''}: ${rulings === 0 ? `no rulings in the ${document}` : `${rulings} ${rulings === 1 ? 'ruling' : 'rulings'} from the ${document}`}.`,
  },
};

/** `['Chinese', 'Japanese', 'English'] // => 'Chinese, Japanese and English'` */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
