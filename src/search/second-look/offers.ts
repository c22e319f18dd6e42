import type { NameEntry } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import type { Citation } from '../query/citation.ts';
import { isSection } from '../query/cited-places.ts';
import type { Plan } from '../query/plan.ts';
import { type NearName, nearestNames } from './nearest.ts';

/** What is offered where nothing answers. */
export interface Offers {
  readonly nearest: readonly NearName[];
}

/** For a section that is not there, those that are; otherwise names like the query. */
export function offerNearest(names: NameIndex, plan: Plan): Offers {
  const sections = nearestSections(names, plan.citations);
  return {
    nearest: sections.length > 0 ? sections : nearestNames(names, plan.query, mostNames),
  };
}

/** The sections that there are, where one is cited that is not there: those of its chapter first. */
export function nearestSections({ entries, guides }: NameIndex, citations: readonly Citation[]): NearName[] {
  const citation = citations.find((each) => each.of === 'clause');
  const cited = citation?.section;
  if (cited === undefined) return [];
  const nameOf = ({ document }: NameEntry) => guides.find(({ id }) => id === document)?.name ?? document;
  const isMeant = ({ document }: NameEntry) => document === (citation?.document ?? document);
  const isNear = ({ section }: NameEntry) => section.split('..')[0] === cited.split('..')[0];
  return entries
    .filter((entry) => isSection(entry) && isMeant(entry))
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
    .slice(0, 6)
    .map((entry) => ({ entry, nearness: 'section', name: `${nameOf(entry)} ${entry.section}`, lang: 'en' }));
}

const mostNames = 6;
