import { expect, test } from 'vitest';
import { leadTo } from '../cite/resolve.ts';
import { indexNames } from '../names/names.ts';
import { goTo, readGo } from './go.ts';

const names = {
  ...indexNames([
    {
      url: 'handbook/2.3/',
      kind: 'section',
      document: 'handbook',
      section: '2.3',
      titles: { en: 'Lantern Lost' },
      anchors: ['remedy-4'],
    },
    {
      url: 'set/cards/old-owl/',
      kind: 'card',
      document: 'set',
      section: 'old-owl',
      titles: { en: 'Old Owl' },
    },
  ]),
  guides: [{ id: 'handbook', name: 'HB', called: ['handbook', 'hb'] }],
};

test.each([
  ['?q=HB%202.3', [], { lang: 'zh', query: 'HB 2.3' }],
  ['?q=HB+2.3+r4&lang=ja', ['en'], { lang: 'ja', query: 'HB 2.3 r4' }],
  ['?q=x&lang=tlh', ['fr-FR', 'en-GB', 'ja'], { lang: 'en', query: 'x' }],
  ['?q=x', ['zh-TW'], { lang: 'zh', query: 'x' }],
  ['', ['de'], { lang: 'zh', query: '' }],
])('%s, asked by a reader of %j, is %j', (address, preferred, asked) => {
  expect(readGo(address, preferred)).toEqual(asked);
});

test.each([
  ['HB 2.3 r4', 'en/handbook/2.3/#remedy-4'],
  ['HB', 'en/handbook/'],
  ['Old Owl', 'en/set/cards/old-owl/'],
  ['HB 7.7', 'en/search/?q=HB+7.7'],
  ['//evil.example', 'en/search/?q=%2F%2Fevil.example'],
  ['javascript:alert(1)', 'en/search/?q=javascript%3Aalert%281%29'],
  ['', 'en/search/'],
])('%s leads to %s', (query, address) => {
  expect(goTo('en', query, leadTo(names, query))).toBe(address);
});
