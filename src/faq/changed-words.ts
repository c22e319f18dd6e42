import type { Language } from '../schema/language.ts';
import type { Validity } from '../schema/validity.ts';

/** What the page of rule changes says, and the way to it. */
export interface ChangedStrings {
  readonly title: string;
  readonly lead: (set: string, asOf: string) => string;
  /** Over the changes of which only the fact is certain. */
  readonly noDate: string;
  readonly states: Readonly<Record<Exclude<Validity['state'], 'in-doubt' | 'not-checked'>, string>>;
  readonly numbers: string;
  readonly numbersLead: string;
  readonly cited: string;
  readonly now: string;
  readonly topic: string;
  /** The box that hides the notes of a chapter that still hold. */
  readonly only: (count: number) => string;
}

export const changedStrings: Readonly<Record<Language, ChangedStrings>> = {
  zh: {
    title: '此后的规则变更',
    lead: (set, asOf) =>
      `《${set}》常见问题集的日期是 ${asOf}。以下是此后变更的规则，以及受影响的说明、释疑与牌。文字为本站自撰，并非官方说法；只收录确知的变更。`,
    noDate: '时间不详',
    states: { changed: '不再适用', partly: '部分不再适用', 'still-true': '结果不变' },
    numbers: '规则编号',
    numbersLead: '文中引用的是当时的规则编号；下表列出同一规则现行的编号，只收录确知的。',
    cited: '文中',
    now: '现行',
    topic: '内容',
    only: (count) => `只看规则已变的 ${count} 段`,
  },
  ja: {
    title: 'その後のルール変更',
    lead: (set, asOf) =>
      `${set}のFAQは${asOf}付です。その後に変わったルールと、影響を受ける項目・裁定・カードを挙げます。文章は当サイトによるもので、公式のものではありません。確認できた変更だけを載せています。`,
    noDate: '時期不明',
    states: { changed: '当てはまらない', partly: '一部当てはまらない', 'still-true': '結果は同じ' },
    numbers: 'ルール番号',
    numbersLead: '文中のルール番号は当時のものです。同じルールの現在の番号を、確認できたものだけ挙げます。',
    cited: '文中',
    now: '現在',
    topic: '内容',
    only: (count) => `ルールが変わった${count}項目だけを表示`,
  },
  en: {
    title: 'Rules changes since',
    lead: (set, asOf) =>
      `The ${set} FAQ is dated ${asOf}. These rules have changed since; the notes, rulings and cards they affect are listed. The wording is ours, not official; only confirmed changes are included.`,
    noDate: 'Date unknown',
    states: { changed: 'no longer holds', partly: 'part no longer holds', 'still-true': 'same outcome' },
    numbers: 'Rule numbers',
    numbersLead:
      'The texts cite rules by the numbers of their time. These are the current numbers of the same rules, where known for certain.',
    cited: 'As cited',
    now: 'Now',
    topic: 'About',
    only: (count) => `Show only the ${count} ${count === 1 ? 'note' : 'notes'} whose rules have changed`,
  },
};
