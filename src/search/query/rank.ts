import { type Language, languages } from '../../schema/language.ts';
import { nameKey } from '../names/name-row.ts';
import type { NameFit, NameMatch } from '../names/names.ts';
import { type Match, matchPassages } from '../text/match.ts';
import { type Kind, partOfAnchor, placeKey, type SearchRecord } from '../text/record.ts';
import { type CitedPlace, isSection } from './cited-places.ts';
import { hasSigns, type Plan } from './plan.ts';

/**
 * The order of results, best first, and the reason for each step.
 *
 * 1. `citation`: who names a place wants that place.
 * 2. `exact-name`, `form-name` (but for endings), `name-start`, `name-part`: a name typed whole or in part is the
 *    most certain thing that a query can be, and the card or section behind it holds all that is said of it. Only the first few of
 *    many: one character stands in dozens of names, and its clauses are not to be pushed off the page.
 * 3. `literal`: the text has exactly what was typed.
 *    `folded-name`, `folded`: a name or a text has it in the other script, Traditional or Simplified.
 *    `notation`: the text has it with its game symbols written in another way ({T}, {横置}).
 *    `bare-name`: a name but for its signs or those that were typed; who types 触发。 may mean the text that has the stop.
 *    `unquoted`: the text has what was typed but for the quotation marks around it.
 * 4. `phrase`: the same words in other forms or with other punctuation; or what was typed, with a blank in it, cut off.
 * 5. `sound-name`: names by their pinyin, their romaji or in the other kana. Letters that stand in a text just so
 *    are more certain than that, and one or two may be part of the sound of many names by chance: such names stand
 *    among the last.
 * 6. `piece`: what was typed stands inside longer words.
 *    `sound-text`: the texts that have a name whose whole sound was typed. `typo-name`: names with a typing error.
 * 7. `about`: the section about something that is named in the query.
 *    `words`, `scattered`: all words in one passage; all words in the record.
 *    `page`: all words on one page.
 * 8. `via-term`: another name of the same term, in any language.
 * 9. `corrected`: the nearest words of the texts, where what was typed is nowhere.
 *    `question`: what says most of what a sentence speaks of.
 * 10. `more-names`: names that only hold it inside a word, and those that the other steps left out.
 *
 * Within a step texts in the reader's language come first, then the index decides, which puts short texts and texts that say it often first.
 */
export const tiers = [
  'citation',
  'exact-name',
  'form-name',
  'name-start',
  'name-part',
  'literal',
  'folded-name',
  'folded',
  'notation',
  'bare-name',
  'unquoted',
  'phrase',
  'sound-name',
  'piece',
  'sound-text',
  'typo-name',
  'about',
  'words',
  'scattered',
  'page',
  'via-term',
  'corrected',
  'question',
  'more-names',
] as const;
export type Tier = (typeof tiers)[number];

/** One result, ready to be shown. */
export interface Result {
  readonly tier: Tier;
  readonly record: SearchRecord;
  /** Null for a place that is cited: nothing of its text was searched. */
  readonly match: Match | null;
  /** The language of what matches; null for a place that is cited, which has all of them. */
  readonly lang: Language | null;
  /** All languages of the place in which it matches, `lang` among them; undefined where nothing has looked. */
  readonly langs?: readonly Language[];
  /** Where several sets treat a card: their IDs, newest first. */
  readonly sets?: readonly string[];
  /** The name of the term, in the language of the result, that led here. */
  readonly viaTerm?: string;
}

/** Names that the first steps take of `name-start` and `name-part` each. */
const namesShown = 4;
/** Letters of a name's sound that are more than chance. */
const leastSound = 3;

/**
 * Merges cited places, names and texts into one list; each place is in it once, in the language that answers best, with
 * all languages in which it answers.
 */
export function rankResults(
  plan: Plan,
  cited: readonly CitedPlace[],
  names: readonly NameMatch[],
  texts: readonly Result[],
): Result[] {
  const isPrinted = ({ record }: Result) => record.passages.some(({ text }) => text.includes(plan.query));
  // What says most of a question has its order, whose language the question itself has decided.
  const isOwn = ({ lang, tier }: Result) => tier !== 'question' && lang !== null && lang === plan.reader;
  // Signs that count as one (、 and ，) are two where a text has just the one that was typed.
  const rank = (result: Result) => (hasSigns(plan) && isPrinted(result) ? 2 : 0) + (isOwn(result) ? 1 : 0);
  const ranks = new Map(texts.map((result) => [result, rank(result)]));
  const sorted = texts.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
  const best = [...cited.map(citedResult), ...nameResults(plan, names), ...sorted];
  const places = Map.groupBy(
    tiers.flatMap((tier) => best.filter((result) => result.tier === tier)),
    ({ record }) => `${record.url} ${record.kind}`,
  );
  return [...places.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const langs = languages.filter((lang) => all.some((result) => result.lang === lang));
    return { ...first, ...(langs.length > 1 && { langs }) };
  });
}

/**
 * A card that several sets treat is one result, which leads to the newest of those that answer as well.
 *
 * @param order the IDs of the sets, newest first
 */
export function onceEachCard(results: readonly Result[], order: readonly string[]): Result[] {
  const places = Map.groupBy(results, ({ record }) => placeKey(record));
  return [...places.values()].flatMap((all) => {
    const byAge = all.toSorted((a, b) => order.indexOf(a.record.document) - order.indexOf(b.record.document));
    const newest = byAge.find(({ tier }) => tier === all[0]?.tier);
    if (!newest) return [];
    const sets = byAge.map(({ record }) => record.document);
    return { ...newest, ...(sets.length > 1 && { sets }) };
  });
}

function citedResult({ entry, anchor }: CitedPlace): Result {
  const record: SearchRecord = {
    url: anchor ? `${entry.url.replace(/#.*$/u, '')}#${anchor}` : entry.url,
    kind: citedKind(entry, anchor),
    document: entry.document,
    section: entry.section,
    titles: entry.titles,
    ...(anchor && { anchor }),
    ...(anchor && isSection(entry) && { part: partOfAnchor(anchor) }),
    passages: [],
  };
  return { tier: 'citation', record, match: null, lang: null };
}

function citedKind(entry: CitedPlace['entry'], anchor: string | undefined): Kind {
  const { kind } = entry;
  if (anchor === undefined) return kind;
  if (isSection(entry)) return anchor.includes('-note-') ? 'annotation' : 'clause';
  return kind === 'card' ? 'ruling' : 'note';
}

function nameResults(plan: Plan, names: readonly NameMatch[]): Result[] {
  const shown = new Map<NameFit, Set<string>>();
  return names.map((found) => {
    const before = shown.get(found.fit) ?? new Set();
    const count = before.has(placeKey(found.entry)) ? 0 : before.size;
    shown.set(found.fit, before.add(placeKey(found.entry)));
    const isChance = found.fit === 'sound-part' && nameKey(plan.query).length < leastSound;
    const isShown = !isChance && (found.fit === 'exact' || found.fit === 'sound' || count < namesShown);
    const { name, lang } =
      [found, ...(found.others ?? [])].find((each) => each.lang === plan.filters.lang) ?? found;
    const passage = { text: name, lang };
    const has = matchPassages([passage], plan);
    const match = has ?? { closeness: 'literal' as const, passage, ranges: [] };
    return {
      tier: isShown ? tierOfName(plan, found.fit, has?.closeness) : 'more-names',
      record: { ...found.entry, passages: [passage] },
      match,
      lang,
    };
  });
}

/** Where a name stands that fits so, and has what was typed as closely as that, or not as it was typed. */
function tierOfName(plan: Plan, fit: NameFit, closeness: Match['closeness'] | undefined): Tier {
  if (fit === 'form' && hasSigns(plan)) return 'bare-name';
  if (!typedFits.includes(fit)) return tierOfFit[fit];
  const isWhole = fit === 'exact' && closeness === undefined;
  const isLiteral = isWhole || closeness === 'literal' || closeness === 'folded';
  // A run that a name has only across its signs: ース in ドロー・ステップ. Texts may have it as typed.
  const isAcross = closeness === 'phrase' && !/\s/u.test(plan.query);
  if (!isLiteral && (fit === 'exact' || isAcross || hasSigns(plan))) return 'bare-name';
  return closeness === 'folded' ? 'folded-name' : tierOfFit[fit];
}

/** Fits of what was typed, letter for letter; signs do not count. */
const typedFits: readonly NameFit[] = ['exact', 'start', 'part'];

const tierOfFit = {
  exact: 'exact-name',
  form: 'form-name',
  start: 'name-start',
  part: 'name-part',
  sound: 'sound-name',
  'sound-part': 'sound-name',
  typo: 'typo-name',
  inside: 'more-names',
} as const satisfies Record<NameFit, Tier>;
