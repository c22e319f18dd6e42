import { fill } from '../schema/words.ts';
import { element, lang } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';
import { menuWords } from './menu-words.ts';

/** Says above the first row that the address names a place that this page lacks; of an empty one says nothing more. */
export function sayUnknown(place: string): void {
  document.querySelector('[data-unknown-place]')?.remove();
  const first = document.querySelector(citable);
  if (place === '' || !first) return;
  const said = place.length > 40 ? `${place.slice(0, 40)}…` : place;
  const attributes = { class: 'notice', role: 'status', 'data-unknown-place': '' };
  const notice = element('p', attributes, fill(menuWords[lang].unknown, { id: said }));
  first.before(notice);
  notice.scrollIntoView();
}
