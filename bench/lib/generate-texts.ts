import type { Part } from '../../src/schema/guide.ts';
import { type Language, languages, ofEachLanguage } from '../../src/schema/language.ts';
import { createRandom, pick } from './random.ts';

/** A page that looks like a section of a rulebook: for measuring at sizes that no real document has yet. */
export interface GeneratedPage {
  /** `g3` */
  readonly document: string;
  /** `12.7`, once in its document. */
  readonly section: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** A clause lacks a language as often as ours do; never all of them. */
  readonly clauses: readonly GeneratedClause[];
}

interface GeneratedClause {
  /** `remedy-2` */
  readonly id: string;
  readonly part: Part;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** What follows what in real texts, and how long they are. */
export type TextModel = Readonly<Record<Language, Chain>>;

/**
 * Learns the pairs of neighbors of real texts: characters of Chinese and Japanese, words of English. What is
 * frequent there is frequent in what is generated, so the distribution is theirs (nearly Zipf's).
 */
export function learnTexts(texts: readonly { readonly lang: Language; readonly text: string }[]): TextModel {
  const of = (lang: Language) =>
    learnChain(
      texts.filter((each) => each.lang === lang).map(({ text }) => text),
      lang,
    );
  return ofEachLanguage(of);
}

/**
 * The first `count` pages of an endless site; the same seed gives the same pages, and fewer of them are the
 * beginning of more. They come one by one, so that many need no memory.
 */
export function* generatePages(model: TextModel, count: number, seed = 1): Generator<GeneratedPage> {
  for (let number = 0; number < count; number += 1) {
    const random = createRandom(seed * 1_000_003 + number);
    yield {
      document: `g${Math.floor(number / sectionsOfDocument) + 1}`,
      section: `${Math.floor((number % sectionsOfDocument) / 20) + 1}.${(number % 20) + 1}`,
      titles: ofEachLanguage((lang) => titleIn(lang, model, random)),
      clauses: clauseIds
        .filter((_, index) => index < 2 || random() < 0.5)
        .map(([id, part]) => ({
          id,
          part,
          texts: textsIn(model, random),
        })),
    };
  }
}

const sectionsOfDocument = 100;

// Two clauses are always there, every other one on every second page: seven a page.
const clauseIds = (
  [
    ['definition', 3],
    ['philosophy', 4],
    ['remedy', 4],
    ['upgrade', 1],
  ] as const
).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, index) => [`${part}-${index + 1}`, part] as const),
);

/** How often a clause has a language; English at least is always there. */
const shares: Readonly<Partial<Record<Language, number>>> = { zh: 0.9, ja: 0.6, en: 1 };

function textsIn(model: TextModel, random: () => number): GeneratedClause['texts'] {
  const present = languages.filter((lang) => random() < (shares[lang] ?? 0));
  return Object.fromEntries(
    present.map((lang) => [lang, speak(model[lang], pick(model[lang].lengths, random) ?? 40, random)]),
  );
}

/** A few words without a stop. */
function titleIn(lang: Language, model: TextModel, random: () => number): string {
  const length = lang === 'en' ? 2 + Math.floor(random() * 3) : 3 + Math.floor(random() * 7);
  const words = speak(model[lang], 3 * length, random).match(model[lang].letters) ?? [];
  return words.slice(0, length).join(model[lang].glue);
}

interface Chain {
  readonly glue: '' | ' ';
  readonly letters: RegExp;
  /** What begins a text. */
  readonly starts: readonly string[];
  /** What follows each, as often as it does. */
  readonly followers: ReadonlyMap<string, readonly string[]>;
  /** Everything, as often as it occurs. */
  readonly all: readonly string[];
  /** Units of each real text. */
  readonly lengths: readonly number[];
}

/** How often what follows is what could stand anywhere: new texts bring pairs that older ones do not have. */
const surprise = 0.08;

function learnChain(texts: readonly string[], lang: Language): Chain {
  const glue = lang === 'en' ? ' ' : '';
  const split = texts
    .map((text) => text.replace(/\s+/gu, ' ').trim().split(glue))
    .filter((units) => units.length > 3);
  const followers = new Map<string, string[]>();
  for (const units of split) {
    for (const [index, unit] of units.entries()) {
      const next = units[index + 1];
      if (next === undefined) continue;
      const known = followers.get(unit);
      if (known) known.push(next);
      else followers.set(unit, [next]);
    }
  }
  return {
    glue,
    letters: lang === 'en' ? /[\p{L}'’-]+/gu : /[\p{L}\p{N}]/gu,
    starts: split.map(([first = '']) => first),
    followers,
    all: split.flat(),
    lengths: split.map(({ length }) => length),
  };
}

function speak({ starts, followers, all, glue }: Chain, length: number, random: () => number): string {
  const units = [pick(starts, random) ?? ''];
  while (units.length < length) {
    const usual = random() < surprise ? undefined : followers.get(units.at(-1) ?? '');
    units.push(pick(usual ?? all, random) ?? '');
  }
  return units.join(glue);
}
