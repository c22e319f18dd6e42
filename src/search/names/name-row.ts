import { memoized } from '../../records/lazily.ts';
import type { Language } from '../../schema/language.ts';
import { languageOf } from '../../schema/scripts.ts';
import type { FoldHan } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import { addressInContents, type Kind, type RowFacts, type Titles, withHalves } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { soundOfKana } from './kana.ts';
import { type ReadHan, readName } from './pinyin.ts';

export interface NameEntry extends RowFacts {
  readonly url: string;
  readonly kind: Extract<Kind, 'card' | 'section' | 'term'>;
  readonly document: string;
  readonly section: string;
  readonly anchor?: string;
  readonly titles: Titles;
  /** Readings, names that a source uses, abbreviations, aliases. */
  readonly also?: readonly string[];
  /** Synonyms (`DEC`, 引きすぎ). A query finds the entry by them; no text is searched for them. */
  readonly synonyms?: readonly Synonym[];
  /** The IDs on its page that can be cited. */
  readonly anchors?: readonly string[];
  /** The rules of the game that its notes print, with the IDs of the notes: `{ '702.13a': 'lifelink-2' }`. */
  readonly rules?: Readonly<Record<string, string>>;
}

export function urlOf({ kind, document, section, anchor, isListed }: Omit<NameEntry, 'url'>): string {
  if (kind === 'term') return `terms/#${section}`;
  if (kind === 'card') return `${document}/cards/${isListed ? `#${section}` : `${section}/`}`;
  return isListed
    ? addressInContents(document, section)
    : `${document}/${section}/${anchor ? `#${anchor}` : ''}`;
}

export type Synonym = readonly [Language, string];

export interface NameTables {
  readonly fold: FoldHan;
  readonly read: ReadHan;
}

/** A name, prepared for comparison. Forms that few queries need are computed at their first use. */
export interface NameRow {
  readonly entry: NameEntry;
  readonly name: string;
  readonly lang: Language;
  /** Whether it is a synonym. A synonym only matches as a whole. */
  readonly isSynonym: boolean;
  readonly text: string;
  readonly key: string;
  readonly words: () => readonly string[];
  readonly stems?: () => string;
  readonly pinyin?: () => readonly (readonly string[])[];
  readonly sounds?: () => readonly [whole: string, ...runs: string[]];
}

/** Prepares the names of an entry: titles first, synonyms last. */
export function toRows(entry: NameEntry, { fold, read }: NameTables): NameRow[] {
  const { titles, also = [], synonyms = [] } = entry;
  const names = [
    ...(Object.entries(titles) as [Language, string][]),
    ...also.map((name) => [languageOf(name), name] as const),
  ];
  return [...names, ...synonyms].map(([lang, name], at) => {
    const text = lang === 'zh' ? fold(normalizeText(name)) : normalizeText(name);
    return {
      entry,
      name,
      lang,
      text,
      isSynonym: at >= names.length,
      key: toKey(text),
      words: memoized(() => wordsOf(text)),
      ...(lang === 'zh' && { pinyin: memoized(() => readName(text, read)) }),
      ...(lang === 'en' && { stems: memoized(() => stemsOf(text)) }),
      ...(lang !== 'zh' && kana.test(text) && { sounds: memoized(() => soundsOf(text)) }),
    };
  });
}

function soundsOf(text: string): [whole: string, ...runs: string[]] {
  const key = toKey(text);
  // ディ and ティ are also typed letter by letter: dei, tei.
  const asLetters = /[テデ]ィ/u.test(text) ? [soundOfKana(key.replace(/([テデ])ィ/gu, '$1イ'))] : [];
  return [soundOfKana(key), ...(text.match(runs) ?? []).map(soundOfKana), ...asLetters];
}

/** Removes punctuation and spaces. `nameKey('鹏洛客～阿耶尼') // => '鹏洛客阿耶尼'` */
export function nameKey(name: string): string {
  return toKey(normalizeText(name));
}

/** Whether a term has the name of a section, or half of it: `Game Play Error — Hidden Card Error`. */
export function sharesName(section: Titles, term: Titles): boolean {
  const keys = new Set(Object.values(term).flatMap((title) => (title ? [nameKey(title)] : [])));
  return nameKeys(section).some((key) => keys.has(key));
}

export const nameKeys = (titles: Titles): string[] => Object.values(titles).flatMap(withHalves).map(nameKey);

/** Like `nameKey`, for a text that is normalized already. */
export const toKey = (text: string): string => text.replace(signs, '');

/** `stemsOf('hidden card errors') // => 'hidden card error'` */
export const stemsOf = (normalized: string): string => tokenTexts(normalized).join(' ');

const wordsOf = (text: string) => text.split(betweenWords).map(toKey);

export const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

const signs = /[^\p{L}\p{N}\p{M}]/gu;
const betweenWords = /[^\p{L}\p{N}\p{M}']+/u;
// Japanese has no spaces, so a word can begin wherever the script changes.
const runs = /[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+/gu;
