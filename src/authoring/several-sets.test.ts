import { describe, expect, it } from 'vitest';
import { buildEdition } from '../pipeline/edition.ts';
import type { EditionInput } from '../pipeline/edition-input.ts';
import { createSourceText } from '../pipeline/text/source-text.ts';
import type { CardFact } from '../schema/card.ts';
import { proposeChapters } from './plan/propose-chapters.ts';
import { toStructureFile } from './plan/write-structure.ts';
import { noHints } from './read/lines/hints.ts';
import { readStructure } from './read/read-structure.ts';
import { emptyEdition, testSet, testSource } from './testing/build-alone.ts';

const faq = (name: string, date: string, entries: string): string => `_${name}_常见问题集
此文件最近更新日期：${date}

通则释疑

新关键字异能：闪耀

请参见星辰卫士。

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

const build = (...sets: readonly (typeof one)[]) => {
  const known = sets.flatMap(({ facts }) => facts);
  const read = sets.map(({ id, text }) => {
    const source = createSourceText(`${id}-faq.zh.txt`, text);
    const { value } = readStructure(source, 'set-faq', { languages: ['zh'], hints: noHints });
    if (value.kind !== 'set-faq') throw new Error('no FAQ');
    return {
      source: testSource(id, { file: source.file, kind: 'set-faq', lang: 'zh', text }),
      structure: toStructureFile(source, value),
      chapters: proposeChapters(id, { lang: 'zh', source, structure: value }, known),
    };
  });
  const input: EditionInput = {
    ...emptyEdition,
    documents: sets.map(({ id }) => testSet(id)),
    // The date of a source decides which set is newer.
    sources: read.map(({ source }, index) => {
      const date = sets[index]?.date ?? null;
      const evidence = source.entry.origin;
      return { ...source, entry: { ...source.entry, editions: { zh: { date, evidence } } } };
    }),
    structures: read.map(({ structure }) => structure),
    chapterRegistries: read.flatMap(({ chapters }) => chapters),
    facts: [...known, orb],
  };
  const { value, diagnostics } = buildEdition(input);
  return {
    faults: diagnostics.filter(({ severity }) => severity === 'error'),
    cards: new Map(value.cards.map(({ path, record, mdx }) => [path, { record, mdx }])),
    chapters: value.chapters.map(({ mdx }) => mdx).join('\n'),
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

  it('is the card of the text’s own set where a text names it', () => {
    expect(build(one, two).chapters.match(/to="[^"]*star-guard\/"/gu)).toEqual([
      'to="one/cards/star-guard/"',
      'to="two/cards/star-guard/"',
    ]);
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
    // The older set has the entry without facts of its own: what the card is comes from the other set.
    expect(withOld.get('old/cards/star-guard.mdx')?.record.names.en).toBe('Star Guard');
  });

  it('keeps its pages when a set comes in', () => {
    const before = build(one).cards;
    for (const path of before.keys()) expect([...cards.keys()]).toContain(path);
  });
});
