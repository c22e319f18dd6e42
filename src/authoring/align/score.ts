import { languages } from '../../schema/language.ts';
import type { Side } from './side.ts';
import { createVoicePair, type Evidence, type Span } from './voice-pair.ts';

/** Scores stretches of two sides against each other; above 0 speaks for one clause. */
export interface Scorer {
  score(left: Span, right: Span): number;
  /** The same in its parts. */
  explain(left: Span, right: Span): readonly Evidence[];
}

/** A scorer for two sides. Where a side speaks several languages, the mean of what they say counts. */
export const createScorer = (left: Side, right: Side): Scorer => {
  const pairs = languages.flatMap((one) =>
    languages.flatMap((other) => {
      const first = left.sentences.map(({ voices }) => voices[one]);
      const second = right.sentences.map(({ voices }) => voices[other]);
      return first.some(Boolean) && second.some(Boolean)
        ? [{ name: `${one}-${other}`, pair: createVoicePair(first, second) }]
        : [];
    }),
  );
  return {
    score: (one, other) => {
      let sum = 0;
      let count = 0;
      for (const { pair } of pairs) {
        const score = pair.score(one, other);
        if (score === undefined) continue;
        sum += score;
        count += 1;
      }
      return count === 0 ? 0 : sum / count;
    },
    explain: (one, other) =>
      pairs.flatMap(({ name, pair }) =>
        pair.explain(one, other).map((evidence) => ({ ...evidence, name: `${name} ${evidence.name}` })),
      ),
  };
};
