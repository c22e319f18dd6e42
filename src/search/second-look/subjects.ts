import { keysOfTitles, type NameEntry, nameKey } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { normalizeText } from '../text/normalize.ts';
import { placeKey } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { correctWord } from './meant.ts';

/** Something that a query speaks of. */
export interface Subject {
  /** What texts may call it: a term or card is called something in each language. */
  readonly names: readonly string[];
  /** How much it says, from 0 to 1: two kana may be grammar. */
  readonly worth: number;
  /** It is a term or a card. */
  readonly isTerm?: true;
  /** The page that is about it. */
  readonly page?: string;
  /** The pages that people speak of with this word among others: of 多抓牌 and 忘记展示 those with 忘记. */
  readonly saidOf?: readonly string[];
}

/**
 * `readSubjects(…, 'what if a player draws lifelink cards')`: lifelink (系命, 絆魂), player, draws, cards
 *
 * Of the names of a term or card only those that are asked for count; what has been typed always does.
 */
export function readSubjects(
  index: Pick<NameIndex, 'entries' | 'fold'>,
  query: string,
  vocabulary: ReadonlySet<string> = new Set(),
  isAskedFor: (name: string) => boolean = () => true,
): Subject[] {
  const text = normalizeText(query);
  const { fold } = index;
  const asTokens = (words: string) => ` ${tokenTexts(words, fold).join(' ')} `;
  let rest = asTokens(text);
  const names = readNames(index);
  const called = names
    .filter(({ tokens }) => tokens.length > 3 && rest.includes(tokens))
    .toSorted((a, b) => b.tokens.length - a.tokens.length);
  const known = new Set<NameEntry>();
  const runs: string[] = [];
  for (const { tokens } of called) {
    // The longest name first; what stands inside of it says nothing more.
    if (!rest.includes(tokens)) continue;
    runs.push(tokens);
    for (const { entry } of called.filter((other) => other.tokens === tokens)) {
      // A card of several sets is one subject, by the first of them.
      if (![...known].some((each) => each !== entry && placeKey(each) === placeKey(entry))) known.add(entry);
    }
    rest = rest.replaceAll(tokens, ' | ');
  }
  const terms = [...known].map((entry): Subject => {
    const page = called.find((each) => each.entry === entry)?.page;
    const all = [...Object.values(entry.titles), ...(entry.also ?? [])].filter((name) => name !== undefined);
    const isTyped = (name: string) => called.some((each) => each.entry === entry && each.name === name);
    const names = [...new Set(all)].filter((name) => isAskedFor(name) || isTyped(name));
    return { names, worth: 1, isTerm: true, ...(page && { page }) };
  });
  // What people say is made of words that texts may use of it as well.
  const own = called.filter(({ entry, name }) => known.has(entry) && !entry.said?.includes(name));
  const left = takeOut(
    text,
    own.map(({ name }) => normalizeText(name)),
    fold,
  );
  const counted = countsIn(left).map((subject) => ({ ...subject, names: subject.names.filter(isAskedFor) }));
  const typed = left.replace(counts, '\n').replace(asking, '\n').match(pieces) ?? [];
  const words = typed
    .map((word) => mendWord(word, vocabulary, names))
    .flatMap((word) => (unspacedRun.test(word) ? pairsOf(word) : [word]));
  return [
    ...terms,
    ...counted,
    ...[...new Set(words)].map((word) => {
      const tokens = asTokens(word);
      const isSaidOf = ({ page, tokens: name }: CalledName) =>
        page !== undefined &&
        name.includes(tokens) &&
        // What has named it says it once.
        !(runs.includes(name) && known.size > 0);
      const saidOf = new Set(names.filter(isSaidOf).flatMap(({ page }) => page ?? []));
      return { names: [word], worth: worthOf(word), ...(saidOf.size > 0 && { saidOf: [...saidOf] }) };
    }),
  ];
}

/** What a term or card is called, by its names and by what people say. */
interface CalledName {
  readonly entry: NameEntry;
  readonly name: string;
  readonly tokens: string;
  /** The page that is about it. */
  readonly page: string | undefined;
}

/** The names that queries are compared with; read once. */
function readNames({ entries, fold }: Pick<NameIndex, 'entries' | 'fold'>): readonly CalledName[] {
  const sections = new Map(
    entries
      .filter(({ kind }) => kind === 'section')
      .toReversed()
      .flatMap(({ url, titles }) => keysOfTitles(titles).map((key) => [key, url] as const)),
  );
  const names =
    known.get(entries) ??
    entries
      .filter(({ kind }) => kind === 'term' || kind === 'card')
      .flatMap((entry) => {
        const page = pageAbout(sections, entry);
        const all = [...Object.values(entry.titles), ...(entry.also ?? []), ...(entry.said ?? [])];
        return all.flatMap((name) =>
          name ? [{ entry, name, tokens: ` ${tokenTexts(name, fold).join(' ')} `, page }] : [],
        );
      });
  known.set(entries, names);
  return names;
}

const known = new WeakMap<readonly NameEntry[], readonly CalledName[]>();

/** A word of letters that is in no text and no name, as the word that it stands for or begins. */
function mendWord(
  word: string,
  vocabulary: ReadonlySet<string>,
  names: readonly { readonly tokens: string }[],
): string {
  if (!/^[a-z]{4,}$/u.test(word) || vocabulary.has(word)) return word;
  const stem = ` ${tokenTexts(word).join(' ')} `;
  if (names.some(({ tokens }) => tokens.includes(stem))) return word;
  return (word.length > 4 ? correctWord(word, vocabulary) : undefined) ?? word;
}

/** The text without names, whichever script they are in. */
function takeOut(text: string, names: readonly string[], fold: NameIndex['fold']): string {
  let left = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const wanted = fold(name);
    for (let at = fold(left).indexOf(wanted); at !== -1; at = fold(left).indexOf(wanted)) {
      left = `${left.slice(0, at)}\n${left.slice(at + wanted.length)}`;
    }
  }
  return left;
}

/** How many cards: texts of each language count them in their own way. `8枚 -> 8枚, 八张, 8张, eight cards` */
function countsIn(text: string): Subject[] {
  const found = [...text.matchAll(counts)].map(([, chinese, latin]) => {
    const number = chinese ?? latin ?? '';
    const value = /^\d+$/u.test(number)
      ? Number(number)
      : Math.max(chineseNumbers.indexOf(number.replace('二', '两')), englishNumbers.indexOf(number));
    const han = chineseNumbers[value];
    const english = englishNumbers[value];
    return [
      ...(han ? [`${han}张`] : []),
      ...(english ? [`${english} card`] : []),
      `${value}枚`,
      `${value}张`,
    ];
  });
  return found.map((names) => ({ names, worth: countWorth }));
}

/** The page of a card, or of the section that a term is the name of, or what people say of it. */
function pageAbout(
  sections: ReadonlyMap<string, string>,
  { kind, url, titles, also = [], said = [], isFact }: NameEntry,
): string | undefined {
  if (kind === 'card') return isFact ? undefined : url;
  const names = [...Object.values(titles), ...also, ...said];
  return names.map((name = '') => sections.get(nameKey(name))).find((page) => page !== undefined);
}

/**
 * Pairs of neighbors; of what has kana, kanji alone as well. `引いた土地 -> 引い, いた, た土, 土地, 引`
 */
function pairsOf(run: string): string[] {
  if (run.length === 1) return [run];
  const pairs = [...run].map((character, at, all) => `${character}${all[at + 1] ?? ''}`).slice(0, -1);
  return [...pairs, ...(run.match(loneKanji) ?? [])];
}

/** Two hiragana are mostly grammar, one is often an ending, and more often that of the word before. */
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
  'might must my myself need no not now of off oh ok on oops or our out over please should so some still such than that ' +
  'the their them then there these they thing this those to too um up us was way we were what when where whether which ' +
  "while who whoever whole whose why will with work works would yes yet you your won't don't doesn't didn't can't isn't aren't wasn't i'm i've it's that's what's";
const chinese =
  '怎么办 怎么样 怎样 怎么 如何 为什么 什么 应该 应当 可以 能否 能不能 是否 是不是 会不会 请问 时候 的话 如果 要是 多少 还能 算不算 行不行 要不要 有没有 可不可以 还是 不是 但是 已经 现在 然后 之后 以后 以前 之前 自己 直接 结果 吗 呢 吧 了 的 么';
const japanese =
  '場合 どうなり どうなる どうする どうすれば どうしたら どう なぜ なんで いつ 何 ですか ますか ました ません ましょう でしょう です ます だった なった なって なりま なる されたら された したら した して する すると ちゃった しちゃった てしまった しまった しまって だけど けど のに から ので とき ときに という って った たら れば ない なく ても でも まだ もう やっぱり そのまま これ それ あれ この その';
const asking = new RegExp(
  `(?<![a-z'])(?:${english.replaceAll(' ', '|')})(?![a-z'])|${[chinese, japanese]
    .join(' ')
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
    .join('|')}`,
  'gu',
);
// 2.9 is a section or a rule, and no 2 and 9.
const pieces = /[a-z]+(?:'[a-z]+)*|\d+(?:\.\d+)*|[\p{sc=Katakana}ー]{2,}|[\p{sc=Han}\p{sc=Hiragana}]+/gu;
export const unspacedRun = /[\p{sc=Han}\p{sc=Hiragana}]/u;
const loneKanji = /(?<!\p{sc=Han})\p{sc=Han}(?=\p{sc=Hiragana})/gu;
const chineseNumbers = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const englishNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const counts =
  /(\d{1,2}|[一二两三四五六七八九十])[张張枚]|(?<![a-z\d])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?= (?:(?:extra|more|too many) )?cards?(?![a-z]))/gu;
const numberWorth = 0.5;
const countWorth = 0.7;
const loneWorth = 0.5;
const acrossWorth = 0.25;
