import { firstOf, type Language } from '../schema/language.ts';

/** Records with what the first of their texts says beside it, under the names that have been published first. */
export const withFirstTexts = <Text, Item extends { readonly texts: Partial<Record<Language, Text>> }>(
  records: readonly (Item & { readonly texts: Partial<Record<Language, Text>> })[],
): (Item & Text)[] =>
  records.flatMap((record) => {
    const first = firstOf(record.texts);
    return first ? [{ ...record, ...first }] : [];
  });
