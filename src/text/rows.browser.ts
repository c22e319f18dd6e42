export const citable = '[data-clause], [data-ruling], [data-note]';
export const nameOfRow = (row: HTMLElement): string => row.ariaLabel ?? row.id;

/** The ID of a row, without the section number that it has on the page of a whole guide. */
export const ownId = ({ id }: HTMLElement): string => id.replace(/^\d+(?:\.\d+)*-/u, '');

/** Whether the content of an open `<details>` element covers texts; a click outside then closes it. */
export const isOverText = (details: HTMLDetailsElement): boolean => {
  const about = details.querySelector(':scope > .about');
  return about !== null && getComputedStyle(about).position !== 'static';
};
