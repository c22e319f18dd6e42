import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';
import { cardFactFileSchema, cardRecordSchema } from '../schema/card.ts';
import { changeFileSchema } from '../schema/change.ts';
import { correctionFileSchema } from '../schema/correction.ts';
import { coverageSchema } from '../schema/coverage.ts';
import { type Document, documentFileSchema } from '../schema/document.ts';
import { faqChapterSchema } from '../schema/faq.ts';
import { guideSectionSchema } from '../schema/guide.ts';
import { policyFileSchema } from '../schema/policy.ts';
import { sourceListSchema } from '../schema/source.ts';
import { termFileSchema } from '../schema/term.ts';
import { ruleChangeFileSchema } from '../schema/validity.ts';
import { compareCards, compareChapters, compareSections } from './reading-order.ts';
import type { Records } from './records.ts';

/**
 * Reads the committed content of a project: the records in the frontmatter of `content/docs`, card facts, terms and
 * corrections, each list in reading order. What is not there yet is empty; what cannot be read or does not fit its
 * schema throws, naming the file.
 */
export function readSearchedContent(root: string): Omit<Records, 'changes' | 'coverage' | 'sources'> {
  const folder = path.join(root, 'content');
  const facts = readAll(path.join(folder, 'cards'), cardFactFileSchema).flat();
  const documents = readFile(path.join(folder, 'documents.yml'), documentFileSchema) ?? [];
  const docs = (kind: Document['kind'], inner = '') =>
    documents.flatMap(({ id, kind: own }) => (own === kind ? [path.join(folder, 'docs', id, inner)] : []));
  return {
    documents,
    sections: docs('guide').flatMap((each) => readAll(each, guideSectionSchema).sort(compareSections)),
    chapters: docs('set-faq').flatMap((each) => readAll(each, faqChapterSchema).sort(compareChapters)),
    cards: docs('set-faq', 'cards').flatMap((each) => readAll(each, cardRecordSchema).sort(compareCards)),
    // A card that several files name keeps the facts of the last, as everywhere on the site.
    facts: [...new Map(facts.map((fact) => [fact.slug, fact])).values()],
    terms: readFile(path.join(folder, 'terms.yml'), termFileSchema) ?? [],
    corrections: readAll(path.join(folder, 'corrections'), correctionFileSchema).flatMap(
      ({ corrections }) => corrections,
    ),
    policy: readFile(path.join(folder, 'policy-changes.yml'), policyFileSchema) ?? {
      comparisons: [],
      changes: [],
    },
    ruleChanges: readFile(path.join(folder, 'rule-changes.yml'), ruleChangeFileSchema) ?? [],
  };
}

/** The same with everything else that is published. */
export function readPublishedContent(root: string): Records {
  const folder = path.join(root, 'content');
  return {
    ...readSearchedContent(root),
    changes: (readFile(path.join(folder, 'changes.yml'), changeFileSchema) ?? []).toSorted((a, b) =>
      b.date.localeCompare(a.date),
    ),
    coverage: readFile(path.join(folder, 'coverage.json'), coverageSchema) ?? {
      schemaVersion: 1,
      sources: [],
      entries: [],
    },
    sources: readdirSync(path.join(folder, 'sources'))
      .sort()
      .flatMap((name) => readFile(path.join(folder, 'sources', name, 'source.yml'), sourceListSchema) ?? []),
  };
}

function readAll<Schema extends z.ZodType>(folder: string, schema: Schema): z.infer<Schema>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:mdx|json|yml)$/u.test(name))
    .sort()
    .map((name) => readFile(path.join(folder, name), schema))
    .filter((each) => each !== undefined);
}

/** Undefined where there is no such file. */
function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const data = file.endsWith('.mdx') ? frontmatterOf(text) : text;
  let value: unknown;
  try {
    // The one reader of YAML that keeps up with thousands of files; without YAML 1.1's dates.
    value = file.endsWith('.json') ? JSON.parse(data) : load(data, { schema: CORE_SCHEMA });
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  const result = schema.safeParse(value ?? []);
  if (!result.success) throw new Error(`${file} does not fit its schema: ${result.error.message}`);
  return result.data;
}

const frontmatterOf = (text: string): string =>
  /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/u.exec(text)?.[1] ?? '';
