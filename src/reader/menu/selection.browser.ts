/**
 * A selection that begins in a column stays in it; it has annotations only if it begins in one. Any other
 * selection, as by Ctrl+A, has everything.
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
