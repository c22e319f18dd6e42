import { type GetTextTranslation, po } from 'gettext-parser';
import type { Translatable, TranslatablePage } from '../schema/citable.ts';
import { type Language, languages, localeNames } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import { toXmlCharacters } from './xml.ts';

interface ExportedText {
  readonly id: string;
  readonly source: string;
  readonly known: UnofficialText | undefined;
}

/**
 * The texts to translate as PO; undefined if `exportFor` has none. The context of an entry is the address of its text,
 * without the language. An outdated translation is `fuzzy`. `content -- import` reads the translated file.
 */
export const toPo = (
  pages: readonly TranslatablePage[],
  lang: Language,
  { notice, license }: Rights,
): string | undefined => {
  const exported = exportFor(pages, lang);
  if (!exported) return undefined;
  const { from, left } = exported;
  const entries = exported.pages.flatMap(({ document, page, texts }) =>
    texts.map((text) => toEntry(`${document}/${page}/#${text.id}`, text)),
  );
  const comments = [
    notice,
    license,
    ...(left.length === 0 ? [] : [`No text in ${localeNames[from]}: ${left.join(' ')}`]),
  ];
  const headers = {
    'Project-Id-Version': [...new Set(exported.pages.map(({ document }) => document))].join(' '),
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
    Language: localeNames[lang],
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': localeNames[from],
  };
  const head = { msgid: '', msgstr: [''], comments: { translator: comments.join('\n') } };
  const translations = Object.fromEntries([
    ['', { '': head }],
    ...entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }] as const),
  ]);
  return po.compile({ charset: 'utf-8', headers, translations }).toString('utf8');
};

export const languagesLacking = (pages: readonly TranslatablePage[]): readonly Language[] =>
  languages.filter((lang) => sourceLanguage(pages, lang) !== undefined);

/**
 * The texts to translate into a language: those that it lacks, and those that it has only in an older edition, with a
 * translation of the newer one from the source language. Undefined if no language has any of them.
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
      texts: page.texts.flatMap(({ id, texts, unofficial }): ExportedText[] => {
        const [source, known] = [texts[from], unofficial?.[lang]];
        return source === undefined || (known?.newer && known.from !== from) ? [] : [{ id, source, known }];
      }),
    })),
    /** The IDs of texts that the source language lacks too. */
    left: lacking.flatMap(({ texts }) => texts.filter((text) => !text.texts[from]).map(({ id }) => id)),
  };
};

const missingIn = ({ texts }: TranslatablePage, lang: Language): readonly Translatable[] =>
  texts.filter((one) => one.texts[lang] === undefined || one.unofficial?.[lang]?.newer);

/** English, if any text to translate exists in English; else the language that has most of these texts. */
const sourceLanguage = (pages: readonly TranslatablePage[], lang: Language): Language | undefined => {
  const missing = pages.flatMap((page) => missingIn(page, lang));
  const countOf = (each: Language): number => missing.filter(({ texts }) => texts[each]).length;
  if (countOf('en') > 0) return 'en';
  return languages.filter((each) => countOf(each) > 0).sort((a, b) => countOf(b) - countOf(a))[0];
};

const toEntry = (
  address: string,
  { source, known }: ExportedText,
): GetTextTranslation & { readonly msgctxt: string } => ({
  msgctxt: address,
  msgid: toXmlCharacters(source),
  msgstr: [toXmlCharacters(known?.text ?? '')],
  ...(known && {
    comments: { extracted: aboutKnown(known), ...(known.outdated && { flag: 'fuzzy' }) },
  }),
});

const aboutKnown = ({ translator, edition, newer, readBy }: UnofficialText): string =>
  [
    `Unofficial translation by ${translator}`,
    ...(edition === undefined ? [] : [`of the edition of ${edition}`]),
    ...(newer ? ['the official text is older'] : []),
    ...(readBy === undefined ? [] : [`read by ${readBy.name}, ${readBy.date}`]),
  ].join('; ');
