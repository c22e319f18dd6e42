/**
 * A selection that begins in one column takes that column alone (language-style.ts), and annotations only where it begins in
 * one. What begins elsewhere, as with Ctrl+A, takes everything.
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
