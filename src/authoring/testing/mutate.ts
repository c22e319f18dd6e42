import { hostileTexts } from './hostile.ts';
import { below, pick, type Random } from './random.ts';

/** A random change of a text. `other` is a second text to take pieces from. */
type Mutation = (text: string, random: Random, other: string) => string;

const mutations: readonly [Mutation, ...Mutation[]] = [
  // cut a piece out, double one, move one
  (text, random) => {
    const [from, to] = span(text, random);
    return text.slice(0, from) + text.slice(to);
  },
  (text, random) => {
    const [from, to] = span(text, random);
    return text.slice(0, to) + text.slice(from);
  },
  (text, random) => {
    const [from, to] = span(text, random);
    return insert(text.slice(0, from) + text.slice(to), random, text.slice(from, to));
  },
  // lines shuffled, joined, broken, doubled, indented
  (text, random) =>
    text
      .split('\n')
      .map((line) => ({ line, at: random() }))
      .sort((left, right) => left.at - right.at)
      .map(({ line }) => line)
      .join('\n'),
  (text, random) => text.replace(/\n/gu, (end) => (random() < 0.3 ? ' ' : end)),
  (text, random) => text.replace(/\S/gu, (character) => (random() < 0.02 ? `${character}\n` : character)),
  (text, random) => text.replace(/^.*$/gmu, (line) => (random() < 0.2 ? `${line}\n${line}` : line)),
  (text, random) => text.replace(/^/gmu, () => (random() < 0.2 ? pick(random, signs) : '')),
  (text, random) => text.replace(/\n/gu, () => pick(random, ['\n', '\n\n', '\r\n', '\r', '\n\n\n'])),
  // characters lost, changed, doubled
  (text, random) => [...text].filter(() => random() > 0.03).join(''),
  (text, random) => text.replaceAll(pick(random, ['。', '\n\n', '：', ':', '}', '.', ' ', 'A. ']), ''),
  (text, random) => {
    const at = below(random, text.length + 1);
    return text.slice(0, at) + String.fromCharCode(below(random, 0x10000)) + text.slice(at);
  },
  (text, random) => text.replace(/[\s\S]/u, (character) => character.repeat(below(random, 200))),
  // something hostile, or a piece of another text, put in
  (text, random) => insert(text, random, pick(random, hostileTexts)),
  (text, random) => insert(text, random, `\n${pick(random, hostileTexts)}\n`),
  (text, random, other) => {
    const [from, to] = span(other, random);
    return insert(text, random, other.slice(from, to));
  },
];

const signs: readonly [string, ...string[]] = ['  ', '* ', '- ', '　　', '> ', '1. ', '| ', '## ', '\t'];

/** Some lines of a text, changed in one to four ways. Only these lines are changed, so that it is fast on long texts. */
export const mutateText = (text: string, other: string, random: Random): string => {
  let mutated = excerpt(text, random);
  const times = 1 + below(random, 4);
  for (let time = 0; time < times; time += 1)
    mutated = pick(random, mutations)(mutated, random, excerpt(other, random));
  return mutated;
};

/** Up to 60 lines of a text, from anywhere. */
const excerpt = (text: string, random: Random): string => {
  const lines = text.split('\n');
  const from = below(random, lines.length);
  return lines.slice(from, from + 1 + below(random, 60)).join('\n');
};

const span = (text: string, random: Random): readonly [from: number, to: number] => {
  const from = below(random, text.length + 1);
  return [from, Math.min(text.length, from + below(random, 200))];
};

const insert = (text: string, random: Random, piece: string): string => {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + piece + text.slice(at);
};
