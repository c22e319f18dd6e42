/** The citable rows of a page. */
export const citable = '[data-clause], [data-ruling], [data-note]';

/** The name of a row for screen readers. */
export const nameOfRow = (row: HTMLElement): string => row.ariaLabel ?? row.id;

/** The ID of a row in its section: without the section number that the page of a whole guide adds. */
export const ownId = ({ id }: HTMLElement): string => id.replace(/^\d+(?:\.\d+)*-/u, '');

/** Whether an open note or annotation lies over the texts, so that a press outside closes it. */
export const isOverText = (note: HTMLDetailsElement): boolean => {
  const about = note.querySelector(':scope > .about');
  return about !== null && getComputedStyle(about).position !== 'static';
};
