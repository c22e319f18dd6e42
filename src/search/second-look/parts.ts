import { letterWord, numberWord } from '../index/index-words.ts';
import type { TableRow } from '../index/table.ts';
import type { NameEntry } from '../names/name-row.ts';
import { isCalled } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { type Found, type Question, toFound } from '../query/found.ts';
import { planQuery } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import { joinRanges, matchPassages } from '../text/match.ts';
import { normalizeText } from '../text/normalize.ts';
import type { Kind, SearchRecord } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { correctWord } from './meant.ts';

/** Something that a query speaks of. */
export interface Subject {
  /** What texts may call it: a term or card is called something in each language. */
  readonly names: readonly string[];
  /** How much it says, from 0 to 1: two kana may be grammar. */
  readonly worth: number;
  /** The page that is about it. */
  readonly page?: string;
}

/**
 * The texts that say most of what a query speaks of, where none has all of it, and the sections that are about it.
 *
 * Words that only ask carry no weight (`what happens if`, 怎么办, どうなりますか). Of what is left a term, a card, a word
 * of letters or katakana, a number, and each pair of characters count the more the fewer places have them; a term or
 * card counts in every language and by what people call it. Of places that say as much the shorter comes first. What
 * says less than a third of it is chance.
 */
export async function findParts({ names, plan, index }: Question): Promise<Found[]> {
  if (plan.query.length > longest) return [];
  const subjects = readSubjects(names, plan.query, await index.words());
  const asked = await Promise.all(
    subjects.map(async (subject) => {
      const groups = subject.names.flatMap((name) => questionsOf(name, plan.fold));
      const hits = (await Promise.all(groups.map((group) => index.ask(group)))).flat();
      // What stands on the page of a card or under the name of a section speaks of it.
      const onPage = index.rows.flatMap(({ url }, number) =>
        subject.page !== undefined && url.startsWith(subject.page) ? [number] : [],
      );
      return { subject, numbers: new Set([...hits.map(({ number }) => number), ...onPage]) };
    }),
  );
  const all = new Set(index.rows.filter(isText).map(({ url }) => url)).size;
  const places = new Map<string, Place>();
  let everything = 0;
  for (const { subject, numbers } of asked) {
    const saying = [...numbers].flatMap((number) => {
      const row = index.rows[number];
      return row && isText(row) ? [{ number, row }] : [];
    });
    const count = new Set(saying.map(({ row }) => row.url)).size;
    // Of two characters that no text has side by side, each may belong to another word.
    const weight =
      subject.worth * (count > 0 ? Math.log((all + 1) / count) : missing(subject) * Math.log(all + 1));
    everything += weight;
    for (const { number, row } of saying) {
      const place = places.get(row.url) ?? { weight: 0, said: new Set(), records: new Map() };
      if (!place.said.has(subject)) place.weight += weight;
      place.said.add(subject);
      place.records.set(number, [...(place.records.get(number) ?? []), subject]);
      places.set(row.url, place);
    }
  }
  const pages = [...new Set(subjects.flatMap(({ page }) => page ?? []))];
  const merit = ({ weight, records }: Place) => {
    const lengths = [...records.keys()].map((number) => index.rows[number]?.length ?? 0);
    // What a card prints says less of a question than what is said of it.
    const isCard = [...records.keys()].every((number) => index.rows[number]?.kind === 'card');
    const isAbout = [...records.keys()].some((number) =>
      pages.some((page) => isOn(page, index.rows[number])),
    );
    return (
      (weight * (isCard ? cardWorth : 1) * (isAbout ? pageWorth : 1)) /
      Math.log(usualLength + Math.min(...lengths))
    );
  };
  const best = [...places]
    .filter(
      ([, { weight, said }]) =>
        weight > everything * (said.size > 1 || [...said].some(({ page }) => page) ? leastShare : leastAlone),
    )
    .toSorted(([a, one], [b, other]) => merit(other) - merit(one) || (a < b ? -1 : 1))
    .slice(0, most);
  const texts = best.flatMap(([, place], at) => {
    // The language that says most of it, of several the reader's.
    const rank = (number: number) =>
      2 * (place.records.get(number)?.length ?? 0) +
      Number(plan.reader !== undefined && index.rows[number]?.langs.includes(plan.reader));
    const [number] = [...place.records.keys()].toSorted((a, b) => rank(b) - rank(a));
    return number === undefined
      ? []
      : toFound(index, number, 'question', most - at, (record) => toResult(record, [...place.said], plan));
  });
  const about = pages.flatMap((page) => {
    const number = index.rows.findIndex(({ url, kind }) => url === page && kind === 'section');
    return number === -1 ? [] : toFound(index, number, 'about', 0, (record) => toAbout(record, plan.reader));
  });
  return [...about, ...texts];
}

interface Place {
  weight: number;
  readonly said: Set<Subject>;
  readonly records: Map<number, Subject[]>;
}

const isOn = (page: string, row: TableRow | undefined) => row?.url.startsWith(page) ?? false;

const missing = ({ names: [name = ''] }: Subject) => (unspacedRun.test(name) ? missingPair : 1);

/** What the index is asked for one of the names of a subject: a word is a number as a whole, too. */
function questionsOf(name: string, fold: NameIndex['fold']): (readonly string[])[] {
  if (/^\d+$/u.test(name)) return [[`"${numberWord(name)}"`]];
  const { exact } = planQuery(`"${name}"`, {}, fold);
  // Letters that Chinese and Japanese texts print are words there as well.
  return exact.filter((group) => !group.some((question) => question.includes(letterWord('')))).slice(-2);
}

/** `readSubjects(…, 'what if a player draws lifelink cards')`: lifelink (系命, 絆魂), player, draws, cards */
export function readSubjects(
  { entries, fold }: Pick<NameIndex, 'entries' | 'fold'>,
  query: string,
  vocabulary: ReadonlySet<string> = new Set(),
): Subject[] {
  const text = fold(normalizeText(query));
  const asTokens = (words: string) => ` ${tokenTexts(words, fold).join(' ')} `;
  let rest = asTokens(text);
  const called = entries
    .filter(({ kind }) => kind === 'term' || kind === 'card')
    .flatMap((entry) => {
      const names = [...Object.values(entry.titles), ...(entry.also ?? []), ...(entry.said ?? [])];
      return names.flatMap((name) => (name ? [{ entry, name, tokens: asTokens(name) }] : []));
    })
    .filter(({ tokens }) => tokens.length > 3 && rest.includes(tokens))
    .toSorted((a, b) => b.tokens.length - a.tokens.length);
  const known = new Set<NameEntry>();
  for (const { entry, tokens } of called) {
    // The longest name first; what stands inside of it says nothing more.
    if (!rest.includes(tokens)) continue;
    known.add(entry);
    const same = called.filter((other) => other.tokens === tokens);
    for (const other of same) known.add(other.entry);
    rest = rest.replaceAll(tokens, ' | ');
  }
  const terms = [...known].map((entry): Subject => {
    const page = pageAbout(entries, entry);
    const names = [...Object.values(entry.titles), ...(entry.also ?? [])].filter(
      (name) => name !== undefined,
    );
    return { names: [...new Set(names)], worth: 1, ...(page && { page }) };
  });
  // What people say is made of words that texts may use of it as well.
  const names = called.filter(({ entry, name }) => known.has(entry) && !entry.said?.includes(name));
  const left = takeOut(
    text,
    names.map(({ name }) => fold(normalizeText(name))),
  );
  const typed = left.replace(asking, '\n').match(pieces) ?? [];
  const words = typed.map((word) =>
    /^[a-z]{4,}$/u.test(word) && !vocabulary.has(word) ? (correctWord(word, vocabulary) ?? word) : word,
  );
  const own = words.flatMap((word) => (unspacedRun.test(word) ? pairsOf(word) : [word]));
  return [...terms, ...[...new Set(own)].map((word) => ({ names: [word], worth: worthOf(word) }))];
}

const takeOut = (text: string, names: readonly string[]): string =>
  names.toSorted((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(name, '\n'), text);

/** The page of a card, or of the section that a term is the name of. */
function pageAbout(
  entries: readonly NameEntry[],
  { kind, url, titles, isFact }: NameEntry,
): string | undefined {
  if (kind === 'card') return isFact ? undefined : url;
  return entries.find((entry) => entry.kind === 'section' && isCalled(entry.titles, titles))?.url;
}

/** Pairs of neighbors. */
const pairsOf = (run: string): string[] =>
  [...run].map((character, at, all) => `${character}${all[at + 1] ?? ''}`).slice(0, run.length > 1 ? -1 : 1);

/** Two hiragana are mostly grammar, one is often an ending. */
function worthOf(word: string): number {
  if (!unspacedRun.test(word)) return 1;
  const kana = word.match(/\p{sc=Hiragana}/gu)?.length ?? 0;
  return [1, 0.6, 0.25][kana] ?? 1;
}

const isText = ({ kind }: TableRow) => saying.includes(kind);

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

function toAbout(record: SearchRecord, reader: Question['plan']['reader']): Result | null {
  const passage = record.passages.find(({ lang }) => lang === reader) ?? record.passages[0];
  return passage
    ? { tier: 'about', record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges: [] } }
    : null;
}

const saying: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note', 'card'];

const english =
  'a an and any are at be been by can could did do does for had happen happened happens has have how i if in is it its ' +
  'may me must my now of on or our should that the their then there they this to was we were what when where whether ' +
  'which who why will with would you';
const chinese =
  '怎么办 怎么样 怎样 怎么 如何 为什么 什么 应该 应当 可以 能否 能不能 是否 是不是 会不会 请问 时候 的话 如果 要是 多少 还能 吗 呢 吧 了 的';
const japanese = '場合 どうなり どうすれば なぜ いつ 何';
const asking = new RegExp(
  `(?<![a-z'])(?:${english.replaceAll(' ', '|')})(?![a-z'])|${[chinese, japanese].join(' ').replaceAll(' ', '|')}`,
  'gu',
);
const pieces = /[a-z]+(?:'[a-z]+)*|\d+|[\p{sc=Katakana}ー]{2,}|[\p{sc=Han}\p{sc=Hiragana}]+/gu;
const unspacedRun = /[\p{sc=Han}\p{sc=Hiragana}]/u;
const missingPair = 0.3;
// Of all that a query says, what a text has to say: one word alone has to be nearly all.
const leastShare = 0.2;
const leastAlone = 0.4;
const cardWorth = 0.7;
// What stands under the name of something is about it.
const pageWorth = 1.25;
const usualLength = 20;
const longest = 200;
const most = 30;
