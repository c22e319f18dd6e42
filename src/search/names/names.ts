import type { Language } from '../../schema/language.ts';
import { type FoldHan, keepHan } from '../text/han.ts';
import { normalizeText, unspaced } from '../text/normalize.ts';
import type { Kind } from '../text/record.ts';
import { soundOfKana, soundOfRomaji } from './kana.ts';
import { kana, type NameEntry, type NameRow, type NameTables, stemsOf, toKey, toRows } from './name-row.ts';
import { fitPinyin, type ReadHan, readPinyin, spellName } from './pinyin.ts';
import { countEdits, isMistyped } from './typo.ts';

/**
 * How a name answers a query, best first. `form` is the whole name with other endings (`Warnings`); `sound` is the whole
 * name by its pinyin, romaji or other kana, `sound-part` some of it; `typo` has a typing error; `inside` begins in the
 * middle of a word of letters.
 */
const fits = ['exact', 'form', 'start', 'part', 'sound', 'sound-part', 'typo', 'inside'] as const;
export type NameFit = (typeof fits)[number];

export interface NameMatch {
  readonly entry: NameEntry;
  readonly fit: NameFit;
  /** The name that answers, as printed: of those that answer as well, one typed just so, else one in the language that is wanted. */
  readonly name: string;
  readonly lang: Language;
  /** It is what people say, and no name. */
  readonly isSaid?: true;
}

/** Prepares the names once, so that each keystroke only compares. */
export function indexNames(
  entries: readonly NameEntry[],
  { fold, read }: NameTables = { fold: keepHan, read: () => [] },
): NameIndex {
  const rows = entries.flatMap((entry, order) => toRows(entry, order, { fold, read }));
  const sets = entries.flatMap(({ kind, document }) => (kind === 'card' ? [document] : []));
  return { guides: [], sets: [...new Set(sets)], entries, rows, fold, read };
}

/** The names that answer a query: each entry once, by its best name; best first. */
export const matchNames = (names: NameIndex, query: string, wanted?: Language): NameMatch[] =>
  match(names, query, wanted, fitOf, fitTypo);

/** The same without typing errors, which take most of the time. */
export const matchTypedNames = (names: NameIndex, query: string, wanted?: Language): NameMatch[] =>
  match(names, query, wanted, fitOf);

/** Those of them that are typed whole and just so, which is found without comparing sounds. */
export const matchWholeNames = (names: NameIndex, query: string, wanted?: Language): NameMatch[] =>
  match(names, query, wanted, ({ name }, { typed }) => (normalizeText(name) === typed ? 'exact' : null));

function match(
  { rows, fold }: NameIndex,
  query: string,
  wanted: Language | undefined,
  find: FindFit,
  orElse?: FindFit,
): NameMatch[] {
  if (query.length > 2 * longestName) return [];
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
  // Where a name fits as typed, mistyped ones are not looked for.
  const isTyped = typed.some(({ fit }) => fits.indexOf(fit) < fits.indexOf('sound-part'));
  const found = orElse && !isTyped ? [...typed, ...findAll(orElse)] : typed;
  // Of names of one thing, the one that fits best; of several, one that is typed just so, and one in the language that is wanted.
  const claim = ({ row: { name, lang } }: Fitting) =>
    (normalizeText(name).includes(asked.text) ? 0 : 2) + (lang === wanted ? 0 : 1);
  return [...Map.groupBy(found, ({ row }) => row.entry).values()]
    .flatMap((all) => all.sort((a, b) => byFit(a, b) || claim(a) - claim(b)).slice(0, 1))
    .sort(inOrder)
    .map(({ fit, row: { entry, name, lang, isSaid } }) => ({
      ...{ entry, fit, name, lang },
      ...(isSaid && { isSaid: true as const }),
    }));
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
  return byFit(a, b) || byKind || byList || one.key.length - other.key.length || one.order - other.order;
}

/** What people say is no name, and a section without a text no answer to more than its name. */
const isWeak = ({ entry, isSaid }: NameRow, fit: NameFit) => isSaid || (hasNoText(entry) && fit !== 'start');
export const hasNoText = ({ kind, isListed }: Pick<NameEntry, 'kind' | 'isListed'>) =>
  kind === 'section' && isListed === true;

// Whoever types more than this has pasted a text; to compare it with every name would take seconds.
const longestName = 80;

// Of things with the same name: a card called by a keyword comes before the keyword.
const kindOrder: readonly Kind[] = ['card', 'section', 'term'];
/** All of a name was typed, in one way or another. */
export const isWhole = (fit: NameFit) => fit === 'exact' || fit === 'form' || fit === 'sound';
const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u');
const letters = /[a-z]/u;
/** Dots and commas between the parts of a name, and none elsewhere: `ちゃんどら・ならー`. */
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

/** Every word is one of the name's, some of them mistyped; or the whole name is, in letters or in pinyin. */
function fitTypo(row: NameRow, { key, stem, words, pinyin }: AskedName): NameFit | null {
  // Only letters are mistyped.
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

/** What people say in some languages, by the address of the text that answers, or `unrelated`. */
export type Pointers = ReadonlyMap<string, readonly string[]>;

/** The address of what no text answers. */
export const unrelated = '#';

/** A guide as it is cited (`IPG`), and as queries name it. */
export interface CalledGuide {
  readonly id: string;
  readonly name: string;
  /** Its ID, abbreviation and titles, normalized. */
  readonly called: readonly string[];
}

export interface NameIndex {
  readonly guides: readonly CalledGuide[];
  /** The IDs of the sets that have cards, newest first. */
  readonly sets: readonly string[];
  readonly entries: readonly NameEntry[];
  readonly rows: readonly NameRow[];
  /** Absent until a question needs them. */
  readonly pointers?: Pointers;
  /** How Chinese is read. */
  readonly read: ReadHan;
  /** Brings a Chinese query into the script of the names. */
  readonly fold: FoldHan;
}

interface AskedName extends Pick<NameRow, 'key' | 'text'> {
  /** As it was typed, normalized and in its own script. */
  readonly typed: string;
  /** As a whole; empty where there are no letters. */
  readonly stem: string;
  readonly words: readonly string[];
  /** A bracket or another sign that was typed is meant. */
  readonly hasSigns: boolean;
  /** Stops, quotes and hyphens may be forgotten in a whole name; a run of a Chinese or Japanese text means them. */
  readonly hasStops: boolean;
  readonly pinyin: string | null;
  readonly sound: string | null;
}
