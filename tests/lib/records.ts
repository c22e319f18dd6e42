import { type CardRecord, cardRecordSchema } from '../../src/schema/card.ts';
import { type FaqChapter, faqChapterSchema } from '../../src/schema/faq.ts';
import { type GuideSection, guideSectionSchema } from '../../src/schema/guide.ts';
import type { Localized } from '../../src/schema/language.ts';
import { type Term, termFileSchema } from '../../src/schema/term.ts';

/** Small invented records, checked by the schemas. */

const localized = (en: string): Localized => ({ zh: `${en}（中）`, ja: `${en}(日)`, en });
const at = (file: string, from: number, to = from) => ({ file, lines: [from, to] });

const editionOf = (file: string, date: string | null) => ({
  file,
  origin: localized('A test'),
  owner: `The owner of ${file}`,
  date,
  evidence: localized('stated'),
});

export const section: GuideSection = guideSectionSchema.parse({
  schemaVersion: 4,
  document: 'ipg',
  section: '9.1',
  titles: { en: 'Test Error', zh: '测试失误' },
  penalty: { zh: '警告' },
  editions: { en: editionOf('rules.en.txt', null), zh: editionOf('rules.zh.txt', '2020-02-29') },
  headings: [{ lang: 'en', text: 'Definition', source: at('rules.en.txt', 1), part: 'definition' }],
  clauses: [
    {
      id: 'penalty',
      part: 'penalty',
      texts: {
        zh: {
          text: '处罚：警告',
          source: at('rules.zh.txt', 3, 5),
          sources: [at('rules.zh.txt', 3), at('rules.zh.txt', 5)],
        },
      },
      status: {},
      missing: [{ lang: 'en', reason: { kind: 'omits' } }],
      annotations: {},
    },
    {
      id: 'definition-1',
      part: 'definition',
      texts: {
        en: {
          text: 'A player’s libraries were <shuffled> & "cut"\n\nMissed Triggers are another matter.',
          source: at('rules.en.txt', 2, 4),
        },
        zh: {
          text: '牌手将牌库洗牌，且未经许可。',
          differs: [{ kind: 'adds', words: '且未经许可', against: 'were' }],
          source: { ...at('rules.zh.txt', 8), columns: [1, 12] },
        },
      },
      status: { zh: 'partly' },
      missing: [{ lang: 'ja', reason: { kind: 'older-edition' } }],
      alsoPrinted: [{ lang: 'en', text: 'The MT rules', source: at('rules.zh.txt', 9) }],
      annotations: {
        en: [{ id: 'definition-1-note-1', text: 'A library is a zone.', source: at('rules.en.txt', 6) }],
      },
    },
    { id: 'examples', part: 'examples', status: {}, texts: {}, missing: [], annotations: {} },
    {
      id: 'example-a',
      part: 'examples',
      label: 'A',
      texts: {
        en: { text: '\u0000\u000B\uD800\uFFFE]]>\r🂡', source: at('rules.en.txt', 9) },
      },
      status: {},
      missing: [],
      annotations: {},
    },
  ],
});

export const chapter: FaqChapter = faqChapterSchema.parse({
  schemaVersion: 4,
  document: 'm10',
  slug: 'rules-changes',
  titles: localized('Rules changes'),
  headings: { zh: { text: '规则改变', source: at('faq.zh.txt', 1) } },
  dates: { zh: '2009-06-23' },
  asOf: '2009-06-23',
  sections: [
    {
      id: 'combat',
      headings: {
        zh: {
          text: '战斗',
          source: at('faq.zh.txt', 2),
          corrections: [
            {
              id: 'faq-2',
              line: 2,
              kind: 'omission',
              reading: '',
              text: '斗',
              effect: 'word',
              reason: localized('A character is lost'),
            },
          ],
        },
      },
      titles: localized('Combat'),
      notes: [
        {
          id: 'combat-1',
          kind: 'paragraph',
          texts: { zh: { text: '牌手可以洗牌。', source: at('faq.zh.txt', 3) } },
          status: 'current',
        },
      ],
      boxes: [],
    },
    { id: 'rest', headings: {}, titles: localized('Rest'), notes: [], boxes: [] },
  ],
  groups: [
    { headings: { zh: { text: '白色', source: at('faq.zh.txt', 10) } }, cards: ['test-angel'] },
    { headings: {}, cards: ['test-ogre'] },
  ],
});

export const entry: CardRecord = cardRecordSchema.parse({
  schemaVersion: 4,
  document: 'm10',
  set: 'm10',
  slug: 'test-angel',
  role: 'entry',
  number: 2,
  rarity: 'rare',
  names: { en: 'Test Angel', zh: '测试，“天使”', ja: '試練の天使' },
  manaCost: '{2}{W}{W}',
  manaValue: 4,
  colors: ['W'],
  typeLine: { en: 'Creature — Angel', zh: '生物～天使', ja: 'クリーチャー — 天使' },
  power: '+1',
  toughness: '*',
  texts: {
    zh: {
      text: ['飞行', '=cmd|"/C calc"!A0'],
      printed: null,
      source: at('faq.zh.txt', 11, 15),
      heading: '白色',
    },
  },
  rulings: [
    {
      id: 'r1',
      texts: {
        zh: {
          text: '第一条：\n牌库\n牌"手"',
          blocks: [
            { type: 'paragraph', text: '第一条：' },
            { type: 'list', items: ['牌库', '牌"手"'] },
          ],
          source: at('faq.zh.txt', 12, 14),
        },
      },
      status: 'outdated',
      changes: [
        { change: 'm14-legends', status: 'outdated' },
        { change: 'ixalan', status: 'partly' },
      ],
    },
    {
      id: 'r2',
      texts: {
        zh: {
          text: '@第二条',
          blocks: [{ type: 'paragraph', text: '@第二条' }],
          source: at('faq.zh.txt', 15),
        },
      },
      status: 'current',
    },
  ],
  anomalies: [{ kind: 'cost', source: '2', fact: '3' }],
  mentionedIn: ['ipg/9.1/#example-a'],
});

const termOf = (id: string, zh: string, ja: string, en: string, more: object = {}) => ({
  id,
  zh,
  ja,
  en,
  use: localized('When it is used'),
  ...more,
});

export const terms: Term[] = termFileSchema.parse([
  termOf('library', '牌库', 'ライブラリー', 'library'),
  termOf('card', '牌', 'カード', 'card'),
  termOf('shuffle', '洗牌', '切り直す', 'shuffle'),
  termOf('trigger', '触发', '誘発', 'trigger'),
  termOf('missed-trigger', '遗漏触发', '誘発忘れ', 'Missed Trigger', { abbreviation: 'MT' }),
  termOf('player', '牌手', 'プレイヤー', 'player', { aliases: ['玩家', 'プレーヤー'] }),
]);
