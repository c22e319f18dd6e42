import { element } from '../site/helpers.browser.ts';

/**
 * The buttons of clauses, one for each other language, made where scripts run, which alone give them something to do.
 * What they are called stands in the page, in its language.
 */
export function addControls(desk: HTMLElement): void {
  const names = new Map(
    [...desk.querySelectorAll<HTMLElement>('[data-pill]')].map(({ dataset }) => [dataset.pill, dataset.name]),
  );
  for (const row of desk.querySelectorAll('.clause > .row')) {
    const reveal = element('span', { class: 'reveal' });
    for (const cell of row.querySelectorAll<HTMLElement>(':scope > :not(.missing)')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'tool';
      button.dataset.reveal = cell.dataset.column ?? '';
      button.ariaExpanded = 'false';
      button.textContent = names.get(cell.dataset.column) ?? '';
      reveal.append(button);
    }
    row.parentElement?.querySelector('.anchor')?.append(reveal);
  }
}
