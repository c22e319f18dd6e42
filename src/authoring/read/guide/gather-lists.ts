import { flowOf, joinFlows } from '../../../pipeline/text/flow.ts';
import type { SourceText } from '../../../pipeline/text/source-text.ts';
import { displayWidth } from '../lines/sentence.ts';
import type { GuideBlock, LedgerBlock } from '../structure.ts';
import type { Entry } from './read-section.ts';

/**
 * Points (bullets and numbered lines) under a paragraph belong to the clause that leads in to them, whether it
 * ends with a colon or with a full stop; they become lines of it. Points alone under the heading of
 * a part are clauses, and so are the examples, lettered or not; what is indented more belongs to the point or
 * example above it. Where each point has a comment of its own, or where points alternate between two languages,
 * each is a clause of its own.
 */
export const gatherLists = (entries: readonly Entry[]): readonly Entry[] => {
  // The penalty can be in a box between the lead-in and its points.
  const text = entries.filter(({ block }) => block.part !== 'penalty');
  const pointsOf = new Map<Entry, readonly Entry[]>();
  const gathered = new Set<Entry>();
  for (let at = 0; at < text.length; ) {
    const end = endOfList(text, at);
    const lead = text[at];
    if (lead && end > at + 1 && isOneList(text, at + 1, end)) {
      const points = text.slice(at + 1, end);
      pointsOf.set(lead, points);
      for (const point of points) gathered.add(point);
      at = end;
    } else at += 1;
  }
  return entries
    .filter((entry) => !gathered.has(entry))
    .map((entry) => withPoints(entry, pointsOf.get(entry) ?? []));
};

/** The index after the last point that belongs to an entry. */
const endOfList = (entries: readonly Entry[], at: number): number => {
  const lead = entries[at];
  let end = at + 1;
  for (let next = entries[end]; lead && next && belongsTo(lead, next); next = entries[end]) end += 1;
  return end;
};

const belongsTo = (lead: Entry, point: Entry): boolean => {
  if (!lead.paragraph || !point.paragraph || !isPoint(point) || !isAlike(lead, point)) return false;
  const kind = kindOf(lead);
  if (kind === undefined) return lead.block.part !== 'examples';
  return kind !== kindOf(point) || displayWidth(point.paragraph.indent) > displayWidth(lead.paragraph.indent);
};

const isPoint = (entry: Entry): boolean => entry.paragraph?.isListItem === true || isLettered(entry);

/** Small letters count steps, where they do not name examples: `1. …: a. …; b. …`; in a text without parts, any. */
const isLettered = ({ block, paragraph }: Entry): boolean =>
  block.part !== 'examples' &&
  paragraph?.labeled !== undefined &&
  (block.part === 'text' || /^[(（]?[a-zａ-ｚ][.)．）]/u.test(paragraph.flow.text));

/** What an entry of a list begins with; undefined for a plain paragraph. */
const kindOf = (entry: Entry): 'bullet' | 'letter' | 'number' | undefined => {
  const { block, paragraph } = entry;
  if (paragraph?.traits.has('bullet')) return 'bullet';
  if (block.label !== undefined || isLettered(entry)) return 'letter';
  return paragraph?.isListItem ? 'number' : undefined;
};

const isAlike = ({ block: left }: Entry, { block: right }: Entry): boolean =>
  left.role === right.role && left.part === right.part && left.lang === right.lang;

const isOneList = (entries: readonly Entry[], from: number, end: number): boolean => {
  const [first, next, further] = [entries[from], entries[end], entries[end + 1]];
  if (!first || !next) return true;
  const isCommentedSingly =
    end - from === 1 &&
    next.block.role === 'annotation' &&
    first.block.role === 'clause' &&
    further !== undefined &&
    isPoint(further) &&
    isAlike(first, further);
  const isByTurns = isPoint(next) && next.block.lang !== first.block.lang;
  return !isCommentedSingly && !isByTurns;
};

const withPoints = (lead: Entry, points: readonly Entry[]): Entry => {
  if (points.length === 0) return lead;
  const flow = joinFlows([lead.block.flow, ...points.map(({ block }) => block.flow)], '\n');
  const markup = [...lead.block.markup, ...points.flatMap(({ block }) => block.markup)];
  return { ...lead, block: { ...lead.block, flow, markup } };
};

/** A paragraph that is printed in one part a second time goes to the ledger, whole. */
export const setRepeatsAside = (
  source: SourceText,
  entries: readonly Entry[],
): { readonly kept: readonly Entry[]; readonly ledger: readonly LedgerBlock[] } => {
  const seen = new Set<string>();
  const kept: Entry[] = [];
  const ledger: LedgerBlock[] = [];
  for (const entry of entries) {
    const id = entry.paragraph && identityOf(entry.block);
    if (entry.paragraph && id !== undefined && seen.has(id)) {
      const { flow, markup } = entry.paragraph;
      const flows = [flow, ...markup.map((range) => flowOf(source, range))];
      flows.sort((left, right) => (left.offsets[0] ?? 0) - (right.offsets[0] ?? 0));
      ledger.push({ reason: 'repeated', flow: joinFlows(flows) });
    } else {
      if (id !== undefined) seen.add(id);
      kept.push(entry);
    }
  }
  return { kept, ledger };
};

/**
 * What makes two paragraphs the same print of one text: quotation marks, width of punctuation and spaces may
 * differ, nothing else. Undefined for a text too short to be told from chance.
 *
 * `处理此违规。"甲"` and `处理此违规。“甲”` have one.
 */
const identityOf = ({ role, part, lang, label = '', flow }: GuideBlock): string | undefined => {
  const key = flow.text.normalize('NFKC').replace(/["'“”„‟‘’‚‛«»「」『』＂＇\s]/gu, '');
  return key.length < shortestRepeat ? undefined : `${role} ${part} ${lang} ${label} ${key}`;
};

const shortestRepeat = 12;
