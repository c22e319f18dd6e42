import { findTermWords, type TermIndex } from '../records/find-terms.ts';
import { escapePattern } from '../schema/escape-pattern.ts';
import type { Language } from '../schema/language.ts';
import { wrapHtml } from './wrap-html.ts';

/** A text of a page in one language, by the ID of what can be cited. */
export interface MarkedText {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
}

/** The terms of a text by the words that it prints, and those that are mentioned first in it. */
interface TermMarks {
  readonly words: ReadonlyMap<string, string>;
  readonly first: ReadonlySet<string>;
}

/** The terms of a text of a page, by its ID and language. */
export type PageMarks = (id: string, lang: Language) => TermMarks | undefined;

/**
 * The terms of the texts of a page, part by part in reading order. A term is marked where a language has it first in a part:
 * who has seen there that it is one needs no second link. Those of the texts `before` count as seen.
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
 * Makes links to the list of terms of the first mentions in the HTML of a text. What is a link already, what a correction
 * replaced and what is ours stays as it is.
 *
 * `markTerms('<p>其牌库</p>', 'zh', marks, '/zh/terms/') // => '<p>其<a class="term" href="/zh/terms/#library">牌库</a></p>'`
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
  // Neither a term nor a Latin word goes on after a tag.
  return wrapHtml(html, find, /^<(?:a|button|summary|del|svg)\b|data-ui|"(?:spelled|hidden-text)"/u, '\n');
}

/** Finds words as printed, the longest first (in 牌库 there is no 牌), in English only whole ones. */
function toPattern(words: readonly string[], lang: Language): RegExp {
  const all = words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  // 非公开 is not 公开; 除非 and what follows it are two words.
  return new RegExp(
    lang === 'en' ? `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])` : `(?<!(?<!除)非)(?:${all})`,
    'gu',
  );
}
