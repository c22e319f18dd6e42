import { escapePattern } from '../../schema/escape-pattern.ts';
import type { Part } from '../../schema/guide.ts';
import type { NameEntry } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { normalize } from '../text/normalize.ts';
import { once } from '../text/once.ts';
import { isChapter, isNumbered, withHalves } from '../text/record.ts';

/** The names in citations: from the files of the search, or from the small table of the linker. */
export type CitedNames = Pick<NameIndex, 'guides' | 'entries' | 'fold'>;
export type Numbered = Pick<NameEntry, 'document' | 'section'>;

/** The words of citations, normalized and folded: as regular expressions, and with their meanings. */
export interface Lexicon {
  readonly guide: string;
  readonly name: string;
  guideOf(name: string): string | undefined;
  /** The sections with this name; for the name of a chapter, the chapter and all its sections. */
  namedBy(name: string): readonly Numbered[];
}

const partWords = {
  penalty: 'penalty 处罚 判罚 處罰 懲罰 罰則 ペナルティ',
  definition: 'definition 定义 定義',
  examples: 'examples example ex 举例 舉例 范例 範例 示例 例子 例',
  philosophy: 'philosophy 原则 原則 理念 哲学 哲學',
  remedy:
    'additionalremedy ar remedy remedies 进一步的修正 進一步的修正 額外修正 额外修正 修正措施 修正 附加修正 附加補救 额外补救 額外補救 补救 補救 追加措置 措置 処置 处置 處置',
  upgrade: 'upgrade 升级 升級 格上げ',
  downgrade: 'downgrade 降级 降級 格下げ',
  text: 'text 正文 本文',
} as const satisfies Record<Part, string>;

const partOfWord: ReadonlyMap<string, Part> = new Map(
  (Object.keys(partWords) as Part[]).flatMap((part) =>
    partWords[part].split(' ').map((word): [string, Part] => [word, part]),
  ),
);

const longestFirst = (words: Iterable<string>): string[] => [...words].sort((a, b) => b.length - a.length);

/** `additional remedy` can be two words. */
export const partPattern = longestFirst(partOfWord.keys())
  .join('|')
  .replace('additionalremedy', 'additional ?remedy');

/** The words for examples. An example has a letter, not a number. */
export const examplePattern = partWords.examples.replaceAll(' ', '|');

/** `partOf('additional remedy') // => 'remedy'` */
export const partOf = (word: string): Part | undefined => partOfWord.get(word.replace(' ', ''));

/** The parts with a word that begins with `prefix`. `partsByPrefix('p') // => ['penalty', 'philosophy']` */
export const partsByPrefix = (prefix: string): Part[] => [
  ...new Set([...partOfWord].flatMap(([word, part]) => (word.startsWith(prefix) ? [part] : []))),
];

export const lexiconOf = once(makeLexicon, ({ entries }) => entries);

function makeLexicon({ guides, entries, fold }: CitedNames): Lexicon {
  const shape = (name: string) => fold(normalize(name).text);
  const numbered = entries.filter(isNumbered);
  const named = new Map<string, Numbered[]>();
  for (const entry of numbered) {
    const { document, section, titles, also = [] } = entry;
    const meant = isChapter(entry)
      ? [
          entry,
          ...numbered.filter((each) => each.document === document && each.section.startsWith(`${section}.`)),
        ]
      : [entry];
    for (const name of [...Object.values(titles).flatMap(withHalves), ...also]) {
      const key = keyOf(shape(name)).replace(/s$/u, '');
      named.set(key, [...new Set([...(named.get(key) ?? []), ...meant])]);
    }
  }
  const guideOf = new Map(guides.flatMap(({ id, names }) => names.map((each) => [shape(each), id] as const)));
  return {
    guide: anyOf(guideOf.keys()),
    name: anyOf(named.keys()),
    guideOf: (text) => guideOf.get(text),
    namedBy: (name) => named.get(keyOf(name).replace(/s$/u, '')) ?? [],
  };
}

/** Hyphens and spaces in a name are interchangeable, and so are `&` and `and`. */
const keyOf = (name: string): string => name.replace(/[ -]+/gu, ' ').replace(/ ?& ?/gu, ' and ');

/** A pattern for any of these words, the longest first; Latin words up to their end, with an optional plural `s`. */
function anyOf(words: Iterable<string>): string {
  const all = longestFirst(words).map((word) => {
    const plain = escapePattern(keyOf(word))
      .replaceAll(' and ', '(?: and | ?& ?)')
      .replace(/ (?![?&]|and )/gu, '[ -]+');
    if (/[a-z]$/u.test(word)) return `${plain}s?(?![a-z])`;
    // 区別できるカード, but not カードケース.
    return /[ァ-ヺ]$/u.test(word) ? `${plain}(?![ァ-ヺー])` : plain;
  });
  // `[]` matches nothing, for a lexicon without words.
  return `(?:${[...all, '[]'].join('|')})`;
}
