import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { cardRecordSchema } from './schema/card.ts';
import { faqChapterSchema } from './schema/faq.ts';
import { guideSectionSchema } from './schema/guide.ts';

export const collections = {
  sections: defineCollection({ loader: load('ipg'), schema: z.preprocess(datesToText, guideSectionSchema) }),
  chapters: defineCollection({ loader: load('m10'), schema: z.preprocess(datesToText, faqChapterSchema) }),
  cards: defineCollection({ loader: load('m10/cards'), schema: z.preprocess(datesToText, cardRecordSchema) }),
};

/** Files keep their names as IDs: `2.3`, `combat`, `ajani-goldmane`. */
function load(folder: string) {
  return glob({
    base: `./content/docs/${folder}`,
    pattern: '*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/u, ''),
    // Pages are made from the compiled text; its source would be kept beside it for nothing.
    retainBody: false,
  });
}

/** Astro reads frontmatter as YAML 1.1, in which an unquoted day is a `Date`; our records hold `2009-06-23`. */
function datesToText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(datesToText);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, datesToText(each)]));
}
