import type { Clause } from '../schema/guide.ts';
import type { InterfaceLanguage, Language } from '../schema/language.ts';
import { clauseWords } from './words.ts';
import { wrapHtml } from './wrap-html.ts';

type Text = Clause['texts'][Language];

/**
 * Marks the words that differ from the other languages, but not in replaced readings and our additions.
 * `<mark data-differing="omits" title="This text leaves out something the others have">`
 */
export function markDiffering(html: string, lang: InterfaceLanguage, text: Text): string {
  const reasons = text?.differs ?? [];
  const find = (whole: string) =>
    reasons.flatMap(({ kind, words }) => {
      const from = words === undefined ? -1 : whole.indexOf(words);
      if (words === undefined || from < 0) return [];
      const open = `<mark data-differing="${kind}" title="${clauseWords[lang].reasons[kind]}">`;
      return [{ from, to: from + words.length, open, close: '</mark>' }];
    });
  return reasons.length === 0
    ? html
    : wrapHtml(html, find, /^<(?:del|svg)\b|data-ui|"(?:spelled|hidden-text)"/u);
}
