import { publishFiles } from '../data/files.ts';
import { chineseIn } from '../reader/chinese-in.ts';
import { makeHantTable } from '../reader/hant-table.ts';
import { findTerms, indexTerms } from '../records/find-terms.ts';
import { openContent } from '../records/open-content.ts';
import { listTextPlaces } from '../records/text-places.ts';
import { buildIndex } from '../search/index/build.ts';
import { fanContentNotice } from '../site/notice.ts';
import { strings } from '../site/words/strings.ts';

/**
 * The files that come from the committed records alone and are on no page, by their paths below the site: the data, the
 * search index, the table of Traditional characters.
 *
 * @param root the folder of the project
 * @param base the base path of the site, with a slash at its end
 * @param site the origin of the site, where it is known
 */
export async function makeRecordFiles(
  root: string,
  base: string,
  site: string | undefined,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const front = site === undefined ? base : new URL(base, site).href;
  const content = openContent(root);
  const terms = indexTerms(content.terms);
  const data = publishFiles({
    ...content,
    termPlaces: findTerms(terms, listTextPlaces(content)),
    notice: fanContentNotice,
    front,
    schemaBase: `${front}data/schema/`,
  });
  const { sections, chapters, cards, facts } = content;
  const chinese = [...sections, ...chapters, ...cards, ...facts, strings.zh.parts].flatMap(chineseIn);
  return new Map([
    ...data.map(({ path, bytes }) => [`data/${path}`, bytes] as const),
    ...[...(await buildIndex(content))].map(([name, bytes]) => [`pagefind/${name}`, bytes] as const),
    ['hant.json', toBytes(makeHantTable(chinese))],
  ]);
}

const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
