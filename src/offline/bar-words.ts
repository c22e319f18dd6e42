import type { Language } from '../schema/language.ts';

/** What a page says that is read from the copy on the device. `{date}` and `{storedAt}` are filled in. */
export const barWords: Readonly<
  Record<Language, Readonly<Record<'label' | 'unknown' | 'older' | 'reading' | 'update' | 'close', string>>>
> = {
  zh: {
    label: '离线副本',
    unknown: '没有连上网站。',
    older: '网站已更新。',
    reading: '本页来自这台设备上的离线副本：资料截至 {date}，保存于 {storedAt}。',
    update: '更新离线副本',
    close: '关闭',
  },
  ja: {
    label: '保存データ',
    unknown: 'サイトに接続できません。',
    older: 'サイトが更新されました。',
    reading: '保存データを表示中（内容：{date}時点、保存：{storedAt}）。',
    update: '保存データを更新',
    close: '閉じる',
  },
  en: {
    label: 'Offline copy',
    unknown: 'Can’t reach the site.',
    older: 'The site has been updated.',
    reading: 'You are reading your saved copy: content as of {date}, saved {storedAt}.',
    update: 'Update the copy',
    close: 'Close',
  },
};
