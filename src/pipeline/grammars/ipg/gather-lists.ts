import { joinFlows } from '../../flow.ts';
import type { Entry } from './entries.ts';
import { endsWithColon } from './sentence.ts';

/**
 * Bullets and numbered points behind a colon belong to the clause that leads in to them; they become lines of
 * it. Where each point has a comment of its own, or where points in two languages stand by turns, each is a
 * clause of its own.
 */
export const gatherLists = (entries: readonly Entry[]): readonly Entry[] => {
  // The penalty can stand in a box between the lead-in and its points.
  const text = entries.filter(({ block }) => block.part !== 'penalty');
  const ends = endsOfLists(text);
  const pointsOf = new Map<Entry, readonly Entry[]>();
  const gathered = new Set<Entry>();
  for (let at = 0; at < text.length; at += 1) {
    const lead = text[at];
    if (!lead || !isLeadIn(lead, text[at + 1])) continue;
    const end = ends[at + 1] ?? at + 1;
    if (!isOneList(text, at + 1, end)) continue;
    const points = text.slice(at + 1, end);
    pointsOf.set(lead, points);
    for (const point of points) gathered.add(point);
    at = end - 1;
  }
  return entries
    .filter((entry) => !gathered.has(entry))
    .map((entry) => withPoints(entry, pointsOf.get(entry) ?? []));
};

/** For each entry, where the list that it begins or goes on with ends; computed from behind, so only once. */
const endsOfLists = (entries: readonly Entry[]): readonly number[] => {
  const ends = new Array<number>(entries.length).fill(0);
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const [own, next] = [entries[at], entries[at + 1]];
    const goesOn = own !== undefined && next !== undefined && isPoint(next) && isAlike(own, next);
    ends[at] = goesOn ? (ends[at + 1] ?? at + 1) : at + 1;
  }
  return ends;
};

const isLeadIn = (lead: Entry, next: Entry | undefined): boolean =>
  lead.paragraph !== undefined &&
  endsWithColon(lead.block.flow.text) &&
  next !== undefined &&
  isPoint(next) &&
  isAlike(lead, next);

const isPoint = ({ block, paragraph }: Entry): boolean =>
  paragraph?.isListItem === true && block.label === undefined;

const isAlike = ({ block: left }: Entry, { block: right }: Entry): boolean =>
  left.role === right.role && left.part === right.part && left.lang === right.lang;

const isOneList = (entries: readonly Entry[], from: number, end: number): boolean => {
  const [first, behind, further] = [entries[from], entries[end], entries[end + 1]];
  if (!first || !behind) return true;
  const isCommentedSingly =
    end - from === 1 &&
    behind.block.role === 'annotation' &&
    first.block.role === 'clause' &&
    further !== undefined &&
    isPoint(further) &&
    isAlike(first, further);
  const isByTurns = isPoint(behind) && behind.block.lang !== first.block.lang;
  return !isCommentedSingly && !isByTurns;
};

const withPoints = (lead: Entry, points: readonly Entry[]): Entry => {
  if (points.length === 0) return lead;
  const flow = joinFlows([lead.block.flow, ...points.map(({ block }) => block.flow)], '\n');
  const markup = [...lead.block.markup, ...points.flatMap(({ block }) => block.markup)];
  return { ...lead, block: { ...lead.block, flow, markup } };
};
