import { words } from '../../../schema/words.ts';

export const savedWords = words({
  title: { zh: '收藏', ja: 'お気に入り', en: 'Saved' },
  lead: {
    zh: '收藏的条文、释疑与牌。只保存在这台设备上。',
    ja: 'お気に入りに追加した条文・裁定・カードです。この端末だけに保存されます。',
    en: 'Clauses, rulings and cards that you saved. They are stored on this device only.',
  },
  needsScript: {
    zh: '收藏需要 JavaScript。',
    ja: 'お気に入りにはJavaScriptが必要です。',
    en: 'Saving needs JavaScript.',
  },
  last: { zh: '上次阅读', ja: '前回読んだ節', en: 'Last read' },
  card: { zh: '收藏这张牌', ja: 'お気に入りに追加', en: 'Save this card' },
});

export const savedListWords = words({
  empty: {
    zh: '还没有收藏。打开条文、释疑或段落的菜单（⋯），选“收藏”；牌则点页首的 ☆。',
    ja: 'お気に入りはまだありません。条文・裁定・段落のメニュー（⋯）から「お気に入りに追加」を選ぶか、カードのページの ☆ を押してください。',
    en: 'Nothing saved yet. Open the menu (⋯) of a clause, ruling or note and choose “Save”, or press ☆ on the page of a card.',
  },
  unofficial: { zh: '非官方译文', ja: '非公式訳', en: 'unofficial translation' },
  remove: { zh: '移除', ja: '削除', en: 'Remove' },
  removed: { zh: '已移除', ja: '削除しました', en: 'Removed' },
});

export const savingWords = words({
  saved: { zh: '已收藏', ja: 'お気に入りに追加しました', en: 'Saved' },
  unsaved: { zh: '已取消收藏', ja: 'お気に入りから外しました', en: 'Removed from saved' },
  unstored: {
    zh: '浏览器不允许保存：离开本页后收藏就会消失。',
    ja: 'ブラウザがデータの保存を許可していません。お気に入りは、このページを離れると消えます。',
    en: 'Your browser blocks storage. This stays saved only until you leave the page.',
  },
});
