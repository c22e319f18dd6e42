import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';
import { cardFactFileSchema, cardRecordSchema } from '../../schema/card.ts';
import { correctionFileSchema } from '../../schema/correction.ts';
import { faqChapterSchema } from '../../schema/faq.ts';
import { ipgSectionSchema } from '../../schema/ipg.ts';
import { termFileSchema } from '../../schema/term.ts';
import type { SearchedContent } from '../../search/texts/records.ts';

/**
 * Reads the committed content of a project: the records in the frontmatter of `content/docs`, card facts,
 * terms and corrections. What is not there yet is empty; what does not fit its schema throws, naming the file.
 */
export function readSearchedContent(root: string): SearchedContent {
  const folder = path.join(root, 'content');
  const facts = readAll(path.join(folder, 'cards'), cardFactFileSchema).flat();
  const termFile = path.join(folder, 'terms.yml');
  return {
    sections: readAll(path.join(folder, 'docs/ipg'), ipgSectionSchema),
    chapters: readAll(path.join(folder, 'docs/m10'), faqChapterSchema),
    cards: readAll(path.join(folder, 'docs/m10/cards'), cardRecordSchema),
    // A card that several files name keeps the facts of the last, as everywhere on the site.
    facts: [...new Map(facts.map((fact) => [fact.slug, fact])).values()],
    terms: existsSync(termFile) ? readFile(termFile, termFileSchema) : [],
    corrections: readAll(path.join(folder, 'corrections'), correctionFileSchema).flatMap(
      ({ corrections }) => corrections,
    ),
  };
}

function readAll<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:mdx|json|yml)$/u.test(name))
    .sort()
    .map((name) => readFile(path.join(folder, name), schema));
}

function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const text = readFileSync(file, 'utf8');
  const data = file.endsWith('.mdx') ? (/^---\n([\s\S]*?)\n---\n/u.exec(text)?.[1] ?? '') : text;
  // The one reader of YAML that keeps up with thousands of files; without YAML 1.1's dates.
  const value = file.endsWith('.json')
    ? JSON.parse(data)
    : load(data, { schema: CORE_SCHEMA, filename: file });
  const result = schema.safeParse(value ?? []);
  if (!result.success) throw new Error(`${file} does not fit its schema: ${result.error.message}`);
  return result.data;
}
