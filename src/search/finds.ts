import { kept } from '../records/lazily.ts';
import { languages } from '../schema/language.ts';
import { resolve } from './cite/resolve.ts';
import { buildGuides, buildNames, buildSaid } from './index/build-names.ts';
import type { SearchedContent } from './index/content.ts';
import { buildRecords } from './index/records.ts';
import { indexNames, matchNames } from './names/names.ts';
import { normalizeText } from './text/normalize.ts';

/**
 * Tells whether a query finds something: a place that is cited, a name, or a text with all its words. It asks the
 * records themselves, without the index, which only a build of the site has.
 */
export function createFinder(content: SearchedContent): (query: string) => boolean {
  const texts = [
    ...buildRecords(content).map(({ titles, passages }) =>
      [...Object.values(titles), ...passages.map(({ text }) => text)].join(' '),
    ),
    ...languages.flatMap((lang) => Object.values(buildSaid(content, lang))),
  ];
  const hasWords = (query: string): boolean => {
    const words = normalizeText(query).split(' ');
    return texts.some((text) => words.every((word) => normalized(text).includes(word)));
  };
  const names = kept(() => ({ ...indexNames(buildNames(content)), guides: buildGuides(content) }));
  const isCalled = (query: string): boolean =>
    resolve(names(), query).length > 0 || matchNames(names(), query).length > 0;
  return (query) => hasWords(query) || isCalled(query);
}

/** Texts as they are compared: a content is built again and again with most of the same. */
const shapes = new Map<string, string>();
const normalized = (text: string): string => {
  const shape = shapes.get(text) ?? normalizeText(text);
  shapes.set(text, shape);
  return shape;
};
