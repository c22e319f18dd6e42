import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { languages as allLanguages, type Language } from '../../../schema/language.ts';
import { countScripts, hasCjk, type ScriptCounts } from '../lines/script.ts';
import { bracketDepth } from '../lines/sentence.ts';
import type { GuideBlock } from '../structure.ts';

export type TellLanguage = (text: string) => Language;

/**
 * Creates a function that tells the language of a piece of a source. If the script is not enough (警告 can be Chinese
 * or Japanese), the known `languages` of the source decide; if these are not enough either, its whole text.
 *
 * `tell('此违规仅适用于以下情况') // => 'zh'`, `tell('カードを引いた') // => 'ja'`, `tell('牌手施放Ancestral Recall之后') // => 'zh'`
 */
export const createLanguageTeller = (
  text: string,
  languages: readonly Language[] = allLanguages,
): TellLanguage => {
  const whole = countScripts(text);
  const han = hanLanguage(whole, languages);
  const fallback = whole.han + whole.kana > whole.words ? han : 'en';
  const share = languages.includes('ja') ? kanaShare : kanaShareWithoutJapanese;
  return (run) => {
    const counts = countScripts(run);
    const cjk = counts.han + counts.kana;
    if (cjk === 0) return counts.words > 0 ? 'en' : fallback;
    if (counts.words > cjk) return 'en';
    return counts.kana / cjk > share ? 'ja' : han;
  };
};

/**
 * Splits a short line into runs of one script, without the space, slash or bracket between them.
 * `scriptRuns('Hidden Card Error 非公开牌张失误') // => 'Hidden Card Error', '非公开牌张失误'`
 */
export const scriptRuns = (flow: Flow): readonly Flow[] => {
  const runs: { script: 'cjk' | 'latin' | 'any'; readonly from: number; to: number }[] = [];
  for (const match of flow.text.matchAll(
    /\p{Script=Latin}[\p{Script=Latin}\p{Mark}]*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Number}+/gu,
  )) {
    const to = match.index + match[0].length;
    const script = scriptOf(match[0]);
    const last = runs.at(-1);
    if (last && (script === 'any' || last.script === 'any' || last.script === script)) {
      last.to = to;
      if (last.script === 'any') last.script = script;
    } else runs.push({ script, from: match.index, to });
  }
  return runs.map(({ from, to }) => sliceFlow(flow, from, closeBrackets(flow.text, from, to)));
};

/** The least share of kana in Japanese, higher if no known language is Japanese. Official texts have about half. */
const kanaShare = 0.12;
const kanaShareWithoutJapanese = 0.3;

const hanLanguage = ({ han, kana }: ScriptCounts, languages: readonly Language[]): 'zh' | 'ja' => {
  const known = languages.filter((language) => language !== 'en');
  if (known.length === 1 && known[0] === 'ja') return 'ja';
  if (known.length === 1) return 'zh';
  return kana / (han + kana || 1) > kanaShare ? 'ja' : 'zh';
};

/** A number belongs to the script around it. */
const scriptOf = (run: string): 'cjk' | 'latin' | 'any' => {
  if (hasCjk(run)) return 'cjk';
  return /\p{Letter}/u.test(run) ? 'latin' : 'any';
};

/** Extends a run by its closing bracket: `Warning (see below)`. */
const closeBrackets = (text: string, from: number, to: number): number =>
  bracketDepth(text.slice(from, to)) > 0 && /^[)）]/u.test(text.slice(to)) ? to + 1 : to;

/** The words of a title, a heading or a penalty. */
export interface Printed {
  /** One for each language or, if they alternate, for each run: `Warning 警告`. */
  readonly words: readonly { readonly lang: Language; readonly flow: Flow }[];
  /** Brackets, slashes, colons and numbers around the words. */
  readonly markup: readonly Range[];
}

/**
 * Reads the words of a line in each language, and the brackets and slashes around them.
 * `Warning 警告` // => en `Warning`, zh `警告`; `【警告】` // => zh `警告`; `【警告】または【失格】` // => ja, whole
 */
export const readPrinted = (flow: Flow, tell: TellLanguage): Printed => {
  const whole = withoutBrackets(trimFlow(flow));
  const runs = scriptRuns(whole);
  const isInSeveral = new Set(runs.map((run) => tell(run.text))).size > 1;
  const pieces = isInSeveral ? runs : [whole].filter(({ text }) => text !== '');
  return {
    words: pieces.map((piece) => ({ lang: tell(piece.text), flow: piece })),
    markup: pieces.length === 0 ? [] : gapsBetween(flow, pieces),
  };
};

/** Makes a block for each language; the first block gets all markup. */
export const toBlocks = (
  { words, markup }: Printed,
  line: { readonly markup: readonly Range[] },
  block: Pick<GuideBlock, 'role' | 'part' | 'inside'>,
): readonly GuideBlock[] =>
  words.map(({ lang, flow }, index) => ({
    ...block,
    lang,
    flow,
    markup: index === 0 ? [...line.markup, ...markup] : [],
  }));

/** `《追加カードの閲覧》` -> `追加カードの閲覧` */
const withoutBrackets = (flow: Flow): Flow =>
  /^(?:《[^《》]+》|【[^【】]+】|「[^「」]+」|〔[^〔〕]+〕|\[[^[\]]+\]|［[^［］]+］)$/u.test(flow.text)
    ? trimFlow(sliceFlow(flow, 1, flow.text.length - 1))
    : flow;

/** The source ranges of a flow that are in none of its runs. */
export const gapsBetween = (flow: Flow, runs: readonly Flow[]): readonly Range[] => {
  let from = 0;
  const gaps = runs.flatMap((run) => {
    if (run.text === '') return [];
    const start = flow.offsets.indexOf(run.offsets[0] ?? -2);
    const gap = rangesOf(flow, from, start);
    from = start + run.text.length;
    return gap;
  });
  return [...gaps, ...rangesOf(flow, from, flow.text.length)];
};
