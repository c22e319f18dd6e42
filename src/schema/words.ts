import { type InterfaceLanguage, inInterface, interfaceLanguages } from './language.ts';

/*
 * The words of the interface. Each feature has a `words.ts`, in which the languages of a word are side by side.
 * Words that only some scripts use are a separate export, so that other scripts do not include them.
 */

/**
 * Transposes words to an object for each language. A missing language is a type error. Groups can be nested, and a
 * word can be a list.
 * `words({ more: { zh: '更多', ja: 'その他', en: 'More' } }).ja.more // => 'その他'`
 */
// @__NO_SIDE_EFFECTS__
export function words<const Tree extends Group>(
  tree: Tree,
): Readonly<Record<InterfaceLanguage, WordsOf<Tree>>> {
  return inInterface((lang) => pick(tree, lang));
}

/**
 * Fills the placeholders of a word; each needs a value. `{name|one|many}` becomes `one` if the value is 1, else `many`.
 * `fill('{count} {count|clause|clauses}', { count: 2 }) // => '2 clauses'`
 */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<BlanksOf<Text>, string | number>>,
): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/gu, (_, name: BlanksOf<Text>, one, many) => {
    const value = values[name];
    if (one === undefined) return String(value);
    return value === 1 ? one : many;
  });
}

function pick<Tree extends Group>(tree: Tree, lang: InterfaceLanguage): WordsOf<Tree> {
  const picked = Object.entries(tree).map(([key, value]) => [
    key,
    isWord(value) ? value[lang] : pick(value, lang),
  ]);
  return Object.fromEntries(picked);
}

/** Checks the type of the values too, because languages can also be the keys of a group (names of languages). */
const isWord = (value: Word | Group): value is Word =>
  interfaceLanguages.some((lang) => typeof value[lang] === 'string' || Array.isArray(value[lang]));

type Word =
  | Readonly<Record<InterfaceLanguage, string>>
  | Readonly<Record<InterfaceLanguage, readonly string[]>>;
interface Group {
  readonly [key: string]: Word | Group;
}
type WordsOf<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends Word ? Tree[Key][InterfaceLanguage] : WordsOf<Tree[Key]>;
};
type BlanksOf<Text extends string> = Text extends `${string}{${infer Blank}}${infer Rest}`
  ? (Blank extends `${infer Name}|${string}` ? Name : Blank) | BlanksOf<Rest>
  : never;
