import { languages } from '../../../schema/language.ts';
import { nameKey } from '../../names/name-row.ts';
import type { NameFit, NameMatch } from '../../names/names.ts';
import { placeKey } from '../../text/record.ts';
import { type Match, matchPassages } from '../exact/match.ts';
import { hasSigns, type Plan } from '../exact/plan.ts';
import { isScored, namedResult, type Result, stepOf, type Tier, tierOfFit } from '../result.ts';

/** The number of names that are shown for `name-start` and for `name-part`. */
const namesShown = 4;
/** The fewest letters that match a part of a name by its sound; fewer match by chance. */
const leastSound = 3;

/**
 * Merges citations, names and texts into one list. Each place is in it once, in the language that matches best, with
 * all languages in which it matches. Former wordings are last, and only if nothing else of their place matches.
 */
export function rankResults(plan: Plan, named: readonly Result[], texts: readonly Result[]): Result[] {
  const isPrinted = ({ record }: Result) => record.passages.some(({ text }) => text.includes(plan.query));
  // Scored results keep their order, because the question itself has decided about the language.
  const isOwn = ({ lang, tier }: Result) => !isScored(tier) && lang !== null && lang === plan.reader;
  // Of signs that are compared as equal (、 and ，), a text with the typed one ranks first.
  const rank = (result: Result) => (hasSigns(plan) && isPrinted(result) ? 2 : 0) + (isOwn(result) ? 1 : 0);
  const ranks = new Map(texts.map((result) => [result, rank(result)]));
  const sorted = texts.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
  const best = [...named, ...sorted].toSorted(
    (a, b) => isFormer(a) - isFormer(b) || stepOf(a.tier) - stepOf(b.tier),
  );
  const places = Map.groupBy(best, ({ record }) => `${record.url} ${record.kind}`);
  return [...places.values()].flatMap((every) => {
    const [top] = every;
    if (!top) return [];
    const all = every.filter((each) => isFormer(each) === isFormer(top));
    // If the official text of a language matches as well as a newer wording below it, the official one is shown.
    const isEqual = ({ tier, lang }: Result) => tier === top.tier && lang === top.lang;
    const first = all.find((each) => isEqual(each) && !each.match?.passage.edition) ?? top;
    const langs = languages.filter((lang) => all.some((result) => result.lang === lang));
    const { inside, sentenceIn } = all.find((result) => result.inside) ?? {};
    return {
      ...first,
      ...(langs.length > 1 && { langs }),
      ...(inside && { inside }),
      ...(sentenceIn && { sentenceIn }),
    };
  });
}

const isFormer = ({ match }: Result) => Number(match?.passage.earlier !== undefined);

/** Names as results. Of the partial matches, all but the first few get the tier `more-names`. */
export function nameResults(plan: Plan, names: readonly NameMatch[]): Result[] {
  const shown = new Map<NameFit, Set<string>>();
  return names.map((found) => {
    const before = shown.get(found.fit) ?? new Set();
    const count = before.has(placeKey(found.entry)) ? 0 : before.size;
    shown.set(found.fit, before.add(placeKey(found.entry)));
    const isChance = found.fit === 'sound-part' && nameKey(plan.query).length < leastSound;
    const isShown = !isChance && (found.fit === 'exact' || found.fit === 'sound' || count < namesShown);
    const match = matchPassages([{ text: found.name, lang: found.lang }], plan);
    return namedResult(found, isShown ? tierOfName(plan, found.fit, match?.closeness) : 'more-names', match);
  });
}

/** The tier of a name, by its match and by how closely it has what was typed. */
function tierOfName(plan: Plan, fit: NameFit, closeness: Match['closeness'] | undefined): Tier {
  if (!typedFits.includes(fit)) return tierOfFit[fit];
  const isWhole = fit === 'exact' && closeness === undefined;
  const isLiteral = isWhole || closeness === 'literal' || closeness === 'folded';
  // A match across the signs of a name: ース in ドロー・ステップ. Texts may have it literally.
  const isAcross = closeness === 'phrase' && !/\s/u.test(plan.query);
  if (!isLiteral && (fit === 'exact' || isAcross || hasSigns(plan))) return 'bare-name';
  return closeness === 'folded' ? 'folded-name' : tierOfFit[fit];
}

/** Matches of what was typed letter for letter; signs do not count. */
const typedFits: readonly NameFit[] = ['exact', 'start', 'part'];
