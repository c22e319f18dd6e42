import { kept } from '../../records/lazily.ts';
import type { Penalty } from '../../schema/contents.ts';
import { type Language, type Localized, languageOf } from '../../schema/language.ts';
import type { FoldHan } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import { addressInContents, type Kind, type Titles } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { soundOfKana } from './kana.ts';
import { type ReadHan, readName } from './pinyin.ts';

/** Something that is called by names: a card, a term, a section. The file of them answers before the index. */
export interface NameEntry {
  readonly url: string;
  readonly kind: Extract<Kind, 'card' | 'section' | 'term'>;
  readonly document: string;
  readonly section: string;
  readonly anchor?: string;
  readonly titles: Titles;
  /** What else it is called: readings, names that a source uses, abbreviations. */
  readonly also?: readonly string[];
  /** What people say or type instead (`DEC`, 引きすぎ): it is found by it, and no text is. */
  readonly said?: readonly SaidName[];
  /** The IDs on its page that can be cited: clauses, annotations, notes, rulings. */
  readonly anchors?: readonly string[];
  /** The rules of the game that its notes print, each with the note. */
  readonly rules?: Readonly<Record<string, string>>;
  /** It has no page, only a row in a list: a card with nothing but facts, a section without a text. It comes after its equals. */
  readonly isListed?: true;
  /** The basic penalty of a section without a text. */
  readonly penalty?: Penalty;
  /** What further Warnings become, where that is one. */
  readonly repeated?: Localized;
  /** Where the publisher keeps the document of a section without a text. */
  readonly current?: string;
}

/** Where something that has a name stands. */
export function urlOf({ kind, document, section, anchor, isListed }: Omit<NameEntry, 'url'>): string {
  if (kind === 'term') return `terms/#${section}`;
  if (kind === 'card') return `${document}/cards/${isListed ? `#${section}` : `${section}/`}`;
  return isListed
    ? addressInContents(document, section)
    : `${document}/${section}/${anchor ? `#${anchor}` : ''}`;
}

/** What people say, by the language that they say it in. */
export type SaidName = readonly [Language, string];

/** By what else than their spelling names are found. */
export interface NameTables {
  readonly fold: FoldHan;
  readonly read: ReadHan;
}

/** One name of an entry, as printed. */
interface Calling {
  readonly name: string;
  readonly lang: Language;
  /** It is what people say, and no name: only the whole of it counts. */
  readonly isSaid: boolean;
}

/** The same as it is compared. What few queries ask for is worked out when the first does. */
export interface NameRow extends Calling {
  readonly entry: NameEntry;
  readonly order: number;
  readonly text: string;
  readonly key: string;
  readonly words: () => readonly string[];
  /** Of an English name: its words without their endings. */
  readonly stems?: () => string;
  /** Of a Chinese name. */
  readonly pinyin?: () => readonly (readonly string[])[];
  /** Of a name with kana: all of it, and each run of kana. */
  readonly sounds?: () => readonly [whole: string, ...runs: string[]];
}

/** All that an entry is called, titles first and what people say last. */
export function callingsOf({ titles, also = [], said = [] }: Called): Calling[] {
  return [
    ...(Object.entries(titles) as [Language, string][]).map(([lang, name]) => ({
      name,
      lang,
      isSaid: false,
    })),
    ...also.map((name) => ({ name, lang: languageOf(name), isSaid: false })),
    ...said.map(([lang, name]) => ({ name, lang, isSaid: true })),
  ];
}

type Called = Pick<NameEntry, 'titles' | 'also' | 'said'>;

/** The rows of an entry: one for each of its names. */
export function toRows(entry: NameEntry, order: number, { fold, read }: NameTables): NameRow[] {
  return callingsOf(entry).map(({ name, lang, isSaid }) => {
    const text = lang === 'zh' ? fold(normalizeText(name)) : normalizeText(name);
    return {
      ...{ entry, order, name, lang, text, isSaid },
      key: toKey(text),
      words: kept(() => wordsOf(text)),
      ...(lang === 'zh' && { pinyin: kept(() => readName(text, read)) }),
      ...(lang === 'en' && { stems: kept(() => stemsOf(text)) }),
      ...(lang !== 'zh' && kana.test(text) && { sounds: kept(() => soundsOf(text)) }),
    };
  });
}

function soundsOf(text: string): [whole: string, ...runs: string[]] {
  const key = toKey(text);
  // ディ is also typed as it is read letter by letter: dei.
  const asLetters = /[テデ]ィ/u.test(text) ? [soundOfKana(key.replace(/([テデ])ィ/gu, '$1イ'))] : [];
  return [soundOfKana(key), ...(text.match(runs) ?? []).map(soundOfKana), ...asLetters];
}

/** A name without punctuation and spaces, in which names are compared. `nameKey('鹏洛客～阿耶尼') // => '鹏洛客阿耶尼'` */
export function nameKey(name: string): string {
  return toKey(normalizeText(name));
}

/** Whether a section is called by a name of a term: `Game Play Error — Hidden Card Error` by either half. */
export function isCalled(section: Titles, term: Titles): boolean {
  const keys = new Set(Object.values(term).flatMap((title) => (title ? [nameKey(title)] : [])));
  return keysOfTitles(section).some((key) => keys.has(key));
}

/** The titles of a section and their halves, as they are compared. */
export const keysOfTitles = (titles: Titles): string[] =>
  Object.values(titles).flatMap((title = '') => [title, ...title.split(/ [—–-] |[：:]/u)].map(nameKey));

/** The same of a text that is normalized. */
export const toKey = (text: string): string =>
  usual.test(text) ? text.replace(usualSigns, '') : text.replace(signs, '');

/** What is left of a text without signs and endings. `stemsOf('hidden card errors') // => 'hidden card error'` */
export const stemsOf = (normalized: string): string => tokenTexts(normalized).join(' ');

const wordsOf = (text: string) => text.split(usual.test(text) ? betweenUsualWords : betweenWords).map(toKey);

export const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

// Classes of all the world's letters cost a slow device milliseconds each; nearly all names do with these.
const usualLetters = 'a-z\\d\\u3041-\\u3096\\u30A1-\\u30FA\\u30FC\\u4E00-\\u9FFF';
const usual = new RegExp(`^[ -~・${usualLetters}]*$`);
const usualSigns = new RegExp(`[^${usualLetters}]`, 'g');
const betweenUsualWords = new RegExp(`[^${usualLetters}']+`);
const signs = /[^\p{L}\p{N}\p{M}]/gu;
const betweenWords = /[^\p{L}\p{N}\p{M}']+/u;
// A name is searched by its words, and a Japanese one has no spaces: where the script changes, one may begin.
const runs = /[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+/gu;
