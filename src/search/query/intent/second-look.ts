import type { Language } from '../../../schema/language.ts';
import { matchTypedNames, type NameIndex } from '../../names/names.ts';
import { countEdits, isMistyped } from '../../names/typo.ts';
import { normalizeText } from '../../text/normalize.ts';
import { once } from '../../text/once.ts';
import { askFor, type Found, type Question } from '../exact/found.ts';
import { hasEnglish, languagesOf, languagesOfNames } from '../exact/languages-of.ts';
import { planQuery } from '../exact/plan.ts';
import { findByScore } from './find-by-score.ts';
import { isStopWord } from './subjects.ts';

/** Starts the search by score at once. The search by sounds and corrections starts when `findCorrected` is called. */
export async function lookAgain(question: Question) {
  const { names, index, plan } = question;
  const { query, reader } = plan;
  const known = hasEnglish(query) && wordsKnown({ rows: names.rows, ofTexts: await index.words() });
  const corrected = known ? correctWords(query, known) : normalizeText(query);
  // Letters that are no known English words may transcribe the reader's own language.
  const isEnglish = known && corrected.split(/[^a-z]+/u).some((word) => known.has(word));
  const langs = known && !isEnglish ? languagesOfNames(query, reader) : languagesOf(query, reader);
  const again = { ...question, corrected, names: { ...names, phrases: await index.phrases(langs) } };
  const scored = findByScore(again);
  // The error is handled where the promise is awaited.
  scored.catch(() => undefined);
  return { findCorrected: () => findCorrected(again), scored };
}

/** Finds texts by several names typed by sound. If no text has them, corrects typing errors in English words. */
async function findCorrected(question: Question): Promise<Found[]> {
  const { plan, index, corrected } = question;
  const sounded = await findSounded(question);
  if (sounded.length > 0) return sounded;
  if (corrected === normalizeText(plan.query)) return [];
  const again = planQuery(corrected, plan.fold);
  return askFor(index, [...again.exact, ...again.byPrefix], again, 'corrected');
}

/** Finds the texts with all names of a query that was typed by sound: `paiku xipai`, `raiburarii tefuda`. */
async function findSounded({ plan, names, index }: Question): Promise<Found[]> {
  const written = (['zh', 'ja'] as const).flatMap((lang) => writeNames(names, plan.query, lang) ?? []);
  const found = written.map((query) => {
    const inCharacters = planQuery(query, plan.fold);
    return askFor(index, inCharacters.exact, inCharacters, 'sound-text');
  });
  return (await Promise.all(found)).flat();
}

/** `writeNames(names, 'pai ku xipai', 'zh') // => '牌库 洗牌'`; undefined unless the words are two names or more. */
function writeNames(names: NameIndex, query: string, lang: Language): string | undefined {
  const write = (words: readonly string[]): readonly string[] | undefined => {
    if (words.length === 0) return [];
    for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
      const name = nameOf(names, words.slice(0, length), lang);
      if (name === undefined) continue;
      const rest = write(words.slice(length));
      return rest && [name, ...rest];
    }
    return undefined;
  };
  const written = write(query.split(/\s+/u).slice(0, maxWords)) ?? [];
  return written.length > 1 ? written.join(' ') : undefined;
}

const nameOf = (names: NameIndex, words: readonly string[], lang: Language): string | undefined =>
  matchTypedNames(names, words.join(' '), lang).find(
    ({ fit, entry, lang: own }) => fit === 'sound' && own === lang && entry.kind !== 'section',
  )?.entry.titles[lang];

// The most typed words that can be one name, whose syllables are typed apart: `pai ku`.
const longestName = 4;
// Further words are ignored, because each name costs a lookup.
const maxWords = 8;

/** `correctWords('draw libary xyzzy', words) // => 'draw library xyzzy'` */
export const correctWords = (query: string, isKnown: ReadonlySet<string>): string =>
  normalizeText(query).replace(latinWord, (word) =>
    isStopWord(word) || word.length < shortest || isKnown.has(word)
      ? word
      : (nearestWord(word, isKnown) ?? word),
  );

function nearestWord(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  const near = [...vocabulary].filter((word) => isMistyped(typed, word));
  const [nearest] = near.toSorted((a, b) => countEdits(typed, a) - countEdits(typed, b));
  return nearest;
}

const wordsKnown = once(
  ({ rows, ofTexts }: Vocabulary): ReadonlySet<string> =>
    new Set([...ofTexts, ...rows.flatMap(({ text }) => text.match(latinWord) ?? [])]),
  ({ rows }) => rows,
);

interface Vocabulary extends Pick<NameIndex, 'rows'> {
  readonly ofTexts: ReadonlySet<string>;
}

const latinWord = /[a-z]+/gu;
// In letters. A shorter unknown word may well be right: `sell` is not a mistyped `spell`.
const shortest = 5;
