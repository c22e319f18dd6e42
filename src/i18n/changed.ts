import type { Language } from '../schema/language.ts';
import type { Validity } from '../schema/validity.ts';

/** What the page of rule changes says, and the way to it. */
export interface ChangedStrings {
  readonly title: string;
  readonly lead: (asOf: string) => string;
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
    lead: (asOf) =>
      `《万智牌2010》常见问题集写于 ${asOf}。以下是此后已变更的规则，以及受影响的段落、释疑与牌。文字为本站自撰，并非官方说法；只收确知的变更。`,
    noDate: '时间未查明',
    states: { changed: '不再适用', partly: '部分不再适用', 'still-true': '结果不变' },
    numbers: '规则编号',
    numbersLead: '文中引用的规则编号是当时的；下表是同一规则今天的编号，只收确知的。',
    cited: '文中',
    now: '今日',
    topic: '内容',
    only: (count) => `只看规则已变的 ${count} 段`,
  },
  ja: {
    title: 'その後のルール変更',
    lead: (asOf) =>
      `基本セット2010のFAQは${asOf}付です。その後に変わったルールと、それが関わる項目・裁定・カードを挙げます。文章はこのサイトのもので、公式のものではありません。確かな変更だけを載せています。`,
    noDate: '時期の確認できないもの',
    states: { changed: '当てはまらない', partly: '一部当てはまらない', 'still-true': '結果は同じ' },
    numbers: 'ルール番号',
    numbersLead: '文中のルール番号は当時のものです。同じルールの現在の番号を、確かなものだけ挙げます。',
    cited: '文中',
    now: '現在',
    topic: '内容',
    only: (count) => `ルールが変わった${count}項目だけを表示`,
  },
  en: {
    title: 'Rules changes since',
    lead: (asOf) =>
      `The Magic 2010 FAQ is of ${asOf}. These rules have changed since, and these notes, rulings and cards are touched by it. The words are our own, not official; only what is certain is here.`,
    noDate: 'Date not established',
    states: { changed: 'no longer holds', partly: 'part no longer holds', 'still-true': 'same outcome' },
    numbers: 'Rule numbers',
    numbersLead:
      'The texts cite rules by the numbers of their day. These are the numbers of the same rules today, where that is certain.',
    cited: 'In the text',
    now: 'Today',
    topic: 'About',
    only: (count) => `Only the ${count} ${count === 1 ? 'note' : 'notes'} whose rules have changed`,
  },
};
