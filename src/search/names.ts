import type { Language } from '../schema/language.ts';
import { type FoldHan, keepHan } from './han.ts';
import { soundOfKana, soundOfRomaji } from './kana.ts';
import { normaliseText, unspaced } from './normalise.ts';
import { fitPinyin, type ReadHan, readName, readPinyin, spellName } from './pinyin.ts';
import { type Document, type Kind, languageOf, type Titles } from './record.ts';
import { countEdits, isMistyped } from './typo.ts';

/** Something that is called by names: a card, a term, a section. The file of them answers before the index. */
export interface NameEntry {
  readonly url: string;
  readonly kind: Extract<Kind, 'card' | 'section' | 'term'>;
  readonly document: Document;
  readonly section: string;
  readonly anchor?: string;
  readonly titles: Titles;
  /** What else it is called: readings, names that a source uses, abbreviations. */
  readonly also?: readonly string[];
  /** The IDs on its page that can be cited: clauses, annotations, notes, rulings. */
  readonly anchors?: readonly string[];
  /** The rules of the game that its notes print, each with the note. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Nothing but facts is there: no page, no ruling. Such a card comes after its equals. */
  readonly isFact?: true;
}

/**
 * How a name answers a query, best first. `sound` is the whole name by its pinyin, romaji or other kana,
 * `sound-part` some of it; `typo` has a typing error; `inside` begins in the middle of a word of letters.
 */
export type NameFit = 'exact' | 'start' | 'part' | 'sound' | 'sound-part' | 'typo' | 'inside';

export interface NameMatch {
  readonly entry: NameEntry;
  readonly fit: NameFit;
  /** The name that answers, as printed. */
  readonly name: string;
  readonly lang: Language;
}

/** A name without punctuation and spaces, in which names are compared. `nameKey('鹏洛客～阿耶尼') // => '鹏洛客阿耶尼'` */
export function nameKey(name: string): string {
  return toKey(normaliseText(name));
}

/** Prepares the names once, so that each keystroke only compares. */
export function indexNames(
  entries: readonly NameEntry[],
  { fold, read }: NameTables = { fold: keepHan, read: () => [] },
): NameIndex {
  const rows = entries.flatMap((entry, order) => {
    const titles = (Object.entries(entry.titles) as [Language, string][]).map(([lang, name]) => ({
      name,
      lang,
    }));
    const also = (entry.also ?? []).map((name) => ({ name, lang: languageOf(name) }));
    return [...titles, ...also].map(({ name, lang }) => {
      const text = lang === 'zh' ? fold(normaliseText(name)) : normaliseText(name);
      const words = text.split(nonWord).map(toKey);
      const shared = { entry, order, name, lang, text, key: toKey(text), words };
      if (lang === 'zh') return { ...shared, pinyin: readName(text, read) };
      if (!kana.test(text)) return shared;
      return { ...shared, sound: soundOfKana(shared.key), sounds: (text.match(runs) ?? []).map(soundOfKana) };
    });
  });
  return { entries, rows, fold };
}

/** The names that answer a query: each entry once, by its best name; best first. */
export function matchNames({ rows, fold }: NameIndex, query: string): NameMatch[] {
  if (query.length > 2 * longestName) return [];
  const asked = readAsked(normaliseText(query));
  const inChinese = readAsked(fold(normaliseText(query)));
  if (asked.key === '' || asked.key.length > longestName) return [];
  const best = new Map<NameEntry, NameMatch & { row: NameRow }>();
  const look = (find: (row: NameRow, asked: AskedName) => NameFit | null) => {
    for (const row of rows) {
      const fit = find(row, row.lang === 'zh' ? inChinese : asked);
      if (!fit) continue;
      const known = best.get(row.entry);
      if (known && fits.indexOf(known.fit) <= fits.indexOf(fit)) continue;
      best.set(row.entry, { entry: row.entry, fit, name: row.name, lang: row.lang, row });
    }
  };
  look(fitOf);
  // Who has typed a name right has made no mistake.
  const isRight = [...best.values()].some(({ fit }) => fits.indexOf(fit) < fits.indexOf('sound-part'));
  if (!isRight) look(fitTypo);
  return [...best.values()]
    .sort(
      (a, b) =>
        fits.indexOf(a.fit) - fits.indexOf(b.fit) ||
        (isWhole(a.fit) ? kindOrder.indexOf(a.entry.kind) - kindOrder.indexOf(b.entry.kind) : 0) ||
        Number(a.entry.isFact ?? 0) - Number(b.entry.isFact ?? 0) ||
        a.row.key.length - b.row.key.length ||
        a.row.order - b.row.order,
    )
    .map(({ row: _, ...match }) => match);
}

/** The names most like a query that found nothing, best first. */
export function nearestNames({ rows }: NameIndex, query: string, count: number): NameMatch[] {
  const key = nameKey(query);
  if (key === '' || key.length > longestName) return [];
  const best = new Map<NameEntry, { row: NameRow; likeness: number }>();
  for (const row of rows) {
    const likeness = likenessOf(key, row.key);
    if (likeness >= leastLikeness && likeness > (best.get(row.entry)?.likeness ?? 0)) {
      best.set(row.entry, { row, likeness });
    }
  }
  return [...best.values()]
    .sort((a, b) => b.likeness - a.likeness || a.row.order - b.row.order)
    .slice(0, count)
    .map(({ row: { entry, name, lang } }) => ({ entry, fit: 'part', name, lang }));
}

// Whoever types more than this has pasted a text; to compare it with every name would take seconds.
const longestName = 80;
const toKey = (text: string) => text.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
const nonWord = /[^\p{L}\p{N}\p{M}']+/u;

// Of things with the same name: a card called by a keyword comes before the keyword.
const kindOrder: readonly Kind[] = ['card', 'section', 'term'];
const fits: readonly NameFit[] = ['exact', 'start', 'part', 'sound', 'sound-part', 'typo', 'inside'];
const isWhole = (fit: NameFit) => fit === 'exact' || fit === 'sound';
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
// A name is searched by its words, and a Japanese one has no spaces: where the script changes, one may begin.
const runs = /[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+/gu;
const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u');
const unspacedStart = new RegExp(`^[${unspaced}]`, 'u');
const leastLikeness = 0.34;

function readAsked(text: string): AskedName {
  return {
    key: toKey(text),
    words: text.split(' ').map(toKey).filter(Boolean),
    text,
    hasSigns: /[^\p{L}\p{N}\p{M} .,:;!?'"~・-]/u.test(text),
    hasStops: unspacedCharacter.test(text) && /[.,:;!?"~・-]/u.test(text),
    pinyin: readPinyin(text),
    sound: kana.test(text) ? soundOfKana(toKey(text)) : soundOfRomaji(text),
  };
}

function fitOf(row: NameRow, asked: AskedName): NameFit | null {
  const { key, words, text, hasSigns, hasStops } = asked;
  const isLiteral = row.text.includes(text);
  if (hasSigns && !isLiteral) return null;
  if (row.key === key) return 'exact';
  if (hasStops && !isLiteral) return null;
  if (row.key.startsWith(key)) return 'start';
  const areWords = words.every((word) =>
    unspacedStart.test(word) ? row.key.includes(word) : row.words.some((each) => each.startsWith(word)),
  );
  if (areWords) return 'part';
  return fitSound(row, asked) ?? (key.length > 2 && row.key.includes(key) ? 'inside' : null);
}

function fitSound(row: NameRow, { pinyin, sound }: AskedName): NameFit | null {
  if (row.pinyin && pinyin) {
    const fit = fitPinyin(pinyin, row.pinyin);
    return fit === 'whole' ? 'sound' : fit && 'sound-part';
  }
  if (row.sound === undefined || !sound) return null;
  if (row.sound === sound) return 'sound';
  const isPart = row.sound.startsWith(sound) || row.sounds?.some((each) => each.startsWith(sound));
  return isPart && sound.length > 2 ? 'sound-part' : null;
}

/** Every word is one of the name's, some of them mistyped; or the whole name is, in letters or in pinyin. */
function fitTypo(row: NameRow, { key, words, pinyin }: AskedName): NameFit | null {
  if (isMistyped(key, row.key)) return 'typo';
  if (row.pinyin)
    return pinyin && pinyin.length > 5 && countEdits(pinyin, spellName(row.pinyin)) === 1 ? 'typo' : null;
  const areWords =
    row.lang === 'en' &&
    words.every((word) => row.words.some((each) => each.startsWith(word) || isMistyped(word, each)));
  return areWords ? 'typo' : null;
}

/** Sørensen–Dice over pairs of characters (single ones of a Chinese name of two), from 0 to 1. */
function likenessOf(a: string, b: string): number {
  const left = pairs(a);
  const right = pairs(b);
  const rest = [...right];
  let common = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at === -1) continue;
    rest.splice(at, 1);
    common += 1;
  }
  return (2 * common) / (left.length + right.length);
}

function pairs(key: string): string[] {
  const padded = unspacedStart.test(key) ? `${key}\n` : `\n${key}\n`;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}

export interface NameIndex {
  readonly entries: readonly NameEntry[];
  readonly rows: readonly NameRow[];
  /** Brings a Chinese query into the script of the names. */
  readonly fold: FoldHan;
}

/** By what else than their spelling names are found. */
export interface NameTables {
  readonly fold: FoldHan;
  readonly read: ReadHan;
}

interface NameRow {
  readonly entry: NameEntry;
  readonly order: number;
  readonly name: string;
  readonly lang: Language;
  readonly text: string;
  readonly key: string;
  readonly words: readonly string[];
  /** Of a Chinese name. */
  readonly pinyin?: readonly (readonly string[])[];
  /** Of a name with kana: all of it, and each run of kana. */
  readonly sound?: string;
  readonly sounds?: readonly string[];
}

interface AskedName extends Pick<NameRow, 'key' | 'words' | 'text'> {
  /** Who types a bracket or another sign means it. */
  readonly hasSigns: boolean;
  /** Stops, quotes and hyphens may be forgotten in a whole name; a run of a Chinese or Japanese text means them. */
  readonly hasStops: boolean;
  readonly pinyin: string | null;
  readonly sound: string | null;
}
