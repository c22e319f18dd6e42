import { expect, test } from 'vitest';
import { cardFactSchema, cardRecordSchema } from '../../schema/card.ts';
import { correctionSchema } from '../../schema/correction.ts';
import { faqChapterSchema } from '../../schema/faq.ts';
import { guideSectionSchema } from '../../schema/guide.ts';
import type { Status } from '../../schema/status.ts';
import { termSchema } from '../../schema/term.ts';
import type { SearchRecord } from '../text/record.ts';
import type { SearchedContent } from './content.ts';
import { buildRecords, passageEnd, recordContent } from './records.ts';

const said = (text: string) => ({ zh: text, ja: text, en: text });
const source = { file: 'm10-faq.zh.txt', lines: [1, 1] };
const correction = {
  id: 'm10-322',
  line: 1,
  kind: 'omission',
  before: '而',
  text: '不',
  after: '限于你',
  effect: 'reversed',
  reason: said('。'),
};
const { before: _, after: __, ...applied } = { ...correction, reading: '' };

const { line: _line, ...withoutLine } = correction;
const content: SearchedContent = {
  documents: [
    { id: 'ipg', kind: 'guide', titles: { zh: '', ja: '', en: '' }, abbreviation: 'IPG', prevails: 'en' },
    { id: 'm10', kind: 'set-faq', titles: { zh: '', ja: '', en: '' }, prevails: 'zh' },
  ],
  sections: [
    guideSectionSchema.parse({
      schemaVersion: 4,
      document: 'ipg',
      section: '2.3',
      titles: { zh: '非公开牌张失误', en: 'Hidden Card Error' },
      penalty: { zh: '警告' },
      editions: {},
      headings: [{ lang: 'zh', text: '2.3 非公开牌张失误', source, part: 'title' }],
      clauses: [
        {
          id: 'definition-1',
          part: 'definition',
          status: {},
          texts: {
            zh: { text: '牌手抓牌。', source },
            en: { text: 'A player draws.', source },
          },
          missing: [],
          alsoPrinted: [
            { lang: 'en', text: 'A player draws.', source },
            { lang: 'en', text: 'Another wording.', source },
          ],
          annotations: { ja: [{ id: 'definition-1-note-1', text: '引きます。', source }] },
        },
      ],
    }),
  ],
  chapters: [
    faqChapterSchema.parse({
      schemaVersion: 4,
      document: 'm10',
      slug: 'general-notes',
      titles: said('通则释疑'),
      headings: {},
      dates: { zh: '2009-06-23' },
      asOf: '2009-06-23',
      sections: [
        {
          id: 'lucky-charms',
          titles: said('幸运符'),
          headings: { zh: { text: '组合：「幸运符」', source } },
          notes: [
            {
              id: 'lucky-charms-1',
              kind: 'bullet',
              texts: { zh: { text: '任一牌手（而不限于你）', source, corrections: [applied] } },
              status: 'unchecked',
            },
          ],
          boxes: [],
        },
      ],
    }),
  ],
  cards: [
    cardRecordSchema.parse({
      schemaVersion: 4,
      document: 'm10',
      set: 'm10',
      slug: 'ponder',
      role: 'entry',
      names: { en: 'Ponder', zh: '沉思', ja: '思案' },
      colors: ['U'],
      typeLine: { zh: '法术' },
      texts: { zh: { text: ['检视三张牌。'], printed: null, source } },
      rulings: [
        {
          id: 'r1',
          texts: { zh: { text: '洗牌。', blocks: [{ type: 'paragraph', text: '洗牌。' }], source } },
          status: 'unchecked',
        },
      ],
      anomalies: [],
      mentionedIn: [],
    }),
  ],
  facts: [
    cardFactSchema.parse({ slug: 'ponder', names: { en: 'Ponder' }, kana: 'しあん' }),
    cardFactSchema.parse({
      slug: 'brainstorm',
      names: { en: 'Brainstorm', zh: '脑力激荡' },
      alsoCalled: [{ lang: 'zh', name: '头脑风暴' }],
    }),
  ],
  phrases: {},
  site: {},
  terms: [
    termSchema.parse({
      id: 'draw',
      zh: '抓牌',
      ja: '引く',
      en: 'draw',
      abbreviation: 'DR',
      use: said('用法'),
    }),
  ],
  corrections: [correctionSchema.parse({ ...withoutLine, at: 'ipg/9.1/#definition-1', lang: 'zh' })],
  contents: [],
  laterChanges: { changes: [] },
};
const records = buildRecords(content);

test('what no longer holds has its status, of clauses, notes and rulings alike', () => {
  const overruledIn = (status: Status): string[] => {
    const [section, chapter, card] = structuredClone([
      content.sections[0],
      content.chapters[0],
      content.cards[0],
    ] as const);
    Object.assign(section?.clauses[0] ?? {}, { status: { zh: status, en: status } });
    for (const text of [chapter?.sections[0]?.notes[0], card?.rulings[0]])
      Object.assign(text ?? {}, { status });
    const all = { ...content, sections: [section], chapters: [chapter], cards: [card] } as SearchedContent;
    return buildRecords(all).flatMap((one) => (one.status ? [`${one.kind} ${one.status}`] : []));
  };
  const all = ['clause', 'clause', 'clause', 'note', 'ruling'];
  expect(overruledIn('outdated')).toEqual(all.map((kind) => `${kind} outdated`));
  expect(overruledIn('partly')).toEqual(all.map((kind) => `${kind} partly`));
  for (const status of ['current', 'changed', 'unchecked'] as const) expect(overruledIn(status)).toEqual([]);
});

test('there is a record for everything that can be linked to', () => {
  expect(records.map(({ kind, url, passages }) => [kind, url, passages.map(({ text }) => text)])).toEqual([
    ['section', 'ipg/2.3/', ['非公开牌张失误', 'Hidden Card Error', '警告', '2.3 非公开牌张失误']],
    ['clause', 'ipg/2.3/#definition-1', ['牌手抓牌。']],
    ['clause', 'ipg/2.3/#definition-1', ['A player draws.']],
    // What a source prints in another language is a text of its own only where its wording is.
    ['clause', 'ipg/2.3/#definition-1', ['Another wording.']],
    ['annotation', 'ipg/2.3/#definition-1-note-1', ['引きます。']],
    ['section', 'm10/general-notes/', ['通则释疑', '通则释疑', '通则释疑']],
    ['section', 'm10/general-notes/#lucky-charms', ['组合：「幸运符」', '幸运符', '幸运符', '幸运符']],
    ['note', 'm10/general-notes/#lucky-charms-1', ['任一牌手（而不限于你）', '任一牌手（而限于你）']],
    ['card', 'm10/cards/ponder/', ['沉思', '思案', 'Ponder', 'しあん', '法术', '检视三张牌。']],
    ['ruling', 'm10/cards/ponder/#r1', ['洗牌。']],
    ['card', 'm10/cards/#brainstorm', ['脑力激荡', 'Brainstorm', '头脑风暴']],
    ['term', 'terms/#draw', ['抓牌', '引く', 'draw', 'DR', '用法', '用法', '用法']],
  ]);
});

test('a translation is found beside the official text, with its translator and its edition', () => {
  const own = { translator: 'A. Translator', from: 'en' as const };
  const newer = { ...own, text: '牌手抓一张牌。', newer: true as const, edition: '2024-09-23' };
  const clauses = content.sections[0]?.clauses.map((clause) => ({
    ...clause,
    unofficial: { ja: { ...own, text: 'カードを引く。' }, zh: newer },
    status: { zh: 'partly' as const },
  }));
  const sections = content.sections.map((section) => ({ ...section, clauses: clauses ?? [] }));
  const found = buildRecords({ ...content, sections }).map(({ status, passages }) => ({ status, passages }));
  const by = { unofficialBy: 'A. Translator' };
  expect(found).toEqual(
    expect.arrayContaining([
      { status: 'partly', passages: [{ text: '牌手抓牌。', lang: 'zh' }] },
      { passages: [{ text: '牌手抓一张牌。', lang: 'zh', ...by, edition: '2024-09-23' }] },
      { passages: [{ text: 'カードを引く。', lang: 'ja', ...by }] },
    ]),
  );
});

test('a wording that is gone is found at its clause, one of a clause that is gone in the edition that has it', () => {
  const [first] = content.sections;
  const id = first?.clauses.find(({ texts }) => texts.zh?.text === '牌手抓牌。')?.id ?? 'penalty';
  const old = { lang: 'zh' as const, file: 'ipg-2.3.zh.txt' };
  const sections = content.sections.map((section) => ({
    ...section,
    formerEditions: [
      {
        ...{ ...old, origin: {}, owner: '', date: '2019-07-12', evidence: {} },
        gone: [{ id: 'remedy-9' as const, text: '旧修正。', follows: null }],
      },
    ],
    clauses: section.clauses.map((clause) =>
      clause.id === id
        ? {
            ...clause,
            history: [
              { ...old, text: '牌手抓了牌。' },
              { ...old, text: '牌手抓牌。' },
            ],
          }
        : clause,
    ),
  }));
  const earlier = buildRecords({ ...content, sections }).flatMap(({ url, passages }) =>
    passages.flatMap((one) => (one.earlier === undefined ? [] : [[url, one.text, one.earlier]])),
  );
  // The second wording is that of today.
  expect(earlier).toEqual([
    [`ipg/2.3/#${id}`, '牌手抓了牌。', '2019-07-12'],
    ['ipg/2.3/history/#remedy-9', '旧修正。', '2019-07-12'],
  ]);
});

test('a clause brings the beginning of its other languages', () => {
  expect(records[1]?.beside).toEqual({ en: 'A player draws.' });
});

test('the index holds the words of each passage, and an end between them', () => {
  expect(recordContent(records[7] as SearchRecord)).toBe(
    `任 一 牌 手 而 不 限 于 你 ${passageEnd} 任 一 牌 手 而 限 于 你`,
  );
});
