import type { Language } from '../schema/language.ts';
import { cardsBySlug, listChapters, once } from './catalog.ts';

/**
 * The words by which a place in the texts is linked.
 *
 * `('en', 'ipg/2.3/#remedy-4') // => 'IPG 2.3 remedy-4'`, `('en', 'm10/cards/clone/#r1') // => 'Clone r1'`
 */
export async function placeName(lang: Language, path: string): Promise<string> {
  const [page = '', anchor = ''] = path.split('#');
  const name = page.replace(/\/$/u, '').split('/').at(-1) ?? '';
  const card = page.startsWith('m10/cards/') ? (await cardsBySlug()).get(name)?.data.names : undefined;
  const title = page.startsWith('ipg/')
    ? `IPG ${name}`
    : (card?.[lang] ?? card?.en ?? (await chapters()).get(name)?.[lang] ?? name);
  return anchor ? `${title} ${anchor}` : title;
}

const chapters = once(async () => new Map((await listChapters()).map(({ id, data }) => [id, data.titles])));
