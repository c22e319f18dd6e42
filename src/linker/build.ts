import path from 'node:path';
import { build } from 'vite';
import type { Content } from '../records/open-content.ts';
import { buildGuides, buildNames } from '../search/index/build-names.ts';
import type { SearchedContent } from '../search/index/content.ts';
import { makeHanTable } from '../search/index/sound-tables.ts';
import { isNumbered } from '../search/text/record.ts';
import { listPreviews } from './previews.ts';
import type { LinkerTable } from './table.ts';
import { linkerWords } from './words.ts';

/** The script for other sites, with its table, and what it shows. */
export const makeLinker = async (
  root: string,
  content: Content,
): Promise<(readonly [path: string, body: string])[]> => [
  ['linker.js', await bundleLinker(root, content)],
  ...listPreviews(content),
];

/** The guides and their sections and chapters, of what the search knows. */
export function makeTable(content: SearchedContent): LinkerTable {
  const guides = buildGuides(content);
  const sections = buildNames(content)
    .filter(isNumbered)
    .map(({ document, section, titles, also, anchors }) => ({
      document,
      section,
      titles,
      ...(also && { also }),
      // Whoever cites an annotation is led to its clause.
      ...(anchors && { anchors: anchors.filter((id) => !id.includes('-note-')) }),
    }));
  const chinese = [
    ...sections.flatMap(({ titles }) => titles.zh ?? []),
    ...guides.flatMap(({ called }) => called),
  ];
  return {
    guides,
    sections,
    han: makeHanTable(chinese),
    absent: { zh: linkerWords.zh.absent, ja: linkerWords.ja.absent, en: linkerWords.en.absent },
  };
}

async function bundleLinker(root: string, content: Content): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { TABLE: JSON.stringify(makeTable(content)) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'src/linker/linker.browser.ts'), output: { format: 'iife' } },
    },
  });
  const [script, ...more] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('The linker is more than one script.');
  return script.code;
}
