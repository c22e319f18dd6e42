import { keysOfTitles, type NameEntry, nameKey } from '../names/name-row.ts';
import { matchNames, type NameIndex } from '../names/names.ts';
import type { Citation } from './citation.ts';

/** What a citation leads to: something that has a name, and the ID in it that is meant. */
export interface CitedPlace {
  readonly entry: NameEntry;
  readonly anchor?: string;
}

/** The places that citations name, in the order of the site; a section where it has no such clause; none where nothing is. */
export function citedPlaces(index: NameIndex, citations: readonly Citation[]): CitedPlace[] {
  return citations.flatMap((citation): CitedPlace[] => {
    if (citation.of === 'clause') return clauses(index, citation);
    if (citation.of === 'ruling') return rulings(index, citation);
    return citation.of === 'note' ? notes(index, citation) : rules(index, citation.number);
  });
}

function clauses({ entries }: NameIndex, citation: ClauseCitation): CitedPlace[] {
  const { document, section, chapter, part, number } = citation;
  // Who names a document alone is shown what can be read of it.
  const isMeant = ({ isListed }: NameEntry) => section !== undefined || chapter !== undefined || !isListed;
  const own = entries.filter((entry) => isSection(entry) && isIn(entry, document) && isMeant(entry));
  return own.flatMap((entry): CitedPlace[] => {
    if (chapter) return entry.section.startsWith(`${chapter}.`) ? [{ entry }] : [];
    if (number && !part) return numbered(entry, citation);
    const anchor = citedAnchor(citation, entry.anchors ?? []);
    // Who names the document alone is shown all its sections.
    const isCited = section === undefined ? anchor || !part : section === entry.section;
    return isCited ? [{ entry, ...(anchor && { anchor }) }] : [];
  });
}

/** All clauses of a section that have a number, of the parts that may be meant or of any; the section where none has. */
function numbered(entry: NameEntry, citation: ClauseCitation): CitedPlace[] {
  const { section, parts = ['[a-z]+'], number } = citation;
  if (entry.section !== section) return [];
  const isMeant = new RegExp(`^(?:${parts.join('|')})-${number}$`, 'u');
  const anchors = (entry.anchors ?? []).filter((anchor) => isMeant.test(anchor));
  if (anchors.length === 0) return [{ entry }];
  return anchors.map((anchor) => ({ entry, anchor: toLast(anchor, citation, entry.anchors) }));
}

/** The ID that is meant, of those that the section has; undefined where it has none such. */
function citedAnchor(citation: ClauseCitation, anchors: readonly string[]): string | undefined {
  const { part, number, note } = citation;
  if (!part) return undefined;
  const stem = part === 'examples' ? 'example' : part;
  const clause =
    number === undefined
      ? (anchors.find((anchor) => anchor === part) ?? anchors.find((anchor) => anchor.startsWith(`${stem}-`)))
      : anchors.find((anchor) => anchor === `${stem}-${number}`);
  const annotation = anchors.find((anchor) => note !== undefined && anchor === `${clause}-note-${note}`);
  return annotation ?? (clause && toLast(clause, citation, anchors));
}

/** A card may be called by part of its name, by pinyin and so on; many that are called so are no citation. */
function rulings(index: NameIndex, citation: NamedCitation): CitedPlace[] {
  // `M10 Ajani r2`, `M10阿耶尼 释疑 2`
  const [, set = '', rest = ''] = /^([a-z\d-]+)(?: |(?=[^ -~]))(.+)$/u.exec(citation.name) ?? [];
  const isInSet = index.sets.includes(set);
  const { document, name, number } = isInSet ? { ...citation, document: set, name: rest } : citation;
  const anchor = `r${number}`;
  const bySlug = index.entries.filter(({ kind, section }) => kind === 'card' && section === name);
  const called = bySlug.length > 0 ? bySlug : matchNames(index, name).map(({ entry }) => entry);
  return called
    .filter((entry) => entry.anchors?.includes(anchor) && isIn(entry, document))
    .slice(0, mostCalled)
    .map((entry) => ({ entry, anchor: toLast(anchor, citation, entry.anchors) }));
}

function notes({ entries }: NameIndex, citation: NamedCitation): CitedPlace[] {
  const { document, name, number } = citation;
  const key = nameKey(name);
  return entries.flatMap((entry): CitedPlace[] => {
    const anchor = `${entry.anchor}-${number}`;
    // Few have such a note: only their names are compared.
    if (!entry.anchors?.includes(anchor) || !isIn(entry, document)) return [];
    const isCalled = entry.anchor === name || keysOfTitles(entry.titles).includes(key);
    return isCalled ? [{ entry, anchor: toLast(anchor, citation, entry.anchors) }] : [];
  });
}

/** The ID of what is cited, or of all from there to the last one that is meant: `remedy-1..remedy-3`. */
function toLast(anchor: string, { to }: { readonly to?: string }, anchors: readonly string[] = []): string {
  const last = to && anchor.replace(/(?:\d+|(?<=-)[a-z])$/u, to);
  return last && anchors.indexOf(last) > anchors.indexOf(anchor) ? `${anchor}..${last}` : anchor;
}

function rules({ entries }: NameIndex, number: string): CitedPlace[] {
  return entries.flatMap((entry): CitedPlace[] => {
    const anchor = entry.rules?.[number];
    return anchor ? [{ entry, anchor }] : [];
  });
}

/** It is of the document that is named, if any is. */
const isIn = (entry: NameEntry, document = entry.document) => entry.document === document;

/** A section of a guide, which has a number; sections of an FAQ have names. */
export const isSection = ({ kind, section }: NameEntry) => kind === 'section' && /^\d/u.test(section);

const mostCalled = 3;

type ClauseCitation = Extract<Citation, { of: 'clause' }>;
type NamedCitation = Extract<Citation, { of: 'ruling' | 'note' }>;
