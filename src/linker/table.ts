import { languages } from '../schema/language.ts';
import type { CitedNames } from '../search/cite/lexicon.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';
import { addressInContents } from '../search/text/record.ts';
import { fromRuns, toRuns } from './runs.ts';

/*
 * What the linker knows of the guides. It stands in its script, so it is written as small as can be: a text for each guide,
 * its fields between tabs. The first line has the ID, the name and what else the guide is called; each other is a section:
 *
 *   number   empty: the next of its chapter; `+`: the next chapter; or as it is
 *   clauses  where its text is here: `penalty definition-4 example-f`, each the last of a row
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
  let last = '0';
  // 2, 2.9, 2.10
  const byNumber = new Intl.Collator('en', { numeric: true });
  const rows = sections
    .toSorted((a, b) => byNumber.compare(a.section, b.section))
    .map(({ section, titles, also = [], anchors = [] }) => {
      const number = Object.keys(following).find((mark) => following[mark]?.(last) === section) ?? section;
      last = section;
      return [number, toRuns(anchors), ...languages.map((lang) => titles[lang] ?? ''), ...also];
    });
  return [[id, name, ...called], ...rows].map((fields) => fields.join('\t').trimEnd()).join('\n');
}

/** The names as the resolver asks for them. */
export function openTable({ guides, han }: LinkerTable): CitedNames {
  const read = guides.map((text) => text.split('\n').map((line) => line.split('\t')));
  return {
    guides: read.map(([[id = '', name = '', ...called] = [] as string[]]) => ({ id, name, called })),
    entries: read.flatMap(([[document = ''] = [], ...rows]) => {
      let section = '0';
      return rows.map(([number = '', clauses = '', ...names]): NameEntry => {
        section = following[number]?.(section) ?? number;
        const titles = languages.flatMap((lang, at) => (names[at] ? [[lang, names[at]]] : []));
        return {
          kind: 'section',
          document,
          section,
          titles: Object.fromEntries(titles),
          also: names.slice(languages.length),
          ...(clauses && { anchors: fromRuns(clauses) }),
          url: clauses ? `${document}/${section}/` : addressInContents(document, section),
        };
      });
    }),
    fold: toHanFolding(han),
  };
}

const partsOf = (section: string): [chapter: number, number: number] => {
  const [chapter = 0, number = 0] = section.split('.').map(Number);
  return [chapter, number];
};
/** How numbers that follow from the last are written: `2.4` after `2.3` as nothing, `3` after it as `+`. */
const following: Readonly<Record<string, (section: string) => string>> = {
  '': (section) => {
    const [chapter, number] = partsOf(section);
    return `${chapter}.${number + 1}`;
  },
  '+': (section) => `${partsOf(section)[0] + 1}`,
};
