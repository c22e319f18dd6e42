import type { Records } from '../records/records.ts';
import { type Localized, languages } from '../schema/language.ts';
import type { Rights, TermPlace } from '../schema/published.ts';
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
import { type ProductPath, type PublishedFile, products } from './catalog.ts';
import { toPublishedChanges, toPublishedPolicy, toPublishedRuleChanges } from './changes.ts';
import { toPublishedFaq } from './faq.ts';
import { toDataIndex } from './index-file.ts';
import { toPublishedSection } from './ipg-section.ts';
import { toJson, toNdjson, toReadableJson } from './json.ts';
import { countReadable } from './readable.ts';
import { sourceFilesOf, toRights } from './rights.ts';
import { type SchemaName, schemas, toJsonSchema } from './schemas.ts';
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
  const files = products.flatMap(({ path: product }): PublishedFile[] =>
    product === 'index.json'
      ? []
      : makers[product](input).map(([path, text]) => ({ path, product, bytes: encode(text) })),
  );
  const index = toReadableJson(toDataIndex(files, input.sources, input.notice));
  return [{ path: 'index.json', product: 'index.json', bytes: encode(index) }, ...files];
};

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

type Maker = (input: PublishInput) => readonly (readonly [path: string, text: string])[];

/** How the files of each product are made; the index is made from all of them. */
const makers: Record<Exclude<ProductPath, 'index.json'>, Maker> = {
  'ipg/{section}.json': (input) =>
    input.sections.map((section) => [
      `ipg/${section.section}.json`,
      toJson(toPublishedSection(section, rightsOf(section, input))),
    ]),
  'ipg/{section}.tmx': (input) =>
    input.sections.map((section) => [
      `ipg/${section.section}.tmx`,
      toTmx([section], rightsOf(section, input)),
    ]),
  'ipg/{section}.csv': (input) =>
    input.sections.map((section) => [`ipg/${section.section}.csv`, toSectionCsv(section)]),
  'ipg/{section}.{lang}.xlf': (input) =>
    input.sections.flatMap((section) =>
      languages.flatMap((lang) => {
        const xliff = toXliff(section, lang, rightsOf(section, input));
        return xliff === undefined ? [] : [[`ipg/${section.section}.${lang}.xlf`, xliff] as const];
      }),
    ),
  'ipg.tmx': (input) => [['ipg.tmx', toTmx(input.sections, rightsOf(input.sections, input))]],
  'm10/cards.json': (input) => {
    const cards = listSetCards(toCardInput(input));
    return [['m10/cards.json', toJson(toPublishedCards(cards, toCardInput(input), rightsOf(cards, input)))]];
  },
  'm10/cards.ndjson': (input) => [['m10/cards.ndjson', toNdjson(listSetCards(toCardInput(input)))]],
  'm10/cards.csv': (input) => [['m10/cards.csv', toCardsCsv(listSetCards(toCardInput(input)))]],
  'm10/rulings.csv': (input) => [['m10/rulings.csv', toRulingsCsv(listSetCards(toCardInput(input)))]],
  'm10/cards/{slug}.json': (input) =>
    [...listSetCards(toCardInput(input)), ...listMentionedCards(toCardInput(input))].map((card) => [
      `m10/cards/${card.slug}.json`,
      toJson(toCardFile(card, rightsOf(card, input))),
    ]),
  'cards-mentioned.json': (input) => {
    const cards = listMentionedCards(toCardInput(input));
    return [['cards-mentioned.json', toJson(toMentionedCards(cards, rightsOf(cards, input)))]];
  },
  'm10/faq.json': (input) => [
    ['m10/faq.json', toJson(toPublishedFaq(input.chapters, asOf(input), rightsOf(input.chapters, input)))],
  ],
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
  'changes.atom': ({ changes, front }) => [['changes.atom', toAtom(changes, front)]],
  'types.d.ts': () => [['types.d.ts', toTypeDeclarations()]],
  'schema/{name}.json': ({ schemaBase }) =>
    (Object.keys(schemas) as SchemaName[]).map((name) => [
      `schema/${name}.json`,
      toReadableJson(toJsonSchema(name, schemaBase)),
    ]),
};

/** The rights of what is made from `records`; null for what is our own work alone. */
const rightsOf = (records: unknown, { notice, sources }: PublishInput): Rights =>
  toRights(notice.en, sources, sourceFilesOf(records));

const toCardInput = (input: PublishInput): CardInput => ({
  facts: input.facts,
  records: input.cards,
  set: 'm10',
  asOf: asOf(input),
});

/** The date that the FAQ gives itself. */
const asOf = ({ chapters }: PublishInput): string => chapters[0]?.asOf ?? '';
