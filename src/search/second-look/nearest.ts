import type { Language } from '../../schema/language.ts';
import type { NameEntry } from '../names/name-row.ts';
import { type NameRow, nameKey } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { isMistyped } from '../names/typo.ts';
import { isSection } from '../query/cited-places.ts';
import type { Plan } from '../query/plan.ts';
import { unspaced } from '../text/normalize.ts';

/** What is offered where nothing answers: a name that is spelled like the query, or a section that is there. */
export interface NearName {
  readonly entry: NameEntry;
  /** As printed; of a section its number. */
  readonly name: string;
  readonly lang: Language;
}

/** For a section that is not there, those that are; otherwise names like the query, nearest first. */
export function findNearest(names: NameIndex, { citations, query }: Pick<Plan, 'citations' | 'query'>) {
  const sections = nearestSections(names, citations);
  return sections.length > 0 ? sections : nearestNames(names, query);
}

/** The sections that there are, where one is cited that is not there: those of its chapter first. */
function nearestSections({ entries, guides }: NameIndex, citations: Plan['citations']): NearName[] {
  const citation = citations.find((each) => each.of === 'clause');
  const cited = citation?.section;
  if (cited === undefined) return [];
  const nameOf = ({ document }: NameEntry) => guides.find(({ id }) => id === document)?.name ?? document;
  const isMeant = ({ document }: NameEntry) => document === (citation?.document ?? document);
  const isNear = ({ section }: NameEntry) => section.split('.')[0] === cited.split('.')[0];
  return entries
    .filter((entry) => isSection(entry) && isMeant(entry))
    .sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
    .slice(0, most)
    .map((entry) => ({ entry, name: `${nameOf(entry)} ${entry.section}`, lang: 'en' }));
}

/** Each entry once, and of several of one name the first; none where nothing is near, or the query is no name's length. */
function nearestNames({ rows }: NameIndex, query: string): NearName[] {
  const key = nameKey(query);
  if (key === '' || key.length > longestName) return [];
  const least = letters.test(key) ? leastLetterLikeness : leastLikeness;
  const near = rows
    .map((row) => ({ row, likeness: likenessOf(key, row) }))
    .filter(({ likeness }) => likeness >= least)
    .sort((a, b) => b.likeness - a.likeness || a.row.order - b.row.order);
  // A section and the term of its name are one to a reader who sees only the name.
  const titleOf = ({ titles }: NameEntry): string => titles.en ?? Object.values(titles)[0] ?? '';
  const first = new Map(near.toReversed().map(({ row }) => [titleOf(row.entry), row]));
  return near
    .flatMap(({ row }) => (first.get(titleOf(row.entry)) === row ? row : []))
    .slice(0, most)
    .map(({ entry, name, lang }) => ({ entry, name, lang }));
}

/** The first letter is right in nearly every mistyped word (typo.ts); a name may be meant by one of its words. */
function likenessOf(key: string, { key: whole, words }: NameRow): number {
  if (!letters.test(key)) return likeness(key, whole);
  const word = words().find((each) => isMistyped(key, each));
  return Math.max(
    key[0] === whole[0] && letters.test(whole) ? likeness(key, whole) : 0,
    word === undefined ? 0 : likeness(key, word),
  );
}

/** Sørensen–Dice over pairs of characters (single ones of a Chinese name of two), from 0 to 1. */
function likeness(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  const rest = [...right];
  let common = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at === -1) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return (2 * common) / (left.length + right.length);
}

function pairs(key: string): string[] {
  const padded = unspacedStart.test(key) ? `${key}\n` : `\n${key}\n`;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}

const most = 6;
// Whoever types more than this has pasted a text.
const longestName = 80;
const leastLikeness = 0.34;
// Words of few letters have pairs in common by chance: `blah` and black, `nope` and MPE.
const leastLetterLikeness = 0.45;
const letters = /^[a-z]+$/u;
const unspacedStart = new RegExp(`^[${unspaced}]`, 'u');
