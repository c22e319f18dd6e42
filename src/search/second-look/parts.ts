import { commonLanguage, type Language, languages } from '../../schema/language.ts';
import { numberWord } from '../index/index-words.ts';
import type { TableRow } from '../index/table.ts';
import { hasNoText, type NameIndex, type NameMatch } from '../names/names.ts';
import { type Found, toFound } from '../query/ask-for.ts';
import type { Question } from '../query/found.ts';
import { planQuery, toQuestion } from '../query/plan.ts';
import { isNameFor } from '../query/readable.ts';
import type { Result, Tier } from '../query/result.ts';
import { joinRanges, matchPassages } from '../text/match.ts';
import type { Kind, SearchRecord } from '../text/record.ts';
import { spokenOf } from './spoken-of.ts';
import { readSubjects, type Subject } from './subjects.ts';

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
export async function findParts({ names, plan, index }: Question): Promise<Found[]> {
  if (plan.query.length > longest) return [];
  const { rows } = index;
  const heads = headsOf(rows);
  const asked = await Promise.all(
    readSubjects(names, plan.query, isNameFor(plan.reader, rows)).map(async (subject): Promise<Asked> => {
      const questions = subject.names.flatMap((name) => questionsOf(name, plan.fold));
      const hits = (await Promise.all(questions.map((question) => index.ask([question])))).flat();
      const numbers = new Set(hits.flatMap(({ number }) => (isText(rows[number]) ? [number] : [])));
      return { subject, numbers };
    }),
  );
  const wholes = weighWholes(rows, heads, asked);
  const best = weighPlaces(rows, asked, plan.reader)
    .map((place) => {
      const whole = wholes.get(heads.get(place.numbers[0] ?? 0) ?? '') ?? 0;
      return { ...place, merit: place.merit + whole };
    })
    .filter(({ merit, said }) => merit > leastMerit && said.some(isTelling))
    .toSorted((a, b) => b.merit - a.merit)
    .slice(0, most);
  const first = best[0]?.merit ?? 0;
  const bestWhole = Math.max(...wholes.values());
  const pages = new Set(asked.map(({ subject }) => subject.page));
  const told = new Set(
    asked.flatMap(({ subject, numbers }) =>
      isTelling(subject)
        ? [subject.page, ...(subject.saidOf ?? []), ...[...numbers].map((number) => heads.get(number))]
        : [],
    ),
  );
  const heard = [...wholes].filter(
    ([url, merit]) => told.has(url) && merit > leastWhole && merit >= bestWhole * nearBest,
  );
  const isNamed = heard.some(([url]) => pages.has(url));
  if (first < leastBest && !isNamed) return [];
  const nearest = {
    whole: [...wholes].find(([, merit]) => merit === bestWhole)?.[0],
    text: best[0]?.numbers,
  };
  const tier = isNamed || isEnough(rows, heads, asked, nearest) ? 'question' : 'maybe';
  // The section or card that says most of it stands above its texts, the others below the first of them.
  const rank = ([url, merit]: readonly [string, number]) => merit + (pages.has(url) ? headLead : 0);
  const shown = heard
    .toSorted((a, b) => rank(b) - rank(a))
    .flatMap(([url], at) =>
      at === 0
        ? toHead(index, url, pages.has(url) ? 'about' : tier, plan, first + 1)
        : toHead(index, url, tier, plan, best[textsBeforeHeads]?.merit ?? 0),
    );
  const texts = best.flatMap(({ numbers: [number], said, merit }) =>
    number === undefined
      ? []
      : toFound(index, number, tier, merit, (record) => toResult(record, said, plan, tier)),
  );
  return [...shown, ...texts];
}

/** The sections without a text that are called something in the query, or that most of its words are said of. */
export function findListed({ names, plan }: Pick<Question, 'names' | 'plan'>): NameMatch[] {
  const named = readSubjects(names, plan.query).flatMap(({ page }) => page ?? []);
  const pages = named.length > 0 ? named : spokenOf(names, plan.query);
  const listed = new Map(names.entries.filter(hasNoText).map((entry) => [entry.url, entry]));
  return [...new Set(pages)].flatMap((url): NameMatch[] => {
    const entry = listed.get(url);
    const lang = languages.find((each) => each === plan.reader && entry?.titles[each]) ?? commonLanguage;
    return entry ? [{ entry, fit: 'about', name: entry.titles[lang] ?? entry.section, lang }] : [];
  });
}

/** The sections and cards that are called something in the query, which is known before its texts have come. */
export function findNamed({ names, plan, index }: Question): Found[] {
  const pages = new Set(readSubjects(names, plan.query).flatMap(({ page }) => page ?? []));
  return [...pages].slice(0, mostNamed).flatMap((url) => toHead(index, url, 'about', plan, 0));
}

type PartsTier = Extract<Tier, 'about' | 'question' | 'maybe'>;

/**
 * Whether the section or card that says most of a query, and the text that does, say enough of it to be its answer: a
 * share of it, and more than one word that is in many places. A word that no text has counts in full here.
 */
function isEnough(
  rows: readonly TableRow[],
  heads: ReadonlyMap<number, string>,
  asked: readonly Asked[],
  { whole, text = [] }: { readonly whole: string | undefined; readonly text: readonly number[] | undefined },
): boolean {
  const all = new Set(rows.filter(isText).map(({ url }) => url)).size;
  const weights = asked.map(({ subject, numbers }) => {
    const places = new Set([...numbers].map((number) => rows[number]?.url)).size;
    const isSaid =
      subject.page === whole ||
      subject.saidOf?.includes(whole ?? '') ||
      [...numbers].some((number) => heads.get(number) === whole || text.includes(number));
    return { isSaid, weight: subject.worth * Math.log((all + 1) / Math.max(places, 1)) };
  });
  const sum = (some: typeof weights) => some.reduce((total, { weight }) => total + weight, 0);
  const said = sum(weights.filter(({ isSaid }) => isSaid));
  return said >= leastSaid && said * (said / sum(weights)) >= leastSaidShare;
}

/** A subject, and the records that say it. */
interface Asked {
  readonly subject: Subject;
  readonly numbers: ReadonlySet<number>;
}

/** A clause, ruling or note, with its annotations and languages. */
interface Place {
  readonly merit: number;
  readonly said: readonly Subject[];
  /** Its records, those of the reader's language first, then the one that says most of it. */
  readonly numbers: readonly number[];
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
function weighWholes(rows: readonly TableRow[], heads: ReadonlyMap<number, string>, asked: readonly Asked[]) {
  const sizes = new Map<string, number>();
  rows.forEach((row, number) => {
    const head = heads.get(number) ?? '';
    if (isText(row)) sizes.set(head, (sizes.get(head) ?? 0) + row.length);
  });
  const usual = [...sizes.values()].reduce((sum, size) => sum + size, 0) / sizes.size;
  const shares = asked.map(({ subject: { page, saidOf = [] }, numbers }) => {
    const shares = new Map<string, number>();
    for (const [head, same] of Map.groupBy(numbers, (number) => heads.get(number) ?? '')) {
      const count = new Set(same.map((number) => rows[number]?.url)).size;
      const length = Math.max(0, Math.log((sizes.get(head) ?? usual) / usual));
      shares.set(head, count / (count + steep * (1 + byLength * length)));
    }
    for (const head of saidOf) shares.set(head, Math.max(shares.get(head) ?? 0, saidShare));
    if (page !== undefined) shares.set(page, nameShare);
    return shares;
  });
  return addUp(asked, shares, sizes.size);
}

/** How much each text says of all subjects together; of those that say as much the shorter more. */
function weighPlaces(
  rows: readonly TableRow[],
  asked: readonly Asked[],
  reader: Language | undefined,
): Place[] {
  const urlOf = (number: number) => rows[number]?.url ?? '';
  const all = new Set(rows.filter(isText).map(({ url }) => url)).size;
  const shares = asked.map(({ numbers }) => new Map([...numbers].map((number) => [urlOf(number), 1])));
  const merits = addUp(asked, shares, all);
  const places = Map.groupBy(new Set(asked.flatMap(({ numbers }) => [...numbers])), urlOf);
  return [...places].map(([url, numbers]) => {
    const subjectsOf = (number: number) =>
      asked.flatMap((each) => (each.numbers.has(number) ? each.subject : []));
    const rank = (number: number) =>
      subjectsOf(number).length +
      (rows[number]?.langs.some((lang) => lang === reader) && subjectsOf(number).some(isTelling)
        ? asked.length
        : 0);
    const length = Math.min(...numbers.map((number) => rows[number]?.length ?? 0));
    // What a card prints says less of a question than what is said of it.
    const isCard = numbers.every((number) => rows[number]?.kind === 'card');
    return {
      merit:
        ((isCard ? cardWorth : 1) * (merits.get(url) ?? 0)) /
        Math.log((usualLength + length) / usualLength + 1.5),
      said: asked.flatMap((each, at) => (shares[at]?.has(url) ? each.subject : [])),
      numbers: numbers.toSorted((a, b) => rank(b) - rank(a)),
    };
  });
}

/** The shares of all subjects together, from 0 to about 1; one that few of so many say weighs more. */
function addUp(
  asked: readonly Asked[],
  shares: readonly ReadonlyMap<string, number>[],
  all: number,
): Map<string, number> {
  const weights = asked.map(({ subject: { worth } }, at) => {
    const { size } = shares[at] ?? { size: 0 };
    return worth * Math.log((all + 1) / Math.max(size, 1)) * (size > 0 ? 1 : missing);
  });
  const everything = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const merits = new Map<string, number>();
  for (const [at, of] of shares.entries()) {
    for (const [key, share] of of)
      merits.set(key, (merits.get(key) ?? 0) + ((weights[at] ?? 0) * share) / everything);
  }
  return merits;
}

/** What the index is asked for one of the names of a subject, as it is and as Chinese texts are folded; for a number as a whole. */
function questionsOf(name: string, fold: NameIndex['fold']): string[] {
  if (/^\d+$/u.test(name)) return [`"${numberWord(name)}"`];
  const { phrases, chinese } = planQuery(`"${name}"`, {}, fold);
  return [...new Set([...phrases, ...chinese.phrases].map(toQuestion))];
}

/** It is no pair that grammar makes of two words: the の天 of 明日の天気 is in の天使. */
const isTelling = ({ worth }: Subject) => worth > mostGrammar;

const isText = (row: TableRow | undefined) => row !== undefined && saying.includes(row.kind);

function toHead(
  index: Question['index'],
  url: string,
  tier: PartsTier,
  { reader }: Question['plan'],
  score: number,
): Found[] {
  const number = index.rows.findIndex(
    (row) => row.url === url && (row.kind === 'section' || row.kind === 'card'),
  );
  if (number === -1) return [];
  const toAbout = ({ passages, ...place }: SearchRecord): Result | null => {
    const passage = passages.find(({ lang }) => lang === reader) ?? passages[0];
    const record = { ...place, passages };
    return passage
      ? { tier, record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges: [] } }
      : null;
  };
  return [toFound(index, number, tier, score, toAbout)];
}

/** The passage that says most of it, of several the reader's, with what it says marked. */
function toResult(
  record: SearchRecord,
  said: readonly Subject[],
  { fold, reader }: Question['plan'],
  tier: PartsTier,
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
  return { tier, record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges } };
}

const saying: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note', 'card'];
// A word that no text has says less than others: two characters may each belong to another word.
const missing = 0.2;
const steep = 0.8;
const byLength = 0.25;
const saidShare = 0.6;
const nameShare = 2;
const leastMerit = 0.2;
// Where no text says a third of a query, and nothing in it is a name, what says less of it is chance, too.
const leastBest = 1 / 3;
// As the weights of words are: one that a single place has weighs about seven, one that half of them have less than one.
const leastSaid = 9;
// The same, times the share of the query that is said.
const leastSaidShare = 2.5;
// What is worth less is a pair with an ending or a particle in it.
const mostGrammar = 0.25;
const leastWhole = 0.15;
const nearBest = 0.6;
// Which is called something in the query comes before what says more of it.
const headLead = 10;
// Some of the first may stand inside of the head.
const textsBeforeHeads = 6;
const cardWorth = 0.7;
const usualLength = 64;
const mostNamed = 1;
const longest = 200;
const most = 30;
