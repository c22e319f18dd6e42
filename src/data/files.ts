import { factsOfSet, withPrinted } from '../records/facts-of-set.ts';
import type { Records } from '../records/open-content.ts';
import { type Localized, languages } from '../schema/language.ts';
import type { Rights, TermPlace } from '../schema/published.ts';
import {
  annotationsToTranslate,
  cardToTranslate,
  chapterToTranslate,
  clausesToTranslate,
  type TranslatablePage,
} from '../schema/translatable.ts';
import { toAtom } from './atom.ts';
import {
  type CardInput,
  listMentionedCards,
  listSetCards,
  toCardFile,
  toMentionedCards,
  toPublishedCards,
} from './cards.ts';
import { toCardsCsv, toRulingsCsv } from './cards-csv.ts';
import { listProducts, type PublishedFile, type TemplatePath } from './catalog.ts';
import { toPublishedChanges, toPublishedPolicy, toPublishedRuleChanges } from './changes.ts';
import { toPublishedFaq } from './faq.ts';
import { toDataIndex } from './index-file.ts';
import { toJson, toNdjson, toReadableJson } from './json.ts';
import { countReadable } from './readable.ts';
import { sourceFilesOf, toRights } from './rights.ts';
import { schemasOf, toJsonSchema } from './schemas.ts';
import { toPublishedSection } from './section.ts';
import { toSectionCsv } from './section-csv.ts';
import { toTbx } from './tbx.ts';
import { toPublishedTerms } from './terms.ts';
import { toTmx } from './tmx.ts';
import { toTypeDeclarations } from './types.ts';
import { toXliff } from './xliff.ts';

/** The records that are published; each list in reading order (`reading-order.ts`). */
export type PublishedContent = Omit<Records, 'corrections'>;

/** Everything that `/data` is made from. */
export interface PublishInput extends PublishedContent {
  /** Where each term stands, by its ID (`findTerms`). */
  readonly termPlaces: ReadonlyMap<string, TermPlace[]>;
  /** The notice that the publisher's Fan Content Policy asks for; `en` is its own wording. */
  readonly notice: Localized;
  /** The address of the site, a slash at its end; root-relative where it does not know its origin. */
  readonly front: string;
  /** The address of the folder of schemas, a slash at its end. */
  readonly schemaBase: string;
}

/** All files of `/data`, in the order of the catalog, the index first. */
export const publishFiles = (input: PublishInput): readonly PublishedFile[] => {
  const products = listProducts(input.documents);
  const files = products.flatMap(({ path: product, template, document }): PublishedFile[] =>
    template === 'index.json'
      ? []
      : makers[template](document ? ofDocument(input, document.id) : input, document?.id ?? '').map(
          ([path, text]) => ({ path, product, bytes: encode(text) }),
        ),
  );
  const index = toReadableJson(toDataIndex(files, products, input.sources, input.notice, input.site.name));
  return [{ path: 'index.json', product: 'index.json', bytes: encode(index) }, ...files];
};

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Makes the files of a product, from all records or from those of a document. */
type Maker = (input: PublishInput, document: string) => readonly (readonly [path: string, text: string])[];

/** How the files of each product are made; the index is made from all of them. */
const makers: Record<Exclude<TemplatePath, 'index.json'>, Maker> = {
  '{guide}/{section}.json': (input) =>
    input.sections.map((section) => [
      `${section.document}/${section.section}.json`,
      toJson(toPublishedSection(section, rightsOf(section, input))),
    ]),
  '{guide}/{section}.tmx': (input) =>
    input.sections.map((section) => [
      `${section.document}/${section.section}.tmx`,
      toTmx([section], rightsOf(section, input)),
    ]),
  '{guide}/{section}.csv': (input) =>
    input.sections.map((section) => [`${section.document}/${section.section}.csv`, toSectionCsv(section)]),
  '{guide}/{section}.{lang}.xlf': (input) =>
    input.sections.flatMap((section) =>
      toXliffs(`${section.document}/${section.section}`, [clausesToTranslate(section)], section, input),
    ),
  '{guide}/{section}.annotations.{lang}.xlf': (input) =>
    input.sections.flatMap((section) =>
      toXliffs(
        `${section.document}/${section.section}.annotations`,
        [annotationsToTranslate(section)],
        section,
        input,
      ),
    ),
  '{guide}.tmx': (input, guide) => [[`${guide}.tmx`, toTmx(input.sections, rightsOf(input.sections, input))]],
  '{set}/cards.json': (input, set) => {
    const cards = listSetCards(toCardInput(input, set));
    return [
      [`${set}/cards.json`, toJson(toPublishedCards(cards, toCardInput(input, set), rightsOf(cards, input)))],
    ];
  },
  '{set}/cards.ndjson': (input, set) => [
    [`${set}/cards.ndjson`, toNdjson(listSetCards(toCardInput(input, set)))],
  ],
  '{set}/cards.csv': (input, set) => [
    [`${set}/cards.csv`, toCardsCsv(listSetCards(toCardInput(input, set)))],
  ],
  '{set}/rulings.csv': (input, set) => [
    [`${set}/rulings.csv`, toRulingsCsv(listSetCards(toCardInput(input, set)))],
  ],
  '{set}/cards/{slug}.json': (input, set) =>
    [...listSetCards(toCardInput(input, set)), ...listMentionedCards(toCardInput(input, set))].map((card) => [
      `${set}/cards/${card.slug}.json`,
      toJson(toCardFile(card, rightsOf(card, input))),
    ]),
  'cards-mentioned.json': (input) => {
    const sets = input.documents.filter(({ kind }) => kind === 'set-faq');
    const cards = sets.flatMap(({ id }) => listMentionedCards(toCardInput(ofDocument(input, id), id)));
    return [['cards-mentioned.json', toJson(toMentionedCards(cards, rightsOf(cards, input)))]];
  },
  '{set}/faq.json': (input, set) => [
    [
      `${set}/faq.json`,
      toJson(toPublishedFaq(set, input.chapters, asOf(input), rightsOf(input.chapters, input))),
    ],
  ],
  '{set}/faq.{lang}.xlf': (input, set) =>
    toXliffs(
      `${set}/faq`,
      [...input.chapters.map(chapterToTranslate), ...input.cards.map(cardToTranslate)],
      [input.chapters, input.cards],
      input,
    ),
  'rule-changes.json': (input) => [
    ['rule-changes.json', toJson(toPublishedRuleChanges(input.ruleChanges, rightsOf(null, input)))],
  ],
  'policy-changes.json': (input) => [
    ['policy-changes.json', toJson(toPublishedPolicy(input.policy, rightsOf(null, input)))],
  ],
  'terms.json': (input) => [
    ['terms.json', toJson(toPublishedTerms(input.terms, input.termPlaces, rightsOf(null, input)))],
  ],
  'terms.tbx': (input) => [['terms.tbx', toTbx(input.terms, rightsOf(null, input))]],
  'coverage.json': (input) => [
    [
      'coverage.json',
      toJson({ ...input.coverage, readable: countReadable(input), rights: rightsOf(input.coverage, input) }),
    ],
  ],
  'changes.json': (input) => [
    ['changes.json', toJson(toPublishedChanges(input.changes, rightsOf(null, input)))],
  ],
  'changes.atom': ({ changes, front, site }) => [['changes.atom', toAtom(changes, front, site.name)]],
  'types.d.ts': ({ documents }) => [['types.d.ts', toTypeDeclarations(documents)]],
  'schema/{name}.json': ({ schemaBase, documents }) =>
    Object.keys(schemasOf(documents)).map((name) => [
      `schema/${name}.json`,
      toReadableJson(toJsonSchema(name, schemaBase, documents)),
    ]),
};

/** What each language lacks of the texts of pages, made from `records`. */
const toXliffs = (
  name: string,
  pages: readonly TranslatablePage[],
  records: unknown,
  input: PublishInput,
): ReturnType<Maker> =>
  languages.flatMap((lang) => {
    const xliff = toXliff(pages, lang, rightsOf(records, input));
    return xliff === undefined ? [] : [[`${name}.${lang}.xlf`, xliff] as const];
  });

/** The rights of what is made from `records`; null for what is our own work alone. */
const rightsOf = (records: unknown, { notice, sources }: PublishInput): Rights =>
  toRights(notice.en, sources, sourceFilesOf(records));

/** The records of one document. */
const ofDocument = (input: PublishInput, id: string): PublishInput => ({
  ...input,
  sections: input.sections.filter(({ document }) => document === id),
  chapters: input.chapters.filter(({ document }) => document === id),
  cards: input.cards.filter(({ document }) => document === id),
  facts: withPrinted(
    factsOfSet(input.facts, input.documents, id),
    input.cards.filter(({ document }) => document === id),
  ),
});

const toCardInput = (input: PublishInput, set: string): CardInput => ({
  facts: input.facts,
  records: input.cards,
  set,
  asOf: asOf(input),
});

/** The date that the FAQ gives itself. */
const asOf = ({ chapters }: PublishInput): string => chapters[0]?.asOf ?? '';
