import { cardsById, chaptersById, sectionsById } from '../records/catalog.ts';
import { documentOf } from '../records/content.ts';
import { languageOfName } from '../schema/card.ts';
import { shortName } from '../schema/document.ts';
import type { InterfaceLanguage } from '../schema/language.ts';
import { punctuation } from '../site/language-words.ts';
import { clauseName } from './name.ts';

/**
 * The link text for an address: a clause is named as in a citation, a note of a chapter with its heading.
 * `('en', 'ipg/2.3/#remedy-4') // => 'IPG 2.3, Additional Remedy 4'`
 * `('en', 'm10/cards/clone/#r1') // => 'Clone, Ruling 1'`
 */
export function placeName(lang: InterfaceLanguage, path: string): string {
  const [page = '', anchor = ''] = path.split('#');
  const id = page.replace(/\/$/u, '');
  const section = sectionsById().get(id)?.data;
  const names = cardsById().get(id)?.data.names;
  const chapter = chaptersById().get(id)?.data;
  const title = section
    ? `${shortName(documentOf(section.document))} ${section.section}`
    : ((names ? names[languageOfName(names, lang)] : chapter?.titles[lang]) ?? id.split('/').at(-1));
  const heading = chapter?.sections.find(({ id: own, notes }) =>
    [own, ...notes.map((note) => note.id)].includes(anchor),
  );
  const clause = anchor && anchor !== heading?.id ? clauseName(lang, anchor) : undefined;
  // The first heading of a chapter can be the same as its title.
  return [...new Set([title, heading?.titles[lang], clause])].filter(Boolean).join(punctuation[lang].pause);
}
