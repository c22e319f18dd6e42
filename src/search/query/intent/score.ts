import { type InterfaceLanguage, scriptOf } from '../../../schema/language.ts';
import type { TableRow } from '../../index/table.ts';
import type { NameEntry } from '../../names/name-row.ts';
import { hasNoText, unrelated } from '../../names/names.ts';
import { once } from '../../text/once.ts';
import { isChapter, isHead, isText } from '../../text/record.ts';
import { languagesToAsk, type Question } from '../exact/found.ts';
import { type Plan, planQuery, toQuestion } from '../exact/plan.ts';
import { type Near, nearest, nearestBySound, saidOf } from './phrases.ts';
import { readSubjects, type Subject } from './subjects.ts';

/*
 * What a question is about, in one score for texts and for sections of a guide that have none here. The first part is
 * the share of the question that a place says: the weights of all subjects that its texts have, that people say of it, or
 * that its section or card is called, by the sum of all weights. A subject that few places say weighs more. The other part
 * is how near what people say of the place comes to the question.
 */

/** The values of the score, chosen with lists of questions (bench/RESULTS.md). */
const values = {
  /** What people say, beside the share: most questions have words of their own. */
  near: 0.7,
  /** Of an infraction people say a hundred things, so that each word says less. */
  listed: 0.75,
  /** A pair of characters that no place has may be of two words. */
  acrossWords: 0.5,
  /** The subjects that weigh most decide how sure an answer is, so that a long story is no less sure than a short one. */
  window: 3,
  /** As sure as an answer is to be, and as what may be one. */
  sure: 0.7,
  maybe: 0.4,
  /** Of the best score: what is near it. */
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

/** A subject of a question, the records that say it, and the addresses of all places that do, or of which people do. */
export interface Weighed {
  readonly subject: Subject;
  /** For each of its names. */
  readonly plans: readonly Plan[];
  readonly saying: ReadonlySet<TableRow>;
  readonly urls: ReadonlySet<string>;
  readonly weight: number;
}

export interface Ranked {
  readonly place: Place;
  readonly score: number;
  readonly said: readonly Weighed[];
  /** What people say of it that is most like the question. */
  readonly phrase?: string | undefined;
}

export interface Scored {
  /** All places that say something of it, best first. */
  readonly ranked: readonly Ranked[];
  /** How sure the best is; undefined where nothing is to be shown. */
  readonly tier: 'question' | 'maybe' | undefined;
  /** The addresses of the sections and cards that it names. */
  readonly called: ReadonlySet<string>;
  /** The address of a term that no text has, where the question is about that. */
  readonly term: string | undefined;
}

/** Scores all places for a question, by what is said and written; where that is not sure, by what sounds like it. */
export async function score(question: Question): Promise<Scored> {
  const { names, plan, index, meant } = question;
  const places = placesOf(index.rows)(names.entries);
  const subjects = readSubjects(names, meant, languagesToAsk(plan.reader, index.rows));
  const weighed = await Promise.all(subjects.map((subject) => weigh(subject, question, places.size)));
  const near = nearest(names, meant);
  const ranked = rank(places, weighed, near);
  const called = new Set(subjects.flatMap(({ page }) => page ?? []));
  const scored = { called, term: unprintedTerm(weighed) };
  const sure = ranked[0] ? howSure(ranked[0], weighed, near) : 0;
  const { reader } = plan;
  if (sure < values.sure && mayBeSound(meant, weighed, reader)) {
    const sounds = nearestBySound(names, meant, reader);
    const sounding = rank(places, weighed, sounds);
    const likeness = nearnessOf(sounds, sounding[0]?.place.url) - nearnessOf(sounds, unrelated);
    // Characters that sound alike have other meanings, letters and kana none but their sound.
    if (likeness >= (/\p{sc=Han}/u.test(meant) ? values.sure : values.maybe))
      return { ...scored, ranked: sounding, tier: 'question' };
  }
  if (sure >= values.sure) return { ...scored, ranked, tier: 'question' };
  return { ...scored, ranked, tier: sure >= values.maybe ? 'maybe' : undefined };
}

/** Whether something is near the best that it is compared with. */
export const isNearBest = ({ score }: Ranked, best: Ranked | undefined): boolean =>
  score >= (best?.score ?? 0) * values.nearBest;

/** The term that no text has and most of the question is about: all else that the texts know weighs no more. */
function unprintedTerm(weighed: readonly Weighed[]): string | undefined {
  const found = weighed.find(({ subject: { term }, saying }) => term !== undefined && saying.size === 0);
  const others = weighed.filter((each) => each !== found && (each.urls.size > 0 || isWord(each.subject)));
  return found && found.weight >= sumOf(others) ? found.subject.term : undefined;
}

/** Chinese characters that sound alike, kana, and letters that are no English words of the texts. */
function mayBeSound(
  query: string,
  weighed: readonly Weighed[],
  reader?: InterfaceLanguage,
): reader is 'zh' | 'ja' {
  if (/\p{sc=Han}/u.test(query)) return reader === 'zh';
  const isUnknown = weighed.every((each) => isNumber(each) || each.urls.size === 0);
  return reader === 'ja' ? isUnknown || !scriptOf.en.test(query) : reader === 'zh' && isUnknown;
}

/** What the best place says of the subjects that weigh most, less what is as much like a question that nothing here answers. */
function howSure(
  { place, said }: Ranked,
  weighed: readonly Weighed[],
  near: ReadonlyMap<string, Near>,
): number {
  const heaviest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, values.window);
  const share = Math.min(1, sumOf(said) / (sumOf(heaviest) || 1));
  const isCalled = weighed.some(({ subject }) => subject.page !== undefined);
  const sure = share + nearnessOf(near, place.url) * values.near;
  return Math.max(isCalled ? 1 : 0, sure) - nearnessOf(near, unrelated);
}

async function weigh(subject: Subject, { names, plan, index }: Question, all: number): Promise<Weighed> {
  const plans = subject.names.map((name) => planQuery(`"${name}"`, plan.fold));
  // As it is, and as Chinese texts are folded.
  const phrases = plans.flatMap((each) => [...each.phrases, ...each.chinese.phrases]);
  const questions = [...new Set(phrases.map(toQuestion))];
  const hits = (await Promise.all(questions.map((one) => index.ask([one])))).flat();
  const saying = new Set(hits.map(({ row }) => row).filter(saysSome));
  const urls = new Set([...Array.from(saying, ({ url }) => url), ...saidOf(names, subject)]);
  const worth = subject.worth * (urls.size > 0 || isWord(subject) ? 1 : values.acrossWords);
  return { subject, plans, saying, urls, weight: worth * Math.log((all + 1) / Math.max(urls.size, 1)) };
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
      const said = weighed.filter(({ urls }) => urls.has(place.url));
      const called = weighed.filter((each) => each.subject.page === place.head && !said.includes(each));
      const { nearness = 0, phrase } = near.get(place.url) ?? {};
      // A number in a text may count anything.
      if (nearness === 0 && called.length === 0 && said.every(isNumber)) return [];
      const score = (sumOf(said) + sumOf(called)) / everything + nearness * values.near;
      return [{ place, said, phrase, score: place.listed ? score * values.listed : score }];
    })
    .sort((a, b) => b.score - a.score);
}

const isNumber = ({ subject: { names } }: Weighed) => names.every((name) => /^[\d.]+$/u.test(name));

/** A card says what it does. */
const saysSome = (row: TableRow) => isText(row) || row.kind === 'card';

/** All places that can answer, by their addresses. */
const placesOf = once((rows: readonly TableRow[]) =>
  once((entries: readonly NameEntry[]): ReadonlyMap<string, Place> => {
    const heads = new Set(rows.filter(isHead).map(({ url }) => url));
    const texts = [...Map.groupBy(rows.filter(saysSome), ({ url }) => url)].map(([url, own]): Place => {
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
