/** What can be cited on a page. */
export const citable = '[data-clause], [data-ruling], [data-note]';
