import { commonLanguage, type InterfaceLanguage, languages } from '../../../schema/language.ts';
import type { TextIndex } from '../../index/open.ts';
import type { TableRow } from '../../index/table.ts';
import type { NameEntry } from '../../names/name-row.ts';
import { isHead, type SearchRecord } from '../../text/record.ts';
import { type Found, makeRead, type Question } from '../exact/found.ts';
import { joinRanges, matchPassages } from '../exact/match.ts';
import { singleCharacter } from '../exact/plan.ts';
import { namedResult, type Result, type Tier } from '../result.ts';
import { nearestSentence } from './phrases.ts';
import { isNearBest, type Ranked, type Scored, score } from './score.ts';

type ScoreTier = Extract<Tier, 'about' | 'question' | 'maybe'>;

/** Finds the places that a question is about: first the section or card, then the texts that score near the best. */
export async function findByScore(question: Question): Promise<Found[]> {
  const { plan, index } = question;
  if (plan.query.length > longest) return [];
  const scored = await score(question);
  const { ranked, tier, pages, term } = scored;
  const [best] = ranked;
  if (!best || !tier || (tier === 'maybe' && term))
    return term ? foundAt(index, term, 'about', plan.reader) : [];
  const head = headOf(scored, best);
  return [
    ...(head ? toHead(head, pages.has(head) ? 'about' : tier, ranked, question) : []),
    ...ranked
      .filter((each) => isNearBest(each, best))
      .slice(0, tier === 'maybe' ? maxMaybe : maxTexts)
      .flatMap((each) => toFound(each, tier, question)),
  ];
}

/** The best section or card that the question names, else that of the best place. */
function headOf({ ranked, pages }: Scored, best: Ranked): string | undefined {
  const named = ranked.find(({ place }) => pages.has(place.head));
  // A section without a text comes first, without a head, unless the named section or card scores near it.
  if (best.place.listed && !(named && isNearBest(named, best))) return undefined;
  return named?.place.head ?? [...pages][0] ?? best.place.head;
}

function toHead(
  url: string,
  tier: ScoreTier,
  ranked: readonly Ranked[],
  { index, plan, names, corrected }: Question,
) {
  const own = ranked.filter(({ place }) => place.head === url && place.url !== url);
  // If no text of its own matches, as for a card without rulings, the head links other texts.
  const all = own.length > 0 ? own : ranked.filter(({ place }) => !place.listed);
  const near = all.filter((each) => isNearBest(each, all[0])).slice(0, maxInside);
  // If a remedy matches, it is among the links.
  const remedy = own.find(({ place }) => /#remedy-\d+$/u.test(place.url));
  const hasRemedy = !remedy || near.some(({ place }) => place.url.includes('#remedy-'));
  const inside = hasRemedy ? near : [...near.slice(0, maxInside - 1), remedy];
  const phrases = new Map(inside.map(({ place, phrase = '' }) => [place.url, phrase]));
  const sentenceIn = (at: string, text: string) =>
    nearestSentence(names, text, `${corrected}\n${phrases.get(at) ?? ''}`);
  return foundAt(index, url, tier, plan.reader, { inside: [...phrases.keys()], sentenceIn });
}

function foundAt(
  index: TextIndex,
  url: string,
  tier: ScoreTier,
  reader: InterfaceLanguage | undefined,
  details: Pick<Result, 'inside' | 'sentenceIn'> = {},
): Found[] {
  const row = index.rows.find((row) => row.url === url && (isHead(row) || row.kind === 'term'));
  const toResult = (record: SearchRecord) => {
    const result = toUnmarked(record, tier, reader);
    return result && { ...result, ...details };
  };
  return row ? [{ place: row, tier, score: aboveAll, read: makeRead(index, row, toResult) }] : [];
}

function toFound(ranked: Ranked, tier: ScoreTier, question: Question): Found[] {
  const { place, covered, score } = ranked;
  const { index, plan } = question;
  if (place.listed) return [toListed(place.listed, score, plan.reader, tier)];
  // The reader's language comes first, then the record with the most subjects of the question.
  const rank = (row: TableRow) =>
    covered.filter(({ rows }) => rows.has(row)).length +
    (row.langs.some((lang) => lang === plan.reader) ? covered.length + 1 : 0);
  const [row] = place.rows.toSorted((a, b) => rank(b) - rank(a));
  const toResult = (record: SearchRecord) => toAnswer(record, ranked, tier, question);
  return row ? [{ place: row, tier, score, read: makeRead(index, row, toResult) }] : [];
}

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
    read: async () => result,
  };
}

function toUnmarked(
  record: SearchRecord,
  tier: ScoreTier,
  reader: InterfaceLanguage | undefined,
): Result | null {
  const passage = record.passages.find(({ lang }) => lang === reader) ?? record.passages[0];
  return passage
    ? { tier, record, lang: passage.lang, match: { closeness: 'words', passage, ranges: [] } }
    : null;
}

function toAnswer(
  record: SearchRecord,
  { covered, phrase = '' }: Ranked,
  tier: ScoreTier,
  { plan: { reader }, names, corrected }: Question,
): Result | null {
  const matches = record.passages.map((passage) => {
    const each = covered.map(({ plans, subject: { worth } }) => ({
      ranges: plans.flatMap((plan) => matchPassages([passage], plan)?.ranges ?? []),
      worth,
    }));
    const count = each.filter(({ ranges }) => ranges.length > 0).length;
    const marked = joinRanges(each.flatMap(({ ranges, worth }) => (worth > leastMarked ? ranges : [])));
    // Single characters are not marked: each is in many places of a text, and was not typed as a word.
    const ranges = marked.filter((range) => !singleCharacter.test(passage.text.slice(...range)));
    return { passage, count, ranges, rank: 2 * count + Number(passage.lang === reader) };
  });
  const [best] = matches.toSorted((a, b) => b.rank - a.rank);
  const unmarked = toUnmarked(record, tier, reader);
  const { passage, ranges } =
    best && best.count > 0 ? best : { passage: unmarked?.match?.passage, ranges: [] };
  if (!passage) return null;
  const sentence = () => nearestSentence(names, passage.text, `${corrected}\n${phrase}`);
  return { tier, record, lang: passage.lang, match: { closeness: 'words', passage, ranges, sentence } };
}

// Subjects that are worth less are not marked: every text has two kana, or a pair of characters across two words.
const leastMarked = 0.3;
/** A score above all others, so that a section or card ranks before its texts. */
const aboveAll = 10;
/** The most characters of a query. */
const longest = 200;
/** The most texts of an answer. */
const maxTexts = 30;
/** The most texts with the tier `maybe`. */
const maxMaybe = 5;
/** The most links of a head. */
const maxInside = 3;
