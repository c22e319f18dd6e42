import { findTerms, indexTerms, passagesIn } from '../records/find-terms.ts';
import type { Records } from '../records/open-content.ts';
import { type TranslatablePage, translatablesIn } from '../schema/citable.ts';
import { type Document, nameOfSet, shortName } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import type { GuideSection } from '../schema/guide.ts';
import { interfaceLanguages, type Localized } from '../schema/language.ts';
import { toAtom } from './atom.ts';
import { datesOf, listMentionedCards, listSetCards } from './cards.ts';
import { toCardsCsv, toRulingsCsv } from './cards-csv.ts';
import { toJson, toReadableJson } from './json.ts';
import { toPo } from './po.ts';
import { countReadable, countUnofficial } from './readable.ts';
import { ofDocument, type PublishInput, rightsOf } from './rights.ts';
import { jsonSchemasOf } from './schemas.ts';
import { officialPlaces, toPublishedSection } from './section.ts';
import { toSectionCsv } from './section-csv.ts';
import { toTmx } from './tmx.ts';
import { languagesLacking } from './translator-export.ts';

/** A kind of file that `/data` serves. */
export interface Product {
  /** Path below `/data/`; where there are many such files, what differs is in braces. */
  readonly path: string;
  readonly what: Localized;
  /** The schema of the file; absent where it is not JSON. */
  readonly schema?: string;
  /** The document that it is of, where it is of one. */
  readonly document?: Document;
  /** Its text, from all records or from those of its document. */
  readonly make?: (input: PublishInput) => string;
  /** The same where there are many: which files there are, and the text of each. */
  readonly files?: ListFiles;
}
type ListFiles = (records: Records) => readonly File[];
type File = readonly [path: string, make: (input: PublishInput) => string];

/** The files of a kind that there are, each with how its text is made. */
export const filesOf = ({ path, make, files }: Product, records: Records): readonly File[] =>
  make ? [[path, make]] : (files?.(records) ?? []);

/** Everything that `/data` serves, in the order in which it is shown, the index first. */
export const listProducts = (documents: readonly Document[]): readonly Product[] => {
  const ofEach = (own: readonly Document[], list: (document: Document) => readonly Product[]) =>
    own.flatMap((document) => list(document).map((product) => ({ ...product, document })));
  return [
    indexProduct,
    ...ofEach(documents.filter(hasSections), productsOfGuide),
    ...ofEach(documents.filter(hasCards), productsOfSet),
    ...others,
  ];
};

/** The index, which is made of all the others. */
export const indexProduct: Product = {
  path: 'index.json',
  what: {
    zh: '全部文件的清单，附校验和；各来源的日期、权利人与校验和',
    ja: '全ファイルの一覧とチェックサム、各原文の日付・権利者・チェックサム',
    en: 'List of all files with checksums, and the date, owner and checksum of each source',
  },
  schema: 'index',
};

const productsOfGuide = (guide: Document): readonly Product[] => {
  const { id } = guide;
  const name = shortName(guide);
  /** A file for each section. */
  const perSection =
    (ending: string, toText: (section: GuideSection, input: PublishInput) => string): ListFiles =>
    ({ sections }) =>
      sections.map((section) => [`${id}/${section.section}.${ending}`, (input) => toText(section, input)]);
  /** What the sections lack of one kind of text, each in a file of its own. */
  const lackingOf =
    (kind: 'clause' | 'annotation', stem: string): ListPages =>
    ({ sections }) =>
      sections.map((each) => [`${id}/${each.section}${stem}`, translatablesIn({ sections: [each] }, [kind])]);
  return [
    {
      path: `${id}/{section}.json`,
      what: {
        zh: `${name} 的一节：各条的三语文本、缺漏与出入、评注`,
        ja: `${name}の1つの節：条文ごとの三言語の文章、欠落と相違、注釈`,
        en: `A section of the ${name}: clauses in three languages, what is missing or differs, annotations`,
      },
      schema: `${id}-section`,
      files: perSection('json', (section, input) =>
        toJson(toPublishedSection(section, guide, rightsOf(section, input))),
      ),
    },
    {
      path: `${id}/{section}.tmx`,
      what: {
        zh: '同一节的翻译记忆库（TMX 1.4b），每条一个单元，不含评注',
        ja: '同じ節の翻訳メモリ（TMX 1.4b）。条文ごとに1単位、注釈は含まない',
        en: 'The same section as a translation memory (TMX 1.4b), one unit per clause, without annotations',
      },
      files: perSection('tmx', (section, input) => toTmx([section], rightsOf(section, input))),
    },
    {
      path: `${id}/{section}.csv`,
      what: {
        zh: '同一节的表格（CSV，UTF-8），每行一条：各语言的文本、出入与缺漏；非官方译文另列',
        ja: '同じ節の表（CSV、UTF-8）、1行に1条文。各言語の文章と相違・欠落、非公式訳は別の列',
        en: 'The same section as a table (CSV, UTF-8), one row per clause: texts, what differs or is missing; unofficial translations in separate columns',
      },
      files: perSection('csv', toSectionCsv),
    },
    forTranslators(
      `${id}/{section}`,
      {
        zh: '一节中某语言缺少或官方文本较旧的各条（PO），供翻译；没有此类条文的语言没有此文件',
        ja: 'ある言語に欠けているか、公式の文章が古い条文（PO）、翻訳用。そのような条文のない言語のファイルはない',
        en: 'The clauses of a section that a language lacks, or has in an older edition (PO), for translators; no file where there are none',
      },
      lackingOf('clause', ''),
    ),
    forTranslators(
      `${id}/{section}.annotations`,
      {
        zh: '一节中本站未收录某语言原文的评注（PO），供翻译；已有的非官方译文在内',
        ja: 'ある言語の原文が収録されていない注釈（PO）、翻訳用。既にある非公式訳を含む',
        en: 'The annotations of a section that none of our sources has in a language (PO), for translators; with the unofficial translations there are',
      },
      lackingOf('annotation', '.annotations'),
    ),
    {
      path: `${id}.tmx`,
      what: {
        zh: `${name} 全部各节合成的翻译记忆库（TMX 1.4b）`,
        ja: `${name}の全節の翻訳メモリ（TMX 1.4b）`,
        en: `All sections of the ${name} in one translation memory (TMX 1.4b)`,
      },
      make: (input) => toTmx(input.sections, rightsOf(input.sections, input)),
    },
  ];
};

const productsOfSet = (set: Document): readonly Product[] => {
  const { id, titles } = set;
  const name = nameOfSet(set);
  return [
    {
      path: `${id}/cards.json`,
      what: {
        zh: `${name.zh}的全部卡牌及其释疑`,
        ja: `${name.ja}の全カードと裁定`,
        en: `Every card of ${name.en}, with its rulings`,
      },
      schema: 'cards',
      make: (input) => {
        const cards = listSetCards(input, id);
        return toJson({
          schemaVersion: 4,
          set: id,
          dates: datesOf(input),
          rights: rightsOf(cards, input),
          cards,
        });
      },
    },
    {
      path: `${id}/cards.csv`,
      what: {
        zh: '同上的表格（CSV，UTF-8），每行一张牌；以 = + - @ 开头的单元格前加一撇，数字除外',
        ja: '同上の表（CSV、UTF-8）、1行に1枚。= + - @ で始まるセルは、数値を除き先頭にアポストロフィを付ける',
        en: 'The same as a table (CSV, UTF-8), one row per card; cells that start with = + - @ and are not numbers get a leading apostrophe',
      },
      make: (input) => toCardsCsv(listSetCards(input, id)),
    },
    {
      path: `${id}/rulings.csv`,
      what: {
        zh: '释疑的表格（CSV，UTF-8），每行一条释疑；非官方译文另列',
        ja: '裁定の表（CSV、UTF-8）、1行に1裁定。非公式訳は別の列',
        en: 'The rulings as a table (CSV, UTF-8), one row per ruling; unofficial translations in separate columns',
      },
      make: (input) => toRulingsCsv(listSetCards(input, id)),
    },
    {
      path: `${id}/cards/{slug}.json`,
      what: {
        zh: '一张牌及其释疑',
        ja: 'カード1枚とその裁定',
        en: 'One card with its rulings',
      },
      schema: 'card',
      files: (records) =>
        [...listSetCards(records, id), ...listMentionedCards(records, id)].map((card) => [
          `${id}/cards/${card.slug}.json`,
          (input) => toJson({ ...card, rights: rightsOf(card, input) }),
        ]),
    },
    {
      path: `${id}/faq.json`,
      what: {
        zh: `《${titles.zh}》的各章、各节、各段说明`,
        ja: `${titles.ja}の章・節・各項目`,
        en: `The chapters, sections and notes of the ${titles.en}`,
      },
      schema: 'faq',
      make: (input) =>
        toJson({
          schemaVersion: 4,
          document: id,
          dates: datesOf(input),
          ...officialPlaces(set, set.elsewhere),
          rights: rightsOf(input.chapters, input),
          chapters: input.chapters.map(({ slug, titles, headings, sections, groups }) => ({
            slug,
            titles,
            headings,
            sections,
            groups,
          })),
        }),
    },
    forTranslators(
      `${id}/faq`,
      {
        zh: `《${titles.zh}》中本站未收录某语言官方文本的说明、释疑与规则叙述（PO），供翻译；已有的非官方译文在内`,
        ja: `${titles.ja}のうち、ある言語の公式の文章が収録されていない項目・裁定・ルール文章（PO）、翻訳用。既にある非公式訳を含む`,
        en: `The notes, rulings and rules texts of the ${titles.en} whose official text in a language none of our sources has (PO), for translators; with the unofficial translations there are`,
      },
      ({ chapters, cards }) => [[`${id}/faq`, translatablesIn({ chapters, cards })]],
    ),
  ];
};

/** Where the feed was before there was one in each language. */
const oldFeed = { lang: 'en', path: 'changes.atom' } as const;

/** The files that are of no document. */
const others: readonly Product[] = [
  {
    path: 'cards-mentioned.json',
    what: {
      zh: '各文本提到的其他系列卡牌',
      ja: '各文書が言及する他セットのカード',
      en: 'Cards from other sets that the texts mention',
    },
    schema: 'cards-mentioned',
    make: (input) => {
      const sets = input.documents.filter(hasCards);
      const cards = sets.flatMap(({ id }) => listMentionedCards(ofDocument(input, id), id));
      return toJson({ schemaVersion: 4, rights: rightsOf(cards, input), cards });
    },
  },
  {
    path: 'rule-changes.json',
    what: {
      zh: '各文本写成之后规则有何改变，影响哪些释疑（本站自撰，非官方）',
      ja: '各文書の作成後に変わったルールと、影響を受ける裁定（当サイトの記述、非公式）',
      en: 'Rules changes since the texts were written, and the rulings they affect (our wording, not official)',
    },
    schema: 'rule-changes',
    make: (input) => laterChangesJson(input, { ofGuides: false }),
  },
  {
    path: 'policy-changes.json',
    what: {
      zh: '文件本身有何改变，影响哪些条文；各节与哪一版对照过（本站自撰，非官方）',
      ja: '文書そのものの変更と、影響を受ける条文、どの版と照合したか（当サイトの記述、非公式）',
      en: 'Changes to the guide itself, the clauses they concern, and the edition each section was compared with (our wording, not official)',
    },
    schema: 'policy-changes',
    make: (input) => laterChangesJson(input, { ofGuides: true }),
  },
  {
    path: 'terms.json',
    what: {
      zh: '三语术语表，附每个术语所在的条文、说明与释疑',
      ja: '三言語の用語集。用語が出てくる条文・項目・裁定つき',
      en: 'The trilingual term base, with the clauses, notes and rulings in which each term appears',
    },
    schema: 'terms',
    make: (input) => {
      const places = findTerms(indexTerms(input.terms), passagesIn(input));
      const terms = input.terms.map(({ said: _said, ...term }) => ({
        ...term,
        stands: places.get(term.id) ?? [],
      }));
      return ownJson(input, { terms });
    },
  },
  {
    path: 'coverage.json',
    what: {
      zh: '各来源有多少行收录、多少行略去及略去的原因；各类文本在各语言有多少官方、多少非官方译文可读',
      ja: '各原文の掲載行数、省いた行とその理由、各種の文章のうち各言語で公式・非公式訳で読める数',
      en: 'How many rows of each source are on pages, which are left out and why, and how many texts can be read in each language, officially or in an unofficial translation',
    },
    schema: 'coverage',
    make: (input) =>
      toJson({
        ...input.coverage,
        readable: countReadable(input),
        unofficial: countUnofficial(input),
        rights: rightsOf(input.coverage, input),
      }),
  },
  {
    path: 'changes.json',
    what: {
      zh: '本站文本、订正与说明的更改，由新到旧',
      ja: '当サイトの本文・訂正・注記の変更、新しい順',
      en: 'Changes to texts, corrections and notes on this site, newest first',
    },
    schema: 'changes',
    make: (input) => ownJson(input, { changes: input.changes }),
  },
  {
    path: 'changes.{lang}.atom',
    what: {
      zh: '同上，每种语言一份，供订阅（Atom）；changes.atom 即英文版',
      ja: '同上、言語ごとの購読用（Atom）。changes.atom は英語版と同じ',
      en: 'The same as an Atom feed in each language; changes.atom is the English one',
    },
    files: () =>
      [...interfaceLanguages.map((lang) => ({ lang, path: `changes.${lang}.atom` })), oldFeed].map(
        ({ lang, path }) => [
          path,
          ({ changes, front, site: { name } }) => toAtom(changes, { lang, name, front }),
        ],
      ),
  },
  {
    path: 'schema/{name}.json',
    what: {
      zh: '上述 JSON 文件的 JSON Schema（2020-12）',
      ja: '上記JSONファイルのJSON Schema（2020-12）',
      en: 'JSON Schema (2020-12) of the JSON files above',
    },
    files: ({ documents }) =>
      [...jsonSchemasOf(documents)].map(([name, toSchema]) => [
        `schema/${name}.json`,
        ({ front }) => toReadableJson(toSchema(`${front}data/schema/`)),
      ]),
  },
];

/** The later changes of the rules, or of guides, and the checks of texts against them. */
const laterChangesJson = (input: PublishInput, { ofGuides }: { readonly ofGuides: boolean }): string => {
  const { changes, checks } = input.laterChanges;
  return toJson({
    schemaVersion: 4,
    rights: rightsOf(null, input),
    changes: changes.filter(({ document }) => (document !== undefined) === ofGuides),
    checks: checks.filter(({ edition }) => (edition !== undefined) === ofGuides),
  });
};

/** A file of our own work alone. */
const ownJson = (input: PublishInput, fields: object): string =>
  toJson({ schemaVersion: 1, rights: rightsOf(null, input), ...fields });

type ListPages = (
  records: Records,
) => readonly (readonly [stem: string, pages: readonly TranslatablePage[]])[];

/** What each language lacks of the texts of pages. */
const forTranslators = (path: string, what: Localized, pagesOf: ListPages): Product => ({
  path: `${path}.{lang}.po`,
  what,
  files: (records) =>
    pagesOf(records).flatMap(([stem, pages]) =>
      languagesLacking(pages).map((lang) => [
        `${stem}.${lang}.po`,
        (input) => toPo(pages, lang, rightsOf(null, input)) ?? '',
      ]),
    ),
});

/** The promise about fields and IDs, for the index and the page. */
export const stability: Localized = {
  zh: '在同一 schemaVersion 之内，字段不会删除，也不会改变含义；可能增加新的字段与新的种类，请略过不认识的部分。编号一经发布，不再改作他用。',
  ja: '同じschemaVersionでは、フィールドの削除や意味の変更は行いません。フィールドや種類が増えることはあるので、未知のものは無視してください。公開したIDを別のものに使うことはありません。',
  en: 'Within a schemaVersion, no field is removed or changes its meaning. Fields and kinds may be added; ignore those you do not know. A published ID is never reused for anything else.',
};
