import { describe, expect, it } from 'vitest';
import type { Validity } from '../schema/validity.ts';
import { explainedAt } from './explained-at.ts';

const text = (id: string, state: Validity['state'], ...changes: string[]) => ({
  id,
  validity: { state, changes },
});
const texts = [
  text('lifelink-2', 'still-true'),
  text('lifelink-3', 'still-true', 'numbers'),
  text('lifelink-4', 'still-true', 'numbers'),
  text('deathtouch-4', 'changed', 'numbers', 'deathtouch'),
  text('deathtouch-6', 'still-true', 'deathtouch'),
  text('deathtouch-7', 'changed', 'deathtouch'),
];

describe('explainedAt', () => {
  it.each([
    ['lifelink-2', undefined],
    ['lifelink-3', undefined],
    ['lifelink-4', 'lifelink-3'],
    ['deathtouch-4', undefined],
    ['deathtouch-6', 'deathtouch-4'],
    // What no longer holds is said beside each text.
    ['deathtouch-7', undefined],
    ['no-such', undefined],
  ])('%s -> %s', (id, first) => {
    expect(explainedAt(id, texts)).toBe(first);
  });
});
