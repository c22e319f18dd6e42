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
      near: '没有完全相符的名称；读音、字形或拼写相近：#',
    },
    stands: '出处',
    more: (count) => `另有 ${count} 处`,
    rest: '其余见搜索',
    nowhere: '文本中未出现',
    toggle: '术语',
  },
  ja: {
    filter: '絞り込み',
    filterHint: '言語を問わず、略語や別名でも',
    sort: '並べ替え',
    sortBy: { subject: '主題', zh: '中国語', ja: '日本語', en: '英語' },
    shown: {
      one: '1件',
      many: '#件',
      none: '該当する用語はありません',
      near: '一致する名前はありません。読み・字体・綴りが近いもの：#',
    },
    stands: '出現箇所',
    more: (count) => `ほか${count}か所`,
    rest: 'すべて検索で見る',
    nowhere: '本文中になし',
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
      none: 'No matching terms',
      near: 'No exact match. Similar in sound, script or spelling: #',
    },
    stands: 'Appears in',
    more: (count) => `${count} more`,
    rest: 'see all in search',
    nowhere: 'not used in any text',
    toggle: 'Terms',
  },
};
