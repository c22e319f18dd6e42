import { words } from '../schema/words.ts';

/** The page of coverage, and the columns where they are counted. */
export const statusWords = words({
  title: { zh: '覆盖情况', ja: '収録状況', en: 'Coverage' },
  lead: {
    zh: '每份文件在各语言中有多少条文，缺哪些，哪些与其他语言有出入，以及来源的损坏之处如何订正。',
    ja: '文書と言語ごとの条文の数、欠落、相違と、原文の損傷箇所の訂正を示します。',
    en: 'How many clauses each document has in each language, which are missing and which differ, and how damage in the sources was corrected.',
  },
  present: { zh: '有', ja: 'あり', en: 'Present' },
  missing: { zh: '缺', ja: '欠落', en: 'Missing' },
  differs: { zh: '有出入', ja: '相違', en: 'Differs' },
  none: { zh: '无', ja: 'なし', en: 'none' },
  noText: { zh: '无此语言文本', ja: 'この言語の文章なし', en: 'no text in this language' },
  anomaliesLead: {
    zh: '来源所印与已知资料不符之处：两种读法并列，来源原样保留。',
    ja: '原文の記載が既知の情報と食い違う箇所です。両方を並べ、原文はそのまま残しています。',
    en: 'Places where the source disagrees with known facts. Both readings are shown; the source is left unchanged.',
  },
  place: { zh: '位置', ja: '箇所', en: 'Place' },
  kind: { zh: '项目', ja: '項目', en: 'Item' },
  correctionsLead: {
    zh: '来源文件本身不作改动；订正之处在正文中标出，来源原样可随时展开。',
    ja: '原文のファイルは変更していません。訂正した箇所は本文に示し、原文の表記もそこで開けます。',
    en: 'The source files are never edited. Corrections are marked in the text, where you can open the source’s own reading.',
  },
  line: { zh: '第 {line} 行', ja: '{line} 行目', en: 'line {line}' },
  source: { zh: '来源', ja: '原文', en: 'Source' },
  reads: { zh: '来源作', ja: '原文の表記', en: 'Source reads' },
  corrected: { zh: '订正为', ja: '訂正', en: 'Corrected to' },
  reason: { zh: '理由', ja: '理由', en: 'Reason' },
  sources: { zh: '来源文字的去向', ja: '原文の文字の行き先', en: 'Where every source character went' },
  sourcesLead: {
    zh: '各来源的每个非空白字符都有着落：在页面上、转为页面结构，或记入账目并注明理由。',
    ja: '原文の空白以外の文字はすべて、ページにあるか、見出しなどの構造に変換されたか、理由とともに台帳に記されているかのいずれかです。',
    en: 'Every non-blank character of every source is on a page, was turned into structure, or is listed in the ledger with a reason.',
  },
  total: { zh: '字符总数', ja: '文字数', en: 'Characters' },
  onPages: { zh: '在页面上', ja: 'ページ上', en: 'On pages' },
  markup: { zh: '转为页面结构', ja: '構造に変換', en: 'Turned into structure' },
  cards: { zh: '卡牌', ja: 'カード', en: 'Cards' },
  lost: {
    zh: '因缺页而失去释疑的牌',
    ja: 'ページの欠落により裁定が失われたカード',
    en: 'Cards whose rulings were on a lost page',
  },
  overviewLead: {
    zh: '每格表示一条在一种语言中的情形，点选即到该条。',
    ja: '各マスは、ある言語での条文の状態を表します。選ぶとその条文に移動します。',
    en: 'Each cell is a clause in one language. Select it to go to the clause.',
  },
  states: {
    present: { zh: '有', ja: 'あり', en: 'present' },
    differs: { zh: '有出入', ja: '相違あり', en: 'differs' },
    missing: { zh: '缺', ja: '欠落', en: 'missing' },
    unofficial: { zh: '仅有非官方译文', ja: '非公式訳のみ', en: 'unofficial translation only' },
    absent: {
      zh: '本节没有此语言的文本',
      ja: 'この節にはこの言語の文章がありません',
      en: 'the section has no text in this language',
    },
  },
  /** After a heading, before a list. */
  counted: { zh: '（{count}）：', ja: '（{count}）：', en: ' ({count}):' },
  /** The name of a cell: `2.3 remedy-4, Japanese: differs`. */
  cell: {
    zh: '{clause}，{language}：{state}',
    ja: '{clause}、{language}：{state}',
    en: '{clause}, {language}: {state}',
  },
  group: { zh: '{document} {part}', ja: '{document} {part}', en: '{document} {part}' },
  noTextIn: { zh: '没有此语言的文本', ja: 'この言語の文章はありません', en: 'no text in this language' },
  names: {
    zh: '与印刷不符的牌名',
    ja: '印刷されたものと異なるカード名',
    en: 'Card names that differ from the printed ones',
  },
  unofficial: { zh: '非官方译文', ja: '非公式訳', en: 'Unofficial translations' },
  corrections: { zh: '订正', ja: '訂正', en: 'Corrections' },
  ledger: { zh: '不在页面上的来源文字', ja: 'ページに載らない原文', en: 'Source text on no page' },
  ledgerCount: {
    zh: '{characters} 字',
    ja: '{characters}字',
    en: '{characters} {characters|character|characters}',
  },
  /** In the bar above the columns, after the name of a language. */
  short: {
    missing: { zh: '缺 {count}', ja: '欠 {count}', en: '{count} missing' },
    differs: { zh: '异 {count}', ja: '異 {count}', en: '{count} {count|differs|differ}' },
  },
  open: { zh: '待审', ja: '要確認', en: 'Needs review' },
  openLead: {
    zh: '由程序找出、尚未审定的可能出入。审定之前，条文旁不作显示。',
    ja: '自動検出された、未確認の相違の候補です。確認されるまで、条文のページには表示されません。',
    en: 'Possible discrepancies found automatically and not yet reviewed. Until then nothing is shown beside the clause.',
  },
  nothingOpen: { zh: '目前没有。', ja: '現在はありません。', en: 'Nothing at the moment.' },
  dismissed: {
    zh: '已审，并无出入：{count} 处',
    ja: '確認の結果、相違なし：{count}件',
    en: 'Reviewed: no difference ({count})',
  },
  rules: {
    missing: { zh: '缺少此条', ja: 'この条文がない', en: 'This clause is missing' },
    swap: { zh: '与另一条互换', ja: '別の条文と入れ替わっている', en: 'Exchanged with another clause' },
    penalty: { zh: '处罚不同', ja: '懲罰が異なる', en: 'Different penalty' },
    number: { zh: '数字不同', ja: '数が異なる', en: 'Different number' },
    'card-name': { zh: '牌名只见于一方', ja: 'カード名が片方にしかない', en: 'Card named in only one text' },
    'unprinted-name': {
      zh: '与印刷不符的牌名',
      ja: '印刷されたものと異なるカード名',
      en: 'Card name that differs from the printed one',
    },
    term: { zh: '术语只见于一方', ja: '用語が片方にしかない', en: 'Term in only one text' },
    'sentence-count': { zh: '句数相差悬殊', ja: '文の数が大きく異なる', en: 'Far more or fewer sentences' },
    length: { zh: '长度相差悬殊', ja: '長さが大きく異なる', en: 'Far longer or shorter' },
    negation: { zh: '否定词数相差悬殊', ja: '否定の数が大きく異なる', en: 'Far more or fewer negations' },
  },
  against: { zh: '对照{languages}', ja: '{languages}と比較', en: 'compared with {languages}' },
  here: { zh: '此处', ja: 'ここ', en: 'here' },
  there: { zh: '其他文本', ja: '比較先', en: 'in the others' },
  nowhere: { zh: '（无）', ja: '（なし）', en: '(nothing)' },
  /** Around what is found, and between the two texts. */
  brackets: { zh: ['（', '）', '；'], ja: ['（', '）', '；'], en: [' (', ')', '; '] },
  editions: { zh: '各版本的日期', ja: '各版の日付', en: 'Edition dates' },
  editionsLead: {
    zh: '文本没有写日期的，列出可据以推断的依据。',
    ja: '日付の記載がない文章には、推定の根拠を挙げます。',
    en: 'Where a text has no date, the evidence for dating it is given.',
  },
  /** Why a text is on no page. */
  ledgerReasons: {
    furniture: {
      zh: '网站横幅与导航',
      ja: 'サイトのバナーとナビゲーション',
      en: 'Site banner and navigation',
    },
    repeated: { zh: '重复印出', ja: '重複', en: 'Printed twice' },
  },
});
