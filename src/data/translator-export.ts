import type { Translatable, TranslatablePage } from '../schema/citable.ts';
import { type Language, languages } from '../schema/language.ts';
import type { UnofficialText } from '../schema/unofficial.ts';

export interface ExportedText {
  readonly id: string;
  readonly source: string;
  /** The existing unofficial text. */
  readonly known: UnofficialText | undefined;
}

/**
 * The texts of some pages to translate into a language: those that the language lacks, or has in an older edition with
 * a newer translation below; undefined if there are none.
 */
export const exportFor = (pages: readonly TranslatablePage[], lang: Language) => {
  const from = sourceLanguage(pages, lang);
  if (from === undefined) return undefined;
  const lacking = pages
    .map((page) => ({ ...page, texts: missingIn(page, lang) }))
    .filter(({ texts }) => texts.length > 0);
  return {
    from,
    pages: lacking.map((page) => ({
      ...page,
      texts: page.texts.flatMap((text) => toExported(text, from, lang)),
    })),
    /** The IDs of texts that are missing in the source language as well. */
    left: lacking.flatMap(({ texts }) => texts.filter((text) => !text.texts[from]).map(({ id }) => id)),
  };
};

const toExported = (
  { id, texts, unofficial }: Translatable,
  from: Language,
  lang: Language,
): ExportedText[] => {
  const source = texts[from];
  const known = unofficial?.[lang];
  if (source === undefined || (known?.newer && known.from !== from)) return [];
  return [{ id, source, known }];
};

/** The languages into which texts of these pages are to be translated. */
export const languagesLacking = (pages: readonly TranslatablePage[]): readonly Language[] =>
  languages.filter((lang) => sourceLanguage(pages, lang) !== undefined);

const missingIn = ({ texts }: TranslatablePage, lang: Language): readonly Translatable[] =>
  texts.filter((one) => one.texts[lang] === undefined || one.unofficial?.[lang]?.newer);

/** English if it has any of the missing texts; otherwise the language that has most of them. */
const sourceLanguage = (pages: readonly TranslatablePage[], lang: Language): Language | undefined => {
  const missing = pages.flatMap((page) => missingIn(page, lang));
  const countOf = (each: Language): number => missing.filter(({ texts }) => texts[each]).length;
  if (countOf('en') > 0) return 'en';
  return languages.filter((each) => countOf(each) > 0).sort((a, b) => countOf(b) - countOf(a))[0];
};

/** What the translator is told about the existing text. */
export const aboutKnown = ({ translator, edition, newer, readBy }: UnofficialText): string =>
  [
    `Unofficial translation by ${translator}`,
    ...(edition === undefined ? [] : [`of the edition of ${edition}`]),
    ...(newer ? ['the official text is older'] : []),
    ...(readBy === undefined ? [] : [`read by ${readBy.name}, ${readBy.date}`]),
  ].join('; ');
