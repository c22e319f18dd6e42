import type { InterfaceLanguage } from '../../schema/language.ts';
import type { TableRow } from '../index/table.ts';
import type { Kind, SearchRecord } from '../text/record.ts';
import { type Found, toFound } from './ask-for.ts';
import type { Question } from './found.ts';
import { joinRanges, matchPassages } from './match.ts';
import { planQuery, toQuestion } from './plan.ts';
import { pointedBy, saidWhole } from './pointers.ts';
import { isNameFor } from './readable.ts';
import type { Result, Tier } from './result.ts';
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
  const heads = headsOf(rows);
  const subjects = readSubjects(names, question.meant, isNameFor(plan.reader, rows));
  // What people say whole counts as one more word that the texts have.
  const said = [...saidWhole(names, question.meant)].map(
    ([words, pointed]): Asked => ({ subject: { names: [words], worth: 1 }, numbers: new Set(), pointed }),
  );
  const heard = await Promise.all(
    subjects.map(async (subject): Promise<Asked> => {
      const questions = subject.names.flatMap((name) => questionsOf(name, plan.fold));
      const hits = (await Promise.all(questions.map((one) => index.ask([one])))).flat();
      const numbers = new Set(hits.flatMap(({ number }) => (isText(rows[number]) ? [number] : [])));
      return { subject, numbers, pointed: pointedBy(names, subject) };
    }),
  );
  const weighed = weigh(rows, heads, [...said, ...heard]);
  const places = scorePlaces(rows, heads, weighed, plan.reader);
  const best = places.filter(({ score, said }) => score > leastScore && said.some(isTelling)).slice(0, most);
  const called = new Set(subjects.flatMap(({ page }) => page ?? []));
  const ranked = scoreHeads(rows, heads, weighed).filter(
    ([url, score]) => called.has(url) || score > leastHead,
  );
  const [head] = ranked.toSorted(([a, x], [b, y]) => Number(called.has(b)) - Number(called.has(a)) || y - x);
  if (called.size + said.length === 0 && (best[0]?.score ?? 0) < leastBest) return [];
  const tier = called.size > 0 || said.length > 0 || isEnough(weighed, best[0]) ? 'question' : 'maybe';
  const texts = best.flatMap(({ numbers: [number], said, score }) =>
    number === undefined
      ? []
      : toFound(index, number, tier, score, (record) => toResult(record, said, plan, tier)),
  );
  const others = [...called].filter((url) => url !== head?.[0]);
  return [
    ...(head ? toHead(index, head[0], called.has(head[0]) ? 'about' : tier, plan, 2) : []),
    ...texts,
    ...others.flatMap((url) => toHead(index, url, tier, plan, best[textsBeforeOthers]?.score ?? 0)),
  ];
}

type ScoreTier = Extract<Tier, 'about' | 'question' | 'maybe'>;

/** A subject, the records that say it, and the addresses of the texts that people say it of. */
interface Asked {
  readonly subject: Subject;
  readonly numbers: ReadonlySet<number>;
  readonly pointed: ReadonlySet<string>;
}

interface Weighed extends Asked {
  /** How much it counts. */
  readonly weight: number;
  /** The records that say it, by the address of their place. */
  readonly own: ReadonlyMap<string, readonly number[]>;
}

/** A clause, annotation, ruling or note, with its languages. */
interface Place {
  readonly score: number;
  readonly said: readonly Subject[];
  /** Its records, those of the reader's language first. */
  readonly numbers: readonly number[];
}

/** What is in fewer places counts for more, and a word that no text has for little: its characters may be of two words. */
function weigh(
  rows: readonly TableRow[],
  heads: ReadonlyMap<string, string>,
  asked: readonly Asked[],
): Weighed[] {
  const all = heads.size;
  return asked.map((each) => {
    const own = Map.groupBy(each.numbers, (number) => rows[number]?.url ?? '');
    const count = new Set([...own.keys(), ...each.pointed]).size;
    const rarity = Math.log((all + 1) / Math.max(count, 1)) * (count > 0 ? 1 : missing);
    return { ...each, own, weight: each.subject.worth * rarity };
  });
}

const sumOf = (some: readonly Weighed[]) => some.reduce((sum, { weight }) => sum + weight, 0);

function scorePlaces(
  rows: readonly TableRow[],
  heads: ReadonlyMap<string, string>,
  weighed: readonly Weighed[],
  reader: InterfaceLanguage | undefined,
): Place[] {
  const everything = sumOf(weighed) || 1;
  const byPlace = numbersByPlace(rows);
  const isOwn = (number: number) => rows[number]?.langs.some((lang) => lang === reader) === true;
  const urls = new Set(weighed.flatMap(({ own, pointed }) => [...own.keys(), ...pointed]));
  return [...urls]
    .flatMap((url): Place[] => {
      const all = byPlace.get(url) ?? [];
      const share = ({ subject, own, pointed }: Weighed) => {
        const numbers = own.get(url);
        const length = Math.min(...(numbers ?? []).map((number) => rows[number]?.length ?? 0));
        const text = numbers
          ? kindWorth(rows[numbers[0] ?? 0]) / (1 + byLength * Math.log2(1 + length / usualLength))
          : 0;
        return Math.max(
          text,
          pointed.has(url) ? pointedShare : 0,
          subject.page === heads.get(url) ? nameShare : 0,
        );
      };
      const saying = weighed.filter(({ own, pointed }) => own.has(url) || pointed.has(url));
      const rank = (number: number) =>
        saying.filter(({ numbers }) => numbers.has(number)).length + (isOwn(number) ? weighed.length + 1 : 0);
      return all.length === 0
        ? []
        : [
            {
              score: weighed.reduce((sum, each) => sum + each.weight * share(each), 0) / everything,
              said: saying.map(({ subject }) => subject),
              numbers: all.toSorted((a, b) => rank(b) - rank(a)),
            },
          ];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** How much each section or card says of it, by all of its texts and by its name. */
function scoreHeads(
  rows: readonly TableRow[],
  heads: ReadonlyMap<string, string>,
  weighed: readonly Weighed[],
) {
  const everything = sumOf(weighed) || 1;
  const scores = new Map<string, number>();
  for (const { subject, own, pointed, weight } of weighed) {
    const places = Map.groupBy(new Set([...own.keys(), ...pointed]), (url) => heads.get(url) ?? '');
    if (subject.page !== undefined && !places.has(subject.page)) places.set(subject.page, []);
    for (const [head, { length }] of places) {
      const share = subject.page === head ? 1 : length / (length + steep);
      scores.set(head, (scores.get(head) ?? 0) + (weight * share) / everything);
    }
  }
  return [...scores].filter(([url]) => url !== '' && rows.some((row) => row.url === url));
}

/**
 * Whether the best text says enough of a query to be its answer: a share of it, and more than a word that many texts have.
 * A word that no text has counts in full here.
 */
function isEnough(weighed: readonly Weighed[], best: Place | undefined): boolean {
  const said = sumOf(weighed.filter(({ subject }) => best?.said.includes(subject)));
  const isMissing = ({ own, pointed }: Weighed) => own.size + pointed.size === 0;
  const none = sumOf(weighed.filter(isMissing));
  const all = sumOf(weighed) - none + none / missing;
  return said >= leastSaid && said * (said / (all || 1)) >= leastSaidShare;
}

/** The address of the section or card of each place that can be cited. */
function headsOf(rows: readonly TableRow[]): Map<string, string> {
  const heads = new Set(
    rows.filter(({ kind }) => kind === 'section' || kind === 'card').map(({ url }) => url),
  );
  return new Map(
    rows.filter(isText).map(({ url }) => {
      const group = url.replace(/-\d+$/u, '');
      return [url, group.includes('#') && heads.has(group) ? group : url.replace(/#.*$/u, '')];
    }),
  );
}

const numbersByPlace = (rows: readonly TableRow[]): Map<string, number[]> =>
  Map.groupBy(
    rows.flatMap((row, number) => (isText(row) ? [number] : [])),
    (number) => rows[number]?.url ?? '',
  );

/** What the index is asked for one of the names of a subject, as it is and as Chinese texts are folded. */
function questionsOf(name: string, fold: Question['names']['fold']): string[] {
  const { phrases, chinese } = planQuery(`"${name}"`, {}, fold);
  return [...new Set([...phrases, ...chinese.phrases].map(toQuestion))];
}

/** It is no pair that grammar makes of two words: the の天 of 明日の天気 is in の天使. */
const isTelling = ({ worth }: Subject) => worth > mostGrammar;

const isText = (row: TableRow | undefined) => row !== undefined && saying.includes(row.kind);
// What a card prints says less of a question than what is said of it.
const kindWorth = (row: TableRow | undefined) => (row?.kind === 'card' ? cardWorth : 1);

export function toHead(
  index: Question['index'],
  url: string,
  tier: ScoreTier,
  { reader }: Question['plan'],
  score: number,
): Found[] {
  const number = index.rows.findIndex(
    (row) => row.url === url && (row.kind === 'section' || row.kind === 'card'),
  );
  return number === -1
    ? []
    : [toFound(index, number, tier, score, (record) => toWhole(record, tier, reader))];
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
  said: readonly Subject[],
  { fold, reader }: Question['plan'],
  tier: ScoreTier,
): Result | null {
  const plans = said.map(({ names }) => names.map((name) => planQuery(`"${name}"`, {}, fold)));
  const matches = record.passages.map((passage) => {
    const each = plans.map((names) => names.flatMap((plan) => matchPassages([passage], plan)?.ranges ?? []));
    const count = each.filter((ranges) => ranges.length > 0).length;
    return { passage, ranges: joinRanges(each.flat()), rank: 2 * count + Number(passage.lang === reader) };
  });
  const [best] = matches.toSorted((a, b) => b.rank - a.rank);
  if (!best || best.ranges.length === 0) return toWhole(record, tier, reader);
  const { passage, ranges } = best;
  return { tier, record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges } };
}

const saying: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note', 'card'];
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
