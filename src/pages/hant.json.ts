import { strings } from '../i18n/strings.ts';
import { listCards, listChapters, listSections } from '../lib/catalog.ts';
import { chineseIn } from '../lib/chinese-in.ts';
import { loadCardFacts } from '../lib/content.ts';
import { makeHantTable } from '../lib/hant-table.ts';

/** The table by which a page shows its Chinese in Traditional characters; loaded when a reader asks for them. */
export async function GET(): Promise<Response> {
  const entries = [...(await listSections()), ...(await listChapters()), ...(await listCards())];
  const texts = [...entries.map(({ data }) => data), ...loadCardFacts(), strings.zh.parts].flatMap(chineseIn);
  return new Response(JSON.stringify(makeHantTable(texts)));
}
