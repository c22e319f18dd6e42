import type { z } from 'zod';
import { cardFactFileSchema, cardRecordSchema } from '../schema/card.ts';
import { changeFileSchema } from '../schema/change.ts';
import { contentsSchema } from '../schema/contents.ts';
import { correctionFileSchema } from '../schema/correction.ts';
import { coverageSchema } from '../schema/coverage.ts';
import { chapterDecisionsSchema, sectionDecisionsSchema } from '../schema/decision.ts';
import { documentFileSchema } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import { faqChapterSchema } from '../schema/faq.ts';
import { guideSectionSchema } from '../schema/guide.ts';
import { policyFileSchema } from '../schema/policy.ts';
import { redirectFileSchema, retiredFileSchema } from '../schema/retired.ts';
import { saidFileSchema } from '../schema/said.ts';
import { siteSchema, unnamedSite } from '../schema/site.ts';
import { headSchema } from '../schema/source.ts';
import { termFileSchema } from '../schema/term.ts';
import { unofficialFileSchema } from '../schema/unofficial.ts';
import {
  doubtFileSchema,
  expandTarget,
  ruleChangeFileSchema,
  ruleNumberFileSchema,
  validityPassFileSchema,
} from '../schema/validity.ts';
import { noWording, wordingSchema } from '../schema/wording.ts';

/** A kind of file of which there is one: its value, and what stands for it where it is missing or has only comments. */
export interface OneFile<Value> {
  readonly name: string;
  readonly schema: z.ZodType<Value | null>;
  readonly none: Value;
  /** The path of the IDs that its entries have, each once. */
  readonly unique?: string;
  /** How many things of each kind are in it: what may only become more, unless a person says otherwise. */
  counts?(value: Value): Readonly<Record<string, number>>;
}

/** A kind of file of which there are many. */
export interface ManyFiles<Value> {
  /** `document` is the folder of a document that `documents.yml` lists, `page` one of its pages. */
  readonly files: RegExp;
  readonly schema: z.ZodType<Value>;
  /** The documents whose folders have such files; absent: all. */
  readonly of?: typeof hasCards;
  readonly unique?: string;
  /** The key by whose value the file is called. */
  readonly namedBy?: string;
  counts?(value: Value): Readonly<Record<string, number>>;
}

const one = <Value>(
  name: string,
  schema: z.ZodType<Value>,
  none: NoInfer<Value>,
  more: Pick<OneFile<NoInfer<Value>>, 'unique' | 'counts'> = {},
): OneFile<Value> => ({
  name: `content/${name}`,
  schema: schema.nullable(),
  none,
  ...more,
});

const many = <Value>(
  files: RegExp,
  schema: z.ZodType<Value>,
  more: Pick<ManyFiles<NoInfer<Value>>, 'of' | 'unique' | 'namedBy' | 'counts'> = {},
): ManyFiles<Value> => ({ files, schema, ...more });

const countEffects = (changes: readonly { readonly affects: readonly unknown[] }[]): number =>
  changes.flatMap(({ affects }) => affects).length;

const decisionFiles = /^content\/decisions\/(?<document>[^/]+)\/(?<page>[^/]+)\.yml$/u;

/** Every kind of file with data that people write, a row each. */
export const layout = {
  site: one('site.yml', siteSchema, unnamedSite),
  documents: one('documents.yml', documentFileSchema, [], { unique: '[].id' }),
  editions: many(/^content\/editions\/(?<document>[^/]+)\/[^/]+\.txt$/u, headSchema, { namedBy: 'source' }),
  sectionDecisions: many(decisionFiles, sectionDecisionsSchema, { of: hasSections }),
  chapterDecisions: many(decisionFiles, chapterDecisionsSchema, { of: hasCards }),
  contents: many(/^content\/contents\/[^/]+\.yml$/u, contentsSchema, {
    namedBy: 'document',
    counts: ({ chapters }) => ({ sections: chapters.flatMap(({ sections }) => sections).length }),
  }),
  corrections: many(/^content\/corrections\/[^/]+\.yml$/u, correctionFileSchema, {
    unique: 'corrections.[].id',
    namedBy: 'source',
    counts: ({ corrections }) => ({ corrections: corrections.length }),
  }),
  unofficial: many(
    /^content\/unofficial\/(?<document>[^/]+)\/(?:cards\/)?[^/]+\.yml$/u,
    unofficialFileSchema,
    { namedBy: 'page', counts: ({ texts }) => ({ texts: texts.length }) },
  ),
  facts: many(/^content\/cards\/[^/]+\.json$/u, cardFactFileSchema, {
    unique: '[].slug',
    counts: (cards) => ({ cards: cards.length }),
  }),
  terms: one('terms.yml', termFileSchema, [], {
    unique: '[].id',
    counts: (terms) => ({ terms: terms.length }),
  }),
  wording: one('wording.yml', wordingSchema, noWording),
  said: one(
    'said.yml',
    saidFileSchema,
    {},
    { counts: (pages) => ({ places: Object.values(pages).flatMap((page) => Object.keys(page)).length }) },
  ),
  ruleChanges: one('rule-changes.yml', ruleChangeFileSchema, [], {
    unique: '[].id',
    counts: (changes) => ({ changes: changes.length, verdicts: countEffects(changes) }),
  }),
  policy: one(
    'policy-changes.yml',
    policyFileSchema,
    { comparisons: [], changes: [] },
    {
      unique: 'changes.[].id',
      counts: ({ comparisons, changes }) => ({
        comparisons: comparisons.length,
        changes: changes.length,
        verdicts: countEffects(changes),
      }),
    },
  ),
  ruleNumbers: one('rule-numbers.yml', ruleNumberFileSchema, [], {
    counts: (numbers) => ({ numbers: numbers.length }),
  }),
  doubts: one('doubts.yml', doubtFileSchema, [], { counts: (doubts) => ({ doubts: doubts.length }) }),
  validityPasses: one('validity.yml', validityPassFileSchema, [], {
    counts: (passes) => ({
      checked: new Set(passes.flatMap(({ targets }) => targets.flatMap(expandTarget))).size,
    }),
  }),
  retired: one('retired.yml', retiredFileSchema, []),
  changes: one('changes.yml', changeFileSchema, [], { counts: (changes) => ({ changes: changes.length }) }),
};

/** The files with data that the content build writes. */
export const generated = {
  sections: many(/^content\/docs\/(?<document>[^/]+)\/[^/]+\.mdx$/u, guideSectionSchema, { of: hasSections }),
  chapters: many(/^content\/docs\/(?<document>[^/]+)\/[^/]+\.mdx$/u, faqChapterSchema, { of: hasCards }),
  cards: many(/^content\/docs\/(?<document>[^/]+)\/cards\/[^/]+\.mdx$/u, cardRecordSchema, {
    of: hasCards,
  }),
  coverage: one('coverage.json', coverageSchema, { schemaVersion: 1, sources: [], entries: [] }),
  redirects: one('redirects.json', redirectFileSchema, []),
};

/** The texts as they came. */
export const sourceTexts = /^content\/sources\/(?<document>[^/]+)\/[^/]+\.txt$/u;

/** The other files of `content`: texts as they came, and lists that only the build reads. */
export const plainFiles: readonly RegExp[] = [
  sourceTexts,
  /^content\/docs\/README\.md$/u,
  /^content\/(?:published\.txt|counts\.txt)$/u,
];
