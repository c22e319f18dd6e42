import type { Language } from '../schema/language.ts';

/** What a page says of itself where only its first sentence is shown: search engines, shared links. */
export interface Descriptions {
  /** Clauses, and the languages that the section has texts in, by their names. */
  readonly section: (title: string, clauses: number, languages: readonly string[]) => string;
  readonly chapter: (title: string, notes: number, asOf: string) => string;
  readonly rulingsChapter: (cards: number, rulings: number, asOf: string) => string;
  /** A card's names, its type, and how many rulings it has. */
  readonly card: (names: string, type: string | undefined, rulings: number) => string;
}

export const descriptions: Readonly<Record<Language, Descriptions>> = {
  zh: {
    section: (title, clauses, languages) =>
      `${title}：共 ${clauses} 条，${languages.join('、')}逐条对照，每条可引用。`,
    chapter: (title, notes, asOf) =>
      `《万智牌2010》常见问题集（${asOf}）“${title}”一章：${notes} 段说明，逐段可引用，并注明此后变更的规则。`,
    rulingsChapter: (cards, rulings, asOf) =>
      `《万智牌2010》常见问题集（${asOf}）单卡解惑：${cards} 张牌的 ${rulings} 条释疑，按颜色排列。`,
    card: (names, type, rulings) =>
      `${names}${type ? `（${type}）` : ''}：${rulings === 0 ? '《万智牌2010》常见问题集中没有释疑' : `《万智牌2010》常见问题集的 ${rulings} 条释疑`}。`,
  },
  ja: {
    section: (title, clauses, languages) =>
      `${title}：全${clauses}条文。${languages.join('・')}を条文ごとに対照し、それぞれ引用できます。`,
    chapter: (title, notes, asOf) =>
      `基本セット2010のFAQ（${asOf}）「${title}」：${notes}項目。項目ごとに引用でき、その後のルール変更も示します。`,
    rulingsChapter: (cards, rulings, asOf) =>
      `基本セット2010のFAQ（${asOf}）カード別注釈：${cards}枚、裁定${rulings}件。色別に並べています。`,
    card: (names, type, rulings) =>
      `${names}${type ? `（${type}）` : ''}：${rulings === 0 ? '基本セット2010のFAQに裁定はありません' : `基本セット2010のFAQの裁定${rulings}件`}。`,
  },
  en: {
    section: (title, clauses, languages) =>
      `${title}: ${clauses} clauses in ${list(languages)}, side by side, each with a link to cite.`,
    chapter: (title, notes, asOf) =>
      `“${title}” in the Magic 2010 FAQ (${asOf}): ${notes} ${notes === 1 ? 'note' : 'notes'} to cite, with the rules that have changed since.`,
    rulingsChapter: (cards, rulings, asOf) =>
      `Card-specific notes of the Magic 2010 FAQ (${asOf}): ${rulings} rulings on ${cards} cards, by color.`,
    card: (names, type, rulings) =>
      `${names}${type ? ` (${type})` : ''}: ${rulings === 0 ? 'no rulings in the Magic 2010 FAQ' : `${rulings} ${rulings === 1 ? 'ruling' : 'rulings'} from the Magic 2010 FAQ`}.`,
  },
};

/** `['Chinese', 'Japanese', 'English'] // => 'Chinese, Japanese and English'` */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
