import { cardsBySlug, listChapters, once } from '../records/catalog.ts';
import type { Language } from '../schema/language.ts';
import { clauseName } from './name.ts';

/**
 * The words by which a place in the texts is linked: a clause as it is cited (citation.ts).
 *
 * `('en', 'ipg/2.3/#remedy-4') // => 'IPG 2.3, Additional Remedy 4'`, `('en', 'm10/cards/clone/#r1') // => 'Clone,
 * Ruling 1'`; a note of a chapter below the heading that it stands below.
 */
export async function placeName(lang: Language, path: string): Promise<string> {
  const [page = '', anchor = ''] = path.split('#');
  const name = page.replace(/\/$/u, '').split('/').at(-1) ?? '';
  const card = page.startsWith('m10/cards/') ? (await cardsBySlug()).get(name)?.data.names : undefined;
  const chapter = page.startsWith('m10/') && !card ? (await chapters()).get(name) : undefined;
  const title = page.startsWith('ipg/')
    ? `IPG ${name}`
    : (card?.[lang] ?? card?.en ?? chapter?.titles[lang] ?? name);
  const heading = chapter?.sections.find(({ id }) => id === anchor)?.titles[lang];
  if (heading) return `${title}, ${heading}`;
  const around = chapter?.sections.find(({ notes }) => notes.some(({ id }) => id === anchor))?.titles[lang];
  return [title, around, anchor && clauseName(lang, anchor)].filter(Boolean).join(', ');
}

const chapters = once(async () => new Map((await listChapters()).map(({ id, data }) => [id, data])));
