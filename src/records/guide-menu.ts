import { type Document, shortName } from '../schema/document.ts';
import type { GuideSection } from '../schema/guide.ts';

/**
 * What the menu of every page names of the guides: each section while they are few, then the contents of each guide.
 *
 * `listGuideMenu([{ id: 'ipg' }], [{ document: 'ipg', section: '2.3' }]) // => [{ path: 'ipg/2.3/', label: 'IPG 2.3' }]`
 */
export function listGuideMenu(
  guides: readonly Pick<Document, 'id' | 'abbreviation'>[],
  sections: readonly Pick<GuideSection, 'document' | 'section'>[],
): readonly { path: string; label: string }[] {
  return guides.flatMap((guide) => {
    const label = shortName(guide);
    if (sections.length > mostListed) return [{ path: `${guide.id}/`, label }];
    const own = sections.filter(({ document }) => document === guide.id);
    return own.map(({ section }) => ({ path: `${guide.id}/${section}/`, label: `${label} ${section}` }));
  });
}

const mostListed = 8;
