import { defineCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { cardRecordSchema } from './schema/card.ts';
import { type Document, documentFileSchema } from './schema/document.ts';
import { faqChapterSchema } from './schema/faq.ts';
import { guideSectionSchema } from './schema/guide.ts';

const documents = documentFileSchema.parse(parse(readFileSync('content/documents.yml', 'utf8')));
const foldersOf = (kind: Document['kind']) =>
  documents.flatMap((document) => (document.kind === kind ? [document.id] : []));

export const collections = {
  sections: defineCollection({
    loader: load(foldersOf('guide')),
    schema: z.preprocess(datesToText, guideSectionSchema),
  }),
  chapters: defineCollection({
    loader: load(foldersOf('set-faq')),
    schema: z.preprocess(datesToText, faqChapterSchema),
  }),
  cards: defineCollection({
    loader: load(foldersOf('set-faq').map((set) => `${set}/cards`)),
    schema: z.preprocess(datesToText, cardRecordSchema),
  }),
};

/** Where a file is is its ID, and the address of its page: `ipg/2.3`, `m10/combat`, `m10/cards/ajani-goldmane`. */
function load(folders: readonly string[]) {
  return glob({
    base: './content/docs',
    pattern: folders.map((folder) => `${folder}/*.mdx`),
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
