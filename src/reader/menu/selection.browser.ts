/**
 * Limits a selection that begins in a column to that column (language-style.ts), and to annotations only if it begins
 * in one. A selection that begins elsewhere, as with Ctrl+A, includes everything.
 */
export function prepareSelection(): void {
  document.addEventListener('selectstart', ({ target }) => {
    const { dataset } = document.body;
    const start = target instanceof Element ? target : (target as Node).parentElement;
    const column = start?.closest<HTMLElement>('.row > [data-column]')?.dataset.column;
    if (column) dataset.selects = start?.closest('.annotations') ? `${column} annotations` : column;
    else delete dataset.selects;
  });
}
