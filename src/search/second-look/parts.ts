import { letterWord, numberWord } from '../index/index-words.ts';
import type { TableRow } from '../index/table.ts';
import type { NameIndex } from '../names/names.ts';
import { type Found, toFound } from '../query/ask-for.ts';
import type { Question } from '../query/found.ts';
import { planQuery } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import { isNameFor } from '../query/readable.ts';
import { joinRanges, matchPassages } from '../text/match.ts';
import type { Kind, SearchRecord } from '../text/record.ts';
import { wordsFor } from './meant.ts';
import { readSubjects, type Subject, unspacedRun } from './subjects.ts';

/**
 * The texts that say most of what a query speaks of, where none has all of it, and the sections and cards that are
 * about it.
 *
 * Words that only ask carry no weight (`what happens if`, 怎么办, どうなりますか). Of what is left a term, a card, a word
 * of letters or katakana, a number, and each pair of characters count the more the fewer places have them; a term or
 * card counts in every language and by what people call it. A text counts by what it says itself and by what all of its
 * section or card says; of those that say as much the shorter comes first. What says little of it is chance, and so is
 * all where none says much.
 */
export async function findParts(
  { names, plan, index }: Question,
  isAskedFor = isNameFor(plan.reader, index.rows),
): Promise<Found[]> {
  if (plan.query.length > longest) return [];
  const vocabulary = await wordsFor(plan.query, index);
  const subjects = readSubjects(names, plan.query, vocabulary, isAskedFor);
  const heads = headsOf(index.rows);
  const asked = await Promise.all(
    subjects.map(async (subject): Promise<Asked> => {
      const groups = subject.names.flatMap((name) => questionsOf(name, plan.fold));
      const hits = (await Promise.all(groups.map((group) => index.ask(group)))).flat();
      const numbers = [...new Set(hits.map(({ number }) => number))].filter((number) => {
        const row = index.rows[number];
        return row && isText(row);
      });
      return { subject, numbers };
    }),
  );
  const wholes = weighWholes(index.rows, heads, asked);
  const places = weighPlaces(index.rows, asked);
  const best = [...places]
    .map(([url, place]) => {
      const [number = 0] = place.records.keys();
      const whole = wholes.get(heads.get(number) ?? '');
      return { url, place, merit: place.merit + wholeShare * (whole?.merit ?? 0) };
    })
    .filter(({ merit, place }) => merit > leastMerit && [...place.said].some(isTelling))
    .toSorted((a, b) => b.merit - a.merit || (a.url < b.url ? -1 : 1))
    .slice(0, most);
  const bestWhole = Math.max(...[...wholes.values()].map(({ merit }) => merit));
  const heard = [...wholes.values()].filter(
    ({ merit, isTold }) => isTold && merit > leastWhole && merit >= bestWhole * nearBest,
  );
  const first = best[0]?.merit ?? 0;
  if (first < leastBest && !heard.some(({ isNamed }) => isNamed)) return [];
  const texts = best.flatMap(({ place, merit }) => {
    // The language that says most of it, of several the reader's.
    const rank = (number: number) =>
      2 * (place.records.get(number)?.length ?? 0) +
      Number(plan.reader !== undefined && index.rows[number]?.langs.includes(plan.reader));
    const [number] = [...place.records.keys()].toSorted((a, b) => rank(b) - rank(a));
    return number === undefined
      ? []
      : toFound(index, number, 'question', merit, (record) => toResult(record, [...place.said], plan));
  });
  // The section or card itself stands above its texts.
  const shown = heard.flatMap((whole) =>
    toHead(index, whole, plan, whole.merit === bestWhole ? first + 1 : headLead * whole.merit),
  );
  return [...shown, ...texts];
}

/**
 * What is known of that before the texts have all come: the sections and cards that are called something in the query,
 * otherwise what the words as typed say.
 */
export function findPartsEarly(question: Question): Found[] | Promise<Found[]> {
  const { names, plan, index } = question;
  const pages = new Set(readSubjects(names, plan.query).flatMap(({ page }) => page ?? []));
  const named = [...pages].slice(0, mostNamed);
  if (named.length === 0) return findParts(question, () => false);
  return named.flatMap((url) => toHead(index, { url, isNamed: true }, plan, 0));
}

interface Asked {
  readonly subject: Subject;
  readonly numbers: readonly number[];
}

/** A clause, ruling or note, with its annotations and languages. */
interface Place {
  merit: number;
  readonly said: Set<Subject>;
  readonly records: Map<number, Subject[]>;
}

/** A section or card as a whole. */
interface Whole {
  readonly url: string;
  readonly merit: number;
  /** Something in the query is its name. */
  readonly isNamed: boolean;
  /** It says more of the query than pairs that grammar makes. */
  readonly isTold: boolean;
}

/** The address of the section or card that each record belongs to, by its number. */
function headsOf(rows: readonly TableRow[]): Map<number, string> {
  const heads = new Set(
    rows.filter(({ kind }) => kind === 'section' || kind === 'card').map(({ url }) => url),
  );
  return new Map(
    rows.map(({ url }, number) => {
      const group = url.replace(/-\d+$/u, '');
      return [number, group.includes('#') && heads.has(group) ? group : url.replace(/#.*$/u, '')];
    }),
  );
}

/** How much each section or card says of all subjects together: by its texts, its name, and what people say of it. */
function weighWholes(
  rows: readonly TableRow[],
  heads: ReadonlyMap<number, string>,
  asked: readonly Asked[],
): Map<string, Whole> {
  const sizes = new Map<string, number>();
  rows.forEach((row, number) => {
    const head = heads.get(number) ?? '';
    if (isText(row)) sizes.set(head, (sizes.get(head) ?? 0) + row.length);
  });
  const usual = [...sizes.values()].reduce((sum, size) => sum + size, 0) / sizes.size;
  /** How much of a subject each says: all of it where it is its name, less where one of many texts says it. */
  const sharesOf = ({ isTerm, page, saidOf = [] }: Subject, numbers: readonly number[]) => {
    const shares = new Map<string, number>();
    const countUrls = (some: readonly number[]) => new Set(some.map((number) => rows[number]?.url)).size;
    const total = countUrls(numbers);
    for (const [head, same] of Map.groupBy(numbers, (number) => heads.get(number) ?? '')) {
      const count = countUrls(same);
      const length = Math.max(0, Math.log((sizes.get(head) ?? usual) / usual));
      // A section is about a term, whatever its title, where most of what says it stands in it.
      const isMost = isTerm && count >= several && count > total / 2;
      shares.set(head, (isMost ? mostShare : 1) * (count / (count + steep * (1 + byLength * length))));
    }
    for (const head of saidOf) shares.set(head, Math.max(shares.get(head) ?? 0, saidShare));
    if (page !== undefined) shares.set(page, nameShare);
    return shares;
  };
  const merits = new Map<string, Omit<Whole, 'url'>>();
  let everything = 0;
  for (const { subject, numbers } of asked) {
    const { page } = subject;
    const shares = sharesOf(subject, numbers);
    const rarity = Math.log((sizes.size + 1) / Math.max(shares.size, 1));
    const weight = subject.worth * rarity * (shares.size > 0 ? 1 : missing(subject));
    everything += weight;
    for (const [head, share] of shares) {
      const known = merits.get(head) ?? { merit: 0, isNamed: false, isTold: false };
      merits.set(head, {
        merit: known.merit + weight * share,
        isNamed: known.isNamed || head === page,
        isTold: known.isTold || isTelling(subject),
      });
    }
  }
  return new Map(
    [...merits].map(([url, whole]) => [url, { ...whole, url, merit: whole.merit / (everything || 1) }]),
  );
}

/** How much each text says of all subjects together. */
function weighPlaces(rows: readonly TableRow[], asked: readonly Asked[]): Map<string, Place> {
  const all = new Set(rows.filter(isText).map(({ url }) => url)).size;
  const places = new Map<string, Place>();
  let everything = 0;
  for (const { subject, numbers } of asked) {
    const count = new Set(numbers.map((number) => rows[number]?.url)).size;
    const weight =
      subject.worth * Math.log((all + 1) / Math.max(count, 1)) * (count > 0 ? 1 : missing(subject));
    everything += weight;
    for (const number of numbers) {
      const url = rows[number]?.url ?? '';
      const place = places.get(url) ?? { merit: 0, said: new Set(), records: new Map() };
      if (!place.said.has(subject)) place.merit += weight;
      place.said.add(subject);
      place.records.set(number, [...(place.records.get(number) ?? []), subject]);
      places.set(url, place);
    }
  }
  for (const place of places.values()) {
    const numbers = [...place.records.keys()];
    const length = Math.min(...numbers.map((number) => rows[number]?.length ?? 0));
    // What a card prints says less of a question than what is said of it.
    const isCard = numbers.every((number) => rows[number]?.kind === 'card');
    place.merit *=
      (isCard ? cardWorth : 1) / (everything || 1) / Math.log((usualLength + length) / usualLength + 1.5);
  }
  return places;
}

// A word that no text has says less than others: two characters may each belong to another word.
const missing = ({ names: [name = ''] }: Subject) => (unspacedRun.test(name) ? missingPair : missingWord);

/** What the index is asked for one of the names of a subject: a word is a number as a whole, too. */
function questionsOf(name: string, fold: NameIndex['fold']): (readonly string[])[] {
  if (/^\d+$/u.test(name)) return [[`"${numberWord(name)}"`]];
  const { exact } = planQuery(`"${name}"`, {}, fold);
  // Letters that Chinese and Japanese texts print are words there as well.
  return exact.filter((group) => !group.some((question) => question.includes(letterWord('')))).slice(-2);
}

/** It is no pair that grammar makes of two words: the の天 of 明日の天気 is in の天使. */
const isTelling = ({ worth }: Subject) => worth > mostGrammar;

const isText = ({ kind }: TableRow) => saying.includes(kind);

function toHead(
  index: Question['index'],
  { url, isNamed }: Pick<Whole, 'url' | 'isNamed'>,
  plan: Question['plan'],
  score: number,
): Found[] {
  const number = index.rows.findIndex(
    (row) => row.url === url && (row.kind === 'section' || row.kind === 'card'),
  );
  if (number === -1) return [];
  const tier = isNamed ? 'about' : 'question';
  return [toFound(index, number, tier, score, (record) => toAbout(record, plan.reader, tier))];
}

/** The passage that says most of it, of several the reader's, with what it says marked. */
function toResult(
  record: SearchRecord,
  said: readonly Subject[],
  { fold, reader }: Question['plan'],
): Result | null {
  const plans = said.map(({ names }) => names.map((name) => planQuery(`"${name}"`, {}, fold)));
  const matches = record.passages.map((passage) => {
    const each = plans.map((names) => names.flatMap((plan) => matchPassages([passage], plan)?.ranges ?? []));
    const count = each.filter((ranges) => ranges.length > 0).length;
    return { passage, ranges: joinRanges(each.flat()), rank: 2 * count + Number(passage.lang === reader) };
  });
  const [best] = matches.toSorted((a, b) => b.rank - a.rank);
  if (!best || best.ranges.length === 0) return null;
  const { passage, ranges } = best;
  return { tier: 'question', record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges } };
}

function toAbout(
  record: SearchRecord,
  reader: Question['plan']['reader'],
  tier: Result['tier'],
): Result | null {
  const passage = record.passages.find(({ lang }) => lang === reader) ?? record.passages[0];
  return passage
    ? { tier, record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges: [] } }
    : null;
}

const saying: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note', 'card'];
const missingPair = 0.2;
const missingWord = 0.3;
const steep = 0.8;
const byLength = 0.25;
const saidShare = 0.6;
const nameShare = 2;
const mostShare = 2;
const several = 3;
const wholeShare = 1;
const leastMerit = 0.2;
// Where no text says a third of a query, and nothing in it is a name, what says less of it is chance, too.
const leastBest = 1 / 3;
// What is worth less is a pair with an ending or a particle in it.
const mostGrammar = 0.25;
const leastWhole = 0.15;
const nearBest = 0.6;
const headLead = 2;
const cardWorth = 0.7;
const usualLength = 64;
const mostNamed = 3;
const longest = 200;
const most = 30;
