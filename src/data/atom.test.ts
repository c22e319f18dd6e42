import type { XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { elementsIn, readRoot } from '../../tests/lib/read-xml.ts';
import type { Change } from '../schema/change.ts';
import { toAtom } from './atom.ts';

const changes: Change[] = [
  {
    date: '2026-02-01',
    what: { zh: '订正', ja: '訂正', en: 'A correction' },
    where: ['m10/cards/clone/#r1'],
  },
  {
    date: '2026-01-01',
    what: { zh: '首次发布 <旧>', ja: '初版 & 旧', en: 'First edition' },
    where: ['ipg/2.3/', 'm10/'],
  },
];
const front = 'https://example.org/base/';
const feed = readRoot(toAtom(changes, { lang: 'en', name: 'A site', front }));
const text = (parent: XmlElement, name: string) => elementsIn(parent, name)[0]?.text;

describe('the feed of changes', () => {
  it('has the elements that RFC 4287 requires', () => {
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect([text(feed, 'updated'), text(feed, 'title')]).toEqual(['2026-02-01T00:00:00Z', 'A site']);
    expect(text(feed, 'id')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/u);
    expect(elementsIn(feed, 'author')).toHaveLength(1);
    expect(elementsIn(feed, 'link').filter(({ attributes }) => attributes.rel === 'self')).toHaveLength(1);
  });

  it('has an entry for each change, newest first, with a title, a date, an ID of its own and a link', () => {
    const [first, second] = elementsIn(feed, 'entry');
    const facts = (entry = first) => entry && ['title', 'updated'].map((name) => text(entry, name));
    expect(facts(first)).toEqual(['A correction', '2026-02-01T00:00:00Z']);
    expect(facts(second)).toEqual(['First edition', '2026-01-01T00:00:00Z']);
    expect(first && second && text(first, 'id') === text(second, 'id')).toBe(false);
    expect(first && elementsIn(first, 'link').map(({ attributes }) => attributes.href)).toEqual([
      `${front}en/m10/cards/clone/#r1`,
    ]);
  });

  it('gives entries the same ID at every address of the site', () => {
    const ids = (xml: string) => xml.match(/urn:uuid:[0-9a-f-]+/gu);
    expect(ids(toAtom(changes, { lang: 'ja', name: 'A site', front: '/' }))).toEqual(
      ids(toAtom(changes, { lang: 'ja', name: 'A site', front })),
    );
  });

  it('has short titles in its language', () => {
    const what = { zh: `订正${'很长'.repeat(40)}`, ja: '', en: '' };
    const [entry] = elementsIn(
      readRoot(toAtom([{ date: '2026-01-01', what, where: [] }], { lang: 'zh', name: 'A site', front })),
      'entry',
    );
    expect(entry && text(entry, 'title')).toMatch(/^订正.{1,40}…$/u);
  });
});
