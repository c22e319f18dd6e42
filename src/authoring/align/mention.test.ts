import { describe, expect, it } from 'vitest';
import { createMentionTable, mentionScore } from './mention.ts';
import type { Place } from './place.ts';
import { readTraits, type Traits } from './traits.ts';

const place: Place = { part: 'definition', isPartSure: true };
const zh = (text: string): Traits => readTraits(text, 'zh', place, []);
const en = (text: string): Traits => readTraits(text, 'en', place, []);

const left = [zh('抓四张牌'), zh('弃七张牌'), zh('弃七张牌'), zh('施放Anticipate')];
const right = [en('draw four cards'), en('discard seven'), en('discard seven'), en('cast Anticipate')];
const table = createMentionTable(left, right);
const score = (one: Traits | undefined, other: Traits | undefined): number => {
  if (!one || !other) throw new Error('There is no such sentence.');
  return mentionScore({ ...one, ...table.of(one) }, { ...other, ...table.of(other) }, table);
};

describe('mentionScore', () => {
  it('speaks for what both mention, louder the rarer it is', () => {
    expect(score(left[0], right[0])).toBeGreaterThan(score(left[1], right[1]));
    expect(score(left[1], right[1])).toBeGreaterThan(0);
    expect(score(left[3], right[3])).toBeGreaterThan(0);
  });

  it('speaks against what only one mentions', () => {
    expect(score(left[0], right[1])).toBeLessThan(0);
  });

  it('tells what it found, and the sum is that of its parts', () => {
    const [one] = left;
    const [other] = right;
    if (!one || !other) throw new Error('There is no such sentence.');
    const found: string[] = [];
    let sum = 0;
    const total = mentionScore(
      { ...one, ...table.of(one) },
      { ...other, ...table.of(other) },
      table,
      (entry, part) => {
        found.push(`${entry.kind} ${entry.name}`);
        sum += part;
      },
    );
    expect(found).toEqual(['number 4']);
    expect(sum).toBeCloseTo(total);
  });
});
