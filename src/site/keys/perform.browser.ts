import { copyLink } from '../../clause/menu.browser.ts';
import { citable } from '../../clause/rows.browser.ts';
import { barEnd, keepPlace } from '../../reader/place.browser.ts';
import type { Language } from '../../schema/language.ts';
import { fill } from '../../schema/words.ts';
import { announce } from '../announce.browser.ts';
import { hashText } from '../hash.browser.ts';
import { adoptStyles, lang } from '../helpers.browser.ts';
import css from './keys.css?inline';
import type { KeyAction } from './keys.ts';
import { openList } from './list.browser.ts';
import { nextSize } from './size.browser.ts';
import { nextTheme } from './theme.browser.ts';
import { keyWords } from './words.ts';

/** Does what a key stands for. What this page does not have, does nothing. */
export function perform(action: string): void {
  adoptStyles(css);
  if (Object.hasOwn(actions, action)) actions[action as KeyAction]();
}

/** Whether an action has something to do on this page. */
export function isHere(action: KeyAction): boolean {
  const needs = needed[action];
  return needs === undefined || document.querySelector(needs) !== null;
}

const t = keyWords[lang];
const results = '[data-search-results] > li';

const toggle = (language: Language) => `[data-toggle][value="${language}"]`;
const needed: Partial<Record<KeyAction, string>> = {
  next: `${citable}, ${results}`,
  previous: `${citable}, ${results}`,
  link: citable,
  back: 'a[rel="prev"]:not([hidden])',
  forward: 'a[rel="next"]:not([hidden])',
  zh: toggle('zh'),
  ja: toggle('ja'),
  en: toggle('en'),
  layout: 'input[name="layout"]',
  notes: 'input[name="notes"]',
};

const actions: Readonly<Record<KeyAction, () => void>> = {
  search: () => undefined,
  next: () => move(1),
  previous: () => move(-1),
  link: copyLinkOfRow,
  back: () => click('back'),
  forward: () => click('forward'),
  zh: () => turn('zh'),
  ja: () => turn('ja'),
  en: () => turn('en'),
  layout: () => advance('layout'),
  // Open and closed; that there are none is no step on the way.
  notes: () => advance('notes', 2),
  theme: () => announce(t.themes[nextTheme()]),
  size: () => keepPlace(() => announce(t.sizes[nextSize()])),
  help: () => openList(isHere),
};

/** The focus goes to the link of the row, from where Tab leads to its menu and into its text. */
function move(step: 1 | -1): void {
  const all = rows();
  const at = currentIndex(all);
  // Before anything is chosen, the first step goes to the row at the top of the window.
  const next = all[at.isChosen ? at.index + step : at.index];
  const link = next?.querySelector<HTMLElement>('a');
  if (!next || !link) return;
  link.focus({ preventScroll: true });
  const { top, bottom } = next.getBoundingClientRect();
  const isInView = top >= barEnd() && bottom <= innerHeight;
  if (!isInView) next.scrollIntoView({ block: 'start' });
}

function copyLinkOfRow(): void {
  const all = rows().filter((row) => row.matches(citable));
  const row = all[currentIndex(all).index];
  if (row) copyLink(row);
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(needed.next ?? '')].filter((row) =>
    row.checkVisibility(),
  );
}

/** The row where the reader is: with the focus, of the address, or at the top of the window. */
function currentIndex(all: readonly HTMLElement[]): { index: number; isChosen: boolean } {
  const hash = hashText().replace(/\.\..*$/u, '');
  const focused = all.findIndex((row) => row.contains(document.activeElement));
  const chosen = focused === -1 ? all.findIndex(({ id }) => id !== '' && id === hash) : focused;
  if (chosen !== -1) return { index: chosen, isChosen: true };
  return { index: all.findIndex((row) => row.getBoundingClientRect().bottom > barEnd()), isChosen: false };
}

/** Presses the control that is shown; there may be one for wide and one for narrow windows. */
function click(action: KeyAction): void {
  shownControls(action)[0]?.click();
}

/** Opens or closes a language, and says which ones are open then, or that the last one cannot be closed. */
function turn(language: Language): void {
  const [box] = shownControls(language);
  if (!(box instanceof HTMLInputElement)) return;
  const isLast = box.disabled && box.checked;
  box.click();
  const open = [...document.querySelectorAll<HTMLElement>('[data-pill]:has(:checked)')];
  const names = open.map(({ dataset }) => dataset.name ?? '');
  const list = new Intl.ListFormat(lang).format(names);
  announce(isLast ? fill(t.last, { name: list }) : fill(t.open, { names: list }));
}

/** One step on: the choice after the chosen one; said with the name of what it is about. */
function advance(action: KeyAction, count?: number): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>(needed[action] ?? '')].slice(0, count);
  const chosen = choices.findIndex((choice) => choice.checked);
  const next = choices[(chosen + 1) % choices.length];
  if (!next) return;
  next.click();
  const [name, value] = [next.closest('fieldset')?.querySelector('legend'), next.closest('label')].map(
    (each) => each?.textContent.trim() ?? '',
  );
  announce(fill(t.set, { setting: name ?? '', value: value ?? '' }));
}

function shownControls(action: KeyAction): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(needed[action] ?? '')];
  return all.filter((control) => (control.closest('label, fieldset') ?? control).checkVisibility());
}
