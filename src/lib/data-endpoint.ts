import type { APIRoute, GetStaticPathsItem } from 'astro';
import { fanContentNotice } from '../i18n/notice.ts';
import { type PublishedFile, publishFiles } from '../publish/files.ts';
import { isMadeHere, originAddress } from './address/address.ts';
import { listCards, listChapters, listSections, once, termPlaces } from './catalog.ts';
import {
  loadCardFacts,
  loadChanges,
  loadCoverage,
  loadRuleChanges,
  loadSources,
  loadTerms,
} from './content.ts';

/**
 * The routes of the files of `/data` that end in `extension`. Each extension has a page file of its own,
 * because Astro asks for a slash behind an address unless the page file says that it has an extension.
 */
export async function listDataPaths(extension: string): Promise<GetStaticPathsItem[]> {
  return (await listFiles())
    .filter(({ path }) => path.endsWith(extension))
    .map((file) => ({ params: { path: file.path.slice(0, -extension.length) }, props: { file } }));
}

/** Serves the file that a route was made for. */
export const serveDataFile: APIRoute<{ file: PublishedFile }> = ({ props: { file } }) =>
  new Response(file.bytes);

/** Every file below `/data/`, made from the same records as the pages. */
const listFiles = once(async () => {
  const [sections, chapters, cards] = await Promise.all([listSections(), listChapters(), listCards()]);
  return publishFiles({
    sections: sections.map(({ data }) => data),
    chapters: chapters.map(({ data }) => data),
    cards: cards.map(({ data }) => data),
    facts: loadCardFacts(),
    terms: loadTerms(),
    termPlaces: await termPlaces(),
    changes: loadChanges(),
    ruleChanges: loadRuleChanges(),
    coverage: loadCoverage(),
    sources: loadSources(),
    notice: fanContentNotice,
    front: originAddress(''),
    schemaBase: originAddress('data/schema/'),
    isMade: (path) => isMadeHere(path.replace(/[/.].*$/u, '')),
  });
});
