import path from 'node:path';
import { build } from 'vite';
import type { Content } from '../records/open-content.ts';
import { buildGuides, buildNames } from '../search/index/build-names.ts';
import type { SearchedContent } from '../search/index/content.ts';
import { makeHanTable } from '../search/index/sound-tables.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { isNumbered, partOfAnchor } from '../search/text/record.ts';
import { listPreviews } from './previews.ts';
import { type LinkerTable, writeGuide } from './table.ts';

/** The script for other sites, with its table, what loads and shows a clause when it is pointed at, and the clauses. */
export const makeLinker = async (
  root: string,
  content: Content,
): Promise<(readonly [path: string, body: string])[]> => [
  [
    'linker.js',
    await bundle(root, 'linker.browser.ts', 'iife', { TABLE: JSON.stringify(makeTable(content)) }),
  ],
  ['linker/preview.js', await bundle(root, 'preview.browser.ts', 'es')],
  ...listPreviews(content),
];

/** The guides and their sections and chapters, of what the search knows. */
export function makeTable(content: SearchedContent): LinkerTable {
  const guides = buildGuides(content);
  const numbered = buildNames(content).filter(isNumbered);
  const sections = numbered.map(({ anchors, ...section }) => ({
    ...section,
    ...(!hasInfractions(numbered, section.document) && { titles: {}, also: [] }),
    // Whoever cites an annotation is led to its clause.
    ...(anchors && { anchors: anchors.filter((id) => !id.includes('-note-')) }),
  }));
  const chinese = [
    ...sections.flatMap(({ titles }) => titles.zh ?? []),
    ...guides.flatMap(({ called }) => called),
  ];
  return {
    guides: guides.map((guide) =>
      writeGuide(
        guide,
        sections.filter(({ document }) => document === guide.id),
      ),
    ),
    han: makeHanTable(chinese),
  };
}

/**
 * Whether its sections are cited by name: infractions are. The sections of other guides are called Shuffling, Spectators, or
 * Slow Play as the infraction is; they are cited by number.
 */
const hasInfractions = (sections: readonly NameEntry[], guide: string): boolean =>
  sections.some(
    ({ document, penalty, anchors = [] }) =>
      document === guide && (penalty || anchors.some((id) => partOfAnchor(id) === 'penalty')),
  );

/** One of the scripts, with all that it imports. */
async function bundle(
  root: string,
  file: string,
  format: 'iife' | 'es',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const input = path.join(root, 'src/linker', file);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { ...define },
    build: {
      write: false,
      target: 'es2022',
      // As a library: what it imports when it runs is to be left as it stands.
      lib: { entry: input, formats: [format], name: 'sidejudge' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [script, ...more] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || more.length > 0) throw new Error(`${file} is more than one script.`);
  return script.code;
}
