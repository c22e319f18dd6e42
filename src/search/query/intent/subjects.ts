import { type Language, languages } from '../../../schema/language.ts';
import { type NameEntry, type NameRow, nameKey, nameKeys } from '../../names/name-row.ts';
import { hasNoText, type NameIndex } from '../../names/names.ts';
import { normalizeText } from '../../text/normalize.ts';
import { withDigits, withNumerals } from '../../text/numerals.ts';
import { once } from '../../text/once.ts';
import { asTokens } from '../../text/tokens.ts';

export interface Subject {
  /** The names that texts can use for the subject: a term or card has one in each asked language. */
  readonly names: readonly string[];
  /** How specific the subject is, from 0 to 1: two kana may be grammar. */
  readonly worth: number;
  /** The address of the section or card that the subject names. */
  readonly page?: string;
  readonly term?: string;
}

/**
 * Splits a query into subjects. A term or card has its names in the `asked` languages, and the name as typed.
 * `readSubjects(…, 'what if a player draws lifelink cards')`: lifelink (系命, 絆魂), player, draws, cards
 */
export function readSubjects(index: Names, query: string, asked: readonly Language[] = languages): Subject[] {
  const typed = normalizeText(query);
  const unjudged = typed.replace(judging, '\n');
  const text = unjudged.trim() === '' ? typed : unjudged;
  let rest = asTokens(text, index.fold);
  const names = readNames(index);
  const found: TokenizedName[] = [];
  const longestFirst = names
    .filter(({ tokens }) => rest.includes(tokens))
    .toSorted((a, b) => b.tokens.length - a.tokens.length);
  for (const name of longestFirst) {
    // A name that is only part of a longer name adds nothing.
    if (!rest.includes(name.tokens)) continue;
    found.push(...longestFirst.filter(({ tokens }) => tokens === name.tokens));
    rest = rest.replaceAll(name.tokens, ' | ');
  }
  const terms = [...Map.groupBy(found, ({ entry }) => entry)].map(([entry, by]): Subject => {
    // A synonym is too weak to name the section of its term.
    const page = by.find(({ isSynonym }) => !isSynonym || entry.kind === 'card')?.page;
    const inAsked = asked.flatMap((lang) => entry.titles[lang] ?? []);
    const typed = by.flatMap(({ name, isSynonym }) => (isSynonym ? [] : name));
    const names = [...new Set([...inAsked, ...typed])];
    // The meanings of a word share its worth.
    const same = new Set(found.flatMap((each) => (each.tokens === by[0]?.tokens ? each.entry : [])));
    const term = entry.kind === 'term' && entry.url;
    return { names, worth: 1 / same.size, ...(page && { page }), ...(term && { term }) };
  });
  // The words of a name are not subjects of their own. Those of a synonym are: texts may use them in another sense.
  const own = found.flatMap(({ entry, name, isSynonym }) =>
    isSynonym ? Object.values(entry.titles).flatMap((title) => title ?? []) : name,
  );
  const left = own.reduce((others, name) => others.replaceAll(normalizeText(name), '\n'), text);
  // A count can be written in digits or characters: 8张, 八张.
  const words = new Set(wordsIn(withNumerals(left)));
  return [
    ...terms,
    ...[...words].map((word) => ({ names: [...new Set([word, withDigits(word)])], worth: worthOf(word) })),
  ];
}

type Names = Pick<NameIndex, 'entries' | 'rows' | 'fold'>;

interface TokenizedName extends NameRow {
  readonly tokens: string;
  readonly page: string | undefined;
}

const readNames = once(listNames, ({ rows }) => rows);

function listNames({ entries, rows, fold }: Names): TokenizedName[] {
  const sections = new Map(
    entries
      .filter(({ kind, isListed }) => kind === 'section' && !isListed)
      .toReversed()
      .flatMap(({ url, titles }) => nameKeys(titles).map((key) => [key, url] as const)),
  );
  const pages = new Map(entries.map((entry) => [entry, pageAbout(sections, entry)]));
  // The synonyms of a section without a text are compared as phrases (phrases.ts).
  const isSubject = ({ entry, isSynonym }: NameRow) =>
    entry.kind !== 'section' || (hasNoText(entry) && !isSynonym);
  return rows
    .filter(isSubject)
    .map((row) => ({ ...row, page: pages.get(row.entry), tokens: asTokens(row.name, fold) }));
}

/**
 * The page that a name leads to: of a card, its own, if it has one; of a term, that of the section with this name; of a
 * section (here one without a text), its row in the contents.
 */
function pageAbout(
  sections: ReadonlyMap<string, string>,
  { kind, url, titles, also = [], isListed }: NameEntry,
): string | undefined {
  if (kind === 'card') return isListed ? undefined : url;
  if (kind === 'section') return url;
  const names = [...Object.values(titles), ...also];
  return names.map((name) => sections.get(nameKey(name ?? ''))).find(Boolean);
}

/** Words, numbers, pairs of characters and single ones, without stop words. */
const wordsIn = (normalized: string): string[] =>
  (normalized.replace(stopWords, '\n').match(pieces) ?? []).flatMap((word) =>
    unspacedRun.test(word) ? pairsOf(word) : [word],
  );

/** `引いた土地 -> 引い, いた, た土, 土地` */
const pairsOf = (run: string): string[] =>
  run.length === 1
    ? [run]
    : [...run].map((character, at, all) => `${character}${all[at + 1] ?? ''}`).slice(0, -1);

/**
 * Hiragana lower the worth of a word. Two hiragana are mostly grammar. One before a Chinese character is mostly the
 * end of another word.
 */
function worthOf(word: string): number {
  if (/^\d/u.test(word)) return numberWorth;
  if (!unspacedRun.test(word)) return 1;
  const kana = word.match(/\p{sc=Hiragana}/gu)?.length ?? 0;
  if (word.length === 1) return loneWorth;
  return /^\p{sc=Hiragana}\p{sc=Han}/u.test(word) ? acrossWorth : ([1, 0.5, 0.15][kana] ?? 1);
}

const english =
  'a about actually after all already also am an and any anyway are as at be because been before being but by came can cannot come could ' +
  'did do does doing done even ever for from get gets getting go goes going got had happen happened happening ' +
  'happens has have having he her him his how i if in into is it its itself just know let like make may me ' +
  'might much must my myself need no not now of off oh ok on oops or our out over please should so some still such than that ' +
  'the their them then there these they thing this those to too um up us was way we were what when where whether which ' +
  "while who whoever whole whose why will with work works worth would yes yet you your won't don't doesn't didn't can't isn't aren't wasn't i'm i've it's that's what's";
const chinese =
  '多少钱 怎么办 怎么样 怎样 怎么 如何 为什么 什么 应该 应当 可以 能否 能不能 是否 是不是 会不会 请问 时候 的话 如果 要是 多少 还能 算不算 行不行 要不要 有没有 可不可以 还是 不是 但是 已经 现在 然后 之后 以后 以前 之前 自己 直接 结果 吗 呢 吧 了 的 么';
const japanese =
  '場合 どうなり どうなる どうする どうすれば どうしたら どう なぜ なんで いつまで いつ おすすめ 何 ですか ますか ました ません ましょう でしょう です ます だった なった なって なりま なる されたら された したら した して する すると ちゃった しちゃった てしまった しまった しまって だけど けど のに から ので とき ときに という って った たら れば ない なく ても でも まだ もう やっぱり そのまま これ それ あれ この その';
const stopWords = new RegExp(
  `(?<![a-z'])(?:${english.replaceAll(' ', '|')})(?![a-z'])|${[chinese, japanese]
    .join(' ')
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .join('|')}`,
  'gu',
);
export const isStopWord = (word: string): boolean => englishStopWords.has(word);
const englishStopWords = new Set(english.split(' '));
// Words for penalties are dropped, because every infraction has one: “penalty for X” is a question about X.
const judging =
  /(?<![a-z])(?:penalt(?:y|ies)|punishments?|infractions?)(?![a-z])|怎么[判罚]|[判处]罚|罚什么|判什么|[懲処]罰|罰則|ペナルティー?/gu;
// 2.9 is one piece, because it is the number of a section or rule.
const pieces = /[a-z]+(?:'[a-z]+)*|\d+(?:\.\d+)*|[\p{sc=Katakana}ー]{2,}|[\p{sc=Han}\p{sc=Hiragana}]+/gu;
const unspacedRun = /[\p{sc=Han}\p{sc=Hiragana}]/u;
const numberWorth = 0.5;
const loneWorth = 0.5;
const acrossWorth = 0.25;
