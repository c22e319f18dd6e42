import { license, ofDocument } from '../data/rights.ts';
import type { OpenContent } from '../records/open-content.ts';
import { citablesIn } from '../schema/citable.ts';
import { citedName, type Document } from '../schema/document.ts';
import { byKind } from '../schema/document-kind.ts';
import { interfaceLanguages, type Language, mapTexts } from '../schema/language.ts';
import { languageNames } from '../site/language-words.ts';
import { fanContentNotice } from '../site/notice.ts';
import { type Dated, editionLabel, toEditions } from '../text/edition-label.ts';
import { element, link, list, toMarkdown, toNodes } from './markdown.ts';

/** Makes `/llms.txt` (https://llmstxt.org). `address` turns a path of the site into a URL. */
export const toLlms = (content: OpenContent, address: (path: string) => string): string => {
  const { site, documents } = content;
  const example = citablesIn(content).find(({ id }) => id !== '')?.address ?? '';
  return toMarkdown(
    toNodes([
      element('h1', site.name),
      element('blockquote', element('p', site.description.en)),
      element('h2', 'How to read and cite'),
      list([
        'Every page of a document, except histories and whole guides on one page, has a Markdown twin, index.md at the same address. Its block quotes are texts of sources and translators; everything else is ours.',
        'Each text has a label in the language of its page: in English “official text”; “Unofficial translation” or “not official” if it is not. Say so when you quote such a text.',
        'Texts are of the editions named below, which may not be the current ones. Each twin names the publisher’s current text if we know it, with a link if we know its address, and marks texts that no longer apply.',
        [
          'Cite a text by document, section or card, its name, its edition and its address, which is that of the page with # and an ID: ',
          link(address(`en/${example}`), address(`en/${example}`)),
          '. IDs are the same in every language and are never given to another text.',
        ],
      ]),
      element('h2', 'Documents'),
      list(
        documents.map((document) => [
          ...interfaceLanguages.flatMap((lang) => [
            link(address(`${lang}/${document.id}/index.md`), document.titles[lang]),
            lang === interfaceLanguages.at(-1) ? ': ' : ', ',
          ]),
          aboutOf(ofDocument(content, document.id), document),
        ]),
      ),
      element('h2', 'Data'),
      list([
        [
          link(address('data/index.json'), 'index.json'),
          ': all files of data with their schemas, all sources with editions and owners',
        ],
        [link(address('data/terms.json'), 'terms.json'), ': the terms of the game in three languages'],
      ]),
      element('h2', 'Optional'),
      list(
        interfaceLanguages.map((lang) => [
          link(address(`${lang}/search/`), languageNames.en[lang]),
          ': the search, for readers with a browser',
        ]),
      ),
      element('p', fanContentNotice(site.name).en),
      element('p', license.en),
    ]),
  );
};

/** `IPG. Where languages differ, the English text prevails. Official texts here: 2.3 (Chinese before 2019-07); …` */
const aboutOf = ({ sections, chapters }: OpenContent, document: Document): string => {
  const dated = (editions: Readonly<Partial<Record<Language, Dated>>>) =>
    Object.values(
      mapTexts(editions, (edition, lang) => `${languageNames.en[lang]} ${editionLabel('en', edition)}`),
    ).join(', ');
  const texts = byKind(document, {
    sections: sections.map(({ section, editions }) => `${section} (${dated(editions)})`),
    cards: [dated(toEditions(chapters[0]?.dates))],
  });
  const prevails = `Where languages differ, the ${languageNames.en[document.prevails]} text prevails.`;
  return `${citedName(document)}. ${prevails} Official texts here: ${texts.join('; ')}.`;
};
