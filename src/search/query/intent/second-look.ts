import { normalizeText } from '../../text/normalize.ts';
import type { Question } from '../exact/found.ts';
import { hasEnglish, languagesOfNames } from '../exact/languages-of.ts';
import { findMended, mendWords, wordsKnown } from './mended.ts';
import { scorePlaces } from './score.ts';

/** What answers where nothing has all of a query together: it is loaded then. */
export const secondLook = { findMended, readAgain, scorePlaces };

/** A question with what people say of the texts, and with its mistyped English words mended. */
async function readAgain(question: Question): Promise<Question> {
  const { names, index, plan } = question;
  const [pointers, ofTexts] = await Promise.all([
    index.said(languagesOfNames(plan.query, plan.reader)),
    hasEnglish(plan.query) ? index.words() : undefined,
  ]);
  const meant = ofTexts
    ? mendWords(plan.query, wordsKnown({ entries: names.entries, ofTexts }))
    : normalizeText(plan.query);
  return { ...question, meant, names: { ...names, pointers } };
}
