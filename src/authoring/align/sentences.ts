import { type Flow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import type { Language } from '../../schema/language.ts';

/**
 * The sentences of a paragraph in order. A sentence ends behind its closing quotation marks and brackets, and
 * not inside brackets; abbreviations and initials (`e.g.`, `A.`) end none. Every character that is not blank
 * is in exactly one of them.
 *
 * `抓了八张牌（应为七张。）然后洗牌。 // => 抓了八张牌（应为七张。）然后洗牌。`
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

/**
 * Whether a sentence leans on the one before it, so that a clause hardly begins with it: `These excess cards
 * are returned …`, `在这些情况下`, `それらの…`.
 */
export const leansOnTheLast = (sentence: string, lang: Language): boolean => leaning[lang].test(sentence);

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

/** A full stop with what closes behind it, before a blank and what can begin a sentence. */
const endOfEnglish = /[.!?]+[)\]”’"']*(?=\s+[\p{Lu}\p{N}“‘"'([*•])/gu;
const endOfCjk =
  /(?:[。！？!?｡]|\.(?=\s*(?:\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}])))+[)）」』”’"】》]*[。]?/gu;

const isAbbreviation = (text: string, stop: number): boolean =>
  /(?:^|[\s(])(?:\p{Lu}|e\.g|i\.e|etc|vs|[Nn]o|St|Mr|Ms|Dr)$/u.test(
    text.slice(Math.max(0, stop - 6), stop),
  ) && text.charAt(stop) === '.';

const isBalanced = (text: string): boolean =>
  (text.match(/[(（「『]/gu)?.length ?? 0) <= (text.match(/[)）」』]/gu)?.length ?? 0);

const leaning: Readonly<Record<Language, RegExp>> = {
  en: /^(?:These|Those|They|This (?:means|may|is|can|also|does|includes|applies)|That|Such|In (?:this|these|that|such|those) (?:case|situation|circumstance|instance)|Otherwise|However|For (?:example|instance)|Instead|Treat those|Put those|It (?:is|can|may)|Then|Also|Similarly|Additionally|If (?:so|not|that|this|it|they|those|these)\b|Once this|After this|When this)/u,
  zh: /^(?:这(?!个违规)|将这|将其|将该|在此|在这|此(?:时|外|情况)|该(?!违规)|例如|举例|比如|否则|但是?|然而|不过|因此|所以|同样|另外|之后|随后|如果(?:该|这|此|是|不是))/u,
  ja: /^(?:それ|そう|その(?!誤り)|これ|こう|この(?!違反|誤り)|ここで|しかし|ただし|ただ|例えば|また|さらに|なお|すなわち|つまり|そして|さもなければ)/u,
};
