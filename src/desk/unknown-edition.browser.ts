import { element, lang } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';
import { menuWords } from './menu-words.ts';

/** Says above the first row that the edition in the address (`?edition=ipg-2.3.zh`) is none that the page can show. */
export function sayUnknownEdition(): void {
  const asked = new URLSearchParams(location.search).get('edition') ?? '';
  const first = document.querySelector(citable);
  if (asked === '' || !first || isNewest(asked) || isOlder(asked)) return;
  const attributes = { class: 'notice', role: 'status', 'data-edition-notice': '' };
  first.before(element('p', attributes, menuWords[lang].unknownEdition));
}

/** The source or the day of a text that the page shows. */
function isNewest(asked: string): boolean {
  const [of = '', date = ''] = asked.split(':');
  return (
    document.querySelector(`[data-source^="${CSS.escape(asked)}.txt:"]`) !== null ||
    (date !== '' && document.querySelector('article')?.getAttribute(`data-as-of-${of}`) === date)
  );
}

/** One that former.browser.ts shows. */
function isOlder(asked: string): boolean {
  const { formerEditions = '[]' } =
    document.querySelector<HTMLElement>('[data-former-editions]')?.dataset ?? {};
  const editions: { name: string; lang: string; date: string | null }[] =
    JSON.parse(formerEditions).editions ?? [];
  return editions.some(({ name, lang: of, date }) => name === asked || `${of}:${date}` === asked);
}
