import { words } from '../../schema/words.ts';

/** Where nothing was found. */
export const offersWords = words({
  empty: {
    zh: '没有找到“{query}”。',
    ja: '「{query}」は見つかりませんでした。',
    en: 'Nothing found for “{query}”.',
  },
  /** Follows `empty`. */
  searched: {
    zh: '已搜索全部{languages}文本。',
    ja: '{languages}のすべての文章を検索しました。',
    en: ' Searched all texts in {languages}.',
  },
  /** Where only symbols were typed, and none are found. */
  signs: {
    zh: '单凭这些符号没有找到结果。请再输入文字或数字。',
    ja: '記号だけでは見つかりませんでした。文字か数字も入力してください。',
    en: 'No match for these symbols alone. Add letters or digits.',
  },
  nearest: { zh: '您是不是要找：', ja: 'もしかして：', en: 'Did you mean:' },
  instead: { zh: '也可以从这里查找：', ja: 'こちらからも探せます：', en: 'You can also look here:' },
});
