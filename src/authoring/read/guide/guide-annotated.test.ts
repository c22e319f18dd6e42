import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceTexts } from '../../testing/texts.fixture.ts';
import { type Reading, structure } from './testing/outline.ts';

const { text = '' } = sourceTexts.find(({ lang }) => lang === 'ja') ?? {};
const lines = text.split('\n');

/** The role of each line (clause or annotation), by its text without the letter of an example. */
const readVoices = (annotated: string): ReadonlyMap<string, string> => {
  const { value } = structure(annotated, { languages: ['ja'], isAnnotated: true });
  return new Map(
    value.blocks.flatMap(({ role, flow }) =>
      role === 'clause' || role === 'annotation'
        ? [[flow.text.replace(/^\([A-F]\) /u, ''), role] as const]
        : [],
    ),
  );
};

describe('IPG 2.3 in Japanese, annotated', () => {
  it('has no doubtful paragraph', () => {
    expect(structure(text, { languages: ['ja'], isAnnotated: true }).diagnostics).toEqual([]);
  });

  // Without the headings, and so without the four lines that have only a heading.
  const withoutHeadings = lines
    .map((line) => line.replace(/^(?:懲罰: – |格上げ: )/u, ''))
    .filter((line) => !/^(?:定義|例|理念|追加措置):$/u.test(line));

  it('tells clauses from annotations without headings, in any order', () => {
    const voices = [...readVoices(text)];
    const all = { minLength: withoutHeadings.length };
    fc.assert(
      fc.property(fc.shuffledSubarray(withoutHeadings, all), (shuffled) => {
        const found = readVoices(shuffled.join('\n'));
        expect(voices.filter(([line, role]) => found.get(line) !== role)).toEqual([]);
      }),
      { numRuns: 20, seed: 1 },
    );
  });
});

const [rule, example] = ['A player draws a card too many.', 'A. A player draws two cards.'];
const comment = 'That is soon done.';

it.each<[known: string, reading: Reading, paragraphs: readonly string[], voices: string]>([
  ['`>` marks commentary', { quoted: 'comment' }, [`> ${comment}`, rule], 'annotation clause'],
  ['`>` marks official text', { quoted: 'official' }, [`> ${rule}`, comment], 'clause annotation'],
  [
    'another edition has the official text alone',
    { plain: `A player draws a card.\n\n${example}` },
    [rule, comment, 'Examples', example],
    'clause annotation clause',
  ],
])('tells official text from commentary without a question if %s', (_known, reading, paragraphs, voices) => {
  const text = ['Definition', ...paragraphs].join('\n\n');
  const { value, diagnostics } = structure(text, { languages: ['en'], isAnnotated: true, ...reading });
  const blocks = value.blocks.filter(({ role }) => role !== 'heading');
  expect(blocks.map(({ role }) => role).join(' ')).toBe(voices);
  expect(blocks.filter(({ isVoiceOpen }) => isVoiceOpen)).toEqual([]);
  expect(diagnostics.map(({ code }) => code)).not.toContain('structure/annotation-guess');
});

describe('a guess between official text and commentary', () => {
  const guesses = (text: string): readonly string[] =>
    structure(text, { isAnnotated: true })
      .diagnostics.filter(({ code }) => code === 'structure/annotation-guess')
      .map(({ severity, line, message }) => `${line} ${severity} ${message}`);

  it('is not reported where `>` or the Japanese style decides', () => {
    expect(guesses('Definition\n> A player draws.\nEasy.\n> A scry is no draw.\nTrue.')).toEqual([]);
    expect(guesses('定義:\nカードを引いた。\nよくある誤りです。')).toEqual([]);
  });

  it('is reported for each paragraph if nothing decides', () => {
    expect(guesses('Definition\nA player draws.\nThis sentence is for you.')).toEqual([
      '3 warning It is unclear whether this is official text or commentary.',
    ]);
  });

  it('is reported once if `>` can mean either', () => {
    const text =
      'Definition\n\n> A player draws.\n\nEasy.\n\n> A scry is no draw.\n\nTrue.\n\nPhilosophy\n\nIt happens.';
    const { value, diagnostics } = structure(text, { isAnnotated: true });
    expect(diagnostics.filter(({ code }) => code === 'structure/rule-or-comment')).toHaveLength(1);
    expect(guesses(text)).toEqual([]);
    const blocks = value.blocks.filter(({ role }) => role === 'clause' || role === 'annotation');
    expect(blocks.map(({ role, isVoiceOpen }) => `${role} ${isVoiceOpen}`)).toEqual([
      ...['annotation true', 'clause true', 'annotation true', 'clause true', 'clause true'],
    ]);
  });
});
