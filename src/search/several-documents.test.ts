import { expect, test } from 'vitest';
import { inventedContent as content } from '../../scripts/content/invented.fixture.ts';
import { type CardRecord, cardRecordSchema } from '../schema/card.ts';
import type { Contents } from '../schema/contents.ts';
import type { Document } from '../schema/document.ts';
import { faqChapterSchema } from '../schema/faq.ts';
import { guideSectionSchema } from '../schema/guide.ts';
import { openBuilt, placesOf } from './built.fixture.ts';
import type { SearchedContent } from './index/content.ts';
import type { Filters } from './text/record.ts';

/* The invented content, with a second guide of infractions and a third set. */

const source = { file: 'invented.en.txt', lines: [1, 1] };

const documents: Document[] = [
  {
    id: 'handbook',
    kind: 'guide',
    titles: { zh: '庆典处理手册', ja: '祝祭手引き', en: 'Festival Handbook (HB)' },
    abbreviation: 'HB',
    prevails: 'en',
  },
  { id: 'zen', kind: 'set-faq', titles: { zh: '禅 FAQ', ja: '禅 FAQ', en: 'Zen FAQ' }, prevails: 'zh' },
];

const lanterns = guideSectionSchema.parse({
  schemaVersion: 4,
  document: 'handbook',
  section: '12.4',
  titles: { zh: '灯笼遗失', ja: '提灯の紛失', en: 'Lantern Lost' },
  penalty: {},
  editions: {},
  headings: [],
  clauses: [
    ['penalty', 'Warning'],
    ['text-1', 'A lantern left at the pagoda is kept overnight.'],
    ['text-2', 'Whoever finds a lantern lights it.'],
  ].map(([id = '', text]) => ({
    id,
    part: id.replace(/-.*$/u, ''),
    texts: { en: { text, source } },
    status: {},
    missing: [],
    annotations: {},
  })),
});

const chapter = faqChapterSchema.parse({
  schemaVersion: 4,
  document: 'zen',
  slug: 'gardens',
  titles: { zh: '庭园', ja: '庭園', en: 'Gardens' },
  headings: {},
  dates: { zh: '2030-01-01' },
  asOf: '2030-01-01',
  sections: [
    {
      id: 'raking',
      titles: { zh: '耙沙', ja: '砂紋', en: 'Raking' },
      headings: { zh: { text: '耙沙', source } },
      notes: [
        {
          id: 'raking-1',
          kind: 'bullet',
          texts: { zh: { text: '耙沙之时不得踏入枯山水。', source } },
          status: 'unchecked',
        },
      ],
      boxes: [],
    },
  ],
});

const card = (slug: string, names: CardRecord['names'], rulings: readonly string[]): CardRecord =>
  cardRecordSchema.parse({
    schemaVersion: 4,
    document: 'zen',
    set: 'zen',
    slug,
    role: 'entry',
    names,
    colors: [],
    typeLine: {},
    texts: {},
    rulings: rulings.map((text, at) => ({
      id: `r${at + 1}`,
      texts: { zh: { text, blocks: [{ type: 'paragraph', text }], source } },
      status: 'unchecked',
    })),
    anomalies: [],
    mentionedIn: [],
  });
const cards = [
  card('clone', { en: 'Clone', zh: '仿生妖', ja: 'クローン' }, ['琉璃灯笼不会被仿生妖复制。']),
  card('quiet-gravel', { en: 'Quiet Gravel', zh: '静谧砂砾', ja: '静かな砂利' }, ['静谧砂砾不发出声响。']),
];

const repeated = { zh: '第三次起离场', ja: '3回目から退場', en: 'The third means leaving' };
const chapters: Contents['chapters'] = [
  {
    number: '12',
    titles: {},
    repeated,
    sections: [
      {
        number: '12.4',
        titles: { en: 'Lantern Lost' },
        penalty: 'warning',
        synonyms: { en: ['forgot his lamp'] },
      },
      {
        number: '12.5',
        titles: { zh: '灯笼被换', en: 'Lantern Swapped' },
        abbreviation: 'LSW',
        penalty: 'warning',
      },
      { number: '12.6', titles: { en: 'Drum Beaten' }, penalty: 'game-loss' },
    ],
  },
];

const all: SearchedContent = {
  ...content,
  contents: [...content.contents, { document: 'handbook', edition: '2020-01-01', chapters }],
  documents: [...content.documents, ...documents],
  sections: [...content.sections, lanterns],
  chapters: [...content.chapters, chapter],
  cards: [...content.cards, ...cards],
};
const { ask } = await openBuilt(all);
const places = async (query: string, filters: Filters = {}) =>
  (await ask(query, filters)).map(({ record }) => record.url);

test.each([
  ['Quiet Gravel', 'zen/cards/quiet-gravel/'],
  ['jingmi shali', 'zen/cards/quiet-gravel/'],
  ['lantern lost', 'handbook/12.4/'],
  ['庭园', 'zen/gardens/'],
])('a name leads to its document: %s', async (query, place) => {
  expect((await places(query))[0]).toBe(place);
});

test.each([
  ['12.4', 'handbook/12.4/'],
  ['慶典處理手冊 12.4', 'handbook/12.4/'],
  ['/ja/handbook/12.4/?with=zh#text-1', 'handbook/12.4/#text-1'],
  ['Lantern Lost text 2', 'handbook/12.4/#text-2'],
  ['ZEN FAQ, Clone r1', 'zen/cards/clone/#r1'],
  ['Dawn Clone r1', 'dawn/cards/clone/#r1'],
  ['耙沙 1', 'zen/gardens/#raking-1'],
])('%s cites %s', async (query, place) => {
  expect((await places(query))[0]).toBe(place);
});

test.each(['12.5', 'lsw', 'denglong beihuan', '燈籠被換'])(
  'a section without a text is found in the contents of its guide: %s',
  async (query) => {
    const [first] = await ask(query);
    expect(first?.record).toMatchObject({ url: 'handbook/#s-12.5', isListed: true });
  },
);

test.each([
  ['Lantern Swapped', repeated],
  ['Drum Beaten', undefined],
])('what further Warnings become is found with the penalty: %s', async (query, expected) => {
  const [first] = await ask(query);
  expect((first?.head ?? first?.record)?.repeated).toEqual(expected);
});

test('what people say of a section is found whether it has a text or not', async () => {
  expect((await places('forgot his lamp'))[0]).toBe('handbook/12.4/');
});

test('who names a guide is shown what can be read of it', async () => {
  expect(await places('handbook')).not.toContain('handbook/#s-12.5');
});

test.each([
  ['lantern pagoda', 'handbook/12.4/#text-1'],
  ['不得踏入枯山水', 'zen/gardens/#raking-1'],
  ['琉璃灯笼', 'zen/cards/clone/#r1'],
])('a text leads to its document: %s', async (query, place) => {
  const [first] = await ask(query);
  expect(first && placesOf(first)).toContain(place);
});

test('results are narrowed to a document', async () => {
  for (const document of ['dawn', 'zen']) {
    const found = await ask('仿生妖', { document });
    expect(found[0]?.record.url).toBe(`${document}/cards/clone/`);
    expect(found.every(({ record }) => record.document === document)).toBe(true);
  }
  expect(await places('lantern', { document: 'ipg' })).toEqual([]);
});

test('a card of two sets is found once, at the newest, with both named; the rulings of both are found', async () => {
  const found = await ask('仿生妖');
  const itself = found.filter(({ record }) => record.kind === 'card' && record.section === 'clone');
  expect(itself.map(({ record }) => record.url)).toEqual(['zen/cards/clone/']);
  expect(itself[0]?.sets).toEqual(['zen', 'dusk', 'dawn']);
  // A ruling stands in the head of its card, or below it.
  expect(found.flatMap(placesOf)).toEqual(
    expect.arrayContaining(['zen/cards/clone/#r1', 'dawn/cards/clone/#r1']),
  );
});

test('where only one of its sets says it, the card leads there', async () => {
  const [first] = (await ask('仿生妖复制炊烟巨人时')).filter(({ record }) => record.section === 'clone');
  expect(first).toMatchObject({ record: { url: 'dawn/cards/clone/#r1' } });
  expect(first?.sets).toBeUndefined();
});
