import type { Language } from '../schema/language.ts';

/** What a page says that is read from the copy on the device. `{date}` and `{storedAt}` are filled in. */
export interface CopyBarStrings {
  readonly label: string;
  readonly unknown: string;
  readonly older: string;
  readonly update: string;
  readonly close: string;
}

export const copyBarStrings: Readonly<Record<Language, CopyBarStrings>> = {
  zh: {
    label: '离线副本',
    unknown: '没有连上网站。此页为本机副本：资料截至 {date}，存于 {storedAt}。',
    older: '此页为本机副本，资料截至 {date}。网站已有更新的版本。',
    update: '更新',
    close: '关闭',
  },
  ja: {
    label: 'オフラインの写し',
    unknown: '接続できません。端末の写し：内容の日付 {date}、保存 {storedAt}。',
    older: '端末の写し：内容の日付 {date}。サイトには新しい版があります。',
    update: '更新',
    close: '閉じる',
  },
  en: {
    label: 'Offline copy',
    unknown: 'No connection. From the copy on this device: state of {date}, stored {storedAt}.',
    older: 'From the copy on this device, state of {date}. The site has a newer version.',
    update: 'Update',
    close: 'Close',
  },
};
