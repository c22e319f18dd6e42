import type { Clause, GuideSection } from '../schema/guide.ts';
import { type Language, languages, languageTags } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import { element } from './xml.ts';

/**
 * The clauses that have no official text in `lang`, as XLIFF 2.1 for a translator; undefined where none is
 * missing. The text to translate is the English one, for missing English the one of the language that has the
 * most of it. An unofficial text that is there already stands as the target. A filled-in file comes back by
 * `content import`.
 */
export const toXliff = (section: GuideSection, lang: Language, rights: Rights): string | undefined => {
  if (!hasXliff(section, lang)) return undefined;
  const missing = missingIn(section, lang);
  const from = sourceLanguage(missing, lang);
  const units = missing.flatMap((clause) => toUnit(clause, from, lang));
  const left = missing.filter(({ texts }) => texts[from] === undefined).map(({ id }) => id);
  const notes = [
    note('translator', ''),
    note('rights', [rights.notice, rights.license].join(' ')),
    ...(left.length === 0 ? [] : [note('left-out', `No text in ${languageTags[from]}: ${left.join(' ')}`)]),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element(
      'xliff',
      {
        xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
        version: '2.1',
        srcLang: languageTags[from],
        trgLang: languageTags[lang],
      },
      [
        element(
          'file',
          {
            id: `${section.document}-${section.section}`,
            original: `${section.document}/${section.section}`,
            'xml:space': 'preserve',
          },
          [element('notes', {}, notes), ...units],
        ),
      ],
    ),
    '',
  ].join('\n');
};

/** Whether there is something to translate into `lang`: what `toXliff` makes a file of. */
export const hasXliff = (section: GuideSection, lang: Language): boolean => {
  const missing = missingIn(section, lang);
  const from = sourceLanguage(missing, lang);
  return missing.some(({ texts }) => texts[from] !== undefined);
};

const missingIn = ({ clauses }: GuideSection, lang: Language): readonly Clause[] =>
  clauses.filter(({ texts }) => Object.keys(texts).length > 0 && texts[lang] === undefined);

/** English if it can be; otherwise the language that has the most of what is missing. */
const sourceLanguage = (missing: readonly Clause[], lang: Language): Language => {
  if (lang !== 'en') return 'en';
  const countOf = (each: Language): number => missing.filter(({ texts }) => texts[each]).length;
  return languages
    .filter((each) => each !== lang)
    .reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
};

const toUnit = (
  { id, part, label, texts, unofficial }: Clause,
  from: Language,
  lang: Language,
): readonly string[] => {
  const source = texts[from];
  if (!source) return [];
  const known = unofficial?.[lang];
  const notes = [
    note('part', label === undefined ? part : `${part} ${label}`),
    ...(known ? [note('unofficial', `Unofficial translation by ${known.translator}`)] : []),
  ];
  return [
    element('unit', { id, canResegment: 'no' }, [
      element('notes', {}, notes),
      element('segment', { state: known ? 'translated' : 'initial' }, [
        element('source', {}, source.text),
        ...(known ? [element('target', {}, known.text)] : []),
      ]),
    ]),
  ];
};

const note = (category: string, text: string): string => element('note', { category }, text);
