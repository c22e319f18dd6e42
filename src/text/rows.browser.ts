export const citable = '[data-clause], [data-ruling], [data-note]';
export const nameOfRow = (row: HTMLElement): string => row.ariaLabel ?? row.id;

/** Without the section number that IDs have on the page of a whole guide. */
export const ownId = ({ id }: HTMLElement): string => id.replace(/^\d+(?:\.\d+)*-/u, '');

/** Whether a note opens over the texts, so that a press outside closes it. */
export const isOverText = (note: HTMLDetailsElement): boolean => {
  const about = note.querySelector(':scope > .about');
  return about !== null && getComputedStyle(about).position !== 'static';
};
