import type { Language } from '../../schema/language.ts';
import { matchTypedNames, type NameIndex } from '../names/names.ts';
import { askFor, type Found } from './ask-for.ts';
import type { Question } from './found.ts';
import { planQuery } from './plan.ts';

/** The texts that have all names whose sounds were typed one after another: `paiku xipai`, `raiburarii tefuda`. */
export async function findSounded({ plan, names, index }: Question): Promise<Found[]> {
  const written = (['zh', 'ja'] as const).flatMap((lang) => writeNames(names, plan.query, lang) ?? []);
  const plans = written.map((query) => planQuery(query, plan.filters, plan.fold));
  const found = plans.flatMap((meant) =>
    meant.exact.map((group) => askFor(index, group, meant, 'sound-text', { tier: 'sound-text' })),
  );
  return (await Promise.all(found)).flat();
}

/**
 * A query of several names by their sounds, as they are written; undefined where one of its words belongs to no name.
 * `writeNames(names, 'pai ku xipai', 'zh') // => '牌库 洗牌'`
 */
export function writeNames(names: NameIndex, query: string, lang: Language): string | undefined {
  const words = query.split(/\s+/u).slice(0, mostWords);
  const written: string[] = [];
  for (let from = 0; from < words.length; ) {
    const to = words.findLastIndex(
      (_, at) => at >= from && at < from + longestName && nameOf(names, words.slice(from, at + 1), lang),
    );
    const name = to < 0 ? undefined : nameOf(names, words.slice(from, to + 1), lang);
    if (name === undefined) return undefined;
    written.push(name);
    from = to + 1;
  }
  return written.length > 1 ? written.join(' ') : undefined;
}

/** The name of the card or term that sounds as these words do. */
const nameOf = (names: NameIndex, words: readonly string[], lang: Language): string | undefined =>
  matchTypedNames(names, words.join(' '), lang).find(
    ({ fit, entry, lang: own }) => fit === 'sound' && own === lang && entry.kind !== 'section',
  )?.entry.titles[lang];

// Syllables of a name that are typed apart.
const longestName = 4;
// More are no query of names, and each is looked for.
const mostWords = 8;
