import type { Records } from '../records/open-content.ts';
import { buildGuides, buildNames } from '../search/index/build-names.ts';
import { makeHanTable } from '../search/index/sound-tables.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { isNumbered, partOfAnchor } from '../search/text/record.ts';
import type { LinkerTable } from './table.ts';

/** Makes the table of guides, sections and chapters from the names of the search. */
export function makeTable(content: Records): LinkerTable {
  const guides = buildGuides(content);
  const numbered = buildNames(content).filter(isNumbered);
  const entries = numbered.map(
    ({ kind, document, section, url, titles, also = [], anchors }): NameEntry => ({
      kind,
      document,
      section,
      url,
      ...(hasInfractions(numbered, document) ? { titles, also } : { titles: {} }),
      // Without the IDs of annotations: a citation of an annotation leads to its clause.
      ...(anchors && { anchors: anchors.filter((id) => !id.includes('-note-')) }),
    }),
  );
  const guideNames = guides.flatMap(({ names }) => names);
  return {
    guides,
    entries,
    han: makeHanTable([...entries.flatMap(({ titles }) => titles.zh ?? []), ...guideNames]),
  };
}

/**
 * Whether a guide has infractions. Texts cite infractions by name. Sections of other guides are cited only by number,
 * because their names are ordinary words, like Shuffling or Spectators, or also names of infractions.
 */
const hasInfractions = (sections: readonly NameEntry[], guide: string): boolean =>
  sections.some(
    ({ document, penalty, anchors = [] }) =>
      document === guide && (penalty || anchors.some((id) => partOfAnchor(id) === 'penalty')),
  );
