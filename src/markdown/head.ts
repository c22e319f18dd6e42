import type { RootContent } from 'mdast';
import { license } from '../data/rights.ts';
import { shortName } from '../schema/document.ts';
import { type InterfaceLanguage, inLanguage, type Language, languagesOf } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { elsewhereWords } from '../site/elsewhere-words.ts';
import { languageNames, listLanguages, punctuation } from '../site/language-words.ts';
import { fanContentNotice } from '../site/notice.ts';
import { type Dated, editionLabel } from '../text/edition-label.ts';
import { clauseWords } from '../text/words.ts';
import { heading, link, list, paragraph, toMarkdown } from './markdown.ts';
import type { Twin } from './remarks.ts';
import { twinWords } from './words.ts';

/**
 * A whole twin: its title and what is said `about` it, what it is the twin of, what is official and of which date, then
 * what is on the page, then whose it is. `example` is one of its IDs; pages of lists have none.
 */
export const toTwin = (
  twin: Twin,
  title: string,
  editions: Partial<Record<Language, Dated>>,
  about: readonly (string | false | undefined)[],
  body: readonly RootContent[],
  example?: string,
): string => {
  const { lang, document, content, path, address } = twin;
  const { colon } = punctuation[lang];
  const page = address(`${lang}/${path}`);
  const { current, prevails, kind } = document;
  const t = twinWords[lang];
  const dates = languagesOf(editions).map(
    (each) => `${languageNames[lang][each]} ${editionLabel(lang, editions[each])}`,
  );
  return toMarkdown([
    heading(1, title),
    ...list([
      ...about,
      paragraph(`${t.page}${colon}`, link(page, page)),
      dates.length > 0 && `${t.texts}${colon}${dates.join(' · ')}`,
      dates.length > 1 &&
        fill(clauseWords[lang].decides, {
          language: languageNames[lang][prevails],
          document: shortName(document),
        }),
      current &&
        paragraph(
          `${elsewhereWords[lang].current[kind]}${colon}`,
          link(current.address ?? '', inLanguage(current.title, lang).text),
        ),
      example !== undefined && paragraph(t.key, link(`${page}#${example}`, `#${example}`)),
    ]),
    ...body,
    { type: 'thematicBreak' },
    paragraph(fanContentNotice(content.site.name)[lang]),
    paragraph(license[lang]),
  ]);
};

/** The sentence that none of our sources has the page in these languages. */
export const missingLanguages = (lang: InterfaceLanguage, languages: readonly Language[]) =>
  languages.length > 0 && fill(clauseWords[lang].noText, { language: listLanguages(lang, languages) });
