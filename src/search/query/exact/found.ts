import { type InterfaceLanguage, type Language, languages } from '../../../schema/language.ts';
import type { TextIndex } from '../../index/open.ts';
import type { TableRow } from '../../index/table.ts';
import { nameKey } from '../../names/name-row.ts';
import { isWhole, type NameIndex, type NameMatch } from '../../names/names.ts';
import { keepHan } from '../../text/han.ts';
import {
  type Filters,
  isText,
  type Passage,
  type RecordPlace,
  type SearchRecord,
} from '../../text/record.ts';
import type { Result, Tier } from '../result.ts';
import { matchPassages } from './match.ts';
import { type Plan, planQuery } from './plan.ts';

export interface Question {
  readonly plan: Plan;
  readonly filters: Filters;
  /** The query as typed; in the second look, with English typing errors corrected. */
  readonly corrected: string;
  readonly names: NameIndex;
  readonly matches: readonly NameMatch[];
  readonly index: TextIndex;
}

export interface Found {
  readonly place: RecordPlace & { readonly langs: readonly Language[] };
  readonly tier: Tier;
  readonly score: number;
  /** Reads the text, in one language if given; null if its words do not match after all. */
  readonly read: (lang?: Language) => Promise<Result | null>;
}

/** Finds the texts with all words of the query, or with another name of the term or card whose name was typed. */
export async function findTexts(question: Question): Promise<Found[]> {
  const { plan, index } = question;
  const found = await Promise.all([
    askFor(index, plan.exact.slice(0, 1), plan, 'literal'),
    askFor(index, plan.exact.slice(1), plan, 'words'),
    ...findByOtherNames(question),
  ]);
  return found.flat();
}

export const makeRead =
  (index: TextIndex, row: TableRow, toResult: (record: SearchRecord) => Result | null): Found['read'] =>
  async (lang) => {
    const [record] = await index.read([row]);
    return record ? toResult({ ...record, passages: inLanguage(record.passages, lang) }) : null;
  };

const inLanguage = (passages: readonly Passage[], lang: Language | undefined) =>
  passages.filter((passage) => !lang || passage.lang === lang);

/** Finds the texts in which the first or last word of the query is part of a longer word. */
export const findByPrefix = ({ plan, index }: Question): Promise<Found[]> =>
  askFor(index, plan.byPrefix, plan, 'phrase');

/**
 * Asks the index each group of questions. For the typed words (`literal`, `words`, `phrase`), the tier of a text is
 * its closeness to the query; otherwise it is `tier`.
 */
export async function askFor(
  index: TextIndex,
  groups: Plan['exact'],
  plan: Plan,
  tier: 'literal' | 'words' | 'phrase' | 'corrected' | 'sound-text' | 'via-term',
  lang?: Language,
): Promise<Found[]> {
  const hits = await Promise.all(groups.map((group) => index.ask(group)));
  const isTyped = tier === 'literal' || tier === 'words' || tier === 'phrase';
  const toResult = (record: SearchRecord): Result | null => {
    const match = matchPassages(inLanguage(record.passages, lang), plan);
    return match && { tier: isTyped ? match.closeness : tier, record, match, lang: match.passage.lang };
  };
  return hits
    .flat()
    .map(({ row, score }) => ({ place: row, score, tier, read: makeRead(index, row, toResult) }));
}

/**
 * Finds texts by the other names of a term or card whose name was typed. For a synonym, asks only in `languagesToAsk`.
 * `lifelink -> 系命, 絆魂`; `换牌 -> 再调度, マリガン, mulligan`; `paiku -> 牌库, ライブラリー, library`
 */
function findByOtherNames({ plan: { query, reader }, names, matches, index }: Question): Promise<Found[]>[] {
  const { fold } = names;
  const asked = languagesToAsk(reader, index.rows);
  const isTyped = (name: string) => nameKey(fold(name)) === nameKey(fold(query));
  const ask = (tier: 'sound-text' | 'via-term', name: string, lang: Language) => {
    // Only Chinese texts are folded in the index: Japanese 公開 stays as printed.
    const plan = planQuery(`"${name}"`, lang === 'zh' ? fold : keepHan);
    return askFor(index, plan.exact.slice(-1), plan, tier, lang);
  };
  const sounding = matches.filter(({ fit }) => fit === 'sound');
  const named = matches.filter(({ entry, fit }) => entry.kind !== 'section' && isWhole(fit));
  return [
    ...sounding.map(({ entry, name, lang }) => ask('sound-text', entry.titles[lang] ?? name, lang)),
    ...named.flatMap(({ entry, fit, name: typed, lang: from, isSynonym }) =>
      (Object.entries(entry.titles) as [Language, string][]).flatMap(([lang, name]) => {
        // The texts with the typed name itself are found already: by its sound, or as printed.
        const isSame = lang === from && (fit === 'sound' || name === typed);
        return isSame || isTyped(name) || (isSynonym && !asked.includes(lang))
          ? []
          : ask('via-term', name, lang);
      }),
    ),
  ];
}

/**
 * The reader's language alone, if it has all texts. Names in other languages would then find no other text, but load
 * further files.
 */
export function languagesToAsk(
  reader: InterfaceLanguage | undefined,
  rows: readonly TableRow[],
): readonly Language[] {
  if (reader === undefined) return languages;
  // Only texts count: some cards have nothing but names.
  const texts = rows.filter(isText);
  const readable = new Set(texts.filter(({ langs }) => langs.includes(reader)).map(({ url }) => url));
  return texts.every(({ url }) => readable.has(url)) ? [reader] : languages;
}
