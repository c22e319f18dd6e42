import { expect, it } from 'vitest';
import type { Language } from '../../schema/language.ts';
import { flowOf } from '../text/flow.ts';
import { createSourceText } from '../text/source-text.ts';
import { titlesOfGroup } from './titles.ts';

const titlesOf = (lang: Language, heading: string, decided?: { readonly ja: string }) => {
  const source = createSourceText('a.txt', heading);
  const piece = { source, flow: flowOf(source, { start: 0, end: heading.length }), markup: [] };
  const group = { headings: { [lang]: piece }, cards: [{ slug: 'fog' }] };
  return titlesOfGroup(group, decided ? { groups: { fog: decided } } : {});
};

it('a group of cards gets its usual titles in languages without a printed heading', () => {
  expect(titlesOf('zh', '紅色')).toEqual({ ja: '赤', en: 'Red' });
  expect(titlesOf('en', 'LAND')).toEqual({ zh: '地', ja: '土地' });
});

it('decided titles win over usual ones; unusual headings get no title', () => {
  expect(titlesOf('zh', '地', { ja: 'とち' })).toEqual({ ja: 'とち', en: 'Land' });
  expect(titlesOf('zh', '神器与地')).toBeUndefined();
});
