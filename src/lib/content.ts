import { parse } from 'yaml';
import { type CardFact, cardFactFileSchema } from '../schema/card.ts';
import { type Change, changeFileSchema } from '../schema/change.ts';
import { type CorrectionFile, correctionFileSchema } from '../schema/correction.ts';
import { type Coverage, coverageSchema } from '../schema/coverage.ts';
import { type DriftFile, driftFileSchema } from '../schema/drift.ts';
import { type RedirectFile, redirectFileSchema } from '../schema/redirect.ts';
import { type RuleNumber, ruleNumberFileSchema } from '../schema/rule-number.ts';
import { type SourceEntry, sourceListSchema } from '../schema/source.ts';
import { type Term, termFileSchema } from '../schema/term.ts';
import { type RuleChange, ruleChangeFileSchema } from '../schema/validity.ts';

/** Every card whose facts are known, cards of the set by number, then those that texts only mention. */
export function loadCardFacts(): CardFact[] {
  const facts = readAll('/content/cards/').flatMap((value) => cardFactFileSchema.parse(value));
  return [...new Map(facts.map((fact) => [fact.slug, fact])).values()];
}

/** The sources, with owner, origin and edition of each. */
export function loadSources(): SourceEntry[] {
  return readAll('/content/sources/').flatMap((value) => sourceListSchema.parse(value));
}

export function loadCorrections(): CorrectionFile[] {
  return readAll('/content/corrections/').map((value) => correctionFileSchema.parse(value));
}

export function loadTerms(): Term[] {
  return termFileSchema.parse(read('/content/terms.yml') ?? []);
}

/** What changed here, newest first. */
export function loadChanges(): Change[] {
  const changes = changeFileSchema.parse(read('/content/changes.yml') ?? []);
  return changes.toSorted((a, b) => b.date.localeCompare(a.date));
}

export function loadRuleChanges(): RuleChange[] {
  return ruleChangeFileSchema.parse(read('/content/rule-changes.yml') ?? []);
}

/** The numbers of the game's rules that the texts cite, with those of today. */
export function loadRuleNumbers(): RuleNumber[] {
  return ruleNumberFileSchema.parse(read('/content/rule-numbers.yml') ?? []);
}

/** The account of the sources, as the content build wrote it; empty before its first run. */
export function loadCoverage(): Coverage {
  const nothing: Coverage = { schemaVersion: 1, sources: [], entries: [] };
  return coverageSchema.parse(read('/content/coverage.json') ?? nothing);
}

/** Findings of drift between the languages, as the content build wrote them; none before its first run. */
export function loadDrift(): DriftFile {
  const nothing: DriftFile = { schemaVersion: 1, findings: [], names: [] };
  return driftFileSchema.parse(read('/content/drift.json') ?? nothing);
}

/** Published addresses that have moved, as the content build wrote them; none before its first run. */
export function loadRedirects(): RedirectFile {
  return redirectFileSchema.parse(read('/content/redirects.json') ?? []);
}

const texts = import.meta.glob<string>(
  [
    '/content/*.yml',
    '/content/coverage.json',
    '/content/drift.json',
    '/content/redirects.json',
    '/content/cards/*.json',
    '/content/corrections/**/*.yml',
    '/content/sources/*/source.yml',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/**
 * Parses a file at its first use. Every page asks for the same few files, and parsing one of them for each page
 * was half of a build; a file that changes under the development server replaces this module, memory included.
 */
function read(path: string): unknown {
  if (!parsed.has(path)) parsed.set(path, parseText(path));
  return parsed.get(path);
}

function parseText(path: string): unknown {
  const text = texts[path];
  if (text === undefined) return undefined;
  return path.endsWith('.json') ? JSON.parse(text) : parse(text);
}

const parsed = new Map<string, unknown>();

function readAll(folder: string): unknown[] {
  return Object.keys(texts)
    .filter((path) => path.startsWith(folder))
    .sort()
    .map(read);
}
