import { findTermWords, type TermIndex } from '../records/find-terms.ts';
import { escapePattern } from '../schema/escape-pattern.ts';
import type { Language } from '../schema/language.ts';
import { wrapHtml } from './wrap-html.ts';

export interface MarkedText {
  readonly id: string;
  readonly lang: Language;
  readonly text: string;
}

/** `words` has the term of each printed word of a text, `first` the terms that the text mentions first. */
interface TermMarks {
  readonly words: ReadonlyMap<string, string>;
  readonly first: ReadonlySet<string>;
}

export type PageMarks = (id: string, lang: Language) => TermMarks | undefined;

/**
 * Finds the first mention of each term in each part and language; only this mention becomes a link. Terms in
 * `before` count as mentioned.
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
 * Links the first mentions in the HTML of a text to the list of terms, but not in links, replaced readings and our
 * additions.
 * `markTerms('<p>其牌库</p>', 'zh', marks, '/zh/terms/')`
 * `// => '<p>其<a class="term" href="/zh/terms/#library">牌库</a></p>'`
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
  // The line break at each tag ends a term or a Latin word.
  return wrapHtml(html, find, /^<(?:a|button|summary|del|svg)\b|data-ui|"(?:spelled|hidden-text)"/u, '\n');
}

/** The longest words first, so that 牌库 is not read as 牌; in English only whole words. */
function toPattern(words: readonly string[], lang: Language): RegExp {
  const all = words
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  // 非公开 is not 公开, but after 除非 a new word begins.
  return new RegExp(
    lang === 'en' ? `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])` : `(?<!(?<!除)非)(?:${all})`,
    'gu',
  );
}
