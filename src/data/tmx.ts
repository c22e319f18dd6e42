import type { Clause, ClauseText, GuideSection, Reason } from '../schema/guide.ts';
import { type Language, languages, languageTags } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import type { SourceSpan } from '../schema/source.ts';
import { type Status, statusOf } from '../schema/status.ts';
import { rangeLabel } from '../text/edition-label.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * A translation memory, TMX 1.4b: a unit for each clause with a text (`tuid="ipg-2.3-definition-1"`), a variant for
 * each of its languages. Annotations are not official and are left out. There is no document type declaration,
 * because some parsers would fetch it.
 */
export const toTmx = (sections: readonly GuideSection[], { notice, license, texts }: Rights): string => {
  const notes = [notice, license, ...texts.map(({ file, owner }) => `${file}: ${owner}`)];
  const units = sections.flatMap((section) => section.clauses.flatMap((clause) => toUnit(section, clause)));
  return xmlDocument('tmx', { version: '1.4' }, [
    element(
      'header',
      header,
      notes.map((note) => element('note', { 'xml:lang': 'en' }, note)),
    ),
    element('body', {}, units),
  ]);
};

const header = {
  creationtool: 'Sidejudge',
  creationtoolversion: '1',
  // A clause can have several paragraphs.
  segtype: 'block',
  'o-tmf': 'Sidejudge',
  adminlang: 'en',
  srclang: languageTags.en,
  datatype: 'plaintext',
};

const toUnit = ({ document, section, editions }: GuideSection, clause: Clause): string[] => {
  const variants = languages.flatMap((lang) => {
    const text = clause.texts[lang];
    return text ? [toVariant(lang, text, statusOf(clause, lang), editions[lang])] : [];
  });
  if (variants.length === 0) return [];
  // Without an English text, the source can be any language.
  const srclang = clause.texts.en ? {} : { srclang: '*all*' };
  const props = [
    property('x-section', section),
    property('x-part', clause.part),
    ...(clause.label === undefined ? [] : [property('x-label', clause.label)]),
    ...clause.missing.map(({ lang, reason }) =>
      property('x-missing', `${languageTags[lang]}: ${wordReasonAndNote(reason)}`),
    ),
  ];
  return [
    element('tu', { tuid: `${document}-${section}-${clause.id}`, ...srclang }, [...props, ...variants]),
  ];
};

const toVariant = (
  lang: Language,
  { text, differs = [], source, sources = [source] }: ClauseText,
  status: Status,
  edition: GuideSection['editions'][Language],
): string => {
  const dated = wordEdition(edition);
  return element('tuv', { 'xml:lang': languageTags[lang] }, [
    property('x-status', status),
    ...differs.map((reason) => property('x-reason', wordReasonAndNote(reason))),
    property('x-source', sources.map(wordSpan).join(', ')),
    ...(dated ? [property('x-edition', dated)] : []),
    element('seg', {}, text),
  ]);
};

const property = (type: string, value: string): string => element('prop', { type }, value);

const wordReasonAndNote = (reason: Reason): string =>
  [wordReason(reason), reason.note?.en].filter(Boolean).join(': ');

/** `2024-09-23`, `before 2019-07` or the like; undefined if unknown. */
export const wordEdition = (edition: GuideSection['editions'][Language]): string | undefined =>
  edition && (edition.date ?? rangeLabel('en', edition));

/** A reason without its note: `says-otherwise: 正常な状態 (a normal state)` */
export const wordReason = ({ kind, words, against }: Reason): string =>
  [kind, [words, against && `(${against})`].filter(Boolean).join(' ')].filter(Boolean).join(': ');

/** `ipg-2.3.zh.txt:29:1-53` */
export const wordSpan = ({ file, lines: [from, to], columns }: SourceSpan): string =>
  [file, from === to ? from : `${from}-${to}`, ...(columns ? [columns.join('-')] : [])].join(':');
