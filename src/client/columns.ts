/** Columns and annotations of a section: keeps the toggles, the address and the order of the columns together. */

import { hashTarget } from './hash.ts';

const frame = document.querySelector<HTMLElement>('[data-columns]');
const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-toggle]')];
const notes = document.querySelector<HTMLInputElement>('[data-notes-toggle]');
const wide = matchMedia('(width >= 64rem)');

/** Open columns in the order in which they were opened. */
let order = [
  ...new Set([...(new URLSearchParams(location.search).get('with')?.split(',') ?? []), ...openColumns()]),
].filter((column) => openColumns().includes(column));

for (const box of boxes) {
  box.addEventListener('change', () => {
    setColumns(box.checked ? [...order, box.value] : order.filter((column) => column !== box.value));
  });
}
notes?.addEventListener('change', writeAddress);
// Until the reader chooses, the width of the window does.
wide.addEventListener('change', () => {
  if (!new URLSearchParams(location.search).has('with')) order = openColumns();
});
addEventListener('hashchange', revealTarget);
orderColumns();
revealTarget();

function openColumns(): string[] {
  return boxes
    .filter(
      (box) => box.checked && box.closest('fieldset')?.classList.contains(wide.matches ? 'wide' : 'narrow'),
    )
    .map((box) => box.value);
}

function setColumns(columns: string[]): void {
  order = [...new Set(columns)];
  for (const box of boxes) box.checked = order.includes(box.value);
  orderColumns();
  writeAddress();
}

/** Puts the cells of every row in the order of the open columns, so that reading and copying follow it. */
function orderColumns(): void {
  for (const row of frame?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
    const cells = [...row.children] as HTMLElement[];
    const place = (cell: HTMLElement) => {
      const column = cell.dataset.column ?? '';
      if (column === frame?.dataset.columns) return -1;
      return order.includes(column) ? order.indexOf(column) : order.length;
    };
    const sorted = cells.toSorted((a, b) => place(a) - place(b));
    if (sorted.some((cell, index) => cell !== cells[index])) row.append(...sorted);
  }
  frame?.removeAttribute('data-swapped');
}

function writeAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete('with');
  address.searchParams.delete('notes');
  const chosen = [`with=${order.join(',')}`, ...(notes?.checked === false ? ['notes=0'] : [])];
  const kept = address.searchParams.toString();
  address.search = [...(kept ? [kept] : []), ...chosen].join('&');
  history.replaceState(history.state, '', address);
  dispatchEvent(new Event('addresschange'));
}

/** Opens the column and the annotations that the target of the hash belongs to. */
function revealTarget(): void {
  const target = hashTarget();
  if (!target?.matches('[data-column]') || target.checkVisibility()) return;
  if (notes) notes.checked = true;
  const column = target.dataset.column;
  if (column && column !== frame?.dataset.columns) setColumns([...order, column]);
  target.scrollIntoView();
}
