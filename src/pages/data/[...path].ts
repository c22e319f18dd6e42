import type { APIRoute, GetStaticPaths } from 'astro';
import { fanContentNotice } from '../../i18n/notice.ts';
import { fileAddress } from '../../lib/address.ts';
import { listCards, listChapters, listSections } from '../../lib/catalog.ts';
import {
  loadCardFacts,
  loadChanges,
  loadCoverage,
  loadRuleChanges,
  loadSources,
  loadTerms,
} from '../../lib/content.ts';
import { type PublishedFile, publishFiles } from '../../publish/files.ts';

interface Props {
  file: PublishedFile;
}

/** Every file below `/data/`, made from the same records as the pages. */
export const getStaticPaths = (async () => {
  const [sections, chapters, cards] = await Promise.all([listSections(), listChapters(), listCards()]);
  const schemas = fileAddress('data/schema/');
  const files = publishFiles({
    sections: sections.map(({ data }) => data),
    chapters: chapters.map(({ data }) => data),
    cards: cards.map(({ data }) => data),
    facts: loadCardFacts(),
    terms: loadTerms(),
    changes: loadChanges(),
    ruleChanges: loadRuleChanges(),
    coverage: loadCoverage(),
    sources: loadSources(),
    notice: fanContentNotice,
    schemaBase: import.meta.env.SITE ? new URL(schemas, import.meta.env.SITE).href : schemas,
  });
  return files.map((file) => ({ params: { path: file.path }, props: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { file } }) => new Response(file.text);
