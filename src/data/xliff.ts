import type { Translatable, TranslatablePage } from '../schema/citable.ts';
import { type Language, languages, languageTags } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * The texts of pages that have no official text in `lang`, or one with a translation of a newer edition below it, as XLIFF
 * 2.1 for a translator; undefined where there is none. The text to translate is the English one; where nothing that is
 * missing has English, the one of the language that has the most of it. An unofficial text that is there already stands as
 * the target. A filled-in file comes back by `content import`.
 */
export const toXliff = (
  pages: readonly TranslatablePage[],
  lang: Language,
  rights: Rights,
): string | undefined => {
  const from = sourceLanguage(pages, lang);
  if (from === undefined) return undefined;
  const lacking = pages.flatMap((page) => {
    const texts = missingIn(page, lang);
    return texts.length === 0 ? [] : [{ ...page, texts }];
  });
  const left = lacking.flatMap(({ texts }) => texts.filter((one) => !one.texts[from]).map(({ id }) => id));
  const notes = [
    note('translator', ''),
    note('rights', [rights.notice, rights.license].join(' ')),
    ...(left.length === 0 ? [] : [note('left-out', `No text in ${languageTags[from]}: ${left.join(' ')}`)]),
  ];
  return xmlDocument(
    'xliff',
    {
      xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
      version: '2.1',
      srcLang: languageTags[from],
      trgLang: languageTags[lang],
    },
    lacking.map(({ document, page, texts }, index) =>
      element(
        'file',
        {
          id: `${document}-${page.replace('/', '-')}`,
          original: `${document}/${page}`,
          'xml:space': 'preserve',
        },
        [
          ...(index === 0 ? [element('notes', {}, notes)] : []),
          ...texts.flatMap((one) => toUnit(one, from, lang)),
        ],
      ),
    ),
  );
};

/** The languages in which something is to be translated. */
export const languagesLacking = (pages: readonly TranslatablePage[]): readonly Language[] =>
  languages.filter((lang) => sourceLanguage(pages, lang) !== undefined);

const missingIn = ({ texts }: TranslatablePage, lang: Language): readonly Translatable[] =>
  texts.filter((one) => one.texts[lang] === undefined || one.unofficial?.[lang]?.newer);

/** English if it has any of what is missing; otherwise the language that has the most of it. */
const sourceLanguage = (pages: readonly TranslatablePage[], lang: Language): Language | undefined => {
  const missing = pages.flatMap((page) => missingIn(page, lang));
  const countOf = (each: Language): number => missing.filter(({ texts }) => texts[each]).length;
  if (countOf('en') > 0) return 'en';
  return languages.filter((each) => countOf(each) > 0).sort((a, b) => countOf(b) - countOf(a))[0];
};

const toUnit = (
  { id, texts, unofficial }: Translatable,
  from: Language,
  lang: Language,
): readonly string[] => {
  const source = texts[from];
  if (source === undefined) return [];
  const known = unofficial?.[lang];
  if (known?.newer && known.from !== from) return [];
  return [
    element('unit', { id, canResegment: 'no' }, [
      ...(known ? [element('notes', {}, [note('unofficial', aboutOf(known))])] : []),
      element('segment', { state: stateOf(known) }, [
        element('source', {}, source),
        ...(known ? [element('target', {}, known.text)] : []),
      ]),
    ]),
  ];
};

/** A state of XLIFF. */
const stateOf = (known: UnofficialText | undefined): string => {
  if (!known) return 'initial';
  return known.readBy ? 'reviewed' : 'translated';
};

const aboutOf = ({ translator, edition, newer, readBy }: UnofficialText): string =>
  [
    `Unofficial translation by ${translator}`,
    ...(edition === undefined ? [] : [`of the edition of ${edition}`]),
    ...(newer ? ['the official text is older'] : []),
    ...(readBy === undefined ? [] : [`read by ${readBy.name}, ${readBy.date}`]),
  ].join('; ');

const note = (category: string, text: string): string => element('note', { category }, text);
