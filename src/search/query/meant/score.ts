import type { InterfaceLanguage } from '../../../schema/language.ts';
import type { TableRow } from '../../index/table.ts';
import { once } from '../../text/once.ts';
import { isHead, type Kind, type SearchRecord } from '../../text/record.ts';
import { type Found, isNameFor, type Question } from '../typed/found.ts';
import { joinRanges, matchPassages } from '../typed/match.ts';
import { type Plan, planQuery, toQuestion } from '../typed/plan.ts';
import { pointedBy, saidWhole } from './pointers.ts';
import type { Result, Tier } from '../result.ts';
import { readSubjects, type Subject } from './subjects.ts';

/**
 * The texts that say most of what a query speaks of, where none has all of it, and the section or card that is about it.
 *
 * One score decides, from 0 to about 1: the weights of all that the query speaks of, each times how well a text says it,
 * by the sum of the weights. What few texts say weighs more. A text says it itself, the better the shorter it is; or
 * people say it of this text (`content/said.yml`); or its section or card is called so. A section or card says what
 * its texts say, and what it is called.
 */
export async function scoreTexts(question: Question): Promise<Found[]> {
  const { names, plan, index } = question;
  if (plan.query.length > longest) return [];
  const { rows } = index;
  const places = readPlaces(rows);
  const subjects = readSubjects(names, question.meant, isNameFor(plan.reader, rows));
  const plansOf = (called: readonly string[]) => called.map((name) => planQuery(`"${name}"`, plan.fold));
  // What people say whole counts as one more word that the texts have.
  const said = [...saidWhole(names, question.meant)].map(([words, pointed]): Asked => {
    return { subject: { names: [words], worth: 1 }, plans: plansOf([words]), saying: new Set(), pointed };
  });
  const heard = await Promise.all(
    subjects.map(async (subject): Promise<Asked> => {
      const plans = plansOf(subject.names);
      // As it is, and as Chinese texts are folded.
      const phrases = plans.flatMap((each) => [...each.phrases, ...each.chinese.phrases]);
      const questions = [...new Set(phrases.map(toQuestion))];
      const hits = (await Promise.all(questions.map((one) => index.ask([one])))).flat();
      const saying = new Set(hits.map(({ row }) => row).filter(isText));
      return { subject, plans, saying, pointed: pointedBy(names, subject) };
    }),
  );
  const weighed = weigh(places, [...said, ...heard]);
  const ranked = scorePlaces(places, weighed, plan.reader);
  const best = ranked.filter(({ score, said }) => score > leastScore && said.some(isTelling)).slice(0, most);
  const called = new Set(subjects.flatMap(({ page }) => page ?? []));
  const [head] = scoreHeads(places, weighed)
    .filter(([url, score]) => rows.some((row) => row.url === url) && (called.has(url) || score > leastHead))
    .sort(([a, x], [b, y]) => Number(called.has(b)) - Number(called.has(a)) || y - x);
  if (called.size + said.length === 0 && (best[0]?.score ?? 0) < leastBest) return [];
  const tier = called.size > 0 || said.length > 0 || isEnough(weighed, best[0]) ? 'question' : 'maybe';
  const texts = best.map(({ row, said, score }): Found => {
    return { row, tier, score, toResult: (record) => toResult(record, said, plan.reader, tier) };
  });
  const others = [...called].filter((url) => url !== head?.[0]);
  return [
    ...(head ? toHead(index, head[0], called.has(head[0]) ? 'about' : tier, plan, 2) : []),
    ...texts,
    ...others.flatMap((url) => toHead(index, url, tier, plan, best[textsBeforeOthers]?.score ?? 0)),
  ];
}

type ScoreTier = Extract<Tier, 'about' | 'question' | 'maybe'>;

/** A clause, annotation, ruling, note or card, in all its languages. */
interface Place {
  /** The address of its section or card. */
  readonly head: string;
  readonly rows: readonly TableRow[];
}

/** A subject, the records that say it, and the addresses of the texts that people say it of. */
interface Asked {
  readonly subject: Subject;
  /** For each of its names. */
  readonly plans: readonly Plan[];
  readonly saying: ReadonlySet<TableRow>;
  readonly pointed: ReadonlySet<string>;
}

interface Weighed extends Asked {
  /** How much it counts. */
  readonly weight: number;
  /** The records that say it, by the address of their place. */
  readonly own: ReadonlyMap<string, readonly TableRow[]>;
}

interface ScoredPlace {
  readonly score: number;
  readonly said: readonly Weighed[];
  /** The record of it that is shown. */
  readonly row: TableRow;
}

/** The places that can answer, by their addresses. */
const readPlaces = once((rows: readonly TableRow[]): ReadonlyMap<string, Place> => {
  const heads = new Set(rows.filter(isHead).map(({ url }) => url));
  const byUrl = Map.groupBy(rows.filter(isText), ({ url }) => url);
  return new Map(
    [...byUrl].map(([url, own]) => {
      const group = url.replace(/-\d+$/u, '');
      const head = group.includes('#') && heads.has(group) ? group : url.replace(/#.*$/u, '');
      return [url, { head, rows: own }];
    }),
  );
});

/** What is in fewer places counts for more, and a word that no text has for little: its characters may be of two words. */
function weigh(places: ReadonlyMap<string, Place>, asked: readonly Asked[]): Weighed[] {
  return asked.map((each) => {
    const own = Map.groupBy(each.saying, ({ url }) => url);
    const count = new Set([...own.keys(), ...each.pointed]).size;
    const rarity = Math.log((places.size + 1) / Math.max(count, 1)) * (count > 0 ? 1 : missing);
    return { ...each, own, weight: each.subject.worth * rarity };
  });
}

const sumOf = (some: readonly Weighed[]) => some.reduce((sum, { weight }) => sum + weight, 0);

function scorePlaces(
  places: ReadonlyMap<string, Place>,
  weighed: readonly Weighed[],
  reader: InterfaceLanguage | undefined,
): ScoredPlace[] {
  const everything = sumOf(weighed) || 1;
  const isOwn = ({ langs }: TableRow) => langs.some((lang) => lang === reader);
  const urls = new Set(weighed.flatMap(({ own, pointed }) => [...own.keys(), ...pointed]));
  const scored = [...urls].flatMap((url): ScoredPlace[] => {
    const place = places.get(url);
    if (!place) return [];
    const share = ({ subject, own, pointed }: Weighed) =>
      Math.max(
        ownShare(own.get(url) ?? []),
        pointed.has(url) ? pointedShare : 0,
        subject.page === place.head ? nameShare : 0,
      );
    const said = weighed.filter(({ own, pointed }) => own.has(url) || pointed.has(url));
    // In the reader's language, if it is; that which says most of it.
    const rank = (row: TableRow) =>
      said.filter(({ saying }) => saying.has(row)).length + (isOwn(row) ? weighed.length + 1 : 0);
    const [row] = place.rows.toSorted((a, b) => rank(b) - rank(a));
    const score = weighed.reduce((sum, each) => sum + each.weight * share(each), 0) / everything;
    return row ? [{ score, said, row }] : [];
  });
  return scored.sort((a, b) => b.score - a.score);
}

/** How well a place says something with its own words, by its records that have them: the better the shorter they are. */
function ownShare(rows: readonly TableRow[]): number {
  const [first] = rows;
  if (!first) return 0;
  const length = Math.min(...rows.map((row) => row.length));
  // What a card prints says less of a question than what is said of it.
  return (first.kind === 'card' ? cardWorth : 1) / (1 + byLength * Math.log2(1 + length / usualLength));
}

/** How much each section or card says of it, by all of its texts and by its name. */
function scoreHeads(
  places: ReadonlyMap<string, Place>,
  weighed: readonly Weighed[],
): [url: string, score: number][] {
  const everything = sumOf(weighed) || 1;
  const scores = new Map<string, number>();
  for (const { subject, own, pointed, weight } of weighed) {
    const said = Map.groupBy(new Set([...own.keys(), ...pointed]), (url) => places.get(url)?.head ?? '');
    if (subject.page !== undefined && !said.has(subject.page)) said.set(subject.page, []);
    for (const [head, { length }] of said) {
      const share = subject.page === head ? 1 : length / (length + steep);
      scores.set(head, (scores.get(head) ?? 0) + (weight * share) / everything);
    }
  }
  return [...scores];
}

/**
 * Whether the best text says enough of a query to be its answer: a share of it, and more than a word that many texts have.
 * A word that no text has counts in full here.
 */
function isEnough(weighed: readonly Weighed[], best: ScoredPlace | undefined): boolean {
  const said = sumOf(best?.said ?? []);
  const isMissing = ({ own, pointed }: Weighed) => own.size + pointed.size === 0;
  const none = sumOf(weighed.filter(isMissing));
  const all = sumOf(weighed) - none + none / missing;
  return said >= leastSaid && said * (said / (all || 1)) >= leastSaidShare;
}

/** It is no pair that grammar makes of two words: the の天 of 明日の天気 is in の天使. */
const isTelling = ({ subject }: Weighed) => subject.worth > mostGrammar;

const isText = ({ kind }: TableRow) => texted.includes(kind);

export function toHead(
  index: Question['index'],
  url: string,
  tier: ScoreTier,
  { reader }: Plan,
  score: number,
): Found[] {
  const row = index.rows.find((row) => row.url === url && isHead(row));
  return row ? [{ row, tier, score, toResult: (record) => toWhole(record, tier, reader) }] : [];
}

/** A record with nothing marked in it. */
function toWhole(
  record: SearchRecord,
  tier: ScoreTier,
  reader: InterfaceLanguage | undefined,
): Result | null {
  const passage = record.passages.find(({ lang }) => lang === reader) ?? record.passages[0];
  return passage
    ? { tier, record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges: [] } }
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
  return { tier, record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges } };
}

const texted: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note', 'card'];
const missing = 0.2;
const byLength = 0.2;
const usualLength = 64;
const cardWorth = 0.7;
const pointedShare = 1;
const nameShare = 0.9;
const steep = 0.8;
const leastScore = 0.2;
const leastHead = 0.15;
// Where no text says a third of a query, and nothing in it is a name, what says less of it is chance, too.
const leastBest = 1 / 3;
// As the weights of words are: one that a single place has weighs about six, one that half of them have less than one.
const leastSaid = 7;
// The same, times the share of the query that is said.
const leastSaidShare = 2;
// What is worth less is a pair with an ending or a particle in it.
const mostGrammar = 0.25;
// Some of the first may stand inside of the head.
const textsBeforeOthers = 6;
const longest = 200;
const most = 30;
