import { parse } from 'yaml';
import { type CardFact, cardFactFileSchema } from '../schema/card.ts';
import { type Change, changeFileSchema } from '../schema/change.ts';
import { type Contents, contentsSchema } from '../schema/contents.ts';
import { type CorrectionFile, correctionFileSchema } from '../schema/correction.ts';
import { type Coverage, coverageSchema } from '../schema/coverage.ts';
import { type Document, documentFileSchema } from '../schema/document.ts';
import { type DriftFile, driftFileSchema } from '../schema/drift.ts';
import { type PolicyFile, policyFileSchema } from '../schema/policy.ts';
import { type RedirectFile, redirectFileSchema } from '../schema/redirect.ts';
import { type RuleNumber, ruleNumberFileSchema } from '../schema/rule-number.ts';
import { type SourceEntry, sourceListSchema } from '../schema/source.ts';
import { type Term, termFileSchema } from '../schema/term.ts';
import { type RuleChange, ruleChangeFileSchema } from '../schema/validity.ts';
import { indexTerms, type TermIndex } from './find-terms.ts';
import { kept } from './kept.ts';

/** Every card whose facts are known, cards of the set by number, then those that texts only mention. */
export const loadCardFacts = kept((): CardFact[] => {
  const facts = readAll('/content/cards/').flatMap((value) => cardFactFileSchema.parse(value));
  return [...new Map(facts.map((fact) => [fact.slug, fact])).values()];
});

/** The documents, in the order in which they are shown. */
export const loadDocuments = kept((): Document[] => {
  return documentFileSchema.parse(read('/content/documents.yml') ?? []);
});

export const documentsOfKind = (kind: Document['kind']): Document[] =>
  loadDocuments().filter((document) => document.kind === kind);

export function documentOf(id: string): Document {
  const document = loadDocuments().find((each) => each.id === id);
  if (!document) throw new Error(`content/documents.yml has no ${id}`);
  return document;
}

/** The sources, with document, owner, origin and edition of each. */
export const loadSources = kept((): (SourceEntry & { document: string })[] => {
  return listPaths('/content/sources/').flatMap((path) => {
    const document = path.split('/').at(-2) ?? '';
    return sourceListSchema.parse(read(path)).map((source) => ({ ...source, document }));
  });
});

/** What each guide consists of, where somebody has written it down. */
export const loadContents = kept((): Contents[] => {
  return readAll('/content/contents/').map((value) => contentsSchema.parse(value));
});

export const loadCorrections = kept((): CorrectionFile[] => {
  return readAll('/content/corrections/').map((value) => correctionFileSchema.parse(value));
});

export const loadTerms = kept((): Term[] => {
  return termFileSchema.parse(read('/content/terms.yml') ?? []);
});

/** The term base, prepared for finding its terms in texts. */
export const loadTermIndex = kept((): TermIndex => indexTerms(loadTerms()));

/** What changed here, newest first. */
export const loadChanges = kept((): Change[] => {
  const changes = changeFileSchema.parse(read('/content/changes.yml') ?? []);
  return changes.toSorted((a, b) => b.date.localeCompare(a.date));
});

export const loadRuleChanges = kept((): RuleChange[] => {
  return ruleChangeFileSchema.parse(read('/content/rule-changes.yml') ?? []);
});

/** What has changed in the guide itself, and what was compared with which edition of it. */
export const loadPolicy = kept((): PolicyFile => {
  return policyFileSchema.parse(read('/content/policy-changes.yml') ?? { comparisons: [], changes: [] });
});

/** The numbers of the game's rules that the texts cite, with those of today. */
export const loadRuleNumbers = kept((): RuleNumber[] => {
  return ruleNumberFileSchema.parse(read('/content/rule-numbers.yml') ?? []);
});

/** The account of the sources, as the content build wrote it; empty before its first run. */
export const loadCoverage = kept((): Coverage => {
  const nothing: Coverage = { schemaVersion: 1, sources: [], entries: [] };
  return coverageSchema.parse(read('/content/coverage.json') ?? nothing);
});

/** Findings of drift between the languages, as the content build wrote them; none before its first run. */
export const loadDrift = kept((): DriftFile => {
  const nothing: DriftFile = { schemaVersion: 1, findings: [], names: [] };
  return driftFileSchema.parse(read('/content/drift.json') ?? nothing);
});

/** Published addresses that have moved, as the content build wrote them; none before its first run. */
export const loadRedirects = kept((): RedirectFile => {
  return redirectFileSchema.parse(read('/content/redirects.json') ?? []);
});

const texts = import.meta.glob<string>(
  [
    '/content/*.yml',
    '/content/coverage.json',
    '/content/drift.json',
    '/content/redirects.json',
    '/content/cards/*.json',
    '/content/contents/*.yml',
    '/content/corrections/**/*.yml',
    '/content/sources/*/source.yml',
  ],
  { query: '?raw', import: 'default', eager: true },
);

function read(path: string): unknown {
  const text = texts[path];
  if (text === undefined) return undefined;
  return path.endsWith('.json') ? JSON.parse(text) : parse(text);
}

const readAll = (folder: string): unknown[] => listPaths(folder).map(read);

const listPaths = (folder: string): string[] =>
  Object.keys(texts)
    .filter((path) => path.startsWith(folder))
    .sort();
