import { announce } from '../../../site/announce.browser.ts';
import { lang } from '../../../site/helpers.browser.ts';
import { toSaved } from './entry.browser.ts';
import { isSaved, toggleSaved } from './store.browser.ts';
import { savingWords } from './words.ts';

const t = savingWords[lang];
let isRefusalSaid = false;

/**
 * Saves a row or the card of this page, or takes it out again, and says so; that the browser keeps nothing, once. Whether it
 * is saved now comes back.
 */
export function pressSave(subject: HTMLElement): boolean {
  const entry = toSaved(subject);
  const isKept = toggleSaved(entry);
  const isNowSaved = isSaved(entry.path);
  const done = isNowSaved ? t.saved : t.unsaved;
  announce(isKept || isRefusalSaid ? done : t.unkept);
  isRefusalSaid ||= !isKept;
  return isNowSaved;
}

/** The button of a card shows whether it is saved. */
export function pressSaveCard(button: HTMLElement): void {
  const article = button.closest('article');
  if (article) button.ariaPressed = String(pressSave(article));
}
