import { type Language, languagesOf } from '../schema/language.ts';
import type { Dated } from '../text/edition-label.ts';
import { toRange } from '../text/range.ts';

/** What dates the text of each language, for what scripts say of it: `data-as-of-en="2009-06-23"`, `data-range-ja="2019-07/2024-02"` */
export const dateAttributes = (editions: Partial<Record<Language, Dated>>) =>
  Object.fromEntries(
    languagesOf(editions).flatMap((each) => [
      [`data-as-of-${each}`, editions[each]?.date],
      [`data-range-${each}`, toRange(editions[each] ?? {})],
    ]),
  );
