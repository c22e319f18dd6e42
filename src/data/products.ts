import { findTerms, indexTerms, passagesIn } from '../records/find-terms.ts';
import type { Records } from '../records/open-content.ts';
import { type TranslatablePage, translatablesIn } from '../schema/citable.ts';
import { type Document, type Elsewhere, elsewhereOf, nameOfSet, shortName } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import type { GuideSection } from '../schema/guide.ts';
import { inInterface, interfaceLanguages, type Localized } from '../schema/language.ts';
import type { PublishedSection } from '../schema/published.ts';
import { fill } from '../schema/words.ts';
import { toAtom } from './atom.ts';
import { datesOf, listMentionedCards, listSetCards } from './cards.ts';
import { toCardsCsv, toRulingsCsv } from './cards-csv.ts';
import { toJson, toReadableJson } from './json.ts';
import { languagesLacking, toPo } from './po.ts';
import { countReadable, countUnofficial } from './readable.ts';
import { ofDocument, type PublishInput, rightsOf } from './rights.ts';
import { jsonSchemasOf } from './schemas.ts';
import { toSectionCsv } from './section-csv.ts';
import { toTmx } from './tmx.ts';
import { productWords } from './words.ts';

export interface Product {
  /** The path below `/data/`; variable parts are in braces. */
  readonly path: string;
  readonly what: Localized;
  /** The name of its JSON Schema; absent for the schemas themselves and for files that are not JSON. */
  readonly schema?: string | undefined;
  /** Each file with the function that makes its text. */
  readonly files: (records: Records) => readonly File[];
}
type File = readonly [path: string, make: (input: PublishInput) => string];

/** All kinds of files, in display order, the index first. */
export const listProducts = (documents: readonly Document[]): readonly Product[] => [
  indexProduct,
  ...documents.filter(hasSections).flatMap((guide) => {
    const name = inInterface(() => shortName(guide));
    return productsOf(guide, name, rowsOfGuide(guide));
  }),
  ...documents.filter(hasCards).flatMap((set) => productsOf(set, nameOfSet(set), rowsOfSet(set))),
  ...otherRows.map((row) => toProduct(row)),
];

/** `is` is the key of its description in words.ts. */
interface Row {
  readonly path: string;
  readonly is: keyof (typeof productWords)['en'];
  readonly schema?: string;
  readonly make?: (records: Records, input: PublishInput) => string;
  readonly files?: Product['files'];
}

const toProduct = (
  { path, is, schema, make, files }: Row,
  name: Partial<Localized> = {},
  title: Partial<Localized> = {},
): Product => ({
  path,
  what: inInterface((lang) =>
    fill(productWords[lang][is], { name: name[lang] ?? '', title: title[lang] ?? '' }),
  ),
  schema,
  files: files ?? ((records) => (make ? [[path, (input) => make(records, input)]] : [])),
});

/** Makes the products of a document, from its own records. */
const productsOf = ({ id, titles }: Document, name: Localized, rows: readonly Row[]): readonly Product[] =>
  rows
    .map((row) => toProduct(row, name, titles))
    .map((product) => ({ ...product, files: (records) => product.files(ofDocument(records, id)) }));

export const indexProduct = toProduct({ path: 'index.json', is: 'index', schema: 'index' });

const rowsOfGuide = (guide: Document): readonly Row[] => {
  const { id } = guide;
  const perSection =
    (ending: string, toText: (section: GuideSection, input: PublishInput) => string): Product['files'] =>
    ({ sections }) =>
      sections.map((section) => [`${id}/${section.section}.${ending}`, (input) => toText(section, input)]);
  const lacking =
    (kind: 'clause' | 'annotation', stem = ''): Product['files'] =>
    ({ sections }) =>
      sections.flatMap((section) =>
        forTranslators(`${id}/${section.section}${stem}`, translatablesIn({ sections: [section] }, [kind])),
      );
  return [
    {
      path: `${id}/{section}.json`,
      is: 'section',
      schema: `${id}-section`,
      files: perSection('json', (section, input) =>
        toJson({
          ...section,
          ...officialPlaces(guide, elsewhereOf(guide, `${id}/${section.section}/`)),
          rights: rightsOf(section, input),
        } satisfies PublishedSection),
      ),
    },
    {
      path: `${id}/{section}.tmx`,
      is: 'sectionTmx',
      files: perSection('tmx', (section, input) => toTmx([section], rightsOf(section, input))),
    },
    { path: `${id}/{section}.csv`, is: 'sectionCsv', files: perSection('csv', toSectionCsv) },
    { path: `${id}/{section}.{lang}.po`, is: 'clausesPo', files: lacking('clause') },
    {
      path: `${id}/{section}.annotations.{lang}.po`,
      is: 'annotationsPo',
      files: lacking('annotation', '.annotations'),
    },
    {
      path: `${id}.tmx`,
      is: 'guideTmx',
      make: ({ sections }, input) => toTmx(sections, rightsOf(sections, input)),
    },
  ];
};

const rowsOfSet = (set: Document): readonly Row[] => {
  const { id } = set;
  const head = { schemaVersion: 4 } as const;
  return [
    {
      path: `${id}/cards.json`,
      is: 'cards',
      schema: 'cards',
      make: (records, input) => {
        const cards = listSetCards(records, id);
        return toJson({ ...head, set: id, dates: datesOf(records), rights: rightsOf(cards, input), cards });
      },
    },
    { path: `${id}/cards.csv`, is: 'cardsCsv', make: (records) => toCardsCsv(listSetCards(records, id)) },
    {
      path: `${id}/rulings.csv`,
      is: 'rulingsCsv',
      make: (records) => toRulingsCsv(listSetCards(records, id)),
    },
    {
      path: `${id}/cards/{slug}.json`,
      is: 'card',
      schema: 'card',
      files: (records) =>
        [...listSetCards(records, id), ...listMentionedCards(records, id)].map((card) => [
          `${id}/cards/${card.slug}.json`,
          (input) => toJson({ ...card, rights: rightsOf(card, input) }),
        ]),
    },
    {
      path: `${id}/faq.json`,
      is: 'faq',
      schema: 'faq',
      make: (records, input) =>
        toJson({
          ...head,
          document: id,
          dates: datesOf(records),
          ...officialPlaces(set, set.elsewhere),
          rights: rightsOf(records.chapters, input),
          chapters: records.chapters.map(({ slug, titles, headings, sections, groups }) => ({
            slug,
            titles,
            headings,
            sections,
            groups,
          })),
        }),
    },
    {
      path: `${id}/faq.{lang}.po`,
      is: 'faqPo',
      files: ({ chapters, cards }) => forTranslators(`${id}/faq`, translatablesIn({ chapters, cards })),
    },
  ];
};

/** Where to find texts that are not published here. Paths of pages become relative to their document. */
export const officialPlaces = (
  { id, current }: Document,
  elsewhere: readonly Elsewhere[] = [],
): Pick<PublishedSection, 'current' | 'elsewhere'> => ({
  ...(current && { current }),
  ...(elsewhere.length > 0 && {
    elsewhere: elsewhere.map((text) => ({
      ...text,
      ...(text.page !== undefined && { page: text.page.slice(id.length + 1, -1) }),
    })),
  }),
});

/** The former address of the English feed, which still serves it. */
const oldFeed = { lang: 'en', path: 'changes.atom' } as const;

const otherRows: readonly Row[] = [
  {
    path: 'cards-mentioned.json',
    is: 'cardsMentioned',
    schema: 'cards-mentioned',
    make: (records, input) => {
      const sets = records.documents.filter(hasCards);
      const cards = sets.flatMap(({ id }) => listMentionedCards(ofDocument(records, id), id));
      return toJson({ schemaVersion: 4, rights: rightsOf(cards, input), cards });
    },
  },
  {
    path: 'rule-changes.json',
    is: 'ruleChanges',
    schema: 'rule-changes',
    make: (_, input) => laterChangesJson(input, { ofGuides: false }),
  },
  {
    path: 'policy-changes.json',
    is: 'policyChanges',
    schema: 'policy-changes',
    make: (_, input) => laterChangesJson(input, { ofGuides: true }),
  },
  {
    path: 'terms.json',
    is: 'terms',
    schema: 'terms',
    make: (records, input) => {
      const places = findTerms(indexTerms(records.terms), passagesIn(records));
      const terms = records.terms.map(({ synonyms: _synonyms, ...term }) => ({
        ...term,
        stands: places.get(term.id) ?? [],
      }));
      return ownJson(input, { terms });
    },
  },
  {
    path: 'coverage.json',
    is: 'coverage',
    schema: 'coverage',
    make: (records, input) =>
      toJson({
        ...records.coverage,
        readable: countReadable(records),
        unofficial: countUnofficial(records),
        rights: rightsOf(records.coverage, input),
      }),
  },
  {
    path: 'changes.json',
    is: 'changes',
    schema: 'changes',
    make: ({ changes }, input) => ownJson(input, { changes }),
  },
  {
    path: 'changes.{lang}.atom',
    is: 'changesAtom',
    files: ({ changes, site: { name } }) =>
      [...interfaceLanguages.map((lang) => ({ lang, path: `changes.${lang}.atom` })), oldFeed].map(
        ({ lang, path }) => [path, ({ front }) => toAtom(changes, { lang, name, front })],
      ),
  },
  {
    path: 'schema/{name}.json',
    is: 'schemas',
    files: ({ documents }) =>
      [...jsonSchemasOf(documents)].map(([name, toSchema]) => [
        `schema/${name}.json`,
        ({ front }) => toReadableJson(toSchema(`${front}data/schema/`)),
      ]),
  },
];

const laterChangesJson = (input: PublishInput, { ofGuides }: { readonly ofGuides: boolean }): string => {
  const { changes, checks } = input.laterChanges;
  return toJson({
    schemaVersion: 4,
    rights: rightsOf(null, input),
    changes: changes.filter(({ document }) => (document !== undefined) === ofGuides),
    checks: checks.filter(({ edition }) => (edition !== undefined) === ofGuides),
  });
};

const ownJson = (input: PublishInput, fields: object): string =>
  toJson({ schemaVersion: 1, rights: rightsOf(null, input), ...fields });

const forTranslators = (stem: string, pages: readonly TranslatablePage[]): readonly File[] =>
  languagesLacking(pages).map((lang) => [
    `${stem}.${lang}.po`,
    (input) => toPo(pages, lang, rightsOf(null, input)) ?? '',
  ]);

/** Our promise about fields and IDs, for the index and the page of data. */
export const stability: Localized = {
  zh: '在同一 schemaVersion 之内，字段不会删除，也不会改变含义；可能增加新的字段与新的种类，请略过不认识的部分。编号一经发布，不再改作他用。',
  ja: '同じschemaVersionでは、フィールドの削除や意味の変更は行いません。フィールドや種類が増えることはあるので、未知のものは無視してください。公開したIDを別のものに使うことはありません。',
  en: 'Within a schemaVersion, no field is removed or changes its meaning. Fields and kinds may be added; ignore those you do not know. A published ID is never reused for anything else.',
};
