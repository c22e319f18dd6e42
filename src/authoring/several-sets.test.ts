import { describe, expect, it } from 'vitest';
import type { CardFact } from '../schema/card.ts';
import { buildTexts } from './testing/build-alone.ts';

const faq = (date: string, entries: string): string =>
  `_甲_常见问题集\n此文件最近更新日期：${date}\n\n单卡解惑\n\n${entries}\n`;

const guard = (ruling: string): string => `星辰卫士\n{一}{白}\n生物～人类\n2/2\n警戒。\n* ${ruling}\n`;

const book = '夜之书卷\n{二}\n神器\n{横置}：抓一张牌。\n* 星辰卫士、孤独之狼与水晶球使者不受影响。\n';

const fact = (set: string | undefined, slug: string, en: string, zh: string): CardFact => ({
  ...{ slug, names: { en, zh }, ...(set === undefined ? {} : { set }) },
});
const guardIn = (set: string): CardFact => fact(set, 'star-guard', 'Star Guard', '星辰卫士');

const one = {
  ...{ id: 'one', date: '2010-05-01', text: faq('2010年5月1日', guard('星辰卫士在第一个系列的释疑。')) },
  facts: [guardIn('one'), fact('one', 'lone-wolf', 'Lone Wolf', '孤独之狼')],
};
const two = {
  ...{ id: 'two', date: '2012-05-01' },
  text: faq('2012年5月1日', `${guard('在第二个系列的释疑。')}\n${book}`),
  facts: [guardIn('two'), fact('two', 'night-book', 'Night Book', '夜之书卷')],
};
const orb = fact(undefined, 'orb-bearer', 'Orb Bearer', '水晶球使者');

/** The date of a source decides which set is newer. */
const build = (...sets: readonly (typeof one)[]) => {
  const built = buildTexts(
    sets.map(({ id, date, text }) => ({ document: id, date, kind: 'set-faq', lang: 'zh', text })),
    [...sets.flatMap(({ facts }) => facts), orb],
  );
  return {
    faults: built.diagnostics.filter(({ severity }) => severity === 'error'),
    cards: new Map(built.value.cards.map(({ path, record, mdx }) => [path, { record, mdx: mdx() }])),
  };
};

describe('a card in several sets', () => {
  const { faults, cards } = build(one, two);

  it('has a page with its own rulings in each', () => {
    expect(faults).toEqual([]);
    expect([...cards.keys()].toSorted()).toEqual([
      ...['one/cards/lone-wolf.mdx', 'one/cards/orb-bearer.mdx', 'one/cards/star-guard.mdx'],
      ...['two/cards/night-book.mdx', 'two/cards/star-guard.mdx'],
    ]);
    for (const [set, words] of [
      ['one', '星辰卫士在第一个系列的释疑。'],
      ['two', '在第二个系列的释疑。'],
    ]) {
      const { record } = cards.get(`${set}/cards/star-guard.mdx`) ?? {};
      expect(record).toMatchObject({ document: set, role: 'entry', set });
      expect(record?.rulings.map(({ texts }) => texts.zh?.text)).toEqual([words]);
    }
  });

  it('is linked in the set of the text; other cards in their own set or, without one, in the first set', () => {
    const { mdx = '', record } = cards.get('two/cards/night-book.mdx') ?? {};
    expect(mdx.match(/to="[^"]*"/gu)).toEqual([
      'to="two/cards/star-guard/"',
      'to="one/cards/lone-wolf/"',
      'to="one/cards/orb-bearer/"',
    ]);
    expect(record?.mentionedIn).toEqual([]);
    expect(cards.get('one/cards/lone-wolf.mdx')?.record.mentionedIn).toEqual(['two/cards/night-book/#r1']);
    const old = { ...one, id: 'old', date: '2008-01-01', facts: [], text: two.text };
    const { cards: withOld } = build(one, old);
    // The older set has the entry, but no facts of the card. The facts come from the other set.
    expect(withOld.get('old/cards/star-guard.mdx')?.record.names.en).toBe('Star Guard');
  });
});
