/**
 * Keeps a selection that begins in a column inside that column. The selection skips annotations, unless it begins in
 * an annotation. Any other selection (Ctrl+A) has no such limits.
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
