import { describe, expect, it } from 'vitest';
import { cardFactSchema } from '../../schema/card.ts';
import type { PrintedLines } from '../join/tree.ts';
import { compareCard, compareGroupHeadings } from './anomalies.ts';

describe('a printed card', () => {
  const fact = cardFactSchema.parse({
    slug: 'wader',
    names: { en: 'Wader', ja: '渡り手' },
    manaCost: '{1}{W}',
    colors: ['W'],
    typeLine: { ja: 'クリーチャー — 人間／兵士' },
    power: '1',
    toughness: '2',
  });
  const asKnown = {
    name: '渡り手',
    manaCost: '{1}{白}',
    typeLine: 'クリーチャー — 人間／兵士',
    stats: '1/2',
  };
  const anomaliesOf = (printed: Partial<typeof asKnown>, heading?: string) => {
    const lines = Object.entries({ ...asKnown, ...printed }).map(([name, text]) => [
      name,
      { flow: { text } },
    ]);
    return compareCard(fact, Object.fromEntries(lines) as PrintedLines, heading, 'ja');
  };

  it.each([{}, { typeLine: 'クリーチャー ― 人間／兵士' }, { typeLine: 'クリーチャー－人間∕兵士' }])(
    'agrees with its facts if only dashes and slashes differ: %j',
    (printed) => {
      expect(anomaliesOf(printed, '白')).toEqual([]);
    },
  );

  it.each([
    [{ name: '渡る手' }, undefined, { kind: 'name', source: '渡る手', fact: '渡り手' }],
    [{ manaCost: '{白}' }, undefined, { kind: 'cost', source: '{白}', fact: '{1}{W}' }],
    [{ typeLine: 'クリーチャー ― 騎士' }, undefined, { kind: 'type' }],
    [{ stats: '/' }, undefined, { kind: 'power-toughness', source: '/', fact: '1/2' }],
    [{}, '黒', { kind: 'heading', source: '黒', fact: 'W' }],
  ])('differs from its facts: %j under %s', (printed, heading, anomaly) => {
    expect(anomaliesOf(printed, heading)).toMatchObject([{ ...anomaly, lang: 'ja' }]);
  });

  it('has an anomaly with the facts of its head if the head is lost', () => {
    const lost = { name: null, manaCost: null, typeLine: null, stats: null } as PrintedLines;
    expect(compareCard(fact, lost, undefined, 'ja')).toMatchObject([
      { kind: 'lost-head', fact: '渡り手 {1}{W} クリーチャー — 人間／兵士 1/2' },
    ]);
  });

  it('is in a group that has an anomaly if the heading is in Traditional characters', () => {
    const source = { file: 'a.txt', lines: [1, 1] as [number, number] };
    expect(compareGroupHeadings({ zh: { text: '紅色', source } })).toMatchObject([
      { kind: 'heading', source: '紅色', fact: '红色' },
    ]);
  });
});
