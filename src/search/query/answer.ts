import type { InterfaceLanguage } from '../../schema/language.ts';
import { addressOf, type CitedPlace } from '../cite/places.ts';
import type { TextIndex } from '../index/open.ts';
import { excerptOf, markedText, type Piece } from '../text/excerpt.ts';
import { type Filters, isHead, placeKey, type SearchRecord } from '../text/record.ts';
import type { FilterCounts, Progress } from './engine.ts';
import type { Found, Question } from './exact/found.ts';
import type { Match } from './exact/match.ts';
import { filterResults, isScored, onceEachCard, passes, type Result, stepOf } from './result.ts';
import { headOf, readHead } from './results/head.ts';
import { nameResults, rankResults } from './results/rank.ts';

/** The answer to a query. It is filled step by step, and can be shown after each step. */
export class Answer {
  readonly #question: Question;
  readonly #named: readonly Result[];
  /** The results of each text that was read: in the language of the filter, if any, then in any language. */
  readonly #read = new Map<Found, readonly Result[]>();
  #found: readonly Found[] = [];
  /** The keys of the first results, which keep their places once they are shown. */
  #shown: readonly string[];

  constructor(question: Question, cited: readonly Result[], shown: readonly Result[]) {
    this.#question = question;
    this.#named = [...cited, ...nameResults(question.plan, question.matches)];
    this.#shown = firstKeys(shown);
  }

  add(found: readonly Found[]): void {
    this.#found = inOrder([...this.#found, ...found], this.#question);
  }

  /**
   * The only place with the whole query: nothing can rank before it. Undefined if a name or citation matches, or if
   * the query has signs, spaces or inflected words.
   */
  get onlyPlace(): Result | undefined {
    const { whole } = this.#question.plan;
    const isKnown = whole?.tokens.map(({ text }) => text).join('') === whole?.text;
    if (this.#named.length > 0 || !isKnown) return undefined;
    const literal = this.#unread(this.#question.filters).filter(({ tier }) => tier === 'literal');
    const [first] = literal;
    return first && literal.every(({ place }) => place.url === first.place.url) ? toUnread(first) : undefined;
  }

  async take(found: readonly Found[]): Promise<void> {
    const { filters } = this.#question;
    this.add(found);
    await this.#readNext(filters);
    // Results that a filter hides count, too. Otherwise the second look could find more with a filter than without.
    if (Object.keys(filters).length > 0 && !this.isWhole) await this.#readNext({});
  }

  get hasAnswer(): boolean {
    return this.#all().some(({ tier }) => tier !== 'more-names');
  }

  /** Whether a citation, name or text matches the whole query (`isLoose`); places found by a synonym do not count. */
  get isWhole(): boolean {
    const bySynonym = new Set(
      this.#question.matches.flatMap(({ entry, isSynonym }) => (isSynonym ? entry.url : [])),
    );
    return this.#all().some(({ tier, record }) => !isLoose(tier) && !bySynonym.has(record.url));
  }

  /** Returns the answer so far. A partial answer only has the results that no later result can displace. */
  async show(state: Progress['state']): Promise<Progress> {
    const isCertain = ({ tier }: Result) => stepOf(tier) <= stepOf('name-part');
    const only = state === 'partial' ? this.onlyPlace : undefined;
    const known = only ? [only] : this.#results().filter((result) => state === 'done' || isCertain(result));
    const results = await this.#withHead(known);
    if (state === 'partial') this.#shown = firstKeys(results);
    const shown = new Set(results.map(({ record }) => placeKey(record)));
    const rest = this.#unread(this.#question.filters);
    const unread = new Set(rest.map(({ place }) => placeKey(place)).filter((key) => !shown.has(key)));
    const isDone = state === 'done';
    return {
      state,
      results,
      total: results.length + unread.size,
      ...(isDone && { counts: this.#counts() }),
      ...(isDone && rest.length > 0 && { more: () => this.#readMore(results.length) }),
    };
  }

  /** Reads texts until there are more results than `known`, or all are read: a text may turn out not to match. */
  async #readMore(known: number): Promise<Progress> {
    await this.#readNext(this.#question.filters);
    const further = await this.show('done');
    return further.more && further.results.length <= known ? this.#readMore(known) : further;
  }

  async #readNext(filters: Filters): Promise<void> {
    const { lang } = this.#question.filters;
    const read = async (found: Found) => {
      const results = await Promise.all((lang ? [lang, undefined] : [undefined]).map(found.read));
      this.#read.set(
        found,
        results.flatMap((result) => result ?? []),
      );
    };
    await Promise.all(this.#unread(filters).slice(0, readAtOnce).map(read));
  }

  #unread(filters: Filters): Found[] {
    return this.#found.filter(
      (each) => !this.#read.has(each) && passes(each.place, each.place.langs, filters),
    );
  }

  #all(): Result[] {
    return [...this.#named, ...[...this.#read.values()].flat()];
  }

  #resultOf(found: Found): Result | undefined {
    const { lang } = this.#question.filters;
    return this.#read.get(found)?.find((result) => !lang || result.lang === lang);
  }

  #results(): Result[] {
    const { plan, names, filters } = this.#question;
    const texts = this.#found.flatMap((each) => this.#resultOf(each) ?? []);
    const ranked = onceEachCard(filterResults(filters, rankResults(plan, this.#named, texts)), names.sets);
    const kept = this.#shown.flatMap((key) => ranked.find(({ record }) => placeKey(record) === key) ?? []);
    return [...kept, ...ranked.filter((result) => !kept.includes(result))];
  }

  /**
   * Adds a head to the first section or card (`headOf`). Removes the rulings below it that the head links, and the
   * linked texts of a scored tier (`isScored`).
   */
  async #withHead(results: readonly Result[]): Promise<Result[]> {
    const { index, plan } = this.#question;
    const top = headOf(results);
    const mentioning = results.flatMap(({ record }) => (isHead(record) ? [] : record.url));
    const head = top && (await readHead(index, top, plan.reader, mentioning));
    const inside = new Set(head?.links.map(({ url }) => url));
    const below = results.indexOf(top as Result);
    const isRepeated = ({ tier, record }: Result, at: number) =>
      inside.has(record.url) && (isScored(tier) || (record.kind === 'ruling' && at > below));
    return results
      .filter((result, at) => !isRepeated(result, at))
      .map((result) => ({
        ...result,
        ...(result.match && { excerpt: () => excerptIn(result.record, result.match as Match) }),
        ...(result === top && head && { head }),
      }));
  }

  /** Counts the places that each value of a filter would leave, including texts that are not read yet. */
  #counts(): FilterCounts {
    const { plan, filters } = this.#question;
    const named = rankResults(plan, this.#named, []);
    const found = this.#found.filter((each) => !this.#read.has(each) || this.#resultOf(each));
    const count = (name: 'document' | 'part' | 'kind') => {
      const others = { ...filters, [name]: undefined };
      const left = [
        ...filterResults(others, named).map(({ record }) => record),
        ...found.filter(({ place }) => passes(place, place.langs, others)).map(({ place }) => place),
      ];
      const byValue = Map.groupBy(left, (place) => place[name] ?? '');
      return new Map([...byValue].map(([value, of]) => [value, new Set(of.map(placeKey)).size]));
    };
    return { document: count('document'), part: count('part'), kind: count('kind') };
  }
}

/** Reads cited places, the first ten with the beginning of their text. No words are marked: none were searched. */
export const readCited = (
  places: readonly CitedPlace[],
  index: TextIndex,
  reader: InterfaceLanguage | undefined,
): Promise<Result[]> =>
  Promise.all(
    places.map(async (place, at): Promise<Result> => {
      const url = addressOf(place);
      // For a range, the address of its first clause.
      const first = url.replace(/\.\.[^.]*$/u, '');
      const rows = index.rows.filter((row) => row.url === first && row.kind !== 'remark');
      const records = await index.read(at < beginningsRead ? rows : []);
      const passages = records.flatMap((record) => record.passages).filter((each) => !each.isSourceReading);
      const passage = passages.find(({ lang }) => lang === reader) ?? passages[0];
      const { entry, anchor } = place;
      return {
        ...{ tier: 'citation', match: null, lang: null },
        record: { ...entry, ...rows[0], url, ...(anchor && { anchor }), passages },
        ...(passage && { excerpt: () => excerptOf(passage.text, []) }),
      };
    }),
  );

const toUnread = ({ place, tier }: Found): Result => ({
  tier,
  record: { ...place, titles: {}, passages: [] },
  match: null,
  lang: place.langs[0] ?? null,
});

function excerptIn({ titles }: SearchRecord, { passage, ranges, sentence }: Match): Piece[] {
  const isTitle = Object.values(titles).includes(passage.text);
  return isTitle ? markedText(passage.text, ranges) : excerptOf(passage.text, ranges, sentence?.());
}

/** Sorts by step, then by score. Texts only in the reader's language come first, unless `score.ts` ranks the step. */
function inOrder(found: readonly Found[], { plan: { reader } }: Question): Found[] {
  const scores = new Map(
    found.flatMap(({ place, tier, score }) =>
      tier === 'question' || tier === 'maybe' ? [[place.url, score]] : [],
    ),
  );
  const isByScore = ({ tier }: Found) => isScored(tier) && scores.size > 0;
  const isOwn = (each: Found) =>
    Number(!isByScore(each) && each.place.langs.every((lang) => lang === reader));
  const scoreOf = (each: Found) => (isByScore(each) ? (scores.get(each.place.url) ?? 0) : each.score);
  return found.toSorted(
    (a, b) => stepOf(a.tier) - stepOf(b.tier) || isOwn(b) - isOwn(a) || scoreOf(b) - scoreOf(a),
  );
}

/** Whether a tier has only part of the query, its words apart, another name, or typing errors. */
const isLoose = (tier: Result['tier']) => stepOf(tier) > stepOf('about') || tier === 'typo-name';

const firstKeys = (results: readonly Result[]) => results.slice(0, 3).map(({ record }) => placeKey(record));

const beginningsRead = 10;
const readAtOnce = 60;
