import type { Language } from '../../schema/language.ts';
import { soundOfKana, soundOfRomaji } from '../names/kana.ts';
import type { NameEntry } from '../names/name-row.ts';
import { kana, type NameRow, nameKey } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { spellName } from '../names/pinyin.ts';
import { isMistyped } from '../names/typo.ts';
import { normalizeText, unspaced } from '../text/normalize.ts';

/** Why a name is offered where nothing was found, nearest first; `section`: one that is there, of the document cited. */
export type Nearness = 'alike' | 'sound' | 'shared' | 'section';

export interface NearName {
  readonly entry: NameEntry;
  /** The name that is near, as printed. */
  readonly name: string;
  readonly lang: Language;
  readonly nearness: Nearness;
  /** The characters that it has in common with the query, where that is what makes it near. */
  readonly shared?: string;
}

/**
 * The names most like a query that found nothing: spelled alike, sounding alike, or sharing characters that few
 * names have. Each entry once, by what is nearest, and of several of one name the first; none where nothing is near, or the query is no name's length.
 */
export function nearestNames(index: NameIndex, query: string, count: number): NearName[] {
  const key = nameKey(query);
  if (key === '' || key.length > longestName) return [];
  const found = [...spelled(index, key), ...sounding(index, query), ...sharing(index, key)];
  const seen = new Set<NameEntry | string>();
  const isNew = ({ entry }: NearName) => !seen.has(entry) && !seen.has(titleOf(entry));
  return found.filter((near) => isNew(near) && seen.add(near.entry).add(titleOf(near.entry))).slice(0, count);
}

/** A section and the term of its name are one to a reader who sees only the name. */
const titleOf = ({ titles }: NameEntry): string => titles.en ?? Object.values(titles)[0] ?? '';

function spelled({ rows }: NameIndex, key: string): NearName[] {
  if (letters.test(key)) {
    const alike = ranked(rows, (row) => likenessOfLetters(key, row), leastLetterLikeness);
    return alike.map((row) => toNear(row, 'alike'));
  }
  return ranked(rows, (row) => likeness(key, row.key), leastLikeness).map((row) => toNear(row, 'alike'));
}

/** The first letter is right in nearly every mistyped word (typo.ts); a name may be meant by one of its words. */
function likenessOfLetters(key: string, { key: whole, words }: NameRow): number {
  const word = words().find((each) => isMistyped(key, each));
  return Math.max(
    key[0] === whole[0] && letters.test(whole) ? likeness(key, whole) : 0,
    word === undefined ? 0 : likeness(key, word),
  );
}

/** Kana and romaji by the sound of Japanese names, letters by the pinyin of Chinese ones too. */
function sounding({ rows }: NameIndex, query: string): NearName[] {
  const text = normalizeText(query).replace(joiningEnds, '');
  const letters = /^[a-z' -]+$/u.test(text) ? nameKey(text) : '';
  const sound = kana.test(text) ? soundOfKana(nameKey(text)) : (soundOfRomaji(text) ?? '');
  const alike = (row: NameRow) => {
    // Of short sounds half is soon alike: neither ノ nor のとげ is near `nope`.
    const sounds = sound.length > 4 ? (row.sounds?.() ?? []).filter((each) => each.length > 3) : [];
    const japanese = sounds.map((each) => likeness(sound, each));
    const chinese = letters.length > 3 && row.pinyin ? [likeness(letters, spellName(row.pinyin()))] : [];
    return Math.max(0, ...japanese, ...chinese);
  };
  return ranked(rows, alike, leastSoundLikeness).map((row) => toNear(row, 'sound'));
}

/** By the Chinese characters in common; one that many names have makes none near. */
function sharing({ rows, fold }: NameIndex, key: string): NearName[] {
  const characters = [...new Set((key + fold(key)).replace(joining, '').match(han) ?? [])];
  const most = Math.max(rows.length * commonShare, 1);
  const rarity = new Map(
    characters.flatMap((character) => {
      const times = rows.filter((row) => row.key.includes(character)).length;
      return times > 0 && times <= most ? [[character, 1 / times] as const] : [];
    }),
  );
  const common = (row: NameRow) => [...rarity.keys()].filter((character) => row.key.includes(character));
  const weigh = (row: NameRow) =>
    common(row).reduce((sum, character) => sum + 1 + (rarity.get(character) ?? 0), 0);
  return ranked(rows, weigh, 1).map((row) => ({ ...toNear(row, 'shared'), shared: common(row).join('') }));
}

function ranked(rows: readonly NameRow[], weigh: (row: NameRow) => number, least: number): NameRow[] {
  return rows
    .map((row) => ({ row, weight: weigh(row) }))
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight || a.row.order - b.row.order)
    .map(({ row }) => row);
}

const toNear = ({ entry, name, lang }: NameRow, nearness: Nearness): NearName => ({
  entry,
  name,
  lang,
  nearness,
});

// Whoever types more than this has pasted a text.
const longestName = 80;
const leastLikeness = 0.34;
// Words of few letters have pairs in common by chance: `blah` and black, `nope` and MPE.
const leastLetterLikeness = 0.45;
const letters = /^[a-z]+$/u;
// Sounds are made of few letters, so more of them have to agree.
const leastSoundLikeness = 0.5;
// Of all names, those that may share a character with what is near.
const commonShare = 0.02;
const han = /\p{sc=Han}/gu;
// What joins the parts of names says nothing of them.
const joining = /[的之]/gu;
const joiningEnds = /^の+|の+$/gu;
const unspacedStart = new RegExp(`^[${unspaced}]`, 'u');

/** Sørensen–Dice over pairs of characters (single ones of a Chinese name of two), from 0 to 1. */
function likeness(a: string, b: string): number {
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
