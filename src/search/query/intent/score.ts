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
 * The score of a question: one sum for texts and for sections without a text. The first part is the share of the
 * question that a place covers: the weights of the subjects that are in its texts, in its phrases, or in the name of
 * its section or card, divided by the weights of all subjects. A subject that few places mention weighs more. The
 * second part is the nearness of its phrases to the question.
 */

/** The parameters of the score, chosen with lists of questions (bench/RESULTS.md). */
const values = {
  /** The weight of the nearness, compared with the share: most questions use words that no text has. */
  near: 0.7,
  /** An infraction has a hundred phrases, so each word of them says less. */
  listed: 0.75,
  /** The weight of a pair of characters that no place has: it may span two words. */
  acrossWords: 0.5,
  /**
   * The number of heaviest subjects that decide how sure an answer is, so that a long story is no less sure than a
   * short one.
   */
  window: 3,
  /** The thresholds for an answer, and for one that is only shown as "perhaps". */
  sure: 0.7,
  maybe: 0.4,
  /** The share of the best score that counts as near it. */
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

/**
 * A subject of a question, with the records that mention it, and the addresses of all places whose texts or phrases do.
 */
export interface Weighed {
  readonly subject: Subject;
  /** One plan for each of its names. */
  readonly plans: readonly Plan[];
  readonly rows: ReadonlySet<TableRow>;
  readonly urls: ReadonlySet<string>;
  readonly weight: number;
}

export interface Ranked {
  readonly place: Place;
  readonly score: number;
  /** The subjects of the question that are in its texts or phrases. */
  readonly covered: readonly Weighed[];
  /** The phrase of the place that is nearest to the question. */
  readonly phrase?: string | undefined;
}

export interface Scored {
  /** All places that cover something of the question, best first. */
  readonly ranked: readonly Ranked[];
  /** How sure the best place is; undefined if nothing should be shown. */
  readonly tier: 'question' | 'maybe' | undefined;
  /** The addresses of the sections and cards that the question names. */
  readonly called: ReadonlySet<string>;
  /** The address of a term that is in no text, if the question is about it. */
  readonly term: string | undefined;
}

/** Scores all places for a question, by texts and phrases; if the best one is not sure, by the sound of phrases. */
export async function score(question: Question): Promise<Scored> {
  const { names, plan, index, corrected } = question;
  const places = placesOf(index.rows)(names.entries);
  const subjects = readSubjects(names, corrected, languagesToAsk(plan.reader, index.rows));
  const weighed = await Promise.all(subjects.map((subject) => weigh(subject, question, places.size)));
  const near = nearest(names, corrected);
  const ranked = rank(places, weighed, near);
  const called = new Set(subjects.flatMap(({ page }) => page ?? []));
  const scored = { called, term: unprintedTerm(weighed) };
  const certainty = ranked[0] ? certaintyOf(ranked[0], weighed, near) : 0;
  const { reader } = plan;
  if (certainty < values.sure && mayBeSound(corrected, weighed, reader)) {
    const sounds = nearestBySound(names, corrected, reader);
    const sounding = rank(places, weighed, sounds);
    const likeness = nearnessOf(sounds, sounding[0]?.place.url) - nearnessOf(sounds, unrelated);
    // Han characters that sound alike have other meanings; Latin letters and kana have nothing but their sound.
    if (likeness >= (/\p{sc=Han}/u.test(corrected) ? values.sure : values.maybe))
      return { ...scored, ranked: sounding, tier: 'question' };
  }
  if (certainty >= values.sure) return { ...scored, ranked, tier: 'question' };
  return { ...scored, ranked, tier: certainty >= values.maybe ? 'maybe' : undefined };
}

export const isNearBest = ({ score }: Ranked, best: Ranked | undefined): boolean =>
  score >= (best?.score ?? 0) * values.nearBest;

/** The term in no text that outweighs all other known subjects of the question. */
function unprintedTerm(weighed: readonly Weighed[]): string | undefined {
  const found = weighed.find(({ subject: { term }, rows }) => term !== undefined && rows.size === 0);
  const others = weighed.filter((each) => each !== found && (each.urls.size > 0 || isWord(each.subject)));
  return found && found.weight >= sumOf(others) ? found.subject.term : undefined;
}

/**
 * Whether a query may be written by sound: Han characters that sound alike, kana, and letters that are no English words
 * of the texts.
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
 * The certainty of the best place: its share of the heaviest subjects plus the nearness of its phrases (1 at least, if
 * the question names a section or card), less the nearness of the phrases that no text answers.
 */
function certaintyOf(
  { place, covered }: Ranked,
  weighed: readonly Weighed[],
  near: ReadonlyMap<string, Near>,
): number {
  const heaviest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, values.window);
  const share = Math.min(1, sumOf(covered) / (sumOf(heaviest) || 1));
  const isCalled = weighed.some(({ subject }) => subject.page !== undefined);
  const sure = share + nearnessOf(near, place.url) * values.near;
  return Math.max(isCalled ? 1 : 0, sure) - nearnessOf(near, unrelated);
}

async function weigh(subject: Subject, { names, plan, index }: Question, all: number): Promise<Weighed> {
  const plans = subject.names.map((name) => planQuery(`"${name}"`, plan.fold));
  // Both the wording as typed and that of Chinese texts, which are folded.
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
      const called = weighed.filter((each) => each.subject.page === place.head && !covered.includes(each));
      const { nearness = 0, phrase } = near.get(place.url) ?? {};
      // A place that covers only numbers is no answer: they can count anything.
      if (nearness === 0 && called.length === 0 && covered.every(isNumber)) return [];
      const score = (sumOf(covered) + sumOf(called)) / everything + nearness * values.near;
      return [{ place, covered, phrase, score: place.listed ? score * values.listed : score }];
    })
    .sort((a, b) => b.score - a.score);
}

const isNumber = ({ subject: { names } }: Weighed) => names.every((name) => /^[\d.]+$/u.test(name));

/** Whether a record can answer: a text or a card. */
const canAnswer = (row: TableRow) => isText(row) || row.kind === 'card';

/** All places that can answer, by their addresses. */
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
