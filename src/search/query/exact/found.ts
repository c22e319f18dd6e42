import { type InterfaceLanguage, type Language, languages } from '../../../schema/language.ts';
import type { TextIndex } from '../../index/open.ts';
import type { TableRow } from '../../index/table.ts';
import { nameKey } from '../../names/name-row.ts';
import { isWhole, type NameIndex, type NameMatch } from '../../names/names.ts';
import { keepHan } from '../../text/han.ts';
import { type Filters, isText, type RecordPlace, type SearchRecord } from '../../text/record.ts';
import type { Result, Tier } from '../result.ts';
import { matchPassages } from './match.ts';
import { type Plan, planQuery } from './plan.ts';

/** What a query is asked in: its plan, the names that it has, and the texts. */
export interface Question {
  readonly plan: Plan;
  readonly filters: Filters;
  /** The query with its mistyped English words mended, once it is looked at again; before that as typed. */
  readonly meant: string;
  readonly names: NameIndex;
  readonly matches: readonly NameMatch[];
  readonly index: TextIndex;
}

/** A text that may answer: where it stands is known, and how it answers once its words are read. */
export interface Found {
  readonly place: RecordPlace & { readonly langs: readonly Language[] };
  /** What it is taken for until it is read. */
  readonly tier: Tier;
  readonly score: number;
  read(): Promise<SearchRecord>;
  /** Null where its words, or those of them that are given, do not have what was asked. */
  toResult(record: SearchRecord): Result | null;
}

/** The texts that have all of what was typed, or the same term or card by another of its names. */
export async function findTexts(question: Question): Promise<Found[]> {
  const { plan, index } = question;
  const found = await Promise.all([
    askFor(index, plan.exact.slice(0, 1), plan, 'literal'),
    askFor(index, plan.exact.slice(1), plan, 'words'),
    ...findByOtherNames(question),
  ]);
  return found.flat();
}

/** What is known of a record of the index before it is read. */
export const inIndex = (index: TextIndex, row: TableRow): Pick<Found, 'place' | 'read'> => ({
  place: row,
  read: async () => (await index.read([row]))[0] as SearchRecord,
});

/** The texts that have words beginning with the last one. */
export const findBegun = ({ plan, index }: Question): Promise<Found[]> =>
  askFor(index, plan.begun, plan, 'phrase');

/**
 * The texts that answer groups of questions of a plan, in a language alone where that is given. What was typed is found as
 * closely as it matches; what stands for it has its own step.
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
    const passages = record.passages.filter((passage) => !lang || passage.lang === lang);
    const match = matchPassages(passages, plan);
    return match && { tier: isTyped ? match.closeness : tier, record, match, lang: match.passage.lang };
  };
  return hits.flat().map(({ row, score }) => ({ ...inIndex(index, row), score, tier, toResult }));
}

/**
 * The texts that have the term or card that was typed by its other names, in other languages and in its own, or that
 * print a name whose sound was typed.
 *
 * `lifelink -> 系命, 絆魂`; `换牌 -> 再调度, マリガン, mulligan`; `paiku -> 牌库, ライブラリー, library`
 *
 * Names that were found by what people say lead on only in the languages that `languagesToAsk` gives.
 */
function findByOtherNames({ plan: { query, reader }, names, matches, index }: Question): Promise<Found[]>[] {
  const { fold } = names;
  const asked = languagesToAsk(reader, index.rows);
  const isTyped = (name: string) => nameKey(fold(name)) === nameKey(fold(query));
  const ask = (tier: 'sound-text' | 'via-term', name: string, lang: Language) => {
    // Only Chinese texts are in the index in the script that characters are folded to: 公開 stays as Japanese prints it.
    const plan = planQuery(`"${name}"`, lang === 'zh' ? fold : keepHan);
    return askFor(index, plan.exact.slice(-1), plan, tier, lang);
  };
  const sounding = matches.filter(({ fit }) => fit === 'sound');
  const called = matches.filter(({ entry, fit }) => entry.kind !== 'section' && isWhole(fit));
  return [
    ...sounding.map(({ entry, name, lang }) => ask('sound-text', entry.titles[lang] ?? name, lang)),
    ...called.flatMap(({ entry, fit, name: typed, lang: from, isSaid }) =>
      (Object.entries(entry.titles) as [Language, string][]).flatMap(([lang, name]) => {
        // In its own language only another name leads on: its sound has, and its other endings are the same words.
        const isSame = lang === from && (fit === 'sound' || name === typed);
        return isSame || isTyped(name) || (isSaid && !asked.includes(lang))
          ? []
          : ask('via-term', name, lang);
      }),
    ),
  ];
}

/**
 * The languages in which names of terms and cards are worth asking for: the reader's own where all texts are in it. Names
 * in the others lead nowhere else then, and each would need parts of the index that nothing else needs.
 */
export function languagesToAsk(
  reader: InterfaceLanguage | undefined,
  rows: readonly TableRow[],
): readonly Language[] {
  if (reader === undefined) return languages;
  // A card that texts only name has no text but its names.
  const texts = rows.filter(isText);
  const readable = new Set(texts.filter(({ langs }) => langs.includes(reader)).map(({ url }) => url));
  return texts.every(({ url }) => readable.has(url)) ? [reader] : languages;
}
