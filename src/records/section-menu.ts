/**
 * The sections that the menu of a page names: all while they are few, then the page's own with its neighbors, and
 * the first one elsewhere; the front page lists them all. The menu is at the head of every page, above its text.
 *
 * `listSectionMenu(['2.3', '2.4'])('2.3') // => ['2.3', '2.4']`
 */
export function listSectionMenu(
  sections: readonly string[],
): (current: string | undefined) => readonly string[] {
  if (sections.length <= mostListed) return () => sections;
  const places = new Map(sections.map((section, place) => [section, place]));
  return (current = '') => {
    const at = places.get(current) ?? -1;
    return sections.slice(Math.max(at - 1, 0), Math.max(at + 2, 1));
  };
}

const mostListed = 8;
