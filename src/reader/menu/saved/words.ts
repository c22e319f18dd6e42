import { words } from '../../../schema/words.ts';

/** The page of what a reader has saved. */
export const savedWords = words({
  title: { zh: '收藏', ja: '保存した項目', en: 'Saved' },
  lead: {
    zh: '在条文、释疑与牌的菜单中收藏的内容。只保存在这台设备上，不会发送到任何地方。',
    ja: '条文・裁定・カードのメニューで保存した項目です。この端末にだけ保存され、どこにも送られません。',
    en: 'What you have saved from the menus of clauses, rulings and cards. It is kept on this device alone and sent nowhere.',
  },
  needsScript: {
    zh: '收藏需要 JavaScript。',
    ja: '保存にはJavaScriptが必要です。',
    en: 'Saving needs JavaScript.',
  },
  last: { zh: '上次阅读', ja: '前回読んだ節', en: 'Last read' },
  card: { zh: '收藏这张牌', ja: 'このカードを保存', en: 'Save this card' },
});

/** What its script says. */
export const savedListWords = words({
  empty: { zh: '还没有收藏。', ja: 'まだ何も保存していません。', en: 'Nothing saved yet.' },
  unofficial: { zh: '非官方译文', ja: '非公式訳', en: 'unofficial translation' },
  changed: { zh: '此后已改', ja: 'その後変更あり', en: 'changed since' },
  gone: { zh: '本站已无此条', ja: '当サイトにはもうありません', en: 'no longer on this site' },
  remove: { zh: '移除', ja: '削除', en: 'Remove' },
  removed: { zh: '已移除', ja: '削除しました', en: 'Removed' },
  export: { zh: '导出文件', ja: 'ファイルに書き出す', en: 'Export to a file' },
  import: { zh: '导入文件', ja: 'ファイルを読み込む', en: 'Import a file' },
  imported: {
    zh: '新增 {count} 项',
    ja: '{count}件を追加しました',
    en: '{count} {count|entry|entries} added',
  },
  refused: {
    none: {
      zh: '这不是收藏的导出文件，没有导入任何内容。',
      ja: '保存した項目の書き出しファイルではありません。何も読み込みませんでした。',
      en: 'This file is not an export of saved entries. Nothing was imported.',
    },
    large: {
      zh: '文件超过 1 MB，没有导入任何内容。',
      ja: 'ファイルが1 MBを超えています。何も読み込みませんでした。',
      en: 'The file is larger than 1 MB. Nothing was imported.',
    },
    outside: {
      zh: '文件中有不属于本站的地址，没有导入任何内容。',
      ja: 'ファイルに当サイト以外のアドレスがあります。何も読み込みませんでした。',
      en: 'The file has addresses that are not of this site. Nothing was imported.',
    },
  },
});

/** What is said where something is saved. */
export const savingWords = words({
  saved: { zh: '已收藏', ja: '保存しました', en: 'Saved' },
  unsaved: { zh: '已取消收藏', ja: '保存を取り消しました', en: 'Removed from saved' },
  unkept: {
    zh: '浏览器不允许保存：离开本页后收藏就会消失。',
    ja: 'ブラウザが保存を許可していません。このページを離れると消えます。',
    en: 'Your browser refuses to keep anything: this lasts until you leave the page.',
  },
});
