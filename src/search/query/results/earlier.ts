import { commonLanguage, type InterfaceLanguage } from '../../../schema/language.ts';
import { fill, words } from '../../../schema/words.ts';
import type { SearchRecord } from '../../text/record.ts';
import type { Result } from '../result.ts';

/* Results from former wordings. Their labels are not in `ui/words.ts`, because few searches need them. */

/** The label that a former wording has instead of its edition. */
const earlierWords = words({
  of: { zh: '{day}旧', ja: '{day}旧', en: '{day} (earlier)' },
  ofUnknown: { zh: '旧', ja: '旧', en: 'an earlier day' },
});

/** Labels a former wording with its edition; any other record stays as it is. */
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

/** Moves former wordings to the end, and removes those of a place that has another match. */
export const earlierLast = (results: readonly Result[]): Result[] => {
  const isEarlier = ({ record }: Result): boolean =>
    record.passages.some(({ earlier }) => earlier !== undefined);
  const current = results.filter((one) => !isEarlier(one));
  const places = new Set(current.map(({ record }) => record.url));
  return [...current, ...results.filter((one) => isEarlier(one) && !places.has(one.record.url))];
};
