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
  nearest: { zh: '相近的名称：', ja: '似た名前：', en: 'Similar names:' },
  /** Why a name is near. */
  nearness: {
    alike: { zh: '写法相近', ja: '表記が近い', en: 'similar spelling' },
    sound: { zh: '读音相近', ja: '読みが近い', en: 'similar sound' },
    shared: { zh: '同样有“{shared}”', ja: '「{shared}」を含む', en: 'also contains “{shared}”' },
    section: { zh: '本站已有的章节', ja: '当サイトにある節', en: 'a section on this site' },
  },
  instead: { zh: '也可以从这里查找：', ja: 'こちらからも探せます：', en: 'You can also look here:' },
});
