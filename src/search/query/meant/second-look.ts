import { commonLanguage, languages } from '../../../schema/language.ts';
import { hasNoText, type NameMatch } from '../../names/names.ts';
import { normalizeText } from '../../text/normalize.ts';
import type { Found, Question } from '../typed/found.ts';
import { hasEnglish, languagesOf } from '../typed/languages-of.ts';
import { findMended, mendWords, wordsKnown } from './mended.ts';
import { scoreTexts, toHead } from './score.ts';
import { spokenOf } from './spoken-of.ts';
import { readSubjects } from './subjects.ts';

/** What answers where nothing has all of a query together: it is loaded then. */
export const secondLook = { findMended, findNamed, lookAgain, scoreTexts };

/** A question with what people say where a text has the answer, and with the infractions without a text that it speaks of. */
async function lookAgain(question: Question): Promise<Question> {
  const { names, index, matches, plan } = question;
  if (names.pointers) return question;
  const [pointers, ofTexts] = await Promise.all([
    index.said(languagesOf(plan.query, plan.reader)),
    hasEnglish(plan.query) ? index.words() : undefined,
  ]);
  const pointed = { ...names, pointers };
  const meant = ofTexts
    ? mendWords(plan.query, wordsKnown({ entries: names.entries, ofTexts }))
    : normalizeText(plan.query);
  const urls = new Set(matches.map(({ entry }) => entry.url));
  const listed = findListed({ ...question, meant, names: pointed }).filter(
    ({ entry }) => !urls.has(entry.url),
  );
  return { ...question, meant, names: pointed, matches: [...matches, ...listed] };
}

/** The section or card that is called something in the query, which is known before its texts have come. */
function findNamed({ names, plan, meant, index }: Question): Found[] {
  const [page] = readSubjects(names, meant).flatMap(({ page }) => page ?? []);
  return page === undefined ? [] : toHead(index, page, 'about', plan, 0);
}

/** The sections without a text that are called something in the query, or that most of its words are said of. */
function findListed({ names, plan, meant }: Pick<Question, 'names' | 'plan' | 'meant'>): NameMatch[] {
  const listed = new Map(names.entries.filter(hasNoText).map((entry) => [entry.url, entry]));
  const called = readSubjects(names, meant).flatMap(({ page }) => page ?? []);
  const guides = new Set(names.guides.map(({ id }) => id));
  const isElsewhere = called.some((url) => !guides.has(url.replace(/\/.*$/u, '')));
  const spoken = spokenOf(names, meant, isElsewhere);
  // Where people speak so of a section that has a text, that comes first.
  if (!listed.has(spoken[0] ?? '')) return [];
  return spoken.flatMap((url): NameMatch[] => {
    const entry = listed.get(url);
    const lang = languages.find((each) => each === plan.reader && entry?.titles[each]) ?? commonLanguage;
    return entry ? [{ entry, fit: 'about', name: entry.titles[lang] ?? entry.section, lang }] : [];
  });
}
