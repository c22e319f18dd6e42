import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { type Part, parts } from '../../../schema/ipg.ts';
import type { Language } from '../../../schema/language.ts';
import type { Staged } from '../../diagnostics.ts';
import { joinFlows } from '../../flow.ts';
import type { Segment } from '../../segment.ts';
import type { SourceText } from '../../source-text.ts';
import type { IpgBlock, IpgStructure, LedgerBlock } from '../../structure.ts';
import { readAbout } from './about.ts';
import { tellVoices } from './commentary.ts';
import { report } from './findings.ts';
import { type Paragraph, wholeFlow } from './paragraph.ts';
import { orderParts } from './part-order.ts';
import { hasFixedParts, type ReadingItem, readSection } from './read-section.ts';
import { repeatKey } from './repeats.ts';
import { createLanguageTeller, type TellLanguage } from './script.ts';
import { endsWithColon } from './sentence.ts';
import { readNames } from './title.ts';
import type { Voice } from './voice-labels.ts';

/** Languages a source is known to carry, and whether it has commentary between the official paragraphs. */
export interface SectionOptions {
  readonly languages?: readonly Language[] | undefined;
  readonly isAnnotated: boolean;
}

/** The way of an IPG section: lines -> headings and paragraphs -> who speaks -> parts -> blocks. */
export const structureSection = (
  source: SourceText,
  segments: readonly Segment[],
  { languages, isAnnotated }: SectionOptions,
): Staged<IpgStructure> => {
  if (segments.length === 0) {
    return {
      value: { kind: 'ipg', section: null, blocks: [], ledger: [] },
      diagnostics: [report(source, 'structure/empty', 1)],
    };
  }
  const tell = createLanguageTeller(source.text, languages);
  const reading = readSection(segments, tell, { isAnnotated });
  const paragraphs = reading.items.flatMap((item) => (item.type === 'paragraph' ? [item.paragraph] : []));

  const told = isAnnotated ? tellVoices(source, paragraphs) : { voices: [], diagnostics: [] };
  const voices = paragraphs.map((_, index) => told.voices[index] ?? 'official');

  const ordered = orderPartsOf(reading.section, paragraphs, voices);
  const entries = toEntries(reading.items, voices, ordered.parts, tell);

  const { kept, ledger } = setRepeatsAside(source, entries);
  const blocks = gatherLists(kept).map(({ block }) => block);
  const lineOf = (part: Part): number => lineForPart(kept, part, segments.at(-1)?.line ?? 1);
  const guess = ordered.isGuess ? [report(source, 'structure/part-guess', paragraphs[0]?.line ?? 1)] : [];
  return {
    value: { kind: 'ipg', section: reading.section, blocks, ledger: [...reading.ledger, ...ledger] },
    diagnostics: [...told.diagnostics, ...guess, ...checkParts(source, reading.section, blocks, lineOf)],
  };
};

/** A block with what is needed to tell repeats and lists. */
interface Entry {
  readonly line: number;
  readonly block: IpgBlock;
  /** Absent for headings, titles and penalties. */
  readonly paragraph?: Paragraph;
}

const orderPartsOf = (
  section: string | null,
  paragraphs: readonly Paragraph[],
  voices: readonly Voice[],
): { readonly parts: readonly Part[]; readonly isGuess: boolean } => {
  if (!hasFixedParts(section) && paragraphs.every(({ headed }) => headed === undefined)) {
    return { parts: paragraphs.map(() => 'definition'), isGuess: false };
  }
  return orderParts(
    paragraphs.map((paragraph, index) => ({
      paragraph,
      canBeginPart: voices[index] === 'official' && !paragraph.isPenaltyRemark,
    })),
  );
};

const toEntries = (
  items: readonly ReadingItem[],
  voices: readonly Voice[],
  partsOfParagraphs: readonly Part[],
  tell: TellLanguage,
): readonly Entry[] => {
  let index = -1;
  return items.flatMap((item): readonly Entry[] => {
    if (item.type === 'blocks') return item.blocks.map((block) => ({ line: item.line, block }));
    index += 1;
    const { paragraph } = item;
    const part = paragraph.isPenaltyRemark ? 'penalty' : (partsOfParagraphs[index] ?? 'definition');
    const { line } = paragraph;
    if (paragraph.isSubheading) return toSubheadings(paragraph, part, tell).map((block) => ({ line, block }));
    return [{ line, block: toBlock(paragraph, voices[index] ?? 'official', part), paragraph }];
  });
};

const toBlock = (paragraph: Paragraph, voice: Voice, part: Part): IpgBlock => {
  const { text, lang, markup, labelled } = paragraph;
  if (voice === 'note') {
    const about = part === 'examples' ? aboutOf(paragraph) : undefined;
    return { role: 'annotation', part, lang, ...(about ? { about } : {}), flow: text, markup };
  }
  const role = part === 'penalty' ? 'penalty' : 'clause';
  const label = part === 'examples' && role === 'clause' ? labelOf(paragraph) : undefined;
  if (label === undefined) return { role, part, lang, flow: text, markup };
  if (!labelled) return { role, part, lang, label, flow: text, markup };
  return { role, part, lang, label, flow: labelled.text, markup: [...markup, ...labelled.markup] };
};

/** `WARNING 警告` in the definition of penalties: a heading for each language. */
const toSubheadings = ({ text, markup }: Paragraph, part: Part, tell: TellLanguage): readonly IpgBlock[] => {
  const { names, markup: between } = readNames(text, tell);
  return names.map(({ lang, flow }, index) => ({
    role: 'heading',
    part,
    lang,
    flow,
    markup: index === 0 ? [...markup, ...between] : [],
  }));
};

const labelOf = ({ labelled, sharedLabel }: Paragraph): string | undefined => labelled?.label ?? sharedLabel;

const aboutOf = ({ labelled, text }: Paragraph): IpgBlock['about'] =>
  labelled ? { scope: 'label', label: labelled.label } : readAbout(text.text);

/** A paragraph that stands in the same part a second time goes to the ledger, whole. */
const setRepeatsAside = (
  source: SourceText,
  entries: readonly Entry[],
): { readonly kept: readonly Entry[]; readonly ledger: readonly LedgerBlock[] } => {
  const seen = new Set<string>();
  const kept: Entry[] = [];
  const ledger: LedgerBlock[] = [];
  for (const entry of entries) {
    const { block, paragraph } = entry;
    const key = paragraph ? repeatKey(block.flow.text) : undefined;
    const id =
      key === undefined ? undefined : `${block.role} ${block.part} ${block.lang} ${block.label ?? ''} ${key}`;
    if (paragraph && id !== undefined && seen.has(id)) {
      ledger.push({ reason: 'repeated', flow: wholeFlow(source, paragraph) });
      continue;
    }
    if (id !== undefined) seen.add(id);
    kept.push(entry);
  }
  return { kept, ledger };
};

/**
 * Bullets and numbered points behind a colon belong to the clause that leads in to them; they become lines of
 * it. Where each point has a comment of its own, each is a clause of its own.
 */
const gatherLists = (entries: readonly Entry[]): readonly Entry[] => {
  // The penalty can stand in a box between the lead-in and its points.
  const text = entries.filter(({ block }) => block.part !== 'penalty');
  const pointsOf = new Map<Entry, readonly Entry[]>();
  const gathered = new Set<Entry>();
  for (let at = 0; at < text.length; at += 1) {
    const lead = text[at];
    const count = countPoints(text, at);
    if (!lead || count === 0) continue;
    const points = text.slice(at + 1, at + 1 + count);
    pointsOf.set(lead, points);
    for (const point of points) gathered.add(point);
    at += count;
  }
  return entries
    .filter((entry) => !gathered.has(entry))
    .map((entry) => withPoints(entry, pointsOf.get(entry) ?? []));
};

/** How many entries behind a lead are points of it. */
const countPoints = (entries: readonly Entry[], at: number): number => {
  const lead = entries[at];
  if (!lead?.paragraph || !isLeadIn(lead)) return 0;
  let count = 0;
  while (isPointOf(lead, entries[at + 1 + count])) count += 1;
  const behind = entries[at + 1 + count];
  const isCommentedSingly =
    count === 1 && behind?.block.role === 'annotation' && isPointOf(lead, entries[at + 3]);
  // Points in two languages by turns: each is a clause, as its translation is.
  const isByTurns = behind?.paragraph?.isListItem === true && behind.block.lang !== lead.block.lang;
  return isCommentedSingly || isByTurns ? 0 : count;
};

const isLeadIn = ({ block }: Entry): boolean => endsWithColon(block.flow.text);

const isPointOf = (lead: Entry, entry: Entry | undefined): boolean =>
  entry?.paragraph?.isListItem === true &&
  entry.block.role === lead.block.role &&
  entry.block.label === undefined &&
  entry.block.part === lead.block.part &&
  entry.block.lang === lead.block.lang;

const withPoints = (lead: Entry, points: readonly Entry[]): Entry => {
  if (points.length === 0) return lead;
  const flow = joinFlows([lead.block.flow, ...points.map(({ block }) => block.flow)], '\n');
  const markup = [...lead.block.markup, ...points.flatMap(({ block }) => block.markup)];
  return { ...lead, block: { ...lead.block, flow, markup } };
};

/** Where a missing part would stand: the line of the part after it, or the last line. */
const lineForPart = (entries: readonly Entry[], part: Part, lastLine: number): number => {
  const later = parts.slice(parts.indexOf(part) + 1);
  return entries.find(({ block }) => block.part !== null && later.includes(block.part))?.line ?? lastLine;
};

/** Parts every section can be expected to have; many have no remedy, most no upgrade. */
const expectedParts: readonly { readonly part: Part; readonly severity: 'warning' | 'info' }[] = [
  { part: 'penalty', severity: 'warning' },
  { part: 'definition', severity: 'warning' },
  { part: 'examples', severity: 'warning' },
  { part: 'philosophy', severity: 'warning' },
  { part: 'remedy', severity: 'info' },
];

const checkParts = (
  source: SourceText,
  section: string | null,
  blocks: readonly IpgBlock[],
  lineOf: (part: Part) => number,
): readonly Diagnostic[] => {
  const clauses = blocks.filter(({ role }) => role === 'clause');
  if (clauses.length === 0) return [report(source, 'structure/no-clauses', 1)];
  if (!hasFixedParts(section)) return [];
  const found = new Set(
    blocks.flatMap(({ role, part }) => (role === 'clause' || role === 'penalty' ? (part ?? []) : [])),
  );
  return expectedParts
    .filter(({ part }) => !found.has(part))
    .map(({ part, severity }) => report(source, 'structure/missing-part', lineOf(part), part, severity));
};
