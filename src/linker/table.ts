import { languages } from '../schema/language.ts';
import type { CitedNames } from '../search/cite/lexicon.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';
import { addressInContents } from '../search/text/record.ts';

/*
 * What the linker knows of the guides. It stands in its script, so it is written as small as can be: a text for each guide,
 * its fields between tabs. The first line has the ID, the name and what else the guide is called; each other is a section:
 *
 *   number   as in its address
 *   clauses  where its text is here: `penalty definition-1 definition-2`
 *   names    in the order of the languages, then the others
 */

export interface LinkerTable {
  readonly guides: readonly string[];
  readonly han: HanTable;
}

type LinkedGuide = CitedNames['guides'][number];
type LinkedSection = Pick<NameEntry, 'document' | 'section' | 'titles' | 'also' | 'anchors'>;

/** The text for a guide. */
export function writeGuide({ id, name, called }: LinkedGuide, sections: readonly LinkedSection[]): string {
  const rows = sections.map(({ section, titles, also = [], anchors = [] }) => [
    section,
    anchors.join(' '),
    ...languages.map((lang) => ownName(titles[lang])),
    ...also,
  ]);
  return [[id, name, ...called], ...rows].map((fields) => fields.join('\t').trimEnd()).join('\n');
}

/** `Game Play Error — Hidden Card Error` without the chapter, which has a row of its own. */
const ownName = (title = ''): string => title.split(' — ').at(-1) ?? '';

/** The names as the resolver asks for them. */
export function openTable({ guides, han }: LinkerTable): CitedNames {
  const read = guides.map((text) => text.split('\n').map((line) => line.split('\t')));
  return {
    guides: read.map(([[id = '', name = '', ...called] = [] as string[]]) => ({ id, name, called })),
    entries: read.flatMap(([[document = ''] = [], ...rows]) => {
      return rows.map(([section = '', clauses = '', ...names]): NameEntry => {
        const titles = languages.flatMap((lang, at) => (names[at] ? [[lang, names[at]]] : []));
        return {
          kind: 'section',
          document,
          section,
          titles: Object.fromEntries(titles),
          also: names.slice(languages.length),
          ...(clauses && { anchors: clauses.split(' ') }),
          url: clauses ? `${document}/${section}/` : addressInContents(document, section),
        };
      });
    }),
    fold: toHanFolding(han),
  };
}
