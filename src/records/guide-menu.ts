import { type Document, shortName } from '../schema/document.ts';

/** A guide, and the numbers of its sections. */
type ListedGuide = Pick<Document, 'id' | 'abbreviation'> & { readonly sections: readonly string[] };

/**
 * What the menu of every page names of the guides: each section while they are few, then the contents of each guide.
 *
 * `listGuideMenu([{ id: 'ipg', sections: ['2.3'] }]) // => [{ path: 'ipg/2.3/', label: 'IPG 2.3' }]`
 */
export function listGuideMenu(guides: readonly ListedGuide[]): readonly { path: string; label: string }[] {
  const count = guides.reduce((sum, { sections }) => sum + sections.length, 0);
  return guides.flatMap((guide) => {
    const name = shortName(guide);
    if (count > mostListed) return [{ path: `${guide.id}/`, label: name }];
    return guide.sections.map((section) => ({
      path: `${guide.id}/${section}/`,
      label: `${name} ${section}`,
    }));
  });
}

const mostListed = 8;
