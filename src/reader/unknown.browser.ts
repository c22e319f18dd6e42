import { fill } from '../schema/words.ts';
import { element, lang } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';
import { menuWords } from './menu/menu-words.ts';

const t = menuWords[lang];

/** Says above the first row that the address names a place that this page lacks; of an empty one says nothing more. */
export function sayUnknownPlace(place: string): void {
  document.querySelector('[data-unknown-place]')?.remove();
  if (place === '') return;
  const id = place.length > 40 ? `${place.slice(0, 40)}…` : place;
  addNotice('data-unknown-place', fill(t.unknown, { id })).scrollIntoView();
}

/** Says the same of the edition in the address (`?edition=ipg-2.3.zh`), if it is none that the page can show. */
export function sayUnknownEdition(): void {
  const asked = new URLSearchParams(location.search).get('edition') ?? '';
  if (asked !== '' && !isNewest(asked) && !isOlder(asked)) addNotice('data-edition-notice', t.unknownEdition);
}

function addNotice(kind: string, said: string): HTMLElement {
  const notice = element('p', { class: 'notice', role: 'status', [kind]: '' }, said);
  document.querySelector(citable)?.before(notice);
  return notice;
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
  const editions: { name: string; lang: string; date: string | null }[] = JSON.parse(formerEditions);
  return editions.some(({ name, lang: of, date }) => name === asked || `${of}:${date}` === asked);
}
