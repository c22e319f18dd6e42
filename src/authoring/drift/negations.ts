import { foldUnits } from '../../pipeline/text/fold.ts';
import type { Known, Language } from '../../schema/language.ts';
import { sentencesIn } from '../compare/sentences.ts';
import { type CompareTexts, difference } from './rule.ts';

/**
 * Finds a sentence with more plain negations (不得, may not) than the other text has words of any negative sense (only,
 * unless, illegal, fails). If both texts have as many sentences, they are compared one by one, else all at once.
 */
export const compareNegations: CompareTexts = (own, other) => {
  const [ours, theirs] = [own, other].map(({ text, lang }) => sentencesIn(text, lang));
  const pairs =
    ours?.length === theirs?.length
      ? (ours ?? []).map((sentence, index) => [sentence, theirs?.[index] ?? ''] as const)
      : [[own.text, other.text] as const];
  const found = pairs.map(([one, another]) => {
    const [words, othersWords] = [findNegations(one, own.lang), findNegations(another, other.lang)];
    const isMore = isFar(words.length, countNegative(another, other.lang));
    const isLess = isFar(othersWords.length, countNegative(one, own.lang));
    return isMore || isLess ? { words, othersWords } : { words: [], othersWords: [] };
  });
  return difference(
    found.flatMap(({ words }) => words),
    found.flatMap(({ othersWords }) => othersWords),
  );
};

/** One negation may stand for two things that are joined (never …, and never …). */
const isFar = (plainly: number, inAnySense: number): boolean =>
  inAnySense === 0 ? plainly > 0 : plainly >= inAnySense + 2;

/**
 * The plain negations of a text, as printed, in order. Left out are words that only look like one (`不过`, `無作為`), say
 * no more than a positive word (不超过, なければならない, かもしれない), or are negations of a part of the sentence (不同).
 *
 * `findNegations('不得修正，且未经对手许可', 'zh') // => ['不', '未']`
 */
export const findNegations = (text: string, lang: Language): readonly string[] => match(text, plain[lang]);

const countNegative = (text: string, lang: Language): number => match(text, negative[lang]).length;

const match = (text: string, pattern = /(?!)/gu): readonly string[] =>
  Array.from(foldUnits(text).matchAll(pattern), ({ 0: word, index }) =>
    text.slice(index, index + word.length),
  );

const plain: Known<RegExp> = {
  en: /\b(?:not(?! (?:only|limited to)\b)|cannot|no(?! (?:more|fewer|less|later|longer)\b)|never|without|nor|none|\p{L}+n't)\b(?![^.;]*\buntil\b)/giu,
  zh: /不(?=得(?!不)|能|可(?!避免|逆|分)|应|会(?!毁坏)|必|需|须|要|用|准|允|属|是|构成|适用|算|视|给|予|做|采取|处理|施加|进行|考虑|倒回|升级|降级|影响|违规|受)|未(?!知|来|成年|必)|没有(?!异议|区别|问题|关系|疑问|争议)|没(?=能|必要)|无须|无需|勿|并非|绝非/gu,
  ja: /(?<!しか[^。]{0,12})(?<!なければなら|ざるを得|かもしれ|にすぎ|に過ぎ|かね|だけで|のみで|少|間違い|違い)(?:ない(?!し|場合(?:を除|以外)|よう|限り)|なかった|ません|ず(?=に(?!は)))/gu,
};

const negative: Known<RegExp> = {
  en: /\b(?:not|cannot|no|never|without|nor|neither|none|nobody|nothing|\p{L}+n't|unless|except\p{L}*|exception|only|just|fail\p{L}*|lack\p{L}*|miss\p{L}*|lose\p{L}*|lost|forg[eo]t\p{L}*|refus\p{L}*|declin\p{L}*|prevent\p{L}*|avoid\p{L}*|forbid\p{L}*|prohibit\p{L}*|stop\p{L}*|ignor\p{L}*|reject\p{L}*|den(?:y|ies|ied)|less|fewer|few|little|rather|instead|other than|otherwise|outside|beyond|before|until|too|hardly|rarely|seldom|scarcely|barely|different\p{L}*|differ\p{L}*|regardless|whether|whatever|however|any|either|free|hidden|minor|absen\p{L}*|beneath|exceed\p{L}*|short of|out of|away|apart|aside|still|yet|alone|slow\p{L}*|silen\p{L}*|late\p{L}*|delay\p{L}*|unable|wrong\p{L}*|error\p{L}*|mistake\p{L}*|accident\p{L}*|difficult\p{L}*|hard|disagree\p{L}*|neglect\p{L}*|omit\p{L}*|impossib\p{L}*|un(?!til|der|it|ion|ique|iquely|iform)\p{Ll}{3,}|in(?:correct|valid|appropriate|complete|ability|advertent|sufficient|eligible|accurate|determin|direct|consistent|capable|visible|nocent)\p{Ll}*|im(?:proper|perfect|possible)\p{Ll}*|illegal\p{Ll}*|illegible|ir(?:regular|relevant|reversible)\p{Ll}*|dis(?!c|p|t|qual)\p{Ll}+|mis\p{Ll}+|non-?\p{Ll}+)\b/giu,
  zh: /[不未无没非勿免拒禁误错漏忘缺失异仅只才否除防停避少默]|以外|之外|尚|别|之前|前|而是|另|难|反而|相反/gu,
  ja: /な(?:い|く|かっ|けれ|し)|ず|ません|ぬ|[不無非未誤違忘欠失除異外禁拒防前]|のみ|だけ|以外|しか|まで|ミス|間違|漏れ|避け|黙|限り|限る|止/gu,
};
