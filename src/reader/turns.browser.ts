import { languageMarks, languages } from '../schema/language.ts';
import { adoptStyles, element } from '../site/helpers.browser.ts';
import { citable, nameOfRow } from '../text/rows.browser.ts';
import { keepPlace } from './place.browser.ts';
import css from './turns.css?inline';

/*
 * A phone shows one language of each row. Radio buttons in the first line of a row switch that row alone; other
 * rows follow the languages of the page. Without scripts there are no buttons, and all open languages are stacked.
 */

const narrow = matchMedia('(width < 40rem)');

/** Adds the buttons to each row as it comes near the window of a phone. */
export function addTurns(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        addButtons(target as HTMLElement);
      }
    },
    { rootMargin: '100%' },
  );
  const start = () => {
    if (!narrow.matches) return;
    adoptStyles(css);
    for (const row of document.querySelectorAll(citable)) if (!groupOf(row)) near.observe(row);
  };
  narrow.addEventListener('change', start);
  start();
}

export function turn(row: HTMLElement, language: string): void {
  row.dataset.turn = language;
  updateButtons(row);
}

export function resetTurns(): void {
  for (const row of document.querySelectorAll<HTMLElement>(citable)) {
    delete row.dataset.turn;
    updateButtons(row);
  }
}

const groupOf = (row: Element) => row.querySelector<HTMLElement>('.turns');

function addButtons(row: HTMLElement): void {
  const cells = [...row.querySelectorAll<HTMLElement>(':scope > .row > .cell')];
  if (cells.length < 2) return;
  const group = element(
    'fieldset',
    { class: 'turns' },
    element('legend', { class: 'hidden-text' }, nameOfRow(row)),
  );
  for (const lang of languages) {
    const cell = cells.find(({ dataset }) => dataset.column === lang);
    if (!cell) continue;
    const kind = stateOf(cell);
    const input = element('input', {
      type: 'radio',
      name: `turn-${row.id}`,
      value: lang,
      autocomplete: 'off',
    });
    input.ariaLabel = document.querySelector(`[data-pill='${lang}'] > span`)?.textContent ?? lang;
    group.append(element('label', { class: kind }, input, element('span', {}, languageMarks[lang])));
  }
  group.addEventListener('change', ({ target }) => {
    keepPlace(() => turn(row, (target as HTMLInputElement).value));
  });
  row.querySelector('.anchor > a')?.after(group);
  updateButtons(row);
}

function stateOf(cell: HTMLElement): string {
  if (cell.querySelector('[data-text], [data-official], [data-also], .body[data-source]')) return 'official';
  return cell.querySelector('[data-unofficial]') ? 'ours' : 'none';
}

function updateButtons(row: HTMLElement): void {
  const shown = row.dataset.turn ?? document.documentElement.dataset.open?.split(' ')[0];
  for (const input of groupOf(row)?.querySelectorAll('input') ?? []) input.checked = input.value === shown;
}
