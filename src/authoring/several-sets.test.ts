import { describe, expect, it } from 'vitest';
import type { CardFact } from '../schema/card.ts';
import { buildTexts } from './testing/build-alone.ts';

const faq = (name: string, date: string, entries: string): string => `_${name}_常见问题集
此文件最近更新日期：${date}

单卡解惑

${entries}
`;

const guard = (ruling: string): string => `星辰卫士
{一}{白}
生物～人类
2/2
警戒。
* ${ruling}
`;

const fact = (set: string, slug: string, en: string, zh: string): CardFact => ({
  slug,
  set,
  names: { en, zh },
});

const one = {
  id: 'one',
  date: '2010-05-01',
  facts: [
    fact('one', 'star-guard', 'Star Guard', '星辰卫士'),
    fact('one', 'lone-wolf', 'Lone Wolf', '孤独之狼'),
  ],
  text: faq('甲', '2010年5月1日', guard('星辰卫士在第一个系列的释疑。')),
};
const two = {
  id: 'two',
  date: '2012-05-01',
  facts: [
    fact('two', 'star-guard', 'Star Guard', '星辰卫士'),
    fact('two', 'night-book', 'Night Book', '夜之书卷'),
  ],
  text: faq(
    '乙',
    '2012年5月1日',
    `${guard('在第二个系列的释疑。')}
夜之书卷
{二}
神器
{横置}：抓一张牌。
* 星辰卫士、孤独之狼与水晶球使者不受影响。
`,
  ),
};
const orb: CardFact = { slug: 'orb-bearer', names: { en: 'Orb Bearer', zh: '水晶球使者' } };

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
      'one/cards/lone-wolf.mdx',
      'one/cards/orb-bearer.mdx',
      'one/cards/star-guard.mdx',
      'two/cards/night-book.mdx',
      'two/cards/star-guard.mdx',
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

  it('is that of the newest set that treats it, or of the first set if none does, where the own set has none', () => {
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
    // The older set has the entry, but no facts of the card: they come from the other set.
    expect(withOld.get('old/cards/star-guard.mdx')?.record.names.en).toBe('Star Guard');
  });
});
