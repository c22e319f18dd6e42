import type { InterfaceLanguage } from '../../../schema/language.ts';
import type { TableRow } from '../../index/table.ts';
import { once } from '../../text/once.ts';
import { isHead, type Kind, type SearchRecord } from '../../text/record.ts';
import type { Result, Tier } from '../result.ts';
import { type Found, languagesToAsk, type Question } from '../typed/found.ts';
import { joinRanges, matchPassages } from '../typed/match.ts';
import { type Plan, planQuery, toQuestion } from '../typed/plan.ts';
import { pointedBy, saidWhole } from './pointers.ts';
import { readSubjects, type Subject } from './subjects.ts';

/**
 * The texts that say most of what a query mentions, where none has all of it, and the section or card that is about it.
 *
 * One score decides, from 0 to 1: the weights of all that a text says of the query, by the sum of all weights. What few
 * texts say weighs more. A text says it itself, or people say it of this text (`content/said.yml`), or, a little less,
 * its section or card is called so. A section or card says what its texts say.
 */
export async function scoreTexts(question: Question): Promise<Found[]> {
  const { names, plan, index } = question;
  if (plan.query.length > longest) return [];
  const places = readPlaces(index.rows);
  const subjects = readSubjects(names, question.meant, languagesToAsk(plan.reader, index.rows));
  const whole = askWhole(question);
  const heard = await Promise.all(subjects.map((subject) => askSubject(subject, question)));
  const weighed = weigh(places, [...whole, ...heard, ...askCharacters(question)]);
  const ranked = scorePlaces(places, weighed, plan.reader);
  const best = ranked.filter(({ score }) => score > leastScore).slice(0, most);
  const called = new Set(subjects.flatMap(({ page }) => page ?? []));
  const heads = scoreHeads(places, weighed);
  const scoreOf = (url: string) => heads.get(url) ?? 0;
  const [head] = [...(called.size > 0 ? called : heads.keys())].sort((a, b) => scoreOf(b) - scoreOf(a));
  const isSure = called.size > 0 || whole.length > 0 || isEnough(weighed, best[0]);
  const entry = isSure ? [] : toEntry(index, heard, plan);
  if (!isSure && (best[0]?.score ?? 0) < leastBest) return entry;
  const tier = isSure ? 'question' : 'maybe';
  const texts = best.flatMap(({ row, said, score }, at): Found[] => {
    // Beside what the question is about, one rare word in a text may be chance.
    const isChance = !called.has(places.get(row.url)?.head ?? '') && sumOf(said) < leastOwn;
    const own = isChance ? 'maybe' : tier;
    if (own === 'maybe' && at >= mostMaybe) return [];
    return [{ row, tier: own, score, toResult: (record) => toResult(record, said, plan.reader, own) }];
  });
  return [
    ...entry,
    ...(head === undefined ? [] : toHead(index, head, called.size > 0 ? 'about' : tier, plan, 2)),
    ...texts,
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

/** What people say whole counts as one more word that the texts have. */
const askWhole = ({ names, meant, plan }: Question): Asked[] =>
  [...saidWhole(names, meant)].map(([words, pointed]) => {
    const subject = { names: [words], worth: 1 };
    return { subject, plans: plansOf(subject, plan), saying: new Set(), pointed };
  });

async function askSubject(subject: Subject, { names, plan, index }: Question): Promise<Asked> {
  const plans = plansOf(subject, plan);
  // As it is, and as Chinese texts are folded.
  const phrases = plans.flatMap((each) => [...each.phrases, ...each.chinese.phrases]);
  const questions = [...new Set(phrases.map(toQuestion))];
  const hits = (await Promise.all(questions.map((one) => index.ask([one])))).flat();
  const saying = new Set(hits.map(({ row }) => row).filter(isText));
  return { subject, plans, saying, pointed: pointedBy(names, subject) };
}

/** Most texts have a character alone, so that they are not asked for it; what people say is short, and is. */
const askCharacters = ({ names, meant }: Question): Asked[] =>
  [...new Set(meant.match(/\p{sc=Han}/gu))].flatMap((character) => {
    const subject = { names: [character], worth: characterWorth };
    const pointed = pointedBy(names, subject);
    return pointed.size > 0 ? [{ subject, plans: [], saying: new Set<TableRow>(), pointed }] : [];
  });

const plansOf = ({ names }: Subject, { fold }: Plan): Plan[] =>
  names.map((name) => planQuery(`"${name}"`, fold));

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
      Math.max(own.has(url) || pointed.has(url) ? 1 : 0, subject.page === place.head ? nameShare : 0);
    const said = weighed.filter(({ own, pointed }) => own.has(url) || pointed.has(url));
    // A number in a text may count anything.
    if (said.every(isNumber) && !weighed.every(isNumber)) return [];
    // In the reader's language, if it is; that which says most of it.
    const rank = (row: TableRow) =>
      said.filter(({ saying }) => saying.has(row)).length + (isOwn(row) ? weighed.length + 1 : 0);
    const [row] = place.rows.toSorted((a, b) => rank(b) - rank(a));
    const score = weighed.reduce((sum, each) => sum + each.weight * share(each), 0) / everything;
    return row ? [{ score, said, row }] : [];
  });
  return scored.sort((a, b) => b.score - a.score);
}

/** How much each section or card says of it, by all of its texts. */
function scoreHeads(
  places: ReadonlyMap<string, Place>,
  weighed: readonly Weighed[],
): ReadonlyMap<string, number> {
  const everything = sumOf(weighed) || 1;
  const scores = new Map<string, number>();
  for (const { own, pointed, weight } of weighed) {
    const said = Map.groupBy(new Set([...own.keys(), ...pointed]), (url) => places.get(url)?.head ?? '');
    for (const [head, { length }] of said) {
      const share = length / (length + steep);
      scores.set(head, (scores.get(head) ?? 0) + (weight * share) / everything);
    }
  }
  return scores;
}

/** Whether the best text says enough of a query to be its answer: a share of it, and more than a word that many texts have. */
function isEnough(weighed: readonly Weighed[], best: ScoredPlace | undefined): boolean {
  const said = sumOf(best?.said ?? []);
  return said >= leastSaid && said * (said / (sumOf(weighed) || 1)) >= leastSaidShare;
}

const isNumber = ({ subject: { names } }: Weighed) => names.every((name) => /^[\d.]+$/u.test(name));

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

/** Of a term that no text has, the term base says what there is. */
function toEntry(index: Question['index'], heard: readonly Asked[], { reader }: Plan): Found[] {
  const unprinted = heard.find(({ subject: { term }, saying }) => term !== undefined && saying.size === 0);
  const row = index.rows.find(({ url, kind }) => kind === 'term' && url === unprinted?.subject.term);
  return row
    ? [{ row, tier: 'about', score: 2, toResult: (record) => toWhole(record, 'about', reader) }]
    : [];
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
// How much a word counts that no text has, a character alone, and for a text the name of its section or card.
const missing = 0.2;
const characterWorth = 0.1;
const nameShare = 0.9;
// Of a section or card: one text that says a word counts 1 / 1.8 of its weight, two count 2 / 2.8.
const steep = 0.8;
// Scores: the least that is shown, and where nothing in the query is a name, the least that the best text has.
const leastScore = 0.2;
const leastBest = 0.4;
// Sums of weights: a word that a single place has weighs about six, one that half of them have less than one.
const leastSaid = 7;
const leastOwn = 5;
// The sum times the share of the query that is said.
const leastSaidShare = 2;
// Characters of a query, texts, and texts that may be chance.
const longest = 200;
const most = 30;
const mostMaybe = 5;
