import type { TranslatablePage } from '../schema/citable.ts';
import { type Language, languageTags } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import { aboutKnown, type ExportedText, exportFor } from './translator-export.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * What a translator gets as XLIFF 2.1; undefined where there is nothing. An unofficial text that is there already stands as
 * the target. A filled-in file comes back by `content import`.
 */
export const toXliff = (
  pages: readonly TranslatablePage[],
  lang: Language,
  rights: Rights,
): string | undefined => {
  const exported = exportFor(pages, lang);
  if (!exported) return undefined;
  const { from, left } = exported;
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
    exported.pages.map(({ document, page, texts }, index) =>
      element(
        'file',
        {
          id: `${document}-${page.replace('/', '-')}`,
          original: `${document}/${page}`,
          'xml:space': 'preserve',
        },
        [...(index === 0 ? [element('notes', {}, notes)] : []), ...texts.map(toUnit)],
      ),
    ),
  );
};

const toUnit = ({ id, source, known }: ExportedText): string =>
  element('unit', { id, canResegment: 'no' }, [
    ...(known ? [element('notes', {}, [note('unofficial', aboutKnown(known))])] : []),
    element('segment', { state: stateOf(known) }, [
      element('source', {}, source),
      ...(known ? [element('target', {}, known.text)] : []),
    ]),
  ]);

/** A state of XLIFF. */
const stateOf = (known: UnofficialText | undefined): string => {
  if (!known) return 'initial';
  return known.readBy ? 'reviewed' : 'translated';
};

const note = (category: string, text: string): string => element('note', { category }, text);
