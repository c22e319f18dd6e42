import type { Language } from '../../schema/language.ts';
import { keepHan } from '../text/han.ts';
import { normalizeText, unspaced, unspacedCharacter } from '../text/normalize.ts';
import type { Kind } from '../text/record.ts';
import { soundOfKana, soundOfRomaji } from './kana.ts';
import { kana, type NameEntry, type NameRow, type NameTables, stemsOf, toKey, toRows } from './name-row.ts';
import { fitPinyin, readPinyin, spellName } from './pinyin.ts';
import { countEdits, isMistyped } from './typo.ts';

/**
 * How a name matches a query, best first. `form`: the whole name, inflected (`Warnings`). `sound`: the whole name
 * by its pinyin, romaji or other kana; `sound-part`: part of it. `typo`: with a typing error. `inside`: the query
 * begins inside a Latin word.
 */
const fits = ['exact', 'form', 'start', 'part', 'sound', 'sound-part', 'typo', 'inside'] as const;
export type NameFit = (typeof fits)[number];

export interface NameMatch {
  readonly entry: NameEntry;
  readonly fit: NameFit;
  /** As printed. Of equal matches in an entry, a name with the query is preferred, then one in the wanted language. */
  readonly name: string;
  readonly lang: Language;
  readonly isSynonym?: boolean;
}

/** Prepares all names once, so that a keystroke only has to compare them. */
export function indexNames(
  entries: readonly NameEntry[],
  tables: NameTables = { fold: keepHan, read: () => [] },
): NameIndex {
  const rows = entries.flatMap((entry) => toRows(entry, tables));
  const sets = entries.flatMap(({ kind, document }) => (kind === 'card' ? [document] : []));
  return { guides: [], sets: [...new Set(sets)], entries, rows, ...tables };
}

/** Returns the names that match a query, best first. Each entry is there once, with its best name. */
export const matchNames = (names: NameIndex, query: string, wanted?: Language): NameMatch[] =>
  match(names, query, wanted, fitOf, fitTypo);

/** Like `matchNames`, but without typing errors, because comparing them takes most of the time. */
export const matchTypedNames = (names: NameIndex, query: string, wanted?: Language): NameMatch[] =>
  match(names, query, wanted, fitOf);

/** The names that equal the query once both are normalized; fast, because no sounds are compared. */
export const matchWholeNames = (names: NameIndex, query: string, wanted?: Language): NameMatch[] =>
  match(names, query, wanted, ({ name }, { typed }) => (normalizeText(name) === typed ? 'exact' : null));

function match(
  { rows, fold }: NameIndex,
  query: string,
  wanted: Language | undefined,
  find: FindFit,
  orElse?: FindFit,
): NameMatch[] {
  const plain = normalizeText(query);
  const asked = readAsked(plain, plain);
  const inChinese = readAsked(fold(plain), plain);
  if (asked.key === '' || asked.key.length > longestName) return [];
  const findAll = (find: FindFit) =>
    rows.flatMap((row): Fitting[] => {
      const fit = find(row, row.lang === 'zh' ? inChinese : asked);
      return fit && (isWhole(fit) || !isWeak(row, fit)) ? [{ row, fit }] : [];
    });
  const typed = findAll(find);
  // Typing errors only count if no whole name, beginning or part of a name matches.
  const isTyped = typed.some(({ fit }) => fits.indexOf(fit) < fits.indexOf('sound-part'));
  const found = orElse && !isTyped ? [...typed, ...findAll(orElse)] : typed;
  const claim = ({ row: { name, lang } }: Fitting) =>
    (normalizeText(name).includes(asked.text) ? 0 : 2) + (lang === wanted ? 0 : 1);
  return [...Map.groupBy(found, ({ row }) => row.entry).values()]
    .flatMap((all) => all.sort((a, b) => byFit(a, b) || claim(a) - claim(b)).slice(0, 1))
    .sort(inOrder)
    .map(({ fit, row: { entry, name, lang, isSynonym } }) => ({ entry, fit, name, lang, isSynonym }));
}

type FindFit = (row: NameRow, asked: AskedName) => NameFit | null;

interface Fitting {
  readonly row: NameRow;
  readonly fit: NameFit;
}

const byFit = (a: Fitting, b: Fitting) => fits.indexOf(a.fit) - fits.indexOf(b.fit);

function inOrder(a: Fitting, b: Fitting): number {
  const [{ row: one }, { row: other }] = [a, b];
  const byKind = isWhole(a.fit)
    ? kindOrder.indexOf(one.entry.kind) - kindOrder.indexOf(other.entry.kind)
    : Number(hasNoText(one.entry)) - Number(hasNoText(other.entry));
  const byList = Number(one.entry.isListed ?? 0) - Number(other.entry.isListed ?? 0);
  // Of a shorter name, a larger part was typed.
  return byFit(a, b) || byKind || byList || one.key.length - other.key.length;
}

/** Whether a match that is not whole does not count: by a synonym, or inside the name of a section without a text. */
const isWeak = ({ entry, isSynonym }: NameRow, fit: NameFit) =>
  isSynonym || (hasNoText(entry) && fit !== 'start');
export const hasNoText = ({ kind, isListed }: Pick<NameEntry, 'kind' | 'isListed'>) =>
  kind === 'section' && isListed === true;

// In characters. A longer query is pasted text; comparing it with every name would take seconds.
const longestName = 80;

// If a card and a keyword have the same name, the card comes first.
const kindOrder: readonly Kind[] = ['card', 'section', 'term'];
/** Whether the whole name was typed, in any form. */
export const isWhole = (fit: NameFit) => fit === 'exact' || fit === 'form' || fit === 'sound';
const letters = /[a-z]/u;
/** A query whose only signs are commas or middle dots between parts of a name: `ちゃんどら・ならー`. */
const isJoined = /^[^.,:;!?"~・-]+(?:[・,][^.,:;!?"~・-]+)+$/u;
const unspacedStart = new RegExp(`^[${unspaced}]`, 'u');

function readAsked(text: string, typed: string): AskedName {
  return {
    typed,
    key: toKey(text),
    stem: letters.test(text) ? stemsOf(text) : '',
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
  const isLiteral = () => row.text.includes(text);
  if (hasSigns && !isLiteral()) return null;
  if (row.key === key) return 'exact';
  if (row.stems && asked.stem !== '' && row.stems() === asked.stem) return 'form';
  if (hasStops && !isLiteral()) return isJoined.test(text) ? fitSound(row, asked) : null;
  if (row.key.startsWith(key)) return 'start';
  const areWords = words.every(
    (word) =>
      row.key.includes(word) &&
      (unspacedStart.test(word) || row.words().some((each) => each.startsWith(word))),
  );
  if (areWords) return 'part';
  return fitSound(row, asked) ?? (key.length > 2 && row.key.includes(key) ? 'inside' : null);
}

function fitSound(row: NameRow, { pinyin, sound }: AskedName): NameFit | null {
  if (row.pinyin && pinyin) {
    const fit = fitPinyin(pinyin, row.pinyin());
    return fit === 'whole' ? 'sound' : fit && 'sound-part';
  }
  if (!row.sounds || !sound) return null;
  const sounds = row.sounds();
  if (sounds[0] === sound) return 'sound';
  return sound.length > 2 && sounds.some((each) => each.startsWith(sound)) ? 'sound-part' : null;
}

/** Returns `typo` if the query is the whole name, mistyped, or (in English) some of its words, mistyped or not. */
function fitTypo(row: NameRow, { key, stem, words, pinyin }: AskedName): NameFit | null {
  // Only Latin letters can be mistyped.
  if (stem === '') return null;
  if (isMistyped(key, row.key)) return 'typo';
  if (row.pinyin)
    return pinyin && pinyin.length > 5 && countEdits(pinyin, spellName(row.pinyin()), 1) === 1
      ? 'typo'
      : null;
  const areWords =
    row.lang === 'en' &&
    words.every((word) => row.words().some((each) => each.startsWith(word) || isMistyped(word, each)));
  return areWords ? 'typo' : null;
}

/** Phrases by the address of the place that answers. Under `unrelated`: phrases that no text answers. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

export const unrelated = '#';

export interface GuideNames {
  readonly id: string;
  /** In citations: `IPG`. */
  readonly name: string;
  /** In queries: ID, abbreviation and titles, normalized. */
  readonly names: readonly string[];
}

export interface NameIndex extends NameTables {
  readonly guides: readonly GuideNames[];
  /** The IDs of the sets that have cards, newest first; last those with only a list of cards. */
  readonly sets: readonly string[];
  readonly entries: readonly NameEntry[];
  readonly rows: readonly NameRow[];
  readonly phrases?: Phrases;
}

interface AskedName extends Pick<NameRow, 'key' | 'text'> {
  /** The normalized query, in the script in which it was typed. */
  readonly typed: string;
  readonly stem: string;
  readonly words: readonly string[];
  /** Whether the query has brackets or other signs, which have to match. */
  readonly hasSigns: boolean;
  /** Whether a Chinese or Japanese query has stops, quotes or hyphens. A name without them has to match as a whole. */
  readonly hasStops: boolean;
  readonly pinyin: string | null;
  readonly sound: string | null;
}
