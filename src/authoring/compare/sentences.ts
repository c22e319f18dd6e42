import { type Flow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import type { Language } from '../../schema/language.ts';

/**
 * The sentences of a paragraph in order: see `sentenceEnds`. Every character that is not blank is in exactly one of
 * them.
 */
export const splitSentences = (flow: Flow, lang: Language): readonly Flow[] => {
  const sentences: Flow[] = [];
  let from = 0;
  for (const to of sentenceEnds(flow.text, lang)) {
    const sentence = trimFlow(sliceFlow(flow, from, to));
    if (sentence.text !== '') sentences.push(sentence);
    from = to;
  }
  const rest = trimFlow(sliceFlow(flow, from));
  return rest.text === '' ? sentences : [...sentences, rest];
};

/** The sentences of a text, as printed. */
export const sentencesIn = (text: string, lang: Language): readonly string[] => {
  const ends = [...sentenceEnds(text, lang), text.length];
  return ends.map((to, index) => text.slice(ends[index - 1] ?? 0, to).trim()).filter((each) => each !== '');
};

/**
 * Where the sentences of a text end, its own end left out. A sentence ends after its closing quotation marks and
 * brackets, and not inside brackets; abbreviations and initials (`e.g.`, `A.`) end none.
 */
const sentenceEnds = (text: string, lang: Language): readonly number[] => {
  const ends: number[] = [];
  for (const match of text.matchAll(lang === 'en' ? endOfEnglish : endOfCjk)) {
    const to = match.index + match[0].length;
    if (
      to < text.length &&
      !isAbbreviation(text, match.index) &&
      isBalanced(text.slice(ends.at(-1) ?? 0, to))
    )
      ends.push(to);
  }
  return ends;
};

/** A full stop and what closes after it, before a blank and what can begin a sentence. */
const endOfEnglish = /[.!?]+[)\]”’"']*(?=\s+[\p{Lu}\p{N}“‘"'([*•])/gu;
const endOfCjk =
  /(?:[。！？!?｡]|\.(?=\s*(?:\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}])))+[)）」』”’"】》]*[。]?/gu;

const isAbbreviation = (text: string, stop: number): boolean =>
  /(?:^|[\s(])(?:\p{Lu}|e\.g|i\.e|etc|vs|[Nn]o|St|Mr|Ms|Dr)$/u.test(
    text.slice(Math.max(0, stop - 6), stop),
  ) && text.charAt(stop) === '.';

const isBalanced = (text: string): boolean =>
  (text.match(/[(（「『]/gu)?.length ?? 0) <= (text.match(/[)）」』]/gu)?.length ?? 0);

/** How long an English text of the same content would be, in characters: `englishLength('抓四张牌', 'zh') // => 12.8` */
export const englishLength = (text: string, lang: Language): number => {
  if (lang === 'en') return text.replace(/\s+/gu, ' ').length;
  let length = 0;
  for (const character of text.replace(/\s+/gu, '')) length += character < '\u2E80' ? 1 : expansion[lang];
  return length;
};

/** Mean number of English characters for one Chinese or Japanese character (not Latin letters or figures) in rules texts. */
const expansion = { zh: 3.2, ja: 2.2 } as const;
