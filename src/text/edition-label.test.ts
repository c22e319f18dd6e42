import { describe, expect, it } from 'vitest';
import { interfaceLanguages } from '../schema/language.ts';
import { editionLabel, isOlder, rangeLabel } from './edition-label.ts';

describe('the label of an edition', () => {
  it('is the day that a text states, in every language', () => {
    for (const lang of interfaceLanguages)
      expect(editionLabel(lang, { date: '2009-06-23' })).toBe('2009-06-23');
  });

  it('says so where nothing is known', () => {
    for (const lang of interfaceLanguages) {
      expect(rangeLabel(lang, {})).toBeUndefined();
      expect(editionLabel(lang, { date: null })).toBe(editionLabel(lang, undefined));
    }
  });
});

describe('a text is older than another', () => {
  const english = { date: null, notBefore: '2024-04-15' };

  it.each([
    [{ date: null, before: '2019-07-12' }, english, true],
    [{ date: null, before: '2024-04-15' }, english, true],
    [{ date: '2023-01-01' }, english, true],
    [{ date: '2024-04-15' }, english, false],
    [{ date: null, notBefore: '2010-01-01' }, english, false],
    [undefined, english, false],
  ])('%j than %j: %s', (edition, than, expected) => {
    expect(isOlder(edition, than)).toBe(expected);
  });
});
