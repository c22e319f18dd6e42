import { normalizeText } from '../../text/normalize.ts';
import type { Question } from '../exact/found.ts';
import { hasEnglish, languagesOf, languagesOfNames } from '../exact/languages-of.ts';
import { findMeant } from './meant.ts';
import { findMended, mendWords, wordsKnown } from './mended.ts';

/** What answers where nothing has all of a query together: it is loaded then. */
export const secondLook = { findMeant, findMended, readAgain };

/** A question with what people say of the texts, and with its mistyped English words mended. */
async function readAgain(question: Question): Promise<Question> {
  const { names, index, plan } = question;
  const { query, reader } = plan;
  const known = hasEnglish(query) && wordsKnown({ entries: names.entries, ofTexts: await index.words() });
  const meant = known ? mendWords(query, known) : normalizeText(query);
  // Letters that are no English words may be the sound of the reader's own.
  const isEnglish = known && meant.split(/[^a-z]+/u).some((word) => known.has(word));
  const langs = known && !isEnglish ? languagesOfNames(query, reader) : languagesOf(query, reader);
  return { ...question, meant, names: { ...names, pointers: await index.said(langs) } };
}
