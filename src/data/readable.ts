import { type Citable, citablesIn, type PageRecords } from '../schema/citable.ts';
import { languages, languagesOf } from '../schema/language.ts';
import type { PublishedCoverage, ReadableTexts } from '../schema/published.ts';
import { unofficialTextsOf } from '../schema/unofficial.ts';

/**
 * Counts texts by kind and language: those with an official text, and those with only an unofficial translation. An
 * official text may be printed in the source of another language.
 */
export const countReadable = (records: PageRecords): readonly ReadableTexts[] => {
  const all = citablesIn(records);
  return kinds.map(([kind, of]) => ({ kind, ...count(all.filter((one) => one.kind === of).map(toText)) }));
};

export const countUnofficial = (records: PageRecords): PublishedCoverage['unofficial'] => {
  const all = unofficialTextsOf(citablesIn(records));
  return {
    total: all.length,
    read: all.filter(({ readBy }) => readBy).length,
    outdated: all.filter(({ outdated }) => outdated).length,
  };
};

const kinds: readonly (readonly [ReadableTexts['kind'], Citable['kind']])[] = [
  ['clauses', 'clause'],
  ['annotations', 'annotation'],
  ['notes', 'note'],
  ['rulings', 'ruling'],
  ['cardTexts', 'card'],
];

type Text = Pick<Citable, 'unofficial'> & { readonly texts: Parameters<typeof languagesOf>[0] };

const toText = ({ kind, toTranslate, passages, unofficial }: Citable): Text => ({
  texts: {
    ...toTranslate,
    ...(kind === 'clause' ? Object.fromEntries(passages.map(({ lang, text }) => [lang, text])) : {}),
  },
  unofficial,
});

const count = (all: readonly Text[]): Omit<ReadableTexts, 'kind'> => {
  // A clause without a text only carries annotations, and does not count.
  const own = all.filter(({ texts }) => languagesOf(texts).length > 0);
  return {
    total: own.length,
    languages: Object.fromEntries(
      languages.map((lang) => {
        const others = own.filter(({ texts }) => texts[lang] === undefined);
        const unofficial = others.filter((one) => one.unofficial?.[lang]).length;
        return [lang, { official: own.length - others.length, unofficial }];
      }),
    ),
  };
};
