import { fill } from '../schema/words.ts';
import { announce } from '../site/announce.browser.ts';
import { adoptStyles, element, find, hashTarget, hashText, lang } from '../site/helpers.browser.ts';
import { joinNames } from './join-names.ts';
import { menuWords } from './menu-words.ts';
import css from './panel.css?inline';
import { resolveRange, toRange } from './range.ts';
import { citable, nameOfRow } from './rows.browser.ts';

/** Ranges of clauses: marking the one that the address asks for, and choosing one by its ends. */

const t = menuWords[lang];
let start: HTMLElement | undefined;

/** Marks the range that the hash names and goes there; what is not on the page is named to the reader. */
export function applyHash(): void {
  for (const row of markedRows()) row.removeAttribute('data-in-range');
  document.querySelector('[data-range-status]')?.remove();
  const rows = [...document.querySelectorAll<HTMLElement>(citable)];
  const hash = hashText();
  // To browsers, `#top` is the top of any page.
  if (rows.length === 0 || ['', 'top'].includes(hash) || hashTarget()) return;
  adoptStyles(css);
  const all = rows.map(({ id }) => id);
  const { ids, unknown } = resolveRange(hash, all);
  const marked = rows.filter(({ id }) => ids.includes(id));
  for (const row of marked) row.dataset.inRange = '';
  const [first = rows[0]] = marked;
  const last = marked.at(-1);
  if (unknown.length > 0) {
    const said = unknown.map((id) => (id.length > 40 ? `${id.slice(0, 40)}…` : id)).join(t.betweenUnknown);
    const attributes = { class: 'notice', role: 'status', 'data-range-status': '' };
    const notice = element('p', attributes, fill(t.unknown, { ids: said }));
    first?.before(notice);
    notice.scrollIntoView();
  } else if (first && last) {
    // A row may hold nothing but commentary on its part, which is no clause.
    const clauses = marked.filter((row) => row.querySelector('[data-text], .body:not(.annotations *)'));
    announce(fill(t.range, { name: joinNames(nameOfRow(first), nameOfRow(last)), count: clauses.length }));
    first.scrollIntoView();
  }
}

/** The rows of the range that is marked, in reading order. */
export function markedRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-in-range]')];
}

/** From here on the next clause that is chosen is the end of a range. */
export function startSelecting(row: HTMLElement): void {
  start = row;
  adoptStyles(css);
  document.documentElement.dataset.selecting = '';
  row.dataset.rangeStart = '';
  announce(fill(t.pickEnd, { start: nameOfRow(row) }), { isKept: true });
  const button = element('button', { type: 'button' }, t.cancel);
  button.addEventListener('click', cancel);
  find('[data-copy-status]').append(button);
  addEventListener('keydown', cancelOnEscape);
}

/** Takes a row as the end of the range that is being chosen. */
export function chooseRow(row: HTMLElement): void {
  const from = start ?? row;
  stopSelecting();
  const isAfter = from.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
  const [first, last] = isAfter ? [from, row] : [row, from];
  location.hash = toRange(first.id, last.id);
}

function cancelOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') cancel();
}

/** The focus goes back to where choosing began. */
function cancel(): void {
  const button = start?.querySelector<HTMLElement>('[data-clause-menu]');
  stopSelecting();
  announce(t.canceled);
  button?.focus({ preventScroll: true });
}

function stopSelecting(): void {
  start?.removeAttribute('data-range-start');
  start = undefined;
  document.documentElement.removeAttribute('data-selecting');
  removeEventListener('keydown', cancelOnEscape);
  announce('');
}
