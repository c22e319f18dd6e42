import type { Anomaly } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Doubt } from '../../schema/doubt.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { FindLine } from '../diagnostics.ts';

/** The doubts about one ruling (`m10/cards/warp-world#r1`) or note (`m10/general-notes#planeswalkers-1`), as anomalies; `texts` has what it says in each language. */
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

/** Reports doubts about words that their text does not contain. `texts` has the texts by their targets. */
export const checkDoubts = (
  doubts: readonly Doubt[],
  texts: ReadonlyMap<string, string>,
  findLine: FindLine,
): readonly Diagnostic[] =>
  doubts
    .filter(({ target, reads }) => !texts.get(target)?.includes(reads))
    .map(({ target, reads }) => ({
      code: 'doubts/no-place',
      severity: 'error',
      ...findLine('content/doubts.yml', target),
      message: `“${reads}” is not in ${target}.`,
      hint: 'Copy the words from the page, with its corrections; remove the entry if the doubt is settled.',
    }));
