import { words } from '../schema/words.ts';

/** The page of coverage, and the columns where they are counted. */
export const statusWords = words({
  title: { zh: '覆盖情况', ja: '収録状況', en: 'Coverage' },
  lead: {
    zh: '每份文件在各语言中有多少条文，缺哪些，哪些与其他语言有出入，以及来源的损坏之处如何订正。',
    ja: '文書と言語ごとの条文の数、欠落、相違と、原文の損傷箇所の訂正を示します。',
    en: 'How many clauses each document has in each language, which are missing and which differ, and how damage in the sources was corrected.',
  },
  missing: { zh: '缺', ja: '欠落', en: 'Missing' },
  differs: { zh: '有出入', ja: '相違', en: 'Differs' },
  none: { zh: '无', ja: 'なし', en: 'none' },
  anomaliesLead: {
    zh: '来源所印与已知资料不符之处：两种读法见各页，来源原样保留。',
    ja: '原文の記載が既知の情報と食い違う箇所です。各ページに両方を並べ、原文はそのまま残しています。',
    en: 'Places where the source disagrees with known facts. Each page shows both readings; the source is left unchanged.',
  },
  correctionsLead: {
    zh: '来源文件本身不作改动；订正之处在正文中标出，来源原样可随时展开。',
    ja: '原文のファイルは変更していません。訂正した箇所は本文に示し、原文の表記もそこで開けます。',
    en: 'The source files are never edited. Corrections are marked in the text, where you can open the source’s own reading.',
  },
  line: { zh: '第 {line} 行', ja: '{line} 行目', en: 'line {line}' },
  reads: { zh: '来源作', ja: '原文の表記', en: 'Source reads' },
  corrected: { zh: '订正为', ja: '訂正', en: 'Corrected to' },
  lost: {
    zh: '因缺页而失去释疑的牌',
    ja: 'ページの欠落により裁定が失われたカード',
    en: 'Cards whose rulings were on a lost page',
  },
  /** After a heading, before a list. */
  counted: { zh: '（{count}）：', ja: '（{count}）：', en: ' ({count}):' },
  corrections: { zh: '订正', ja: '訂正', en: 'Corrections' },
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
  /** Around what is found, and between the two texts. */
  brackets: { zh: ['（', '）', '；'], ja: ['（', '）', '；'], en: [' (', ')', '; '] },
  editions: { zh: '各版本的日期', ja: '各版の日付', en: 'Edition dates' },
});
