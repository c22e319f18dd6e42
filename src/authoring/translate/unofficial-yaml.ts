import { parse, stringify } from 'yaml';
import {
  type UnofficialEntry,
  unofficialEntriesOf,
  unofficialFileSchema,
  type WrittenUnofficial,
} from '../../schema/unofficial.ts';

/**
 * Writes a file of `content/unofficial`; undefined without translations. Translator, source language and edition at
 * the top come from the present file (`before`), else from the first translation.
 */
export const unofficialToYaml = (
  entries: readonly UnofficialEntry[],
  before?: string,
): string | undefined => {
  const [first] = entries;
  if (!first) return undefined;
  const { translator, from, edition } = before === undefined ? first : readFile(before);
  const file = { translator, from, ...(edition === undefined ? {} : { edition }) };
  const texts = stringify(toTexts(entries, file), { lineWidth: 0 })
    .trimEnd()
    .replace(/^(?=\S)/gmu, '\n')
    .replace(/^(?=.)/gmu, '  ')
    .trimStart();
  return `${comment}\n${stringify(file)}texts:\n  ${texts}\n`;
};

/** Returns undefined if no translation is left. */
export const withoutTranslations = (
  before: string,
  lost: readonly { readonly id: PropertyKey | undefined; readonly lang: PropertyKey | undefined }[],
): string | undefined =>
  unofficialToYaml(
    unofficialEntriesOf(readFile(before)).filter(
      (entry) => !lost.some(({ id, lang }) => entry.id === id && entry.lang === lang),
    ),
    before,
  );

const readFile = (text: string): WrittenUnofficial => unofficialFileSchema.parse(parse(text));

const comment =
  '# Unofficial translations. They are marked as such wherever they are shown. docs/adding-a-text.md has the keys.';

type Origin = Pick<UnofficialEntry, 'from' | 'edition'>;
type Maker = Origin & Pick<UnofficialEntry, 'translator'>;

/** Groups the translations by ID. Source, `from` and `edition` of the first one are written once for all of the ID. */
const toTexts = (entries: readonly UnofficialEntry[], file: Maker): WrittenUnofficial['texts'] =>
  Object.fromEntries(
    [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((own) =>
      own.slice(0, 1).map(({ id, source, from, edition }) => {
        const above = { translator: file.translator, from, edition, source };
        const translations = own.map((entry) => [entry.lang, toTranslation(entry, above)]);
        return [id, { ...originBelow(file, above), source, ...Object.fromEntries(translations) }];
      }),
    ),
  );

/** Writes only the fields that differ from the inherited ones; a translation without any is a plain string. */
const toTranslation = (
  { id: _id, lang: _lang, text, translator, source, from, edition, ...remarks }: UnofficialEntry,
  above: Maker & Pick<UnofficialEntry, 'source'>,
): WrittenUnofficial['texts'][string]['zh'] => {
  const own = {
    ...(translator === above.translator ? {} : { translator }),
    ...originBelow(above, { from, edition }),
    ...(source === above.source ? {} : { source }),
    ...remarks,
  };
  return Object.keys(own).length === 0 ? text : { text, ...own };
};

/**
 * The fields that differ from the inherited ones. `{ from }` alone says that the edition is unknown: a translation
 * with its own `from` does not inherit the edition.
 */
const originBelow = (above: Origin, { from, edition }: Origin): Partial<Origin> => {
  if (from === above.from && edition === above.edition) return {};
  if (edition === undefined) return { from };
  return from === above.from ? { edition } : { from, edition };
};
