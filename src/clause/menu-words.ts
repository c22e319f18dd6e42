import type { Language } from '../schema/language.ts';
import type { ReportKind } from './report.ts';

/** What the menu of a clause says; it comes with its script, when the first menu is opened. */
export interface ClauseMenuStrings {
  readonly actions: {
    readonly link: string;
    readonly citation: string;
    readonly text: string;
    readonly range: string;
    readonly share: string;
  };
  readonly report: string;
  readonly reports: Readonly<Record<ReportKind, string>>;
  readonly done: { readonly link: string; readonly citation: string; readonly text: string };
  readonly refused: string;
  readonly pickEnd: (start: string) => string;
  readonly cancel: string;
  readonly canceled: string;
  readonly range: (name: string, count: number) => string;
  readonly unknown: (ids: readonly string[]) => string;
}

export const clauseMenuStrings: Readonly<Record<Language, ClauseMenuStrings>> = {
  zh: {
    actions: {
      link: '复制链接',
      citation: '复制引用',
      text: '复制文字',
      range: '从这一条起选取一段',
      share: '分享……',
    },
    report: '报告问题：',
    reports: {
      'wrong-text': '文字有误',
      'wrong-alignment': '对照有误',
      'translation-missing': '缺少译文',
    },
    done: { link: '已复制链接', citation: '已复制引用', text: '已复制文字' },
    refused: '浏览器不允许复制。文字已在下面选中，请手动复制（Ctrl+C 或长按）：',
    pickEnd: (start) => `起点：${start}。请点选最后一条的编号或菜单按钮。`,
    cancel: '取消（Esc）',
    canceled: '已取消选取',
    range: (name, count) => `${name}：共 ${count} 条`,
    unknown: (ids) => `本页没有“${ids.join('”“')}”这一条，链接可能有误。`,
  },
  ja: {
    actions: {
      link: 'リンクをコピー',
      citation: '引用をコピー',
      text: '本文をコピー',
      range: 'この条文から範囲を選択',
      share: '共有…',
    },
    report: '問題を報告：',
    reports: {
      'wrong-text': '本文の誤り',
      'wrong-alignment': '対応の誤り',
      'translation-missing': '訳文がない',
    },
    done: {
      link: 'リンクをコピーしました',
      citation: '引用をコピーしました',
      text: '本文をコピーしました',
    },
    refused:
      'ブラウザがコピーを許可しませんでした。下の文字を選択してあるので、そのままコピーしてください（Ctrl+C または長押し）：',
    pickEnd: (start) => `始点：${start}。最後のものの番号かメニューボタンを選んでください。`,
    cancel: 'キャンセル（Esc）',
    canceled: '範囲の選択をキャンセルしました',
    range: (name, count) => `${name}：計${count}件`,
    unknown: (ids) => `「${ids.join('」「')}」はこのページにありません。リンクが誤っているようです。`,
  },
  en: {
    actions: {
      link: 'Copy link',
      citation: 'Copy citation',
      text: 'Copy text',
      range: 'Select a range from here',
      share: 'Share…',
    },
    report: 'Report a problem:',
    reports: {
      'wrong-text': 'wrong text',
      'wrong-alignment': 'wrong alignment',
      'translation-missing': 'missing translation',
    },
    done: { link: 'Link copied', citation: 'Citation copied', text: 'Text copied' },
    refused:
      'Your browser blocked copying. The text is selected below; copy it yourself (Ctrl+C or long press):',
    pickEnd: (start) => `Start: ${start}. Now choose the last one (its ID or its menu button).`,
    cancel: 'Cancel (Esc)',
    canceled: 'Selection canceled',
    range: (name, count) => `${name}: ${count} in all`,
    unknown: (ids) => `“${ids.join('”, “')}” is not on this page. The link may be wrong.`,
  },
};
