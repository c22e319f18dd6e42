import type { Anomaly, CardFact, PrintedCard } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Doubt } from '../../schema/doubt.ts';
import { commonLanguage, firstOf, type Language, languages } from '../../schema/language.ts';
import { errorAt } from '../diagnostics.ts';
import { type Color, canonicalManaCost, colorsOfHeading, usualFormOfHeading } from '../text/mana.ts';

/**
 * Compares a card as the source of a language prints it with the known facts, field by field. Differences of character width and
 * dash form do not count; every other difference becomes an anomaly with both readings.
 */
export const compareCard = (
  fact: CardFact,
  printed: PrintedCard,
  heading: string | undefined,
  lang: Language,
): readonly Anomaly[] => {
  const fields = printed.name === null ? [] : rules.flatMap((rule) => rule(fact, printed, lang));
  return [
    ...(printed.name === null ? [{ kind: 'lost-head' as const, source: '', fact: headOf(fact, lang) }] : []),
    ...fields,
    ...compareHeading(fact, heading),
  ];
};

/** The anomaly of a card whose entry is lost with a page of its source. */
export const lostEntry = ({ names }: CardFact): Anomaly => ({
  kind: 'lost',
  source: '',
  fact: firstOf(names) ?? '',
});

/** A color heading in Traditional characters in a Simplified text: reported for the group, not for each card. */
export const compareGroupHeading = (heading: string): readonly Anomaly[] => {
  const usual = usualFormOfHeading(heading);
  return usual === heading ? [] : [{ kind: 'heading', source: heading, fact: usual }];
};

type Rule = (fact: CardFact, printed: PrintedCard, lang: Language) => readonly Anomaly[];

const rules: readonly Rule[] = [
  (fact, { name }, lang) => differ('name', asPrinted(name), fact.names[lang]),
  // Of a card of which nothing but its names is known, its text may say what it likes.
  (fact, { manaCost }) =>
    fact.typeLine === undefined
      ? []
      : differ(
          'cost',
          canonicalManaCost(asPrinted(manaCost) ?? ''),
          fact.manaCost ?? '',
          asPrinted(manaCost),
        ),
  (fact, { typeLine }, lang) => differ('type', asPrinted(typeLine), fact.typeLine?.[lang]),
  (fact, { stats }) =>
    fact.power === undefined || fact.toughness === undefined
      ? []
      : differ('power-toughness', asPrinted(stats), `${fact.power}/${fact.toughness}`),
  (fact, { stats }) => (fact.loyalty === undefined ? [] : differ('loyalty', asPrinted(stats), fact.loyalty)),
];

const differ = (
  kind: Anomaly['kind'],
  source: string | undefined,
  fact: string | undefined,
  shown = source,
): readonly Anomaly[] =>
  fact === undefined || sameForm(source ?? '') === sameForm(fact)
    ? []
    : [{ kind, source: shown ?? '', fact }];

/** A printed line with its corrections undone. */
const asPrinted = (line: PrintedCard['name']): string | undefined => {
  if (!line) return undefined;
  return (line.corrections ?? []).reduceRight(
    (text, { reading, text: right }) => (right === '' ? text : replaceLast(text, right, reading)),
    line.text,
  );
};

const replaceLast = (text: string, search: string, replacement: string): string => {
  const at = text.lastIndexOf(search);
  return at < 0 ? text : text.slice(0, at) + replacement + text.slice(at + search.length);
};

const sameForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[~～〜]/gu, '~')
    .replace(/[‐‑‒–—―─]/gu, '-')
    .replaceAll('∕', '/')
    .replace(/\s+/gu, '');

const headOf = ({ names, manaCost, typeLine, power, toughness }: CardFact, lang: Language): string =>
  [
    names[lang] ?? names[commonLanguage],
    manaCost,
    typeLine?.[lang],
    power === undefined ? undefined : `${power}/${toughness}`,
  ]
    .filter((line) => line !== undefined)
    .join(' ');

/** A card under the heading of another color. (`compareGroupHeading` looks at the characters of the heading.) */
const compareHeading = (fact: CardFact, heading: string | undefined): readonly Anomaly[] => {
  const wanted = heading === undefined ? undefined : colorsOfHeading(heading);
  if (heading === undefined || wanted === undefined || fact.typeLine === undefined) return [];
  const own: readonly Color[] = fact.colors ?? [];
  const same = own.length === wanted.length && own.every((color) => wanted.includes(color));
  return same ? [] : [{ kind: 'heading', source: heading, fact: own.join('') }];
};

/** The doubts about one ruling (`m10/cards/warp-world/#r1`) or note (`m10/general-notes/#planeswalkers-1`), as anomalies; `texts` has what it says in each language. */
export const doubtsOf = (
  doubts: readonly Doubt[],
  target: string,
  texts: Readonly<Partial<Record<Language, string>>>,
): readonly Anomaly[] =>
  doubts
    .filter((doubt) => doubt.target === target)
    .map(({ reads, sense, reason }) => {
      const lang = languages.find((one) => texts[one]?.includes(reads));
      return { kind: 'wording', source: reads, fact: sense, ...(lang ? { lang } : {}), reason };
    });

/** Reports doubts about words that their text does not contain. `texts` has the texts by their addresses. */
export const checkDoubts = (
  doubts: readonly Doubt[],
  texts: ReadonlyMap<string, string>,
): readonly Diagnostic[] =>
  doubts.flatMap(({ target, reads }, index) =>
    texts.get(target)?.includes(reads) === false
      ? errorAt(
          'doubts/no-place',
          { file: 'content/doubts.yml', path: [index, 'reads'], about: target },
          `“${reads}” is not in ${target}.`,
          'Copy the words from the page, with its corrections; remove the entry if the doubt is settled.',
        )
      : [],
  );
