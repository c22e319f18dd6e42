import { type Citable, citablesIn, type PageRecords } from '../../schema/citable.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import { cardTextId } from '../../schema/unofficial.ts';
import { sentencesIn } from '../compare/sentences.ts';
import { foldWording } from '../compare/similarity.ts';
import { nameInText } from '../write/edit-marked-text.ts';

// The questions about a text whose words have changed become one for all its languages, which has the old and the new
// sentences, and lists what depends on the text.

export interface Changed extends Pick<Citable, 'document' | 'page' | 'id' | 'address'> {
  readonly langs: readonly Language[];
  readonly sentences: string;
}

export const changedIn = (before: PageRecords, after: PageRecords): readonly Changed[] => {
  const now = new Map(citablesIn(after).map(({ address, texts }) => [address, texts]));
  return citablesIn(before).flatMap(({ document, page, id, address, texts }) => {
    const others = now.get(address) ?? {};
    const langs = languagesOf(texts).filter(
      (lang) => others[lang] !== undefined && foldWording(others[lang]) !== foldWording(texts[lang] ?? ''),
    );
    const sentences = langs.map((lang) => compare(texts[lang] ?? '', others[lang] ?? '', lang)).join('; ');
    return langs.length === 0 ? [] : [{ document, page, id, address, langs, sentences }];
  });
};

/** `en was “The drink is moved.” and is “It is gone.”` */
const compare = (old: string, young: string, lang: Language): string => {
  const [was, is] = [sentencesIn(old, lang), sentencesIn(young, lang)];
  const only = (own: readonly string[], other: readonly string[]): string => {
    const known = new Set(other.map(foldWording));
    const left = own.filter((sentence) => !known.has(foldWording(sentence)));
    return left.join(' ').replace(/\s+/gu, ' ');
  };
  return `${lang} was “${only(was, is)}” and is “${only(is, was)}”`;
};

/** The name of the row in a marked text: `remedy-1`, `clone r1`, `card clone`. */
export const rowNameOf = ({ page, id }: Pick<Changed, 'page' | 'id'>): string => {
  const [folder, slug] = page.split('/');
  if (folder !== 'cards') return id;
  return id === cardTextId ? `card ${slug}` : nameInText(id, slug);
};

/** Whether a question of `add` or `update` is about changed words. */
export const isAboutChange = (question: string): boolean =>
  /^the [\w ]+ (?:(?:has|have) changed|is rewritten)\b/u.test(question);

/**
 * Replaces the questions about changed words by one, which also lists the `dependents`. Without such questions and
 * dependents, nothing changes.
 */
export const askOnce = (
  { langs, sentences, address }: Changed,
  asked: readonly string[],
  dependents: readonly string[],
): readonly string[] => {
  const own = asked.filter(isAboutChange);
  if (own.length === 0 && dependents.length === 0) return asked;
  const texts = langs.length > 1 ? 'texts have' : 'text has';
  const question = [
    own.join(' ') ||
      `the ${langs.join(' and ')} ${texts} changed: does everything that depends on it still hold?`,
    `${sentences}.`,
    ...(dependents.length > 0 ? [`These depend on it: ${dependents.join('; ')}.`] : []),
    `If the meaning is unchanged, run: ${answerSame(address)}`,
  ].join(' ');
  return [...asked.filter((one) => !isAboutChange(one)), question];
};

const answerSame = (address: string): string => `content -- answer ${address} same`;

/** Whether `askOnce` has made this question for an address. */
export const isAbout = (question: string, address: string): boolean => question.endsWith(answerSame(address));

/** The languages for which `update` has added a reason, parsed from a question. */
export const addedIn = (question: string): readonly string[] =>
  /added reasons: (?<langs>[a-z, ]+) \(/u.exec(question)?.groups?.langs?.split(', ') ?? [];
