import type { ClauseState } from '../lib/reading/clause-states.ts';
import type { Language } from '../schema/language.ts';
import type { DriftRule } from '../schema/registry.ts';

/** What the status page says of clauses, findings and editions, in each interface language. */
export interface StatusStrings {
  readonly overviewLead: string;
  readonly states: Readonly<Record<ClauseState, string>>;
  /** After a heading, before a list. */
  readonly counted: (count: number) => string;
  /** The name of a cell: `2.3 remedy-4, Japanese: differing`. */
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
    overviewLead: '每格是一条在一种语言里的情形，点选即到该条。',
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
    names: '非印刷名称',
    unofficial: '非官方译文',
    corrections: '校正',
    ledger: '未上页的来源文字',
    ledgerCount: (characters) => `${characters} 字`,
    short: { missing: (count) => `缺 ${count}`, differs: (count) => `异 ${count}` },
    open: '待查',
    openLead: '由规则找出、尚无人认定的可能出入。在有人认定之前，条文旁不会显示。',
    nothingOpen: '目前没有。',
    dismissed: (count) => `已看过、并非出入的：${count} 处`,
    rules: {
      missing: '缺少此条',
      penalty: '处罚不同',
      number: '数字不同',
      'card-name': '牌名只见于一方',
      'unprinted-name': '不是印刷名称',
      term: '术语只见于一方',
      'sentence-count': '句数相差悬殊',
      length: '长度相差悬殊',
      negation: '否定词数相差悬殊',
    },
    against: (languages) => `对照${languages}`,
    here: '此处',
    there: '对方',
    nowhere: '（无）',
    brackets: ['（', '）', '；'],
    editions: '各版本的日期',
    editionsLead: '文本没有写日期的，列出可据以推断的依据。',
    dated: '有日期',
    undated: '没有日期',
  },
  ja: {
    overviewLead: '一マスが、ある言語でのある条文の状態を表します。選ぶとその条文に移ります。',
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
    names: '印刷名でない名前',
    unofficial: '非公式訳',
    corrections: '訂正',
    ledger: 'ページに載らない原文',
    ledgerCount: (characters) => `${characters}字`,
    short: { missing: (count) => `欠 ${count}`, differs: (count) => `異 ${count}` },
    open: '確認待ち',
    openLead:
      '規則が見つけた、まだ誰も判断していない相違の候補です。判断されるまで、条文のページには表示されません。',
    nothingOpen: '今はありません。',
    dismissed: (count) => `確認の結果、相違でないもの：${count}件`,
    rules: {
      missing: 'この条文がない',
      penalty: '懲罰が違う',
      number: '数が違う',
      'card-name': 'カード名が片方にしかない',
      'unprinted-name': '印刷名でない名前',
      term: '用語が片方にしかない',
      'sentence-count': '文の数が大きく違う',
      length: '長さが大きく違う',
      negation: '否定の数が大きく違う',
    },
    against: (languages) => `${languages}と比べて`,
    here: 'ここ',
    there: '相手',
    nowhere: '（なし）',
    brackets: ['（', '）', '；'],
    editions: '各版の日付',
    editionsLead: '日付の記載がない文章には、推定の根拠を挙げます。',
    dated: '日付あり',
    undated: '日付なし',
  },
  en: {
    overviewLead: 'Each cell is a clause in one language; choose it to go there.',
    states: {
      present: 'there',
      differs: 'differing',
      missing: 'missing',
      unofficial: 'only an unofficial translation',
      absent: 'no text of the section in this language',
    },
    counted: (count) => ` (${count}):`,
    cell: (clause, language, state) => `${clause}, ${language}: ${state}`,
    group: (document, part) => `${document} ${part}`,
    noTextIn: 'no text in this language',
    names: 'Names that are not the printed ones',
    unofficial: 'Unofficial translations',
    corrections: 'Corrections',
    ledger: 'Source text on no page',
    ledgerCount: (characters) => `${characters} ${characters === 1 ? 'character' : 'characters'}`,
    short: { missing: (count) => `${count} missing`, differs: (count) => `${count} differ` },
    open: 'To be looked at',
    openLead:
      'What the rules have found and nobody has decided yet. Until somebody has, nothing of it is shown beside the clause.',
    nothingOpen: 'Nothing at present.',
    dismissed: (count) => `Looked at and found to be no difference: ${count}`,
    rules: {
      missing: 'This clause is missing',
      penalty: 'Another penalty',
      number: 'Another number',
      'card-name': 'A card that only one text names',
      'unprinted-name': 'Not the printed name',
      term: 'A term that only one text has',
      'sentence-count': 'Far more or fewer sentences',
      length: 'Far longer or shorter',
      negation: 'Far more or fewer negations',
    },
    against: (languages) => `against ${languages}`,
    here: 'here',
    there: 'there',
    nowhere: '(nothing)',
    brackets: [' (', ')', '; '],
    editions: 'What dates the editions',
    editionsLead: 'Where a text states no date, there is what it can be judged by.',
    dated: 'Dated',
    undated: 'Undated',
  },
};
