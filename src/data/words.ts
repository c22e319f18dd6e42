import { words } from '../schema/words.ts';

/** The page of the data. */
export const dataWords = words({
  title: { zh: '数据', ja: 'データ', en: 'Data' },
  lead: {
    zh: '本站的全部内容也提供便于程序读取的文件，与页面出自同一份记录。',
    ja: '当サイトの内容はすべて、ページと同じ記録から作られた、プログラムで読めるファイルとしても提供します。',
    en: 'All content is also available as machine-readable files, made from the same records as the pages.',
  },
  file: { zh: '文件', ja: 'ファイル', en: 'File' },
  what: { zh: '内容', ja: '内容', en: 'Content' },
  example: { zh: '用法示例', ja: '使い方の例', en: 'Example' },
  shows: {
    zh: '规则已变而全部或部分不再适用的释疑（TypeScript；Node 22.18 起可直接运行）',
    ja: 'ルールの変更により全部または一部が当てはまらなくなった裁定（TypeScript。Node 22.18以降はそのまま実行できます）',
    en: 'Rulings that no longer hold, wholly or in part, because the rules have changed (TypeScript; runs directly on Node 22.18 or newer)',
  },
  /** Where the site does not know its own origin. */
  local: {
    zh: '本站在生成时不知道自己的网址（没有设置 SITE_URL），所以下列例子用的是 npm start 的地址；请换成您所用的网址。',
    ja: '当サイトはアドレス（SITE_URL）を指定せずに生成されたため、以下の例ではnpm startのアドレスを使っています。お使いのアドレスに置き換えてください。',
    en: 'This site was built without its own address (SITE_URL), so the example uses that of npm start. Replace it with the address you use.',
  },
});
