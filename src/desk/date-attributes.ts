import { type Language, languagesOf } from '../schema/language.ts';
import { type Dated, rangeLabel } from '../text/edition-label.ts';

/** What dates the text of each language, for citations: `data-as-of-en="2009-06-23"`, `data-range-ja="2019-07 to 2024-02"` */
export const dateAttributes = (lang: Language, editions: Partial<Record<Language, Dated>>) =>
  Object.fromEntries(
    languagesOf(editions).flatMap((each) => [
      [`data-as-of-${each}`, editions[each]?.date],
      [`data-range-${each}`, rangeLabel(lang, editions[each] ?? {})],
    ]),
  );
