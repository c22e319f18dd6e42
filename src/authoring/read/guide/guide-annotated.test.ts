import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceTexts } from '../../testing/texts.fixture.ts';
import { structure } from './testing/outline.ts';

const { text = '' } = sourceTexts.find(({ lang }) => lang === 'ja') ?? {};
const lines = text.split('\n');

/** Who speaks in each line of a text, by its words; a letter away from the examples is one of them. */
const readVoices = (read: string): ReadonlyMap<string, string> => {
  const { value } = structure(read, { languages: ['ja'], isAnnotated: true });
  return new Map(
    value.blocks.flatMap(({ role, flow }) =>
      role === 'clause' || role === 'annotation'
        ? [[flow.text.replace(/^\([A-F]\) /u, ''), role] as const]
        : [],
    ),
  );
};

describe('IPG 2.3 in Japanese, annotated', () => {
  it('is sure of every one', () => {
    expect(structure(text, { languages: ['ja'], isAnnotated: true }).diagnostics).toEqual([]);
  });

  // The four lines that are nothing but a heading are gone with the headings.
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

describe('what is a guess', () => {
  const guesses = (annotated: string): readonly string[] =>
    structure(annotated, { isAnnotated: true })
      .diagnostics.filter(({ code }) => code === 'structure/annotation-guess')
      .map(({ severity, line, message }) => `${line} ${severity} ${message}`);

  it('says nothing of a guess where the sign of a quotation or the Japanese style decides', () => {
    expect(guesses('Definition\n> A player draws.\nEasy.\n> A scry is no draw.\nTrue.')).toEqual([]);
    expect(guesses('定義:\nカードを引いた。\nよくある誤りです。')).toEqual([]);
  });

  it('asks about each paragraph where nothing says it', () => {
    expect(guesses('Definition\nA player draws.\nThis sentence is for you.')).toEqual([
      '3 warning It is unclear whether this is official text or commentary.',
    ]);
  });

  it('asks once what marks mean that can mean either', () => {
    const annotated =
      'Definition\n\n> A player draws.\n\nEasy.\n\n> A scry is no draw.\n\nTrue.\n\nPhilosophy\n\nIt happens.';
    const { value, diagnostics } = structure(annotated, { isAnnotated: true });
    expect(diagnostics.filter(({ code }) => code === 'structure/rule-or-comment')).toHaveLength(1);
    expect(guesses(annotated)).toEqual([]);
    const told = value.blocks.filter(({ role }) => role === 'clause' || role === 'annotation');
    expect(told.map(({ role, isVoiceOpen }) => `${role} ${isVoiceOpen}`)).toEqual([
      ...['annotation true', 'clause true', 'annotation true', 'clause true', 'clause true'],
    ]);
  });
});
