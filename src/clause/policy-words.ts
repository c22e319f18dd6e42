import type { Language } from '../schema/language.ts';
import type { Known } from '../schema/policy.ts';

/** What is said of a text and the guide as it has changed since. */
export interface PolicyStrings {
  /** Over a clause. `gone` is what is no longer in the guide although the outcome is the same. */
  readonly states: Readonly<Record<'changed' | 'partly' | 'gone', string>>;
  /** Of a remedy, which nobody may take for the one of today. */
  readonly remedies: Readonly<Record<'changed' | 'partly', string>>;
  /** Between which months a change came whose day is not known. */
  readonly within: (range: string) => string;
  /** Beside the name of a language. */
  readonly wordForWord: (edition: string) => string;
  /** At the head of a section that has changed. */
  readonly changed: (changed: number, clauses: number, edition: string) => string;
  readonly notCompared: string;
  readonly compared: (edition: string, checked: string) => string;
  readonly known: Readonly<Record<Known, string>>;
}

export const policyStrings: Readonly<Record<Language, PolicyStrings>> = {
  zh: {
    states: {
      changed: '此文件已改，本条不再适用',
      partly: '此文件已改，本条部分不再适用',
      gone: '此文件已删去本条，结果不变',
    },
    remedies: {
      changed: '这不是现在的修正方式：此文件已改',
      partly: '只有部分仍是现在的修正方式：此文件已改',
    },
    within: (range) => `时间在${range}`,
    wordForWord: (edition) => `与${edition}版逐字相同`,
    changed: (changed, clauses, edition) =>
      `旧版文本：${clauses}条中有${changed}条已不再适用（全部或部分）或已删去（到${edition}版为止）。`,
    notCompared: '没有与更新的版本对照过。',
    compared: (edition, checked) =>
      `各条与${edition}版的关系（这是我们见过的最新版本，对照于${checked}；本站自己的说法，非官方）：`,
    known: {
      'word-for-word': '逐字相同',
      same: '实质相同',
      partly: '部分已改',
      changed: '已改',
      gone: '已删去',
      'older-edition': '旧版文字',
      'unlike-english': '与英文有出入',
      'as-english': '未发现与英文有实质出入',
      'not-compared': '未对照',
    },
  },
  ja: {
    states: {
      changed: '指針が変わり、この条文は当てはまらなくなりました',
      partly: '指針が変わり、この条文の一部は当てはまらなくなりました',
      gone: '指針から削除された条文です（結果は同じです）',
    },
    remedies: {
      changed: '現在の措置ではありません：指針が変わりました',
      partly: '現在の措置と一部異なります：指針が変わりました',
    },
    within: (range) => `時期は${range}の間`,
    wordForWord: (edition) => `${edition}版と一字一句同じ`,
    changed: (changed, clauses, edition) =>
      `古い版の文章です。${clauses}条文のうち${changed}条文は、${edition}版までに全部または一部が当てはまらなくなったか、削除されました。`,
    notCompared: 'より新しい版とは照合していません。',
    compared: (edition, checked) =>
      `${edition}版との関係（確認できた最新の版です。照合日${checked}。当サイトの記述で、公式のものではありません）：`,
    known: {
      'word-for-word': '一字一句同じ',
      same: '内容は同じ',
      partly: '一部変更',
      changed: '変更',
      gone: '削除',
      'older-edition': '古い版の文章',
      'unlike-english': '英語版と相違あり',
      'as-english': '英語版との内容の相違は見つかっていない',
      'not-compared': '照合していない',
    },
  },
  en: {
    states: {
      changed: 'The guide has changed: this no longer applies',
      partly: 'The guide has changed: part of this no longer applies',
      gone: 'No longer in the guide; the outcome is the same',
    },
    remedies: {
      changed: 'Not the current remedy: the guide has changed',
      partly: 'Only partly current: the guide has changed',
    },
    within: (range) => `some time from ${range}`,
    wordForWord: (edition) => `word for word the edition of ${edition}`,
    changed: (changed, clauses, edition) =>
      `An older edition: ${changed} of the ${clauses} clauses no longer apply, wholly or in part, or were removed, by the edition of ${edition}.`,
    notCompared: 'Not compared with any newer edition.',
    compared: (edition, checked) =>
      `The clauses against the edition of ${edition} (the newest we have seen, compared on ${checked}; our wording, not official):`,
    known: {
      'word-for-word': 'word for word the same',
      same: 'same in substance',
      partly: 'partly changed',
      changed: 'changed',
      gone: 'removed',
      'older-edition': 'wording of an older edition',
      'unlike-english': 'differs from the English',
      'as-english': 'no difference in substance from the English on record',
      'not-compared': 'not compared',
    },
  },
};
