import type { ListedRole } from '../i18n/card-list.ts';
import { findTerms } from '../publish/find-terms.ts';
import type { CardFact, CardRecord } from '../schema/card.ts';
import type { Language } from '../schema/language.ts';
import type { Term } from '../schema/term.ts';
import { byFacet, type Facet, type FacetValues } from './card-choice.ts';
import { cardTypes, filterColorsOf, nameOf, otherNamesOf, typesOf } from './card-list.ts';

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

/** The terms that are keyword abilities; the list offers those that stand in a card's text. */
export const keywordTerms = [
  'deathtouch',
  'double-strike',
  'first-strike',
  'flying',
  'indestructible',
  'lifelink',
  'protection',
  'regenerate',
  'trample',
  'vigilance',
] as const;

/** The rows in the order in which they stand without scripts: the set by number, then the other cards by name. */
export function listCardRows(
  facts: readonly CardFact[],
  records: ReadonlyMap<string, CardRecord>,
  terms: readonly Term[],
  lang: Language,
): readonly CardRow[] {
  const keywords = keywordsOf([...records.values()], terms);
  return facts
    .map((fact): CardRow => {
      const record = records.get(fact.slug);
      return {
        fact,
        record,
        facets: facetsOf(fact, record, keywords.get(fact.slug) ?? []),
        otherNames: [...otherNamesOf(fact), ...(record?.nameInSource ? [record.nameInSource] : [])],
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
  keyword: keywordTerms,
  role: ['entry', 'example', 'lost', 'fact', 'other-set'] satisfies ListedRole[],
};

function facetsOf(fact: CardFact, record: CardRecord | undefined, keywords: readonly string[]) {
  const flag = (is: boolean | undefined) => (is ? ['1'] : []);
  const role: ListedRole = fact.set ? (record?.role ?? 'fact') : 'other-set';
  const isKnown = fact.typeLine !== undefined;
  return {
    // Of a card of another set nothing but its names may be known, which does not make it colourless.
    color: isKnown ? filterColorsOf(fact) : [],
    type: typesOf(fact).map((type) => type.toLowerCase()),
    mv: isKnown ? [`${fact.manaValue ?? 0}`] : [],
    rarity: fact.rarity ? [fact.rarity] : [],
    keyword: keywords,
    role: [role],
    ruled: flag(record && record.rulings.length > 0),
    changed: flag(record && hasChanged(record)),
    corrected: flag(record && hasCorrection(record)),
  };
}

/** Whether a ruling of the card no longer holds, whole or in part. */
export function hasChanged({ rulings }: CardRecord): boolean {
  return rulings.some(({ validity }) => validity.state === 'changed' || validity.state === 'partly');
}

/** Whether something of the card was corrected, in its rulings or as the source prints it. */
export function hasCorrection({ rulings, printed }: CardRecord): boolean {
  const lines = Object.values(printed ?? {}).flat();
  return [...rulings, ...lines].some((text) => (text?.corrections ?? []).length > 0);
}

/**
 * The keywords that stand in the text of each card, by slug; reminder text, which explains other keywords, does
 * not count. Only cards whose text the source prints can be looked through.
 */
function keywordsOf(records: readonly CardRecord[], terms: readonly Term[]): ReadonlyMap<string, string[]> {
  const places = records.map(({ slug, text }) => ({
    address: slug,
    lang: 'zh' as const,
    text: text.join('\n').replace(/（[^）]*）|\([^)]*\)/gu, ''),
  }));
  const known = terms.filter(({ id }) => keywordTerms.some((keyword) => keyword === id));
  const stands = findTerms(known, places);
  const keywords = new Map<string, string[]>();
  for (const [id, found] of stands) {
    for (const { address } of found) keywords.set(address, [...(keywords.get(address) ?? []), id]);
  }
  return keywords;
}
