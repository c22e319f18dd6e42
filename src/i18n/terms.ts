import type { Language } from '../schema/language.ts';

/** What the list of terms and the marks in the texts say, in each interface language. */
export interface TermStrings {
  readonly filter: string;
  readonly filterHint: string;
  readonly sort: string;
  readonly sortBy: Readonly<Record<'subject' | Language, string>>;
  /** `#` is the number. */
  readonly shown: {
    readonly one: string;
    readonly many: string;
    readonly none: string;
    /** Where no name has what was typed, and some are like it. */
    readonly near: string;
  };
  readonly stands: string;
  readonly more: (count: number) => string;
  /** Leads to the search, where there are too many to list. */
  readonly rest: string;
  readonly nowhere: string;
  /** The toggle above a text. */
  readonly toggle: string;
}

export const termStrings: Readonly<Record<Language, TermStrings>> = {
  zh: {
    filter: '筛选',
    filterHint: '任何语言、缩写或别称',
    sort: '排序',
    sortBy: { subject: '按主题', zh: '中文', ja: '日文', en: '英文' },
    shown: {
      one: '显示 1 条',
      many: '显示 # 条',
      none: '没有符合的术语',
      near: '没有这样的名称；读音、字形或拼写相近：#',
    },
    stands: '出处',
    more: (count) => `另有 ${count} 处`,
    rest: '其余见检索',
    nowhere: '未见于文本',
    toggle: '术语',
  },
  ja: {
    filter: '絞り込み',
    filterHint: 'どの言語でも、略称や別名でも',
    sort: '並べ替え',
    sortBy: { subject: '主題', zh: '中国語', ja: '日本語', en: '英語' },
    shown: {
      one: '1件',
      many: '#件',
      none: '当てはまる用語はありません',
      near: 'その名前はありません。読み・字体・綴りが近いもの：#',
    },
    stands: '現れる所',
    more: (count) => `ほか${count}か所`,
    rest: '残りは検索で',
    nowhere: '文章に現れない',
    toggle: '用語',
  },
  en: {
    filter: 'Filter',
    filterHint: 'any language, abbreviation or alias',
    sort: 'Sort by',
    sortBy: { subject: 'subject', zh: 'Chinese', ja: 'Japanese', en: 'English' },
    shown: {
      one: '1 term shown',
      many: '# terms shown',
      none: 'No term fits',
      near: 'No such name; near by sound, script or spelling: #',
    },
    stands: 'Stands in',
    more: (count) => `${count} more`,
    rest: 'the rest in the search',
    nowhere: 'in none of the texts',
    toggle: 'Terms',
  },
};
