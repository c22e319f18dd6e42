import type { GuideBlock } from '../../../pipeline/structure/structure.ts';
import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import { scriptRuns, type TellLanguage } from './script.ts';

/** The words of a title, a heading or a penalty in one language. */
export interface PrintedWords {
  readonly lang: Language;
  readonly flow: Flow;
}

/**
 * The words of a line for each language that they are printed in, and the brackets and slashes around them.
 *
 * `Warning 警告` // => en `Warning`, zh `警告`; `【警告】` // => zh `警告`; `【警告】または【失格】` // => ja, whole
 */
export const readPrintedWords = (
  flow: Flow,
  tell: TellLanguage,
): { readonly words: readonly PrintedWords[]; readonly markup: readonly Range[] } => {
  const whole = withoutBrackets(trimFlow(flow));
  const runs = scriptRuns(whole);
  const isInSeveral = new Set(runs.map((run) => tell(run.text))).size > 1;
  const pieces = isInSeveral ? runs : [whole].filter(({ text }) => text !== '');
  return {
    words: pieces.map((piece) => ({ lang: tell(piece.text), flow: piece })),
    markup: pieces.length === 0 ? [] : gapsBetween(flow, pieces),
  };
};

/** A block for each language; the first one carries the marks of the line. */
export const toBlocks = (
  words: readonly PrintedWords[],
  markup: readonly Range[],
  block: Pick<GuideBlock, 'role' | 'part' | 'inside'>,
): readonly GuideBlock[] =>
  words.map(({ lang, flow }, index) => ({ ...block, lang, flow, markup: index === 0 ? markup : [] }));

/** `《追加カードの閲覧》`: brackets around the whole. */
const withoutBrackets = (flow: Flow): Flow =>
  /^(?:《[^《》]+》|【[^【】]+】|「[^「」]+」|〔[^〔〕]+〕|\[[^[\]]+\]|［[^［］]+］)$/u.test(flow.text)
    ? trimFlow(sliceFlow(flow, 1, flow.text.length - 1))
    : flow;

/** The source ranges of a flow that are in none of its runs. */
const gapsBetween = (flow: Flow, runs: readonly Flow[]): readonly Range[] => {
  let from = 0;
  const gaps = runs.flatMap((run) => {
    const start = flow.offsets.indexOf(run.offsets[0] ?? -2);
    const gap = rangesOf(flow, from, start);
    from = start + run.text.length;
    return gap;
  });
  return [...gaps, ...rangesOf(flow, from, flow.text.length)];
};
