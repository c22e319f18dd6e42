import { expect, test } from 'vitest';
import { type NameEntry, urlOf } from './name-row.ts';
import { matchNames } from './names.ts';
import { divideNames, openNames } from './names-file.ts';

const entry = (place: Omit<NameEntry, 'url'>): NameEntry => ({ ...place, url: urlOf(place) });
const entries = [
  entry({
    kind: 'section',
    document: 'ipg',
    section: '2.3',
    titles: { en: 'Hidden Card Error' },
    anchors: ['remedy-4'],
  }),
  entry({
    kind: 'card',
    document: 'm10',
    section: 'angels-mercy',
    titles: { zh: '天使的慈悲', ja: '天使の慈悲', en: "Angel's Mercy" },
    also: ['天使之慈悲', '慈悲'],
  }),
  entry({ kind: 'card', document: 'm10', section: 'plains-230', titles: { en: 'Plains' }, isListed: true }),
  entry({ kind: 'term', document: 'terms', section: 'flash', titles: { zh: '闪现', en: 'flash' } }),
  entry({ kind: 'term', document: 'terms', section: 'hce', titles: { en: 'Hidden Card Error' } }),
];

function write(isFirst: boolean) {
  const { first, more } = divideNames(entries, () => isFirst);
  const tables = { guides: [], han: ['閃現', '闪现'] as const, pinyin: 'shan闪 xian现' };
  return [
    { build: '', ...tables, entries: first },
    { build: '', entries: more },
  ] as const;
}

test.each([true, false])(
  'names are read as they were written; with cards in the first file: %s',
  (isFirst) => {
    const [first, more] = write(isFirst);
    expect(openNames(first, more).entries).toEqual(entries);
    expect(openNames(first).entries.map(({ section }) => section)).toEqual(
      isFirst ? ['2.3', 'angels-mercy'] : ['2.3'],
    );
  },
);

test.each([
  // The tables of characters and of sounds.
  ['閃現', ['flash exact']],
  ['sx', ['flash sound']],
  // A synonym.
  ['peeked', ['hce exact']],
])('with both files and the synonyms open, %s finds a name', (query, expected) => {
  const names = openNames(...write(true), { en: { build: '', synonyms: ['', '', '', '', 'peeked|looked'] } });
  expect(matchNames(names, query).map(({ entry, fit }) => `${entry.section} ${fit}`)).toEqual(expected);
});
