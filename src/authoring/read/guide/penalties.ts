import { type Flow, sliceFlow } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import { gapsBetween } from './ranges.ts';
import { scriptRuns, type TellLanguage } from './script.ts';
import { anyOf } from './word-patterns.ts';
import { penaltyWords } from './words.ts';

/** A line of penalties, a piece for each language it is printed in. */
interface PenaltyLine {
  readonly pieces: readonly { readonly lang: Language; readonly flow: Flow }[];
  /** Brackets and slashes around the pieces: `【警告】`. */
  readonly markup: readonly Range[];
}

/**
 * True for a short text that says nothing but penalties: `Warning`, `Warning (see below) 警告`,
 * `【ゲームの敗北】または【失格】`; false for `Warnings are used …`.
 */
export const isPenaltyPhrase = (text: string): boolean => {
  if (text.length > longestPhrase || text.includes('。')) return false;
  const withoutRemarks = fold(text).replace(/\([^()]*\)/gu, ' ');
  const withoutPenalties = withoutRemarks.replace(anyPenalty, ' ');
  return withoutPenalties !== withoutRemarks && withoutPenalties.replace(connectives, '') === '';
};

/** True when a text names a penalty somewhere; the words for none are too common to count. */
export const namesPenalty = (text: string): boolean => fold(text).search(realPenalty) >= 0;

/** A line of penalties in its languages: `Warning 警告` // => en `Warning`, zh `警告`. */
export const readPenaltyLine = (flow: Flow, tell: TellLanguage): PenaltyLine => {
  const isBracketed = /^[【[［〔][^【】[\]［］〔〕]*[】\]］〕]$/u.test(flow.text);
  const runs = isBracketed ? [sliceFlow(flow, 1, flow.text.length - 1)] : runsByLanguage(flow, tell);
  return {
    pieces: runs.map((run) => ({ lang: tell(run.text), flow: run })),
    markup: gapsBetween(flow, runs),
  };
};

/** Brackets inside of a run stay with it: `【警告】または【失格】`. */
const runsByLanguage = (flow: Flow, tell: TellLanguage): readonly Flow[] => {
  const runs = scriptRuns(flow);
  return new Set(runs.map((run) => tell(run.text))).size > 1 ? runs : [flow];
};

const longestPhrase = 120;

const patternOf = (rows: typeof penaltyWords): RegExp =>
  new RegExp(
    `\\b(?:${anyOf(rows.flatMap(({ en }) => en))})\\b|${anyOf(rows.flatMap(({ zh, ja }) => [...zh, ...ja]))}`,
    'gu',
  );

const anyPenalty = patternOf(penaltyWords);
const realPenalty = patternOf(penaltyWords.filter(({ penalty }) => penalty !== 'none'));

const connectives =
  /\b(?:or|and|to|see|below|upgrade[sd]?|downgrade[sd]?)\b|或者|或|和|及|至|又は|または|もしくは|および|见下文?|下记参照|[\s\p{Punctuation}\p{Symbol}]/gu;
