import type { z } from 'zod';
import { cardFactFileSchema } from '../schema/card.ts';
import { changeFileSchema } from '../schema/change.ts';
import { contentsSchema } from '../schema/contents.ts';
import { correctionFileSchema } from '../schema/correction.ts';
import { chapterDecisionsSchema, sectionDecisionsSchema } from '../schema/decision.ts';
import { documentFileSchema } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import { doubtFileSchema } from '../schema/doubt.ts';
import { laterChangesFileSchema } from '../schema/later-change.ts';
import { ruleNumberFileSchema } from '../schema/rule-number.ts';
import { siteSchema, unnamedSite } from '../schema/site.ts';
import { headSchema } from '../schema/source.ts';
import { phrasesFileSchema } from '../schema/synonyms.ts';
import { termFileSchema } from '../schema/term.ts';
import { unofficialFileSchema } from '../schema/unofficial.ts';
import { noWording, wordingSchema } from '../schema/wording.ts';

/** A file with a fixed name. `none` is its value if it is missing, has an error or holds only comments. */
export interface OneFile<Value> {
  readonly name: string;
  readonly schema: z.ZodType<Value | null>;
  readonly none: Value;
  /** The path of the IDs of its entries (`valuesAt`), which must be unique. */
  readonly unique?: string;
}

export interface ManyFiles<Value> {
  /** A pattern for the paths. Its groups, if any, are `document`, an ID of `documents.yml`, and `page`. */
  readonly files: RegExp;
  readonly schema: z.ZodType<Value>;
  /** Whether a document has these files; by default all do. */
  readonly of?: typeof hasCards;
  readonly unique?: string;
  /** The key whose value must be the name of the file; extensions do not count. */
  readonly namedBy?: string;
}

const one = <Value>(
  name: string,
  schema: z.ZodType<Value>,
  none: NoInfer<Value>,
  more: Pick<OneFile<NoInfer<Value>>, 'unique'> = {},
): OneFile<Value> => ({
  name: `content/${name}`,
  schema: schema.nullable(),
  none,
  ...more,
});

const many = <Value>(
  files: RegExp,
  schema: z.ZodType<Value>,
  more: Pick<ManyFiles<NoInfer<Value>>, 'of' | 'unique' | 'namedBy'> = {},
): ManyFiles<Value> => ({ files, schema, ...more });

const decisionFiles = /^content\/decisions\/(?<document>[^/]+)\/(?<page>[^/]+)\.yml$/u;

export const layout = {
  site: one('site.yml', siteSchema, unnamedSite),
  documents: one('documents.yml', documentFileSchema, [], { unique: '[].id' }),
  texts: many(/^content\/texts\/(?<document>[^/]+)\/[^/]+\.txt$/u, headSchema, { namedBy: 'source' }),
  sectionDecisions: many(decisionFiles, sectionDecisionsSchema, { of: hasSections }),
  chapterDecisions: many(decisionFiles, chapterDecisionsSchema, { of: hasCards }),
  contents: many(/^content\/contents\/[^/]+\.yml$/u, contentsSchema, { namedBy: 'document' }),
  corrections: many(/^content\/corrections\/[^/]+\.yml$/u, correctionFileSchema, {
    unique: 'corrections.[].id',
    namedBy: 'source',
  }),
  unofficial: many(
    /^content\/unofficial\/(?<document>[^/]+)\/(?<page>(?:cards\/)?[^/]+)\.yml$/u,
    unofficialFileSchema,
  ),
  facts: many(/^content\/cards\/[^/]+\.json$/u, cardFactFileSchema, { unique: '[].slug' }),
  terms: one('terms.yml', termFileSchema, [], { unique: '[].id' }),
  wording: one('wording.yml', wordingSchema, noWording),
  phrases: one('phrases.yml', phrasesFileSchema, {}),
  laterChanges: one(
    'later-changes.yml',
    laterChangesFileSchema,
    { checks: [], changes: [] },
    { unique: 'changes.[].id' },
  ),
  ruleNumbers: one('rule-numbers.yml', ruleNumberFileSchema, []),
  doubts: one('doubts.yml', doubtFileSchema, []),
  changes: one('changes.yml', changeFileSchema, []),
};

export const sourceTexts = /^content\/sources\/(?<document>[^/]+)\/[^/]+\.txt$/u;

/** The other files: sources, generated pages, the list of published addresses, pictures. */
export const plainFiles: readonly RegExp[] = [
  sourceTexts,
  /^content\/docs\/(?:README\.md|(?<document>[^/]+)\/(?:cards\/)?[^/]+\.mdx)$/u,
  /^content\/published\.txt$/u,
  /^content\/(?:logo\.svg|share\.png)$/u,
];
