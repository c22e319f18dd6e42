/** Chapters of principles (`1.1`) and introductions (`2.0`) have none of the fixed parts; a section without a number may. */
export const hasFixedParts = (section: string | null): boolean =>
  section === null || !/^1\.|\.0$/u.test(section);
