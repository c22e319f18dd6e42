import { cardListWords } from '../../faq/cards/words.ts';
import type { CardFact, CardRecord } from '../../schema/card.ts';
import { type InterfaceLanguage, languages } from '../../schema/language.ts';
import { isOverruled } from '../../schema/status.ts';

/** In the order in which the list offers them. */
export const facets = ['color', 'type'] as const;
type Facet = (typeof facets)[number];

/** Colors: `C` for none, and `M` too for several. Types: those in the English type line. Empty if unknown. */
function facetsOf({ colors, typeLine }: CardFact): Record<Facet, readonly string[]> {
  const line = typeLine?.en?.toLowerCase() ?? '';
  const several = colors && colors.length > 1 ? ['M'] : [];
  return {
    color: colors?.length === 0 ? ['C'] : [...(colors ?? []), ...several],
    type: Object.keys(cardListWords.en.values.type).filter((type) => line.includes(type)),
  };
}

export function countFacet(facet: Facet, cards: readonly CardFact[], lang: InterfaceLanguage) {
  const values = cards.flatMap((card) => facetsOf(card)[facet]);
  return Object.entries(cardListWords[lang].values[facet])
    .map(([value, name]) => ({ value, name, count: values.filter((each) => each === value).length }))
    .filter(({ count }) => count > 0);
}

/** The cards by collector number, then those without one. A card without a page has no record. */
export const listCardRows = (facts: readonly CardFact[], records: ReadonlyMap<string, CardRecord>) =>
  facts
    .map((fact) => {
      const record = records.get(fact.slug);
      const hasChanged =
        record !== undefined && [record, ...record.rulings].some(({ status }) => isOverruled(status));
      const values = facetsOf(fact);
      return {
        fact,
        record,
        hasChanged,
        /** `color=W`, `type=creature`, `ruled=1`, `changed=1` */
        values: [
          ...facets.flatMap((facet) => values[facet].map((value) => `${facet}=${value}`)),
          ...(record && record.rulings.length > 0 ? ['ruled=1'] : []),
          ...(hasChanged ? ['changed=1'] : []),
        ],
        /** The names, the reading, other names in sources. */
        names: [
          ...languages.flatMap((each) => fact.names[each] ?? []),
          ...(fact.kana ? [fact.kana] : []),
          ...(fact.alsoCalled ?? []).map(({ name }) => name),
          ...Object.values(record?.texts ?? {}).flatMap(({ nameInSource }) => nameInSource ?? []),
        ],
      };
    })
    .toSorted((a, b) => (a.fact.number ?? 1000) - (b.fact.number ?? 1000));
