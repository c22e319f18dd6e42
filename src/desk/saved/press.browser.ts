import { announce } from '../../site/announce.browser.ts';
import { lang } from '../../site/helpers.browser.ts';
import { pathOf, toSaved } from './entry.browser.ts';
import { isSaved, toggleSaved } from './store.browser.ts';
import { savingWords } from './words.ts';

const t = savingWords[lang];
let isRefusalSaid = false;

/** Saves a row or the card of this page, or takes it out again, and says so; that the browser keeps nothing, once. */
export function pressSave(subject: HTMLElement): void {
  const entry = toSaved(subject, pathOf(location.pathname));
  const isKept = toggleSaved(entry);
  const done = isSaved(entry.path) ? t.saved : t.unsaved;
  announce(isKept || isRefusalSaid ? done : t.unkept);
  isRefusalSaid ||= !isKept;
}

/** The button of a card shows whether it is saved. */
export function pressSaveCard(button: HTMLElement): void {
  const article = button.closest('article');
  if (!article) return;
  pressSave(article);
  button.ariaPressed = String(isSaved(pathOf(location.pathname)));
}
