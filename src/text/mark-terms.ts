import { findTermWords, type TermIndex } from '../records/find-terms.ts';
import { escapePattern } from '../schema/escape-pattern.ts';
import type { Language } from '../schema/language.ts';
import { wrapHtml } from './wrap-html.ts';

/** A citable text of a page in one language. */
export interface MarkedText {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
}

/** The terms of a text by their printed words, and those whose first mention is in it. */
interface TermMarks {
  readonly words: ReadonlyMap<string, string>;
  readonly first: ReadonlySet<string>;
}

/** The terms of a text of a page, by its ID and language. */
export type PageMarks = (id: string, lang: Language) => TermMarks | undefined;

/**
 * Finds the first mention of each term, part by part and language by language in reading order; only that becomes a
 * link. Terms of the texts `before` count as mentioned.
 */
export function firstMentions(
  index: TermIndex,
  parts: readonly (readonly MarkedText[])[],
  before: readonly MarkedText[] = [],
): PageMarks {
  const marks = new Map<string, TermMarks>();
  const wordsOf = ({ lang, text }: MarkedText) => findTermWords(index, lang, text);
  const known = before.flatMap((text) => [...wordsOf(text).values()].map((term) => `${text.lang} ${term}`));
  for (const part of parts) {
    const seen = new Set(known);
    for (const text of part) {
      const { id, lang } = text;
      const words = wordsOf(text);
      const first = new Set([...words.values()].filter((term) => !seen.has(`${lang} ${term}`)));
      for (const term of first) seen.add(`${lang} ${term}`);
      marks.set(`${id} ${lang}`, { words, first });
    }
  }
  return (id, lang) => marks.get(`${id} ${lang}`);
}

/**
 * Turns the first mentions in the HTML of a text into links to the list of terms. Links, readings that a correction
 * replaced, and our additions stay as they are. `markTerms('<p>其牌库</p>', 'zh', marks, '/zh/terms/') // => '<p>其<a
 * class="term" href="/zh/terms/#library">牌库</a></p>'`
 */
export function markTerms(html: string, lang: Language, marks: TermMarks | undefined, list: string): string {
  if (!marks || marks.first.size === 0) return html;
  const pattern = toPattern([...marks.words.keys()], lang);
  const find = (text: string) => {
    const left = new Set(marks.first);
    return Array.from(text.matchAll(pattern)).flatMap(({ 0: word, index }) => {
      const id = marks.words.get(word);
      if (id === undefined || !left.delete(id)) return [];
      const open = `<a class="term" href="${list}#${id}">`;
      return [{ from: index, to: index + word.length, open, close: '</a>' }];
    });
  };
  // No term and no Latin word continues after a tag.
  return wrapHtml(html, find, /^<(?:a|button|summary|del|svg)\b|data-ui|"(?:spelled|hidden-text)"/u, '\n');
}

/** Matches words as printed, the longest first (in 牌库 there is no 牌); in English only whole words. */
function toPattern(words: readonly string[], lang: Language): RegExp {
  const all = words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  // 非公开 is not 公开, but 除非 and the word after it are two words.
  return new RegExp(
    lang === 'en' ? `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])` : `(?<!(?<!除)非)(?:${all})`,
    'gu',
  );
}
