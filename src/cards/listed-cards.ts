import type { CardFact, CardRecord } from '../schema/card.ts';
import type { Language } from '../schema/language.ts';
import type { Validity } from '../schema/validity.ts';
import { byFacet, type Facet, type FacetValues } from './card-choice.ts';
import { cardTypes, filterColorsOf, nameOf, otherNamesOf, typesOf } from './card-list.ts';
import { keywords, keywordsIn } from './keywords.ts';
import type { cardListWords } from './words.ts';

/** A row of the card list: what is known of the card, its record where it has a page, and its facets. */
export interface CardRow {
  readonly fact: CardFact;
  readonly record: CardRecord | undefined;
  readonly facets: Readonly<Record<Facet, readonly string[]>>;
  /** Names that stand in no cell: the reading, what a source calls it. */
  readonly otherNames: readonly string[];
  /** How its name is sorted in the language of the list. */
  readonly sortName: string;
}

/** Why a card is in the list: its role, or that it is of another set. */
type ListedRole = keyof (typeof cardListWords)['zh']['roles'];

/** What of a card no longer holds: anything, a ruling, what the card itself prints. */
type ChangedValue = `${keyof (typeof cardListWords)['zh']['changedValues']}`;

/** The rows in the order in which they stand without scripts: the set by number, then the other cards by name. */
export function listCardRows(
  facts: readonly CardFact[],
  records: ReadonlyMap<string, CardRecord>,
  lang: Language,
): readonly CardRow[] {
  return facts
    .map((fact): CardRow => {
      const record = records.get(fact.slug);
      return {
        fact,
        record,
        facets: facetsOf(fact, record),
        otherNames: [
          ...otherNamesOf(fact),
          ...Object.values(record?.texts ?? {}).flatMap(({ nameInSource }) => nameInSource ?? []),
        ],
        sortName: (lang === 'ja' ? fact.kana : undefined) ?? nameOf(fact, lang),
      };
    })
    .toSorted((a, b) => (a.fact.number ?? 1000) - (b.fact.number ?? 1000));
}

/** The values of each facet that some card has, in the order in which they are offered. */
export function listFacetValues(rows: readonly CardRow[]): FacetValues {
  const valuesOf = (facet: Facet) => {
    const present = new Set(rows.flatMap((row) => row.facets[facet]));
    const known = facetOrder[facet] ?? [...present].sort((a, b) => Number(a) - Number(b));
    return known.filter((value) => present.has(value));
  };
  return byFacet(valuesOf);
}

/** The order of the values of a facet, where it is not that of numbers. */
const facetOrder: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  color: ['W', 'U', 'B', 'R', 'G', 'M', 'C'],
  type: cardTypes.map((type) => type.toLowerCase()),
  rarity: ['mythic', 'rare', 'uncommon', 'common', 'land'],
  keyword: keywords,
  changed: ['1', 'ruling', 'card'] satisfies ChangedValue[],
  role: ['entry', 'example', 'lost', 'fact', 'other-set'] satisfies ListedRole[],
};

function facetsOf(fact: CardFact, record: CardRecord | undefined) {
  const flag = (is: boolean | undefined) => (is ? ['1'] : []);
  const role: ListedRole = fact.set ? (record?.role ?? 'fact') : 'other-set';
  // Of a card of another set nothing but its names may be known, which does not make it one of mana value 0.
  const isKnown = fact.colors !== undefined;
  return {
    color: filterColorsOf(fact),
    type: typesOf(fact).map((type) => type.toLowerCase()),
    mv: isKnown ? [`${fact.manaValue ?? 0}`] : [],
    rarity: fact.rarity ? [fact.rarity] : [],
    keyword: keywordsIn(Object.values(record?.texts ?? {}).flatMap(({ text }) => text)),
    role: [role],
    ruled: flag(record && record.rulings.length > 0),
    changed: record ? changesOf(record) : [],
    corrected: flag(record && hasCorrection(record)),
  };
}

/** What of the card no longer holds, whole or in part: a ruling, what the card itself prints; `1` for either. */
function changesOf({ rulings, validity }: CardRecord): ChangedValue[] {
  const ofRulings = rulings.some((ruling) => hasChanged(ruling.validity));
  const ofCard = hasChanged(validity);
  return [
    ...(ofRulings || ofCard ? (['1'] as const) : []),
    ...(ofRulings ? (['ruling'] as const) : []),
    ...(ofCard ? (['card'] as const) : []),
  ];
}

function hasChanged(validity: Validity | undefined): boolean {
  return validity?.state === 'changed' || validity?.state === 'partly';
}

/** Whether something of the card was corrected, in its rulings or as the source prints it. */
function hasCorrection({ rulings, texts }: CardRecord): boolean {
  const lines = Object.values(texts).flatMap(({ printed }) => Object.values(printed ?? {}).flat());
  const ofRulings = rulings.flatMap((ruling) => Object.values(ruling.texts));
  return [...ofRulings, ...lines].some((text) => (text?.corrections ?? []).length > 0);
}
