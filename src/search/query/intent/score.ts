import type { InterfaceLanguage } from '../../../schema/language.ts';
import { scriptOf } from '../../../schema/scripts.ts';
import type { TableRow } from '../../index/table.ts';
import type { NameEntry } from '../../names/name-row.ts';
import { hasNoText, unrelated } from '../../names/names.ts';
import { once } from '../../text/once.ts';
import { isChapter, isHead, isText } from '../../text/record.ts';
import { languagesToAsk, type Question } from '../exact/found.ts';
import { type Plan, planQuery, toQuestion } from '../exact/plan.ts';
import { type Near, nearest, nearestBySound, placesWithPhrase } from './phrases.ts';
import { readSubjects, type Subject } from './subjects.ts';

/*
 * A place is a text, a card, or a section without a text. Its score is a sum of two parts:
 *
 * - The share of the question that the place covers. A place covers the subjects that are in its texts, in its
 *   phrases, or in the name of its section or card. The share is their weight, divided by the weight of all subjects.
 *   A subject that few places mention weighs more.
 * - The nearness of the phrases of the place to the question.
 */

/** The parameters of the score, chosen with lists of questions (bench/RESULTS.md). */
const values = {
  /** The weight of the nearness: high, because most questions use words that no text has. */
  near: 0.7,
  /** A factor for sections without a text. An infraction has dozens of phrases, so most queries are near to some. */
  listed: 0.75,
  /** A factor for characters or a number that no place has: a pair of characters may span two words. */
  acrossWords: 0.5,
  /**
   * The certainty counts only this many of the heaviest subjects. So the answer to a long story can be as certain as
   * the answer to a short one.
   */
  window: 3,
  /** The least certainty of an answer. */
  sure: 0.7,
  /** The least certainty of an answer that is shown as "perhaps". */
  maybe: 0.4,
  /** A score is near the best one if it is at least this share of it. */
  nearBest: 0.5,
};

/** A clause, annotation, note, ruling or card in all its languages, or a section without a text. */
export interface Place {
  readonly url: string;
  /** The address of its section or card. */
  readonly head: string;
  readonly rows: readonly TableRow[];
  readonly listed?: NameEntry;
}

/** `rows` are the records that mention the subject, `urls` all places with it in their texts or phrases. */
interface Weighed {
  readonly subject: Subject;
  readonly plans: readonly Plan[];
  readonly rows: ReadonlySet<TableRow>;
  readonly urls: ReadonlySet<string>;
  readonly weight: number;
}

export interface Ranked {
  readonly place: Place;
  readonly score: number;
  readonly covered: readonly Weighed[];
  readonly phrase?: string | undefined;
}

export interface Scored {
  /** The places that share more than numbers with the question, best first. */
  readonly ranked: readonly Ranked[];
  /** How certain the best place is; undefined if it is too uncertain to show. */
  readonly tier: 'question' | 'maybe' | undefined;
  /** The addresses of the sections and cards that the question names. */
  readonly pages: ReadonlySet<string>;
  /** If the question is about a term that is in no text: the address of the term. */
  readonly term: string | undefined;
}

/** Scores all places for a question. If none is certain and `mayBeSound`, compares their phrases again by sound. */
export async function score(question: Question): Promise<Scored> {
  const { names, plan, index, corrected } = question;
  const places = placesOf(index.rows)(names.entries);
  const subjects = readSubjects(names, corrected, languagesToAsk(plan.reader, index.rows));
  const weighed = await Promise.all(subjects.map((subject) => weigh(subject, question, places.size)));
  const near = nearest(names, corrected);
  const ranked = rank(places, weighed, near);
  const pages = new Set(subjects.flatMap(({ page }) => page ?? []));
  const scored = { pages, term: unprintedTerm(weighed) };
  const certainty = ranked[0] ? certaintyOf(ranked[0], weighed, near) : 0;
  const { reader } = plan;
  if (certainty < values.sure && mayBeSound(corrected, weighed, reader)) {
    const sounds = nearestBySound(names, corrected, reader);
    const sounding = rank(places, weighed, sounds);
    const likeness = nearnessOf(sounds, sounding[0]?.place.url) - nearnessOf(sounds, unrelated);
    // Han characters that sound alike differ in meaning, so they need more likeness than letters or kana.
    if (likeness >= (/\p{sc=Han}/u.test(corrected) ? values.sure : values.maybe))
      return { ...scored, ranked: sounding, tier: 'question' };
  }
  if (certainty >= values.sure) return { ...scored, ranked, tier: 'question' };
  return { ...scored, ranked, tier: certainty >= values.maybe ? 'maybe' : undefined };
}

export const isNearBest = ({ score }: Ranked, best: Ranked | undefined): boolean =>
  score >= (best?.score ?? 0) * values.nearBest;

/** The address of a term that is in no text, if it weighs no less than the other subjects that are known or words. */
function unprintedTerm(weighed: readonly Weighed[]): string | undefined {
  const found = weighed.find(({ subject: { term }, rows }) => term !== undefined && rows.size === 0);
  const others = weighed.filter((each) => each !== found && (each.urls.size > 0 || isWord(each.subject)));
  return found && found.weight >= sumOf(others) ? found.subject.term : undefined;
}

/**
 * Whether a query may be spelled by the sound of the reader's Chinese or Japanese: in Han characters that sound like
 * the right Chinese ones, in kana (Japanese), or in words that no place has.
 */
function mayBeSound(
  query: string,
  weighed: readonly Weighed[],
  reader?: InterfaceLanguage,
): reader is 'zh' | 'ja' {
  if (/\p{sc=Han}/u.test(query)) return reader === 'zh';
  const isUnknown = weighed.every((each) => isNumber(each) || each.urls.size === 0);
  return reader === 'ja' ? isUnknown || !scriptOf.en.test(query) : reader === 'zh' && isUnknown;
}

/**
 * The certainty of the best place: its share of the heaviest subjects plus the nearness of its phrases. It is at
 * least 1 if the question names a section or card. The nearness of the phrases that no text answers is subtracted.
 */
function certaintyOf(
  { place, covered }: Ranked,
  weighed: readonly Weighed[],
  near: ReadonlyMap<string, Near>,
): number {
  const heaviest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, values.window);
  const share = Math.min(1, sumOf(covered) / (sumOf(heaviest) || 1));
  const isNamed = weighed.some(({ subject }) => subject.page !== undefined);
  const sure = share + nearnessOf(near, place.url) * values.near;
  return Math.max(isNamed ? 1 : 0, sure) - nearnessOf(near, unrelated);
}

async function weigh(subject: Subject, { names, plan, index }: Question, all: number): Promise<Weighed> {
  const plans = subject.names.map((name) => planQuery(`"${name}"`, plan.fold));
  const phrases = plans.flatMap((each) => [...each.phrases, ...each.chinese.phrases]);
  const questions = [...new Set(phrases.map(toQuestion))];
  const hits = (await Promise.all(questions.map((one) => index.ask([one])))).flat();
  const rows = new Set(hits.map(({ row }) => row).filter(canAnswer));
  const urls = new Set([...Array.from(rows, ({ url }) => url), ...placesWithPhrase(names, subject)]);
  const worth = subject.worth * (urls.size > 0 || isWord(subject) ? 1 : values.acrossWords);
  return { subject, plans, rows, urls, weight: worth * Math.log((all + 1) / Math.max(urls.size, 1)) };
}

const isWord = ({ term, names }: Subject) =>
  term !== undefined || names.some((name) => /^[a-z]|[\p{sc=Katakana}ー]{2}/u.test(name));

const sumOf = (some: readonly Weighed[]) => some.reduce((sum, { weight }) => sum + weight, 0);

const nearnessOf = (near: ReadonlyMap<string, Near>, url = '') => near.get(url)?.nearness ?? 0;

function rank(
  places: ReadonlyMap<string, Place>,
  weighed: readonly Weighed[],
  near: ReadonlyMap<string, Near>,
): Ranked[] {
  const everything = sumOf(weighed) || 1;
  return [...places.values()]
    .flatMap((place): Ranked[] => {
      const covered = weighed.filter(({ urls }) => urls.has(place.url));
      const named = weighed.filter((each) => each.subject.page === place.head && !covered.includes(each));
      const { nearness = 0, phrase } = near.get(place.url) ?? {};
      // A place that shares only numbers with the question is no answer: a number can count anything.
      if (nearness === 0 && named.length === 0 && covered.every(isNumber)) return [];
      const score = (sumOf(covered) + sumOf(named)) / everything + nearness * values.near;
      return [{ place, covered, phrase, score: place.listed ? score * values.listed : score }];
    })
    .sort((a, b) => b.score - a.score);
}

const isNumber = ({ subject: { names } }: Weighed) => names.every((name) => /^[\d.]+$/u.test(name));

const canAnswer = (row: TableRow) => isText(row) || row.kind === 'card';

const placesOf = once((rows: readonly TableRow[]) =>
  once((entries: readonly NameEntry[]): ReadonlyMap<string, Place> => {
    const heads = new Set(rows.filter(isHead).map(({ url }) => url));
    const texts = [...Map.groupBy(rows.filter(canAnswer), ({ url }) => url)].map(([url, own]): Place => {
      const group = url.replace(/-\d+$/u, '');
      const head = group.includes('#') && heads.has(group) ? group : url.replace(/#.*$/u, '');
      return { url, head, rows: own };
    });
    const listed = entries
      .filter((entry) => hasNoText(entry) && !isChapter(entry))
      .map((entry): Place => ({ url: entry.url, head: entry.url, rows: [], listed: entry }));
    return new Map([...texts, ...listed].map((place) => [place.url, place]));
  }),
);
