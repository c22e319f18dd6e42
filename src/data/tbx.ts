import { type Language, languages, languageTags } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import type { Term } from '../schema/term.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * The term base as TBX-Basic (ISO 30042:2019, style DCA): a concept a term, with its names, abbreviation and
 * aliases in each language. The sentence on its use, in our own words, is the definition of each language;
 * kana readings are notes, because TBX-Basic has no category for them.
 */
export const toTbx = (terms: readonly Term[], { notice, license }: Rights): string =>
  xmlDocument(
    'tbx',
    { xmlns: 'urn:iso:std:iso:30042:ed-2', type: 'TBX-Basic', style: 'dca', 'xml:lang': languageTags.en },
    [
      element('tbxHeader', {}, [
        element('fileDesc', {}, [
          element('titleStmt', {}, [element('title', {}, 'Sidejudge: terms')]),
          element('sourceDesc', {}, [element('p', {}, license), element('p', {}, notice)]),
        ]),
      ]),
      element('text', {}, [element('body', {}, terms.map(toConcept))]),
    ],
  );

const toConcept = (term: Term): string =>
  element(
    'conceptEntry',
    { id: term.id },
    languages.map((lang) =>
      element('langSec', { 'xml:lang': languageTags[lang] }, [
        element('descrip', { type: 'definition' }, term.use[lang]),
        toTermSec(term[lang], 'preferredTerm-admn-sts', 'fullForm', lang === 'ja' ? term.kana : undefined),
        ...(lang === 'en' && term.abbreviation
          ? [toTermSec(term.abbreviation, 'admittedTerm-admn-sts', 'abbreviation')]
          : []),
        ...term.aliases
          .filter((alias) => languageOfAlias(alias, term) === lang)
          .map((alias) => toTermSec(alias, 'admittedTerm-admn-sts', 'variant')),
      ]),
    ),
  );

const toTermSec = (name: string, status: string, type: string, kana?: string): string =>
  element('termSec', {}, [
    element('term', {}, name),
    element('termNote', { type: 'administrativeStatus' }, status),
    element('termNote', { type: 'termType' }, type),
    ...(kana === undefined || kana === name ? [] : [element('note', {}, kana)]),
  ]);

/**
 * An alias bears no language. Kana are Japanese, Latin letters English; characters are Chinese, unless they are
 * those of the Japanese name and not of the Chinese one (誘発 of 誘発型能力).
 */
const languageOfAlias = (alias: string, { zh, ja }: Term): Language => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias)) return 'ja';
  if (!/\p{Script=Han}/u.test(alias)) return 'en';
  const isOf = (name: string): boolean => [...alias].every((character) => name.includes(character));
  return isOf(ja) && !isOf(zh) ? 'ja' : 'zh';
};
