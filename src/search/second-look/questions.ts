import type { NameIndex } from '../names/names.ts';
import { type Plan, planQuery } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import { joinRanges, matchPassages } from '../texts/match.ts';
import { normalizeText } from '../texts/normalize.ts';
import type { Kind, SearchRecord } from '../texts/record.ts';
import type { OpenIndex } from '../texts/text-index.ts';
import { tokenTexts } from '../texts/tokens.ts';

/** Something that a sentence speaks of, by what texts may call it: a term is called something in each language. */
type Subject = readonly string[];

/**
 * The places that say most of what a sentence speaks of, where no text has all of it; none for less than a
 * sentence, and where not all texts are at hand.
 *
 * Words that only ask carry no weight (`what happens if`, 怎么办, どうなりますか). Of what is left, each word of
 * letters or katakana and each pair of characters counts the more the fewer texts have it; a term counts in every
 * language. Of texts that say as much the shorter comes first. What says less than a third of it is chance.
 */
export async function answerQuestion(names: NameIndex, plan: Plan, index: OpenIndex): Promise<Result[]> {
  const subjects = plan.query.length > longest || !index.isWhole ? [] : readSubjects(names, plan.query);
  const isShort = tokenTexts(plan.query).length < (unspacedRun.test(plan.query) ? 8 : 4);
  if (isShort || subjects.length < fewest) return [];
  const { size: total } = await findTexts([[]], index);
  const places = new Map<string, Place>();
  let everything = 0;
  for (const subject of subjects) {
    const groups = subject.flatMap((name) => planQuery(`"${name}"`, {}, plan.fold).exact);
    const texts = await findTexts(groups, index);
    // What no text has says nothing of any.
    const weight = texts.size > 0 ? Math.log(total / texts.size) : 0;
    everything += weight;
    for (const [key, record] of texts) {
      const place = places.get(key) ?? { record, weight: 0, said: [] };
      places.set(key, { record, weight: place.weight + weight, said: [...place.said, subject] });
    }
  }
  const merit = ({ record, weight }: Place) => weight / Math.log(usualLength + lengthOf(record));
  return [...places.values()]
    .filter(({ weight, said }) => said.length > 1 && weight > everything * leastShare)
    .toSorted((a, b) => merit(b) - merit(a) || (a.record.url < b.record.url ? -1 : 1))
    .slice(0, most)
    .flatMap(({ record, said }) => toResult(record, said, plan));
}

interface Place {
  readonly record: SearchRecord;
  readonly weight: number;
  readonly said: readonly Subject[];
}

/** `readSubjects(…, 'what if a player draws lifelink cards') // => [['lifelink', '系命', '絆魂'], ['player'], ['draws'], ['cards']]` */
export function readSubjects(
  { entries, fold }: Pick<NameIndex, 'entries' | 'fold'>,
  query: string,
): readonly Subject[] {
  const text = fold(normalizeText(query));
  const asTokens = (words: string) => ` ${tokenTexts(words, fold).join(' ')} `;
  const tokens = asTokens(text);
  const isIn = (name: string) => {
    const called = asTokens(name);
    return called.length > 3 && tokens.includes(called);
  };
  const terms = entries
    .filter(({ kind }) => kind === 'term')
    .map(({ titles, also = [] }) => [
      ...new Set([...Object.values(titles).filter((title) => title !== undefined), ...also]),
    ])
    .filter((called) => called.some(isIn));
  const words = text.replace(asking, '\n').match(pieces) ?? [];
  const own = words.flatMap((word) => (unspacedRun.test(word) ? pairsOf(word) : [word]));
  const known = new Set(terms.flat().map(asTokens));
  const others = [...new Set(own)].filter((word) => !known.has(asTokens(word)));
  return [...terms, ...others.map((word) => [word])];
}

/** Pairs of neighbors; two hiragana are grammar. */
const pairsOf = (run: string): string[] =>
  [...run]
    .map((character, at, all) => `${character}${all[at + 1] ?? ''}`)
    .slice(0, -1)
    .filter((pair) => /\p{sc=Han}/u.test(pair));

/** The texts that answer any of some groups of questions, by what they are; names answer no question. */
async function findTexts(
  groups: readonly (readonly string[])[],
  index: OpenIndex,
): Promise<ReadonlyMap<string, SearchRecord>> {
  const answers = (await Promise.all(groups.map((group) => index.ask(group)))).flatMap(({ list }) => list);
  const records = await Promise.all(answers.map(({ read }) => read()));
  // A clause has a record for each of its languages.
  const keyOf = ({ url, passages }: SearchRecord) => `${url} ${passages[0]?.lang}`;
  return new Map(
    records.filter(({ kind }) => saying.includes(kind)).map((record) => [keyOf(record), record]),
  );
}

/** The passage that says most of it, of several the reader's, with what it says marked. */
function toResult(record: SearchRecord, said: readonly Subject[], { fold, reader }: Plan): Result[] {
  const plans = said.map((subject) => subject.map((name) => planQuery(`"${name}"`, {}, fold)));
  const matches = record.passages.map((passage) => {
    const each = plans.map((names) => names.flatMap((plan) => matchPassages([passage], plan)?.ranges ?? []));
    const count = each.filter((ranges) => ranges.length > 0).length;
    return { passage, ranges: joinRanges(each.flat()), rank: 2 * count + Number(passage.lang === reader) };
  });
  const [best] = matches.toSorted((a, b) => b.rank - a.rank);
  if (!best) return [];
  const { passage, ranges } = best;
  return [
    { tier: 'question', record, lang: passage.lang, match: { closeness: 'scattered', passage, ranges } },
  ];
}

const saying: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note'];
const lengthOf = ({ passages }: SearchRecord) => Math.max(...passages.map(({ text }) => text.length));

const english =
  'a an and any are at be been by can could did do does for had happen happened happens has have how i if in is it its ' +
  'may me must my now of on or our should that the their then there they this to was we were what when where whether ' +
  'which who why will with would you';
const chinese =
  '怎么办 怎么样 怎样 怎么 如何 为什么 什么 应该 应当 可以 能否 能不能 是否 是不是 会不会 请问 时候 的话 如果 要是 多少 还能 吗 呢 吧 了 的';
const japanese = '場合 どうなり どうすれば なぜ いつ 何';
const asking = new RegExp(
  `(?<![a-z'])(?:${english.replaceAll(' ', '|')})(?![a-z'])|${[chinese, japanese].join(' ').replaceAll(' ', '|')}`,
  'gu',
);
const pieces = /[a-z]+(?:'[a-z]+)*|\d+|[\p{sc=Katakana}ー]{2,}|[\p{sc=Han}\p{sc=Hiragana}]{2,}/gu;
const unspacedRun = /[\p{sc=Han}\p{sc=Hiragana}]/u;
// Less is no sentence: words that no text has together are told apart where nothing is found.
const fewest = 3;
const leastShare = 1 / 3;
const usualLength = 20;
const longest = 200;
const most = 30;
