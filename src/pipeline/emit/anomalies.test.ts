import { describe, expect, it } from 'vitest';
import { cardFactSchema } from '../../schema/card.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { PrintedLines } from '../join/tree.ts';
import { checkDoubts, compareCard, doubtsOf } from './anomalies.ts';

const reason = { zh: '衍生物', ja: 'トークン', en: 'A token' };
const doubt: Doubt = { target: 'clone/#r4', kind: 'wording', reads: '操控', sense: '拥有', reason };

describe('a type line', () => {
  const line = (text: string) => ({ flow: { text } });
  const fact = cardFactSchema.parse({
    slug: 'wader',
    names: { en: 'Wader', ja: '渡り手' },
    typeLine: { ja: 'クリーチャー — 人間／兵士' },
  });
  const anomaliesOf = (typeLine: string) => {
    const printed = { name: line('渡り手'), manaCost: null, typeLine: line(typeLine), stats: null };
    return compareCard(fact, printed as PrintedLines, undefined, 'ja').map(({ kind }) => kind);
  };

  it.each(['クリーチャー ― 人間／兵士', 'クリーチャー－人間∕兵士'])(
    'is as known with other signs: %s',
    (typeLine) => {
      expect(anomaliesOf(typeLine)).toEqual([]);
    },
  );

  it('is not as known with another type', () => {
    expect(anomaliesOf('クリーチャー ― 人間／騎士')).toEqual(['type']);
  });
});

describe('a wording in doubt', () => {
  it('is an anomaly of its ruling and of no other', () => {
    expect(doubtsOf([doubt], 'clone/#r4', { zh: { text: '由你操控的衍生物' }, en: { text: '' } })).toEqual([
      { kind: 'wording', source: '操控', fact: '拥有', lang: 'zh', reason },
    ]);
    expect(doubtsOf([doubt], 'clone/#r5', {})).toEqual([]);
  });

  it.each([
    [new Map([['clone/#r4', '由你操控的衍生物']]), 0],
    [new Map([['clone/#r4', '由你拥有的衍生物']]), 1],
  ])('is reported unless its text has the words: %j', (texts, count) => {
    const found = checkDoubts([doubt], texts);
    expect(found).toHaveLength(count);
    expect(found.every(({ file, hint }) => file === 'content/doubts.yml' && hint !== '')).toBe(true);
  });
});
