import type { MDXInstance } from 'astro';

const bodies = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/docs/**/*.mdx');

/** The text of a page, to be rendered: what the content build has written below the record. `bodyOf('ipg/2.3')` */
export async function bodyOf(id: string): Promise<MDXInstance<Record<string, unknown>>['Content']> {
  const load = bodies[`/content/docs/${id}.mdx`];
  if (!load) throw new Error(`content/docs has no ${id}.mdx`);
  return (await load()).Content;
}
