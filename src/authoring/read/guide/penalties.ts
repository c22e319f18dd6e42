import { type Flow, rangesOf, sliceFlow } from '../../../pipeline/text/flow.ts';
import { foldHan } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import { rangesOutside } from './line.ts';
import { scriptRuns, setApart, splitAtStroke, type TellLanguage } from './script.ts';

/** How each penalty is named; Chinese with simplified characters. */
export const penaltyWords: readonly PenaltyWords[] = [
  {
    penalty: 'none',
    en: ['No Penalty', 'None'],
    zh: ['无处罚', '不处罚', '没有处罚', '无'],
    ja: ['懲罰なし', 'ペナルティなし', 'なし'],
  },
  { penalty: 'caution', en: ['Caution'], zh: ['告诫', '口头警告'], ja: ['注意', '口頭注意'] },
  { penalty: 'warning', en: ['Warning'], zh: ['警告'], ja: ['警告'] },
  {
    penalty: 'game-loss',
    en: ['Game Loss'],
    zh: ['一盘负', '盘负', '单盘负', '判负', '游戏负', '游戏判负'],
    ja: ['ゲームの敗北', 'ゲーム敗北', 'ゲームの負け'],
  },
  {
    penalty: 'match-loss',
    en: ['Match Loss'],
    zh: ['一局负', '局负', '对局负', '比赛负'],
    ja: ['マッチの敗北', 'マッチ敗北', 'マッチの負け'],
  },
  {
    penalty: 'disqualification',
    en: ['Disqualification without Prize', 'Disqualification with Prize', 'Disqualification'],
    zh: ['取消比赛资格', '取消参赛资格', '取消资格', '失格'],
    ja: ['失格'],
  },
];

/** A line of penalties, a piece for each language it is printed in. */
export interface PenaltyLine {
  readonly pieces: readonly { readonly lang: Language; readonly flow: Flow }[];
  /** Brackets and slashes around the pieces: `【警告】`. */
  readonly markup: readonly Range[];
}

/**
 * True for a short text that says nothing but penalties: `Warning`, `Warning (see below) 警告`,
 * `【ゲームの敗北】または【失格】`; false for `Warnings are used …`.
 */
export const isPenaltyPhrase = (text: string): boolean => {
  if (text.length > longestPhrase) return false;
  const withoutRemarks = foldHan(text).replace(/[(（][^()（）]*[)）]/gu, ' ');
  const withoutPenalties = withoutRemarks.replace(anyPenalty, ' ');
  return withoutPenalties !== withoutRemarks && withoutPenalties.replace(connectives, '') === '';
};

/** True when a text names a penalty somewhere; the words for none are too common to count. */
export const namesPenalty = (text: string): boolean => foldHan(text).search(realPenalty) >= 0;

/**
 * A line of penalties in its languages: `Warning 警告` // => en `Warning`, zh `警告`. `pair` are the languages of a
 * heading above it that is printed in two: `警告 / 警告` below `处罚 / 懲罰` // => zh `警告`, ja `警告`.
 */
export const readPenaltyLine = (
  flow: Flow,
  tell: TellLanguage,
  pair: readonly Language[] = [],
): PenaltyLine => {
  const halves = splitAtStroke(flow);
  const [first, second] = pair;
  if (halves && first && second && !pair.includes('en')) {
    const pieces = [
      { lang: first, flow: halves[0] },
      { lang: second, flow: halves[1] },
    ];
    return { pieces, markup: gapsBetween(flow, halves) };
  }
  const bracketed = /^[【[［〔]([^【】[\]［］〔〕]*)[】\]］〕]$/u.exec(flow.text);
  const runs = bracketed ? [sliceFlow(flow, 1, flow.text.length - 1)] : runsByLanguage(flow, tell);
  const pieces = runs.map((run) => ({ lang: tell(run.text), flow: run }));
  return { pieces, markup: gapsBetween(flow, runs) };
};

export interface PenaltyWords extends Readonly<Record<Language, readonly string[]>> {
  readonly penalty: string;
}

const longestPhrase = 120;

const patternOf = (rows: readonly PenaltyWords[]): RegExp =>
  new RegExp(
    rows
      .flatMap(({ en, zh, ja }) => [
        ...en.map((word) => `\\b${word.replaceAll(' ', '\\s+')}\\b`),
        ...[...zh, ...ja].map((word) => setApart(foldHan(word))),
      ])
      .sort((left, right) => right.length - left.length)
      .join('|'),
    'giu',
  );

const anyPenalty = patternOf(penaltyWords);
const realPenalty = patternOf(penaltyWords.filter(({ penalty }) => penalty !== 'none'));

const connectives =
  /\b(?:or|and|to|see|below|upgrade[sd]?|downgrade[sd]?)\b|或者|或|和|及|至|又は|または|もしくは|および|见下文?|下記参照|[\s\p{Punctuation}\p{Symbol}]/giu;

/** Runs of one language; when brackets stand inside a run they stay with it: `【警告】または【失格】`. */
const runsByLanguage = (flow: Flow, tell: TellLanguage): readonly Flow[] => {
  const runs = scriptRuns(flow);
  if (runs.length === 0 || new Set(runs.map((run) => tell(run.text))).size <= 1) return [flow];
  return runs;
};

/** The stretches of a flow that are in none of its runs. */
export const gapsBetween = (flow: Flow, runs: readonly Flow[]): readonly Range[] => {
  const places = runs.map((run) => {
    const from = flow.offsets.indexOf(run.offsets[0] ?? -2);
    return { from, to: from + run.text.length };
  });
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) return rangesOf(flow, 0, flow.text.length);
  const between = places
    .slice(1)
    .flatMap(({ from }, index) => rangesOf(flow, places[index]?.to ?? from, from));
  const outside = rangesOutside(flow, { start: first.from, end: last.to });
  return [...outside, ...between];
};
