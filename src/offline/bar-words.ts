import { words } from '../schema/words.ts';

/** The bar of a page that is read from the device. */
export const copyBarWords = words({
  label: { zh: '离线副本', ja: '保存データ', en: 'Offline copy' },
  reading: {
    zh: '本页来自这台设备上的离线副本：资料截至 {date}，保存于 {storedAt}。',
    ja: '保存データを表示中（内容：{date}時点、保存：{storedAt}）。',
    en: 'You are reading your saved copy: content as of {date}, saved {storedAt}.',
  },
  close: { zh: '关闭', ja: '閉じる', en: 'Close' },
  update: { zh: '更新离线副本', ja: '保存データを更新', en: 'Update the offline copy' },
  states: {
    unknown: { zh: '没有连上网站。', ja: 'サイトに接続できません。', en: 'Can’t reach the site.' },
    older: { zh: '网站已更新。', ja: 'サイトが更新されました。', en: 'The site has been updated.' },
  },
});
