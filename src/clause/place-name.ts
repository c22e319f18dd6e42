import { cardsBySlug, listChapters, once } from '../records/catalog.ts';
import type { Language } from '../schema/language.ts';
import { nameRange } from './citation.ts';

/**
 * The words by which a place in the texts is linked: a clause as it is cited (citation.ts).
 *
 * `('en', 'ipg/2.3/#remedy-4') // => 'IPG 2.3, Remedy 4'`, `('en', 'm10/cards/clone/#r1') // => 'Clone r1'`; a
 * section of a chapter by its own name: `('zh', 'm10/general-notes/#planeswalkers')`
 */
export async function placeName(lang: Language, path: string): Promise<string> {
  const [page = '', anchor = ''] = path.split('#');
  const name = page.replace(/\/$/u, '').split('/').at(-1) ?? '';
  const card = page.startsWith('m10/cards/') ? (await cardsBySlug()).get(name)?.data.names : undefined;
  const chapter = page.startsWith('m10/') && !card ? (await chapters()).get(name) : undefined;
  const title = page.startsWith('ipg/')
    ? `IPG ${name}`
    : (card?.[lang] ?? card?.en ?? chapter?.titles[lang] ?? name);
  const section = chapter?.sections.find(({ id }) => id === anchor)?.titles[lang];
  if (page.startsWith('ipg/') && anchor) return `${title}, ${nameRange(lang, anchor, anchor)}`;
  return anchor ? `${title} ${section ?? anchor}` : title;
}

const chapters = once(async () => new Map((await listChapters()).map(({ id, data }) => [id, data])));
