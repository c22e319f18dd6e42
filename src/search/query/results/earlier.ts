import { commonLanguage, type InterfaceLanguage } from '../../../schema/language.ts';
import { fill, words } from '../../../schema/words.ts';
import type { SearchRecord } from '../../text/record.ts';
import type { Result } from '../result.ts';

/* Wordings that a text no longer has. Their words are here, and not with those of the box, as few searches have them. */

/** What stands for the edition of such a wording, where a result names that. */
const earlierWords = words({
  of: { zh: '{day}旧', ja: '{day}旧', en: '{day} (earlier)' },
  ofUnknown: { zh: '旧', ja: '旧', en: 'an earlier day' },
});

/** A record whose wording is gone says of which edition it is; any other stays as it is. */
export const withEarlier = (
  record: SearchRecord,
  reader: InterfaceLanguage = commonLanguage,
): SearchRecord => {
  const t = earlierWords[reader];
  if (record.passages.every(({ earlier }) => earlier === undefined)) return record;
  return {
    ...record,
    passages: record.passages.map((passage) => ({
      ...passage,
      edition: passage.earlier ? fill(t.of, { day: passage.earlier }) : t.ofUnknown,
    })),
  };
};

/** Results of texts, with wordings that are gone after the others, and none of a place where another one answers. */
export const earlierLast = (results: readonly Result[]): Result[] => {
  const isEarlier = ({ record }: Result): boolean =>
    record.passages.some(({ earlier }) => earlier !== undefined);
  const current = results.filter((one) => !isEarlier(one));
  const places = new Set(current.map(({ record }) => record.url));
  return [...current, ...results.filter((one) => isEarlier(one) && !places.has(one.record.url))];
};
