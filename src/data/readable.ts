import { type Citable, citablesIn, type PageRecords } from '../schema/citable.ts';
import { languagesOf, ofEachLanguage } from '../schema/language.ts';
import type { PublishedCoverage, ReadableTexts } from '../schema/published.ts';
import { unofficialTextsOf } from '../schema/unofficial.ts';

/**
 * Counts texts by kind and language: those with an official text, and those with only an unofficial translation. An
 * official text may be printed in the source of another language.
 */
export const countReadable = (records: PageRecords): readonly ReadableTexts[] => {
  const all = citablesIn(records).map((one) => ({
    ...one,
    official: new Set([...languagesOf(one.toTranslate), ...one.passages.map(({ lang }) => lang)]),
  }));
  return kinds.map(([kind, of]) => {
    // A clause without a text only carries annotations, and does not count.
    const own = all.filter((one) => one.kind === of && one.official.size > 0);
    const languages = ofEachLanguage((lang) => {
      const others = own.filter(({ official }) => !official.has(lang));
      const unofficial = others.filter((one) => one.unofficial?.[lang]).length;
      return { official: own.length - others.length, unofficial };
    });
    return { kind, total: own.length, languages };
  });
};

const kinds: readonly (readonly [ReadableTexts['kind'], Citable['kind']])[] = [
  ['clauses', 'clause'],
  ['annotations', 'annotation'],
  ['notes', 'note'],
  ['rulings', 'ruling'],
  ['cardTexts', 'card'],
];

export const countUnofficial = (records: PageRecords): PublishedCoverage['unofficial'] => {
  const all = unofficialTextsOf(citablesIn(records));
  return {
    total: all.length,
    read: all.filter(({ readBy }) => readBy).length,
    outdated: all.filter(({ outdated }) => outdated).length,
  };
};
