import { contentTypes } from '../hosting/headers.ts';
import { type Document, nameOfSet, shortName } from '../schema/document.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, type Localized, languages } from '../schema/language.ts';

import {
  annotationsToTranslate,
  cardToTranslate,
  chapterToTranslate,
  clausesToTranslate,
  type TranslatablePage,
} from '../schema/translatable.ts';
import { toAtom } from './atom.ts';
import { asOf, listMentionedCards, listSetCards } from './cards.ts';
import { toCardsCsv, toRulingsCsv } from './cards-csv.ts';
import {
  toPublishedChanges,
  toPublishedPolicy,
  toPublishedRuleChanges,
  toPublishedTerms,
} from './changes.ts';
import { toPublishedFaq } from './faq.ts';
import { toJson, toReadableJson } from './json.ts';
import { countReadable } from './readable.ts';
import { ofDocument, type PublishInput, rightsOf } from './rights.ts';
import { schemasOf, toJsonSchema } from './schemas.ts';
import { toPublishedSection } from './section.ts';
import { toSectionCsv } from './section-csv.ts';
import { toTbx } from './tbx.ts';
import { toTmx } from './tmx.ts';
import { toTypeDeclarations } from './types.ts';
import { toXliff } from './xliff.ts';

/** A kind of file that `/data` serves. */
interface Template {
  /** Path below `/data/`. `{guide}` and `{set}` stand for each document of a kind; others for one file each. */
  readonly path: string;
  readonly what: Localized;
  /** Where the ending of the path does not say it. */
  readonly mediaType?: string;
  /** The schema of the file, of an NDJSON file: of each line; absent where it is not JSON. */
  readonly schema?: string;
  /** Its files from all records, or from those of a document: its text, or texts with what fills their path. */
  readonly make: (input: PublishInput, document: string) => string | readonly Filled[];
}
type Filled = readonly [blanks: Readonly<Record<string, string>>, text: string];

/** Everything that `/data` serves beside its index, in the order in which it is shown. */
const templates: readonly Template[] = [
  {
    path: 'index.json',
    what: {
      zh: '全部文件的清单，附校验和；各来源的日期、权利人与校验和',
      ja: '全ファイルの一覧とチェックサム、各原文の日付・権利者・チェックサム',
      en: 'List of all files with checksums, and the date, owner and checksum of each source',
    },
    schema: 'index',
    // Made of all the others.
    make: () => [],
  },
  {
    path: '{guide}/{section}.json',
    what: {
      zh: '{document} 的一节：各条的三语文本、缺漏与出入、评注',
      ja: '{document}の1つの節：条文ごとの三言語の文章、欠落と相違、注釈',
      en: 'A section of the {document}: clauses in three languages, what is missing or differs, annotations',
    },
    schema: '{guide}-section',
    make: (input) =>
      eachSection(input, (section) => toJson(toPublishedSection(section, rightsOf(section, input)))),
  },
  {
    path: '{guide}/{section}.tmx',
    what: {
      zh: '同一节的翻译记忆库（TMX 1.4b），每条一个单元，不含评注',
      ja: '同じ節の翻訳メモリ（TMX 1.4b）。条文ごとに1単位、注釈は含まない',
      en: 'The same section as a translation memory (TMX 1.4b), one unit per clause, without annotations',
    },
    make: (input) => eachSection(input, (section) => toTmx([section], rightsOf(section, input))),
  },
  {
    path: '{guide}/{section}.csv',
    what: {
      zh: '同一节的表格（CSV，UTF-8），每行一条：各语言的文本、出入与缺漏；非官方译文另列',
      ja: '同じ節の表（CSV、UTF-8）、1行に1条文。各言語の文章と相違・欠落、非公式訳は別の列',
      en: 'The same section as a table (CSV, UTF-8), one row per clause: texts, what differs or is missing; unofficial translations in separate columns',
    },
    make: (input) => eachSection(input, toSectionCsv),
  },
  {
    path: '{guide}/{section}.{lang}.xlf',
    what: {
      zh: '一节中某语言缺少的各条（XLIFF 2.1），供翻译；没有缺漏的语言没有此文件',
      ja: 'ある言語に欠けている条文（XLIFF 2.1）、翻訳用。欠けていない言語のファイルはない',
      en: 'The clauses of a section that are missing in a language (XLIFF 2.1), for translators; no file if none are missing',
    },
    make: (input) =>
      input.sections.flatMap((section) =>
        toXliffs([clausesToTranslate(section)], section, input, { section: section.section }),
      ),
  },
  {
    path: '{guide}/{section}.annotations.{lang}.xlf',
    what: {
      zh: '一节中某语言没有原文的评注（XLIFF 2.1），供翻译；已有的非官方译文在内',
      ja: 'ある言語に原文のない注釈（XLIFF 2.1）、翻訳用。既にある非公式訳を含む',
      en: 'The annotations of a section that no source has in a language (XLIFF 2.1), for translators; with the unofficial translations there are',
    },
    make: (input) =>
      input.sections.flatMap((section) =>
        toXliffs([annotationsToTranslate(section)], section, input, { section: section.section }),
      ),
  },
  {
    path: '{guide}.tmx',
    what: {
      zh: '{document} 全部各节合成的翻译记忆库（TMX 1.4b）',
      ja: '{document}の全節の翻訳メモリ（TMX 1.4b）',
      en: 'All sections of the {document} in one translation memory (TMX 1.4b)',
    },
    make: (input) => toTmx(input.sections, rightsOf(input.sections, input)),
  },
  {
    path: '{set}/cards.json',
    what: {
      zh: '{setName} 全部卡牌及其释疑',
      ja: '{setName}の全カードと裁定',
      en: 'Every card of {setName}, with its rulings',
    },
    schema: 'cards',
    make: (input, set) => {
      const cards = listSetCards(input, set);
      const rights = rightsOf(cards, input);
      return toJson({ schemaVersion: 2, set, asOf: asOf(input), rights, cards });
    },
  },
  {
    path: '{set}/cards.ndjson',
    what: {
      zh: '同上，每行一张牌的 JSON',
      ja: '同上、1行に1枚のJSON',
      en: 'The same as JSON, one card per line',
    },
    schema: 'card',
    make: (input, set) => listSetCards(input, set).map(toJson).join(''),
  },
  {
    path: '{set}/cards.csv',
    what: {
      zh: '同上的表格（CSV，UTF-8），每行一张牌；以 = + - @ 开头的单元格前加一撇，数字除外',
      ja: '同上の表（CSV、UTF-8）、1行に1枚。= + - @ で始まるセルは、数値を除き先頭にアポストロフィを付ける',
      en: 'The same as a table (CSV, UTF-8), one row per card; cells that start with = + - @ and are not numbers get a leading apostrophe',
    },
    make: (input, set) => toCardsCsv(listSetCards(input, set)),
  },
  {
    path: '{set}/rulings.csv',
    what: {
      zh: '释疑的表格（CSV，UTF-8），每行一条释疑；非官方译文另列',
      ja: '裁定の表（CSV、UTF-8）、1行に1裁定。非公式訳は別の列',
      en: 'The rulings as a table (CSV, UTF-8), one row per ruling; unofficial translations in separate columns',
    },
    make: (input, set) => toRulingsCsv(listSetCards(input, set)),
  },
  {
    path: '{set}/cards/{slug}.json',
    what: {
      zh: '一张牌及其释疑',
      ja: 'カード1枚とその裁定',
      en: 'One card with its rulings',
    },
    schema: 'card',
    make: (input, set) =>
      [...listSetCards(input, set), ...listMentionedCards(input, set)].map((card) => [
        { slug: card.slug },
        toJson({ ...card, rights: rightsOf(card, input) }),
      ]),
  },
  {
    path: 'cards-mentioned.json',
    what: {
      zh: '各文本提到的其他系列卡牌',
      ja: '各文書が言及する他セットのカード',
      en: 'Cards from other sets that the texts mention',
    },
    schema: 'cards-mentioned',
    make: (input) => {
      const sets = input.documents.filter(({ kind }) => kind === 'set-faq');
      const cards = sets.flatMap(({ id }) => listMentionedCards(ofDocument(input, id), id));
      return toJson({ schemaVersion: 2, rights: rightsOf(cards, input), cards });
    },
  },
  {
    path: '{set}/faq.json',
    what: {
      zh: '{title} 的各章、各节、各段说明',
      ja: '{title}の章・節・各項目',
      en: 'The chapters, sections and notes of the {title}',
    },
    schema: 'faq',
    make: (input, set) =>
      toJson(toPublishedFaq(set, input.chapters, asOf(input), rightsOf(input.chapters, input))),
  },
  {
    path: '{set}/faq.{lang}.xlf',
    what: {
      zh: '{title} 中某语言没有官方文本的说明、释疑与规则叙述（XLIFF 2.1），供翻译；已有的非官方译文在内',
      ja: '{title}のうち、ある言語に公式の文章がない項目・裁定・ルール文章（XLIFF 2.1）、翻訳用。既にある非公式訳を含む',
      en: 'The notes, rulings and rules texts of the {title} that have no official text in a language (XLIFF 2.1), for translators; with the unofficial translations there are',
    },
    make: (input) =>
      toXliffs(
        [...input.chapters.map(chapterToTranslate), ...input.cards.map(cardToTranslate)],
        [input.chapters, input.cards],
        input,
      ),
  },
  {
    path: 'rule-changes.json',
    what: {
      zh: '各文本写成之后规则有何改变，影响哪些释疑（本站自撰，非官方）',
      ja: '各文書の作成後に変わったルールと、影響を受ける裁定（当サイトの記述、非公式）',
      en: 'Rules changes since the texts were written, and the rulings they affect (our wording, not official)',
    },
    schema: 'rule-changes',
    make: (input) => toJson(toPublishedRuleChanges(input.ruleChanges, rightsOf(null, input))),
  },
  {
    path: 'policy-changes.json',
    what: {
      zh: '文件本身有何改变，影响哪些条文；各节与哪一版对照过（本站自撰，非官方）',
      ja: '文書そのものの変更と、影響を受ける条文、どの版と照合したか（当サイトの記述、非公式）',
      en: 'Changes to the guide itself, the clauses they concern, and the edition each section was compared with (our wording, not official)',
    },
    schema: 'policy-changes',
    make: (input) => toJson(toPublishedPolicy(input.policy, rightsOf(null, input))),
  },
  {
    path: 'terms.json',
    what: {
      zh: '三语术语表，附每个术语所在的条文、说明与释疑',
      ja: '三言語の用語集。用語が出てくる条文・項目・裁定つき',
      en: 'The trilingual term base, with the clauses, notes and rulings in which each term appears',
    },
    schema: 'terms',
    make: (input) => toJson(toPublishedTerms(input.terms, input.termPlaces, rightsOf(null, input))),
  },
  {
    path: 'terms.tbx',
    what: {
      zh: '同一术语表，供翻译软件使用（TBX-Basic）',
      ja: '同じ用語集、翻訳ソフト用（TBX-Basic）',
      en: 'The same term base for translation software (TBX-Basic)',
    },
    make: (input) => toTbx(input.terms, rightsOf(null, input)),
  },
  {
    path: 'coverage.json',
    what: {
      zh: '各来源的字符去向（非空白字符）；各类文本在各语言有多少官方、多少非官方译文可读',
      ja: '各原文の文字の行き先（空白を除く文字数）、各種の文章のうち各言語で公式・非公式訳で読める数',
      en: 'Where every non-blank character of each source went, and how many texts can be read in each language, officially or in an unofficial translation',
    },
    schema: 'coverage',
    make: (input) =>
      toJson({
        ...input.coverage,
        readable: countReadable(input),
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
    make: (input) => toJson(toPublishedChanges(input.changes, rightsOf(null, input))),
  },
  {
    path: 'changes.atom',
    what: {
      zh: '同上，供订阅（Atom）',
      ja: '同上、購読用（Atom）',
      en: 'The same as an Atom feed',
    },
    make: ({ changes, front, site }) => toAtom(changes, front, site.name),
  },
  {
    path: 'types.d.ts',
    what: {
      zh: '上述 JSON 文件的 TypeScript 类型',
      ja: '上記JSONファイルのTypeScriptの型',
      en: 'TypeScript types of the JSON files above',
    },
    make: ({ documents }) => toTypeDeclarations(documents),
  },
  {
    path: 'schema/{name}.json',
    what: {
      zh: '上述 JSON 文件的 JSON Schema（2020-12）',
      ja: '上記JSONファイルのJSON Schema（2020-12）',
      en: 'JSON Schema (2020-12) of the JSON files above',
    },
    mediaType: 'application/schema+json',
    make: ({ schemaBase, documents }) =>
      Object.keys(schemasOf(documents)).map((name) => [
        { name },
        toReadableJson(toJsonSchema(name, schemaBase, documents)),
      ]),
  },
];

const eachSection = (
  { sections }: PublishInput,
  make: (section: GuideSection) => string,
): readonly Filled[] => sections.map((section) => [{ section: section.section }, make(section)]);

/** What each language lacks of the texts of pages, made from `records`. */
const toXliffs = (
  pages: readonly TranslatablePage[],
  records: unknown,
  input: PublishInput,
  blanks = {},
): readonly Filled[] =>
  languages.flatMap((lang) => {
    const xliff = toXliff(pages, lang, rightsOf(records, input));
    return xliff === undefined ? [] : [[{ ...blanks, lang }, xliff]];
  });

/** A kind of file as these documents have it: with their IDs in its path and their names in its words. */
export interface Product extends Template {
  readonly mediaType: string;
  /** The document that it is of, where it is of one. */
  readonly document?: Document;
}

export const listProducts = (documents: readonly Document[]): readonly Product[] => {
  const runs = [...Map.groupBy(templates, ({ path }) => kindOf(path) ?? path)];
  return runs.flatMap(([, run]): readonly Product[] => {
    const kind = kindOf(run[0]?.path ?? '');
    if (!kind) return run.map((each) => ({ ...each, mediaType: mediaTypeOf(each) }));
    const own = documents.filter((document) => document.kind === kind);
    return own.flatMap((document) => run.map((each) => productOf(each, document)));
  });
};

const kindOf = (path: string): Document['kind'] | undefined => {
  if (path.startsWith('{guide}')) return 'guide';
  return path.startsWith('{set}') ? 'set-faq' : undefined;
};

const productOf = (template: Template, document: Document): Product => {
  const withId = (text: string) => text.replace(/\{(?:guide|set)\}/u, document.id);
  const named = (lang: Language) =>
    template.what[lang]
      .replace('{document}', shortName(document))
      .replace('{setName}', nameOfSet(document)[lang])
      .replace('{title}', document.titles[lang]);
  return {
    ...template,
    mediaType: mediaTypeOf(template),
    document,
    path: withId(template.path),
    what: { zh: named('zh'), ja: named('ja'), en: named('en') },
    ...(template.schema !== undefined && { schema: withId(template.schema) }),
  };
};

/** As the hosts are told it, without the encoding. */
const mediaTypeOf = ({ path, mediaType }: Template): string => {
  const ending = path.replace(/^.*\./u, '') as keyof typeof contentTypes;
  return mediaType ?? contentTypes[ending]?.replace(/;.*$/u, '') ?? 'application/json';
};

/** The promise about fields and IDs, for the index and the page. */
export const stability: Localized = {
  zh: '在同一 schemaVersion 之内，字段不会删除，也不会改变含义；可能增加新的字段与新的种类，请略过不认识的部分。编号一经发布，不再改作他用。',
  ja: '同じschemaVersionでは、フィールドの削除や意味の変更は行いません。フィールドや種類が増えることはあるので、未知のものは無視してください。公開したIDを別のものに使うことはありません。',
  en: 'Within a schemaVersion, no field is removed or changes its meaning. Fields and kinds may be added; ignore those you do not know. A published ID is never reused for anything else.',
};
