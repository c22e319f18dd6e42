import { firstWords } from '../../lib/reading/first-words.ts';
import css from '../../styles/controls.css?inline';

/**
 * The buttons of clauses and annotations, made where scripts run, which alone give them something to do: one for
 * each other language of a clause, and one that folds an annotation to a line with its first words. What they are
 * called stands in the page, in its language.
 */
export function addControls(desk: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const names = new Map(
    [...desk.querySelectorAll<HTMLElement>('[data-pill]')].map(({ dataset }) => [dataset.pill, dataset.name]),
  );
  for (const row of desk.querySelectorAll('.clause > .row')) {
    const reveal = document.createElement('p');
    reveal.className = 'reveal';
    reveal.dataset.ui = '';
    for (const cell of row.querySelectorAll<HTMLElement>(':scope > :not(.missing)')) {
      const button = makeButton('reveal', cell.dataset.column ?? '', false);
      button.textContent = names.get(cell.dataset.column) ?? '';
      reveal.append(button);
    }
    row.before(reveal);
  }
  for (const annotation of desk.querySelectorAll('.annotation')) {
    const fold = makeButton('fold', '', true);
    fold.ariaLabel = (desk.dataset.fold ?? '').replace('{id}', annotation.id);
    const brief = document.createElement('span');
    brief.className = 'brief';
    brief.lang = (annotation as HTMLElement).lang;
    brief.ariaHidden = 'true';
    brief.textContent = firstWords(annotation.querySelector('.tag ~ *')?.textContent ?? '', 25);
    annotation.querySelector('.tag')?.append(fold, brief);
  }
}

function makeButton(name: 'reveal' | 'fold', value: string, isExpanded: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset[name] = value;
  button.ariaExpanded = String(isExpanded);
  return button;
}
