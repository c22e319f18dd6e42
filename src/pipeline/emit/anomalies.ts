import type { Anomaly, CardFact } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { commonLanguage, type Language, languages } from '../../schema/language.ts';
import { errorAt } from '../diagnostics.ts';
import type { ByLanguage, PrintedLines } from '../join/tree.ts';
import { type Color, canonicalManaCost, colorsOfHeading, usualFormOfHeading } from '../text/mana.ts';

/** The differences of a printed card from its facts. Blanks, width, and forms of dashes and slashes do not count. */
export const compareCard = (
  fact: CardFact,
  printed: PrintedLines,
  heading: string | undefined,
  lang: Language,
): readonly Anomaly[] =>
  [
    ...(printed.name === null
      ? [{ kind: 'lost-head' as const, source: '', fact: headOf(fact, lang) }]
      : compareLines(fact, printed, lang)),
    ...compareHeading(fact, heading),
  ].map((one) => ({ ...one, lang }));

const compareLines = (fact: CardFact, printed: PrintedLines, lang: Language): readonly Anomaly[] => {
  const [name, cost, typeLine, stats] = [printed.name, printed.manaCost, printed.typeLine, printed.stats].map(
    (line) => line?.flow.text,
  );
  return [
    ...differ('name', name, fact.names[lang]),
    // Facts without a type line have only names, so there is no cost to compare.
    ...differ('cost', canonicalManaCost(cost ?? ''), fact.typeLine && (fact.manaCost ?? ''), cost),
    ...differ('type', typeLine, fact.typeLine?.[lang]),
    ...differ('power-toughness', stats, sizeOf(fact)),
    ...differ('loyalty', stats, fact.loyalty),
  ];
};

const sizeOf = ({ power, toughness }: CardFact): string | undefined =>
  power === undefined || toughness === undefined ? undefined : `${power}/${toughness}`;

/** Color headings in Traditional characters, as anomalies. They concern the group, not each of its cards. */
export const compareGroupHeadings = (headings: FaqChapter['headings']): readonly Anomaly[] =>
  languages.flatMap((lang): Anomaly[] => {
    const source = headings[lang]?.text ?? '';
    const fact = usualFormOfHeading(source);
    return fact === source ? [] : [{ kind: 'heading', source, fact, lang }];
  });

const differ = (
  kind: Anomaly['kind'],
  source: string | undefined,
  fact: string | undefined,
  shown = source,
): readonly Anomaly[] =>
  fact === undefined || sameForm(source ?? '') === sameForm(fact)
    ? []
    : [{ kind, source: shown ?? '', fact }];

const sameForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[~～〜]/gu, '~')
    .replace(/[‐‑‒–—―─]/gu, '-')
    .replaceAll('∕', '/')
    .replace(/\s+/gu, '');

const headOf = (fact: CardFact, lang: Language): string =>
  [fact.names[lang] ?? fact.names[commonLanguage], fact.manaCost, fact.typeLine?.[lang], sizeOf(fact)]
    .filter((line) => line !== undefined)
    .join(' ');

const compareHeading = (fact: CardFact, heading: string | undefined): readonly Anomaly[] => {
  const wanted = heading === undefined ? undefined : colorsOfHeading(heading);
  if (heading === undefined || wanted === undefined || fact.typeLine === undefined) return [];
  const own: readonly Color[] = fact.colors ?? [];
  const same = own.length === wanted.length && own.every((color) => wanted.includes(color));
  return same ? [] : [{ kind: 'heading', source: heading, fact: own.join('') }];
};

/** The doubts about the ruling or note at an address (`m10/cards/warp-world/#r1`), as anomalies. */
export const doubtsOf = (
  doubts: readonly Doubt[],
  target: string,
  texts: ByLanguage<{ readonly text: string }>,
): readonly Anomaly[] =>
  doubts
    .filter((doubt) => doubt.target === target)
    .map(({ kind, reads, sense, reason }) => ({
      ...{ kind, source: reads, fact: sense, reason },
      lang: languages.find((one) => texts[one]?.text.includes(reads)),
    }));

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
