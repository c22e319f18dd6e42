import type { Options } from 'minisearch';

/** Of MiniSearch: words of letters whole, Chinese and Japanese by pairs of characters, all of a query asked for. */
export const miniSearchOptions: Options = {
  fields: ['title', 'text'],
  storeFields: ['url'],
  tokenize: (text) =>
    (
      text.normalize('NFKC').match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{L}\p{N}]+/gu) ?? []
    ).flatMap((run) => (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(run) ? toPairs(run) : [run])),
  searchOptions: { combineWith: 'AND', fuzzy: 0.2, prefix: true, boost: { title: 4 } },
};

function toPairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
