import { expect, test } from 'vitest';
import { goTo, readGo } from './go.ts';

test.each([
  ['?q=HB%202.3', [], { lang: 'zh', query: 'HB 2.3' }],
  ['?q=HB+2.3+r4&lang=ja', ['en'], { lang: 'ja', query: 'HB 2.3 r4' }],
  ['?q=x&lang=tlh', ['fr-FR', 'en-GB', 'ja'], { lang: 'en', query: 'x' }],
  ['?q=x', ['zh-TW'], { lang: 'zh', query: 'x' }],
  ['', ['de'], { lang: 'zh', query: '' }],
])('%s, asked by a reader of %j, is %j', (address, preferred, asked) => {
  expect(readGo(address, preferred)).toEqual(asked);
});

// What a citation leads to is asked of src/search/cite/resolve.test.ts.
test.each([
  ['HB 2.3 r4', 'handbook/2.3/#remedy-4', 'en/handbook/2.3/#remedy-4'],
  ['HB 7.7', undefined, 'en/search/?q=HB+7.7'],
  ['//evil.example', undefined, 'en/search/?q=%2F%2Fevil.example'],
  ['', undefined, 'en/search/'],
])('%s, which is cited as %s, leads to %s', (query, place, address) => {
  expect(goTo('en', query, place)).toBe(address);
});
