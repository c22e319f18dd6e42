import type { SearchedContent } from './index/content.ts';
import { buildRecords } from './index/records.ts';
import { buildGuides, buildNames, buildSaid } from './names/build-names.ts';
import { indexNames, matchNames } from './names/names.ts';
import { citedPlaces } from './query/cited-places.ts';
import { planQuery } from './query/plan.ts';
import { keepHan } from './text/han.ts';
import { normalizeText } from './text/normalize.ts';

/**
 * Tells whether a query finds something: a place that is cited, a name, or a text with all its words. It asks the
 * records themselves, without the index, which only a build of the site has.
 */
export function createFinder(content: SearchedContent): (query: string) => boolean {
  const names = { ...indexNames(buildNames(content)), guides: buildGuides(content) };
  const texts = [
    ...buildRecords(content).map(({ titles, passages }) =>
      normalizeText([...Object.values(titles), ...passages.map(({ text }) => text)].join(' ')),
    ),
    ...Object.values(buildSaid(content)).map(normalizeText),
  ];
  return (query) => {
    const words = normalizeText(query).split(' ');
    const { citations } = planQuery(query, {}, keepHan, [], names.guides);
    return (
      citedPlaces(names, citations).length > 0 ||
      matchNames(names, query).length > 0 ||
      texts.some((text) => words.every((word) => text.includes(word)))
    );
  };
}
