import { type Language, languages, languageTags } from '../../schema/language.ts';
import { textsOf } from '../subject.browser.ts';

/** A text of a row in one language, as it is shown to a player. */
export interface Shown {
  readonly lang: Language;
  readonly tag: string;
  /** Its words, without anything of ours. */
  readonly body: HTMLElement;
  readonly isUnofficial: boolean;
  readonly isDerived: boolean;
  readonly differs: boolean;
  /** The rules or the guide have changed since. */
  readonly isOutdated: boolean;
  /** The language of the text that dates it. */
  readonly datedBy: string;
}

/** The texts of a row, open on the page or not, one a language: the official one, else the translation. */
export function readShown(row: HTMLElement): Shown[] {
  const all = textsOf(row).map((text) => ({ text, tag: text.closest<HTMLElement>('[lang]')?.lang ?? '' }));
  const isOutdated = row.querySelector('[data-validity]:not([data-validity="still-true"])') !== null;
  return languages.flatMap((lang): Shown[] => {
    const own = all.filter(({ tag }) => tag.slice(0, 2) === lang);
    const isOurs = ({ text }: { text: HTMLElement }) => text.closest('[data-unofficial]') !== null;
    const found = own.find((each) => !isOurs(each)) ?? own[0];
    if (!found) return [];
    const { text, tag } = found;
    return [
      {
        lang,
        tag: tag || languageTags[lang],
        body: toBody(text),
        isUnofficial: isOurs(found),
        isDerived: text.closest('[data-derived]') !== null,
        differs: text.dataset.status === 'differs',
        isOutdated,
        datedBy: text.closest<HTMLElement>('[data-from]')?.dataset.from ?? lang,
      },
    ];
  });
}

/** The words alone, with their paragraphs, tables and symbols: links, marks and IDs belong to the page. */
function toBody(text: HTMLElement): HTMLElement {
  const body = document.createElement('div');
  body.append(...[...text.cloneNode(true).childNodes]);
  for (const extra of body.querySelectorAll('[data-ui], del')) extra.remove();
  for (const wrapped of body.querySelectorAll('a, mark, ins')) wrapped.replaceWith(...wrapped.childNodes);
  for (const named of body.querySelectorAll('[id]')) named.removeAttribute('id');
  return body;
}
