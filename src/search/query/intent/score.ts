import { commonLanguage, type InterfaceLanguage, languages, scriptOf } from '../../../schema/language.ts';
import type { TextIndex } from '../../index/open.ts';
import type { TableRow } from '../../index/table.ts';
import type { NameEntry } from '../../names/name-row.ts';
import { hasNoText, type NameIndex, unrelated } from '../../names/names.ts';
import { once } from '../../text/once.ts';
import { isChapter, isHead, type Kind, type SearchRecord } from '../../text/record.ts';
import { namedResult } from '../by-names.ts';
import { type Found, inIndex, languagesToAsk, type Question } from '../exact/found.ts';
import { joinRanges, matchPassages } from '../exact/match.ts';
import { type Plan, planQuery, toQuestion } from '../exact/plan.ts';
import type { Result, Tier } from '../result.ts';
import { nearest, nearestBySound, saidOf } from './phrases.ts';
import { readSubjects, type Subject } from './subjects.ts';

/**
 * The places that a query is about, where none has all of it: texts, and sections of a guide that have none here.
 *
 * One score decides. The first half of it is the share of the query that a place says: the weights of all subjects that
 * its texts have, or people say of it, or, a little less, its section or card is called; by the sum of all weights. What
 * few places say weighs more. The other half is how near the nearest phrase that people say of it comes to the query.
 */
export async function scorePlaces(question: Question): Promise<Found[]> {
  const { names, plan, index, meant } = question;
  if (plan.query.length > longest) return [];
  const places = readPlaces(question);
  const subjects = readSubjects(names, meant, languagesToAsk(plan.reader, index.rows));
  const heard = await Promise.all(subjects.map((subject) => hear(subject, question)));
  const weighed = weigh(places, heard);
  const { ranked, tier } = answerOf(places, weighed, names, meant, plan.reader);
  const [best] = ranked;
  const entry = toEntry(index, weighed, plan);
  if (!best || !tier || (tier === 'maybe' && entry.length > 0)) return entry;
  const called = new Set(subjects.flatMap(({ page }) => page ?? []));
  // Several that are called in it: the one that answers most of it.
  const named = ranked.find(({ place }) => called.has(place.head));
  // An infraction without a text stands first with a clear margin only.
  const isListed = best.place.listed && best.score * nearBest >= (named?.score ?? 0);
  const head = isListed ? undefined : (named?.place.head ?? [...called][0] ?? best.place.head);
  const isShown = ({ place, score, said }: Ranked) =>
    score >= best.score * (place.listed ? nearBest : nearEnough) && sumOf(said) >= leastSaid;
  return [
    ...(head ? toHead(index, head, called.has(head) ? 'about' : tier, plan, insideOf(head, ranked)) : []),
    ...ranked
      .filter(isShown)
      .slice(0, tier === 'maybe' ? mostMaybe : most)
      .flatMap((place) => toFound(place, index, plan, tier)),
  ];
}

/** By what is said and written; where that is not sure, by what sounds like it. */
function answerOf(
  places: ReadonlyMap<string, Place>,
  weighed: readonly Weighed[],
  names: NameIndex,
  query: string,
  reader?: InterfaceLanguage,
) {
  const near = nearest(names, query);
  const ranked = rank(places, weighed, near);
  const tier = ranked[0] && tierOf(ranked[0], weighed, near);
  if (tier === 'question' || !mayBeSound(query, weighed, reader)) return { ranked, tier };
  const sounds = nearestBySound(names, query, reader);
  const sounding = rank(places, weighed, sounds);
  const sure = (sounds.get(sounding[0]?.place.url ?? '') ?? 0) - (sounds.get(unrelated) ?? 0);
  const least = /\p{sc=Han}/u.test(query) ? leastHomophone : leastSound;
  return sure >= least ? { ranked: sounding, tier: 'question' as const } : { ranked, tier };
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

/** Of what is in a section or card, what is nearly as good as the best; of a card without rulings, the texts that mention it. */
function insideOf(head: string, ranked: readonly Ranked[]): string[] {
  const own = ranked.filter(({ place }) => place.head === head && place.url !== head);
  const all = own.length > 0 ? own : ranked.filter(({ place }) => !place.listed);
  return all.filter(({ score }) => score >= (all[0]?.score ?? 0) * nearBest).map(({ place }) => place.url);
}

/**
 * How sure it is that the best place answers: what it says of the subjects that weigh most, so that a long story is no
 * less sure; less what is as much like a question that nothing here answers. Undefined where nothing is to be shown.
 */
function tierOf(
  { place, said }: Ranked,
  weighed: readonly Weighed[],
  near: ReadonlyMap<string, number>,
): 'question' | 'maybe' | undefined {
  const heaviest = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, window);
  const share = Math.min(1, sumOf(said) / (sumOf(heaviest) || 1));
  const isCalled = weighed.some(({ subject }) => subject.page !== undefined);
  const elsewhere = near.get(unrelated) ?? 0;
  const sure = Math.max(isCalled ? 1 : 0, share + (near.get(place.url) ?? 0) * nearShare) - elsewhere;
  // A question just like it is known to have no answer here.
  const isElsewhere = elsewhere > leastElsewhere && elsewhere >= Math.max(...near.values());
  if (sure >= leastSure && !isElsewhere) return 'question';
  return sure >= leastMaybe ? 'maybe' : undefined;
}

type ScoreTier = Extract<Tier, 'about' | 'question' | 'maybe'>;

/** A clause, annotation, note, ruling or card in all its languages, or a section without a text. */
interface Place {
  readonly url: string;
  /** The address of its section or card. */
  readonly head: string;
  readonly rows: readonly TableRow[];
  readonly listed?: NameEntry;
}

/** A subject, the records that say it, and the addresses of all places that do, or of which people do. */
interface Heard {
  readonly subject: Subject;
  /** For each of its names. */
  readonly plans: readonly Plan[];
  readonly saying: ReadonlySet<TableRow>;
  readonly urls: ReadonlySet<string>;
}

interface Weighed extends Heard {
  readonly weight: number;
}

interface Ranked {
  readonly place: Place;
  readonly score: number;
  readonly said: readonly Weighed[];
}

async function hear(subject: Subject, { names, plan, index }: Question): Promise<Heard> {
  const plans = subject.names.map((name) => planQuery(`"${name}"`, plan.fold));
  // As it is, and as Chinese texts are folded.
  const phrases = plans.flatMap((each) => [...each.phrases, ...each.chinese.phrases]);
  const questions = [...new Set(phrases.map(toQuestion))];
  const hits = (await Promise.all(questions.map((one) => index.ask([one])))).flat();
  const saying = new Set(hits.map(({ row }) => row).filter(isText));
  const urls = new Set([...Array.from(saying, ({ url }) => url), ...saidOf(names, subject)]);
  return { subject, plans, saying, urls };
}

const readPlaces = ({ names, index }: Question) => placesOf(index.rows)(names.entries);

/** All places that can answer, by their addresses. */
const placesOf = once((rows: readonly TableRow[]) =>
  once((entries: readonly NameEntry[]): ReadonlyMap<string, Place> => {
    const heads = new Set(rows.filter(isHead).map(({ url }) => url));
    const texts = [...Map.groupBy(rows.filter(isText), ({ url }) => url)].map(([url, own]): Place => {
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

/** What fewer places say weighs more; a pair of characters that none says little, as it may be of two words. */
const weigh = (places: ReadonlyMap<string, Place>, heard: readonly Heard[]): Weighed[] =>
  heard.map((each) => {
    const { subject, urls } = each;
    const share = urls.size > 0 || subject.names.some(isWord) ? 1 : acrossWords;
    return { ...each, weight: share * subject.worth * Math.log((places.size + 1) / Math.max(urls.size, 1)) };
  });

const isWord = (name: string) => /^[a-z]|[\p{sc=Katakana}ー]{2}/u.test(name);

const sumOf = (some: readonly Weighed[]) => some.reduce((sum, { weight }) => sum + weight, 0);

function rank(
  places: ReadonlyMap<string, Place>,
  weighed: readonly Weighed[],
  near: ReadonlyMap<string, number>,
): Ranked[] {
  const everything = sumOf(weighed) || 1;
  return [...places.values()]
    .flatMap((place): Ranked[] => {
      const said = weighed.filter(({ urls }) => urls.has(place.url));
      const called = weighed.filter((each) => each.subject.page === place.head && !said.includes(each));
      const nearness = near.get(place.url) ?? 0;
      // A number in a text may count anything.
      if (nearness === 0 && called.length === 0 && said.every(isNumber)) return [];
      const share = (sumOf(said) + sumOf(called) * nameShare) / everything;
      const score = share + nearness * nearShare;
      return [{ place, said, score: place.listed ? score * listedShare : score }];
    })
    .sort((a, b) => b.score - a.score);
}

const isNumber = ({ subject: { names } }: Weighed) => names.every((name) => /^[\d.]+$/u.test(name));

const isText = ({ kind }: TableRow) => texted.includes(kind);

/** The section or card that a query is about, with the addresses in it that are nearly as good as the best. */
function toHead(
  index: Question['index'],
  url: string,
  tier: ScoreTier,
  { reader }: Plan,
  inside: readonly string[],
): Found[] {
  const row = index.rows.find((row) => row.url === url && isHead(row));
  const toResult = (record: SearchRecord) => {
    const whole = toWhole(record, tier, reader);
    return whole && { ...whole, inside };
  };
  return row ? [{ ...inIndex(index, row), tier, score: first, toResult }] : [];
}

/** Of a term that no text has, the term base says what there is. */
function toEntry(index: Question['index'], heard: readonly Heard[], { reader }: Plan): Found[] {
  const unprinted = heard.find(({ subject: { term }, saying }) => term !== undefined && saying.size === 0);
  const row = index.rows.find(({ url, kind }) => kind === 'term' && url === unprinted?.subject.term);
  return row
    ? [
        {
          ...inIndex(index, row),
          tier: 'about',
          score: first,
          toResult: (record) => toWhole(record, 'about', reader),
        },
      ]
    : [];
}

function toFound(
  { place, said, score }: Ranked,
  index: TextIndex,
  { reader }: Plan,
  tier: ScoreTier,
): Found[] {
  if (place.listed) return [toListed(place.listed, score, reader, tier)];
  // In the reader's language, if it is; that which says most of it.
  const rank = (row: TableRow) =>
    said.filter(({ saying }) => saying.has(row)).length +
    (row.langs.some((lang) => lang === reader) ? said.length + 1 : 0);
  const [row] = place.rows.toSorted((a, b) => rank(b) - rank(a));
  return row
    ? [{ ...inIndex(index, row), tier, score, toResult: (record) => toResult(record, said, reader, tier) }]
    : [];
}

/** A section without a text: its names are all that is known of it. */
function toListed(
  entry: NameEntry,
  score: number,
  reader: InterfaceLanguage | undefined,
  tier: ScoreTier,
): Found {
  const lang = languages.find((each) => each === reader && entry.titles[each]) ?? commonLanguage;
  const result = namedResult({ entry, fit: 'exact', name: entry.titles[lang] ?? entry.section, lang }, tier);
  return {
    place: { ...entry, langs: languages.filter((each) => entry.titles[each]) },
    tier,
    score,
    read: () => Promise.resolve(result.record),
    toResult: () => result,
  };
}

/** A record with nothing marked in it. */
function toWhole(
  record: SearchRecord,
  tier: ScoreTier,
  reader: InterfaceLanguage | undefined,
): Result | null {
  const passage = record.passages.find(({ lang }) => lang === reader) ?? record.passages[0];
  return passage
    ? { tier, record, lang: passage.lang, match: { closeness: 'words', passage, ranges: [] } }
    : null;
}

/** The passage that says most of it, of several the reader's, with what it says marked. */
function toResult(
  record: SearchRecord,
  said: readonly Weighed[],
  reader: InterfaceLanguage | undefined,
  tier: ScoreTier,
): Result | null {
  const matches = record.passages.map((passage) => {
    const each = said.map(({ plans }) =>
      plans.flatMap((plan) => matchPassages([passage], plan)?.ranges ?? []),
    );
    const count = each.filter((ranges) => ranges.length > 0).length;
    return { passage, ranges: joinRanges(each.flat()), rank: 2 * count + Number(passage.lang === reader) };
  });
  const [best] = matches.toSorted((a, b) => b.rank - a.rank);
  if (!best || best.ranges.length === 0) return toWhole(record, tier, reader);
  const { passage, ranges } = best;
  return { tier, record, lang: passage.lang, match: { closeness: 'words', passage, ranges } };
}

const texted: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note', 'card'];

// The values were chosen with lists of questions, see bench/RESULTS.md.
/** How much the name of its section or card says of a text, and the nearest phrase beside the share that is said. */
const nameShare = 0.9;
const nearShare = 0.7;
/** What people say of an infraction is much, so that it says less of each. */
const listedShare = 0.9;
/** What is less certain is shown as “perhaps”, and what is hardly at all is not shown. */
const leastSure = 0.6;
const leastMaybe = 0.4;
const leastElsewhere = 0.5;
/** How near a phrase is by its sounds that is meant by letters or kana, or by characters that sound alike. */
const leastSound = 0.3;
const leastHomophone = 0.6;
const acrossWords = 0.4;
const window = 4;
/** Of the best score: what is nearly as good. */
const nearBest = 0.7;
const nearEnough = 0.4;
/** A word that few places say weighs about as much. */
const leastSaid = 3;
/** Above every score: a section or card stands before what is in it. */
const first = 10;
// Characters of a query, texts, and texts that may be chance.
const longest = 200;
const most = 30;
const mostMaybe = 5;
