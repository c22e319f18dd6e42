import { copyLink, openMenu } from '../clause/menu.browser.ts';
import { applyHash, chooseRow } from '../clause/range.browser.ts';
import { openReference } from '../clause/reference.browser.ts';
import { citable } from '../clause/rows.browser.ts';
import { namedPlace } from '../reader/place.browser.ts';
import { languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { announce } from './announce.browser.ts';
import { lang } from './helpers.browser.ts';
import { keyWords } from './words.ts';

/** Everything that is loaded with the first touch (on-demand.browser.ts), as one file: does what a control is for. */
export function touch(control: HTMLElement, isSelecting: boolean): void {
  const row = control.closest<HTMLElement>(citable);
  if (control instanceof HTMLAnchorElement && control.matches('.ref, .term')) {
    openReference(control).catch(() => location.assign(control.href));
  } else if (row && isSelecting) chooseRow(row);
  else if (control instanceof HTMLButtonElement) openMenu(control);
}

/** Does what a pressed key stands for; what this page does not have, does nothing. */
export function press(key: string): void {
  const row = namedPlace()?.row.closest<HTMLElement>(citable) ?? document.querySelector<HTMLElement>(citable);
  if (key === 'c') {
    if (row) copyLink(row);
    return;
  }
  const pills = document.querySelector('[data-pills]');
  if (!pills) return;
  pills.querySelector<HTMLElement>(`[value="${languages[Number(key) - 1]}"]`)?.click();
  const open = [...pills.querySelectorAll<HTMLElement>('[data-pill]:has(:checked)')];
  const names = open.map(({ dataset }) => dataset.name ?? '');
  announce(fill(keyWords[lang].open, { names: new Intl.ListFormat(lang).format(names) }));
}

export { applyHash };
