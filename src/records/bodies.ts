import type { MDXInstance } from 'astro';

const bodies = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/docs/**/*.mdx');

/** The body of a page, as Astro renders it: `bodyOf('ipg/2.3')` */
export async function bodyOf(id: string): Promise<MDXInstance<Record<string, unknown>>['Content']> {
  const load = bodies[`/content/docs/${id}.mdx`];
  if (!load) throw new Error(`content/docs has no ${id}.mdx`);
  return (await load()).Content;
}
