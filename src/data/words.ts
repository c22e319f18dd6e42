import { words } from '../schema/words.ts';

export const dataWords = words({
  title: { zh: '数据', ja: 'データ', en: 'Data' },
  lead: {
    zh: '本站的全部内容也提供便于程序读取的文件，与页面出自同一份记录。',
    ja: '当サイトの内容はすべて、ページと同じ記録から作られた、プログラムで読めるファイルとしても提供します。',
    en: 'All content is also available as machine-readable files, made from the same records as the pages.',
  },
  file: { zh: '文件', ja: 'ファイル', en: 'File' },
  what: { zh: '内容', ja: '内容', en: 'Content' },
  licenses: {
    zh: '本站所用各程序的许可',
    ja: '当サイトで使用しているプログラムのライセンス',
    en: 'Licenses of the programs that this site uses',
  },
});

/** `name` is the short name of a guide, or the name of a set; `title` is the full title. */
export const productWords = words({
  index: {
    zh: '全部文件的清单，附校验和；各来源的日期、权利人与校验和',
    ja: '全ファイルの一覧とチェックサム、各原文の日付・権利者・チェックサム',
    en: 'List of all files with checksums, and the date, owner and checksum of each source',
  },
  section: {
    zh: '{name} 的一节：各条的三语文本、缺漏与出入、评注',
    ja: '{name}の1つの節：条文ごとの三言語の文章、欠落と相違、注釈',
    en: 'A section of the {name}: clauses in three languages, gaps and differences, annotations',
  },
  sectionTmx: {
    zh: '同一节的翻译记忆库（TMX 1.4b），每条一个单元，不含评注',
    ja: '同じ節の翻訳メモリ（TMX 1.4b）。条文ごとに1単位、注釈は含まない',
    en: 'The same section as a translation memory (TMX 1.4b), one unit per clause, without annotations',
  },
  sectionCsv: {
    zh: '同一节的表格（CSV，UTF-8），每行一条：各语言的文本、出入与缺漏；非官方译文另列',
    ja: '同じ節の表（CSV、UTF-8）、1行に1条文。各言語の文章と相違・欠落、非公式訳は別の列',
    en: 'The same section as a table (CSV, UTF-8), one row per clause: texts, differences and gaps; unofficial translations in separate columns',
  },
  clausesPo: {
    zh: '一节中某语言缺少或官方文本较旧的各条（PO），供翻译；没有此类条文的语言没有此文件',
    ja: 'ある言語に欠けているか、公式の文章が古い条文（PO）、翻訳用。そのような条文のない言語のファイルはない',
    en: 'The clauses of a section that a language lacks, or has in an older edition (PO), for translators; no file if there are none',
  },
  annotationsPo: {
    zh: '一节中本站未收录某语言原文的评注（PO），供翻译；已有的非官方译文在内',
    ja: 'ある言語の原文が収録されていない注釈（PO）、翻訳用。既にある非公式訳を含む',
    en: 'The annotations of a section that a language lacks (PO), for translators; with existing unofficial translations',
  },
  guideTmx: {
    zh: '{name} 全部各节合成的翻译记忆库（TMX 1.4b）',
    ja: '{name}の全節の翻訳メモリ（TMX 1.4b）',
    en: 'All sections of the {name} in one translation memory (TMX 1.4b)',
  },
  cards: {
    zh: '{name}的全部卡牌及其释疑',
    ja: '{name}の全カードと裁定',
    en: 'Every card of {name}, with its rulings',
  },
  cardsCsv: {
    zh: '同上的表格（CSV，UTF-8），每行一张牌；以 = + - @ 开头的单元格前加一撇，数字除外',
    ja: '同上の表（CSV、UTF-8）、1行に1枚。= + - @ で始まるセルは、数値を除き先頭にアポストロフィを付ける',
    en: 'The same as a table (CSV, UTF-8), one row per card; cells that start with = + - @ and are not numbers get a leading apostrophe',
  },
  rulingsCsv: {
    zh: '释疑的表格（CSV，UTF-8），每行一条释疑；非官方译文另列',
    ja: '裁定の表（CSV、UTF-8）、1行に1裁定。非公式訳は別の列',
    en: 'The rulings as a table (CSV, UTF-8), one row per ruling; unofficial translations in separate columns',
  },
  card: { zh: '一张牌及其释疑', ja: 'カード1枚とその裁定', en: 'One card with its rulings' },
  faq: {
    zh: '《{title}》的各章、各节、各段说明',
    ja: '{title}の章・節・各項目',
    en: 'The chapters, sections and notes of the {title}',
  },
  faqPo: {
    zh: '《{title}》中本站未收录某语言官方文本的说明、释疑与规则叙述（PO），供翻译；已有的非官方译文在内',
    ja: '{title}のうち、ある言語の公式の文章が収録されていない項目・裁定・ルール文章（PO）、翻訳用。既にある非公式訳を含む',
    en: 'The notes, rulings and rules texts of the {title} that a language lacks (PO), for translators; with existing unofficial translations',
  },
  cardsMentioned: {
    zh: '各文本提到的其他系列卡牌',
    ja: '各文書が言及する他セットのカード',
    en: 'Cards from other sets that the texts mention',
  },
  ruleChanges: {
    zh: '各文本写成之后规则有何改变，影响哪些释疑（本站自撰，非官方）',
    ja: '各文書の作成後に変わったルールと、影響を受ける裁定（当サイトの記述、非公式）',
    en: 'Rules changes since the texts were written, and the rulings they affect (our wording, not official)',
  },
  policyChanges: {
    zh: '文件本身有何改变，影响哪些条文；各节与哪一版对照过（本站自撰，非官方）',
    ja: '文書そのものの変更と、影響を受ける条文、どの版と照合したか（当サイトの記述、非公式）',
    en: 'Changes to the guide itself, the clauses they concern, and the edition each section was compared with (our wording, not official)',
  },
  terms: {
    zh: '三语术语表，附每个术语所在的条文、说明与释疑',
    ja: '三言語の用語集。用語が出てくる条文・項目・裁定つき',
    en: 'The trilingual term base, with the clauses, notes and rulings in which each term appears',
  },
  coverage: {
    zh: '各来源有多少行收录、多少行略去及略去的原因；各类文本在各语言有多少官方、多少非官方译文可读',
    ja: '各原文の掲載行数、省いた行とその理由、各種の文章のうち各言語で公式・非公式訳で読める数',
    en: 'Counts of the rows of each source on pages, the rows left out and why, and counts of the texts readable in each language, officially or in an unofficial translation',
  },
  changes: {
    zh: '本站文本、订正与说明的更改，由新到旧',
    ja: '当サイトの本文・訂正・注記の変更、新しい順',
    en: 'Changes to texts, corrections and notes on this site, newest first',
  },
  changesAtom: {
    zh: '同上，每种语言一份，供订阅（Atom）；changes.atom 即英文版',
    ja: '同上、言語ごとの購読用（Atom）。changes.atom は英語版と同じ',
    en: 'The same as an Atom feed in each language; changes.atom is the English one',
  },
  schemas: {
    zh: '上述 JSON 文件的 JSON Schema（2020-12）',
    ja: '上記JSONファイルのJSON Schema（2020-12）',
    en: 'JSON Schema (2020-12) of the JSON files above',
  },
});
