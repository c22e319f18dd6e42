/** What can be cited on a page. */
export const citable = '[data-clause], [data-ruling], [data-note]';

/** What a row is called, as the page says it to a screen reader. */
export const nameOfRow = (row: HTMLElement): string => row.ariaLabel ?? row.id;

/** The ID of a row in its section; on the page of a whole guide the number of that stands before it. */
export const ownId = ({ id }: HTMLElement): string => id.replace(/^\d+(?:\.\d+)*-/u, '');

/** Whether what is known of a text, or its annotation, lies over the texts where it is open: a press beside it closes it. */
export const isOverText = (note: HTMLDetailsElement): boolean => {
  const about = note.querySelector(':scope > .about');
  return about !== null && getComputedStyle(about).position !== 'static';
};
