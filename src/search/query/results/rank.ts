import { languages } from '../../../schema/language.ts';
import { nameKey } from '../../names/name-row.ts';
import type { NameFit, NameMatch } from '../../names/names.ts';
import { placeKey } from '../../text/record.ts';
import { type Match, matchPassages } from '../exact/match.ts';
import { hasSigns, type Plan } from '../exact/plan.ts';
import { isScored, namedResult, type Result, stepOf, type Tier, tierOfFit } from '../result.ts';

/** For each fit except `exact` and `sound`, this many names keep their tier. */
const namesShown = 4;
/** The least characters for a match with part of a sound to keep its tier. Fewer match by chance. */
const leastSound = 3;

/** Lists each place once. Former wordings come last, and only if nothing else of their place matches. */
export function rankResults(plan: Plan, named: readonly Result[], texts: readonly Result[]): Result[] {
  const isPrinted = ({ record }: Result) => record.passages.some(({ text }) => text.includes(plan.query));
  // For scored results, the score decides, in all languages together.
  const isOwn = ({ lang, tier }: Result) => !isScored(tier) && lang !== null && lang === plan.reader;
  // Signs like 、 and ， match each other. A text with the typed sign comes first.
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
    // If an official text and the newer wording below it match equally well, the official one is shown.
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

/** Makes results of names. Those beyond the first few (`namesShown`) get the tier `more-names`. */
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

function tierOfName(plan: Plan, fit: NameFit, closeness: Match['closeness'] | undefined): Tier {
  if (!typedFits.includes(fit)) return tierOfFit[fit];
  const isWhole = fit === 'exact' && closeness === undefined;
  const isLiteral = isWhole || closeness === 'literal' || closeness === 'folded';
  // In the name, the match extends over a sign: ース matches in ドロー・ステップ. A text can contain ース literally.
  const isAcross = closeness === 'phrase' && !/\s/u.test(plan.query);
  if (!isLiteral && (fit === 'exact' || isAcross || hasSigns(plan))) return 'bare-name';
  return closeness === 'folded' ? 'folded-name' : tierOfFit[fit];
}

/** The fits that compare the typed letters themselves, without signs. */
const typedFits: readonly NameFit[] = ['exact', 'start', 'part'];
