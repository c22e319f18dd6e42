import { fill } from '../schema/words.ts';
import { element, lang } from '../site/helpers.browser.ts';
import { citable } from '../text/rows.browser.ts';
import { menuWords } from './menu/menu-words.ts';

const t = menuWords[lang];

/** Shows a notice above the first row that this page lacks `place`; an empty `place` removes it. */
export function showUnknownPlace(place: string): void {
  document.querySelector('[data-unknown-place]')?.remove();
  if (place === '') return;
  const id = place.length > 40 ? `${place.slice(0, 40)}…` : place;
  const notice = element(
    'p',
    { class: 'notice', role: 'status', 'data-unknown-place': '' },
    fill(t.unknown, { id }),
  );
  document.querySelector(citable)?.before(notice);
  notice.scrollIntoView();
}
