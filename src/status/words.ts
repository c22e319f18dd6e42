import type { DriftRule } from '../schema/drift-rule.ts';
import type { Language } from '../schema/language.ts';
import type { ClauseState } from './clause-states.ts';

/** What the status page says of clauses, findings and editions, in each interface language. */
export interface StatusStrings {
  readonly overviewLead: string;
  readonly states: Readonly<Record<ClauseState, string>>;
  /** After a heading, before a list. */
  readonly counted: (count: number) => string;
  /** The name of a cell: `2.3 remedy-4, Japanese: differs`. */
  readonly cell: (clause: string, language: string, state: string) => string;
  readonly group: (document: string, part: string) => string;
  readonly noTextIn: string;
  readonly names: string;
  readonly unofficial: string;
  readonly corrections: string;
  readonly ledger: string;
  readonly ledgerCount: (characters: number) => string;
  /** In the bar above the columns, after the name of a language. */
  readonly short: {
    readonly missing: (count: number) => string;
    readonly differs: (count: number) => string;
  };
  readonly open: string;
  readonly openLead: string;
  readonly nothingOpen: string;
  readonly dismissed: (count: number) => string;
  readonly rules: Readonly<Record<DriftRule, string>>;
  readonly against: (languages: string) => string;
  readonly here: string;
  readonly there: string;
  readonly nowhere: string;
  /** Around what is found, and between the two texts. */
  readonly brackets: readonly [open: string, close: string, between: string];
  readonly editions: string;
  readonly editionsLead: string;
  readonly dated: string;
  readonly undated: string;
}

export const statusStrings: Readonly<Record<Language, StatusStrings>> = {
  zh: {
    overviewLead: '每格表示一条在一种语言中的情形，点选即到该条。',
    states: {
      present: '有',
      differs: '有出入',
      missing: '缺',
      unofficial: '仅有非官方译文',
      absent: '本节没有此语言的文本',
    },
    counted: (count) => `（${count}）：`,
    cell: (clause, language, state) => `${clause}，${language}：${state}`,
    group: (document, part) => `${document} ${part}`,
    noTextIn: '没有此语言的文本',
    names: '与印刷不符的牌名',
    unofficial: '非官方译文',
    corrections: '订正',
    ledger: '不在页面上的来源文字',
    ledgerCount: (characters) => `${characters} 字`,
    short: { missing: (count) => `缺 ${count}`, differs: (count) => `异 ${count}` },
    open: '待审',
    openLead: '由程序找出、尚未审定的可能出入。审定之前，条文旁不作显示。',
    nothingOpen: '目前没有。',
    dismissed: (count) => `已审，并无出入：${count} 处`,
    rules: {
      missing: '缺少此条',
      swap: '与另一条互换',
      penalty: '处罚不同',
      number: '数字不同',
      'card-name': '牌名只见于一方',
      'unprinted-name': '与印刷不符的牌名',
      term: '术语只见于一方',
      'sentence-count': '句数相差悬殊',
      length: '长度相差悬殊',
      negation: '否定词数相差悬殊',
    },
    against: (languages) => `对照${languages}`,
    here: '此处',
    there: '其他文本',
    nowhere: '（无）',
    brackets: ['（', '）', '；'],
    editions: '各版本的日期',
    editionsLead: '文本没有写日期的，列出可据以推断的依据。',
    dated: '有日期',
    undated: '没有日期',
  },
  ja: {
    overviewLead: '各マスは、ある言語での条文の状態を表します。選ぶとその条文に移動します。',
    states: {
      present: 'あり',
      differs: '相違あり',
      missing: '欠落',
      unofficial: '非公式訳のみ',
      absent: 'この節にはこの言語の文章がありません',
    },
    counted: (count) => `（${count}）：`,
    cell: (clause, language, state) => `${clause}、${language}：${state}`,
    group: (document, part) => `${document} ${part}`,
    noTextIn: 'この言語の文章はありません',
    names: '印刷されたものと異なるカード名',
    unofficial: '非公式訳',
    corrections: '訂正',
    ledger: 'ページに載らない原文',
    ledgerCount: (characters) => `${characters}字`,
    short: { missing: (count) => `欠 ${count}`, differs: (count) => `異 ${count}` },
    open: '要確認',
    openLead: '自動検出された、未確認の相違の候補です。確認されるまで、条文のページには表示されません。',
    nothingOpen: '現在はありません。',
    dismissed: (count) => `確認の結果、相違なし：${count}件`,
    rules: {
      missing: 'この条文がない',
      swap: '別の条文と入れ替わっている',
      penalty: '懲罰が異なる',
      number: '数が異なる',
      'card-name': 'カード名が片方にしかない',
      'unprinted-name': '印刷されたものと異なるカード名',
      term: '用語が片方にしかない',
      'sentence-count': '文の数が大きく異なる',
      length: '長さが大きく異なる',
      negation: '否定の数が大きく異なる',
    },
    against: (languages) => `${languages}と比較`,
    here: 'ここ',
    there: '比較先',
    nowhere: '（なし）',
    brackets: ['（', '）', '；'],
    editions: '各版の日付',
    editionsLead: '日付の記載がない文章には、推定の根拠を挙げます。',
    dated: '日付あり',
    undated: '日付なし',
  },
  en: {
    overviewLead: 'Each cell is a clause in one language. Select it to go to the clause.',
    states: {
      present: 'present',
      differs: 'differs',
      missing: 'missing',
      unofficial: 'unofficial translation only',
      absent: 'the section has no text in this language',
    },
    counted: (count) => ` (${count}):`,
    cell: (clause, language, state) => `${clause}, ${language}: ${state}`,
    group: (document, part) => `${document} ${part}`,
    noTextIn: 'no text in this language',
    names: 'Card names that differ from the printed ones',
    unofficial: 'Unofficial translations',
    corrections: 'Corrections',
    ledger: 'Source text on no page',
    ledgerCount: (characters) => `${characters} ${characters === 1 ? 'character' : 'characters'}`,
    short: {
      missing: (count) => `${count} missing`,
      differs: (count) => `${count} ${count === 1 ? 'differs' : 'differ'}`,
    },
    open: 'Needs review',
    openLead:
      'Possible discrepancies found automatically and not yet reviewed. Until then nothing is shown beside the clause.',
    nothingOpen: 'Nothing at the moment.',
    dismissed: (count) => `Reviewed: no difference (${count})`,
    rules: {
      missing: 'This clause is missing',
      swap: 'Exchanged with another clause',
      penalty: 'Different penalty',
      number: 'Different number',
      'card-name': 'Card named in only one text',
      'unprinted-name': 'Card name that differs from the printed one',
      term: 'Term in only one text',
      'sentence-count': 'Far more or fewer sentences',
      length: 'Far longer or shorter',
      negation: 'Far more or fewer negations',
    },
    against: (languages) => `compared with ${languages}`,
    here: 'here',
    there: 'in the others',
    nowhere: '(nothing)',
    brackets: [' (', ')', '; '],
    editions: 'Edition dates',
    editionsLead: 'Where a text has no date, the evidence for dating it is given.',
    dated: 'Dated',
    undated: 'Undated',
  },
};
