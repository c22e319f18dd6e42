// Joins small invented texts, to test what each rule of the marked text leads to, and the messages for mistakes.

import { describe, expect, it, test } from 'vitest';
import type { ChapterDecisions, SectionDecisions } from '../../schema/decision.ts';
import type { Language } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { formatDiagnostic } from '../diagnostics.ts';
import { prepareSource } from '../marked-text/prepare-source.ts';
import { joinTexts } from './join-texts.ts';

interface Text {
  readonly languages: readonly Language[];
  /** The rows of the marked text. */
  readonly rows: string;
  readonly source?: string;
  readonly kind?: SourceEntry['kind'];
  readonly file?: string;
  /** The file of an older edition. */
  readonly replaces?: string;
}

/** The source of a well-formed marked text: the text right of the bars. */
const sourceOf = (rows: string): string =>
  rows
    .split('\n')
    .filter((row) => row === '' || (row.includes(' | ') && !/^[?#]/u.test(row)))
    .map((row) => ({ goesOn: row.startsWith('+'), text: row.replace(/^.*? \| /u, '').replace(/[⟨⟩]/gu, '') }))
    .reduce((all, { goesOn, text }, index) => all + (goesOn || index === 0 ? '' : '\n') + text, '');

const joined = (
  texts: readonly Text[],
  decided: {
    readonly section?: SectionDecisions;
    readonly chapters?: Readonly<Record<string, ChapterDecisions>>;
  } = {},
  prevails: Language = 'en',
) => {
  const prepared = texts.map((text) => {
    const { languages, rows, source = sourceOf(rows), kind = 'guide', replaces } = text;
    const { file = `a.${languages.join('-')}.txt` } = text;
    const document = kind === 'set-faq' ? 'zen' : 'mtr';
    const head = `source: ${file}\n`;
    return prepareSource({
      document,
      entry: {
        file,
        ...(replaces === undefined ? {} : { replaces }),
        kind,
        languages: [...languages],
        ...(kind === 'set-faq' ? {} : { section: '9.1' }),
        origin: { en: 'A test.' },
        owner: 'Nobody',
        editions: {},
        sha256: '0'.repeat(64),
      },
      text: source,
      written: `---\n${head}---\n${rows}\n`,
    });
  });
  const titles = { zh: '测试', ja: '試験', en: 'test' };
  const { value, diagnostics } = joinTexts(
    prepared.map((one) => one.value),
    {
      documents: [
        { id: 'mtr', kind: 'guide', titles, prevails },
        { id: 'zen', kind: 'set-faq', titles, prevails },
      ],
      sectionDecisions: decided.section
        ? [{ document: 'mtr', page: '9.1', file: 'content/decisions/mtr/9.1.yml', value: decided.section }]
        : [],
      chapterDecisions: Object.entries(decided.chapters ?? {}).map(([page, one]) => ({
        ...{ document: 'zen', page, file: `content/decisions/zen/${page}.yml` },
        value: one,
      })),
    },
  );
  return {
    ...value,
    faults: [...prepared.flatMap((one) => one.diagnostics), ...diagnostics].map(formatDiagnostic),
  };
};

const shown = (texts: readonly Text[], ...more: readonly unknown[]): readonly string[] => {
  const { sections, faults } = joined(texts, ...(more as []));
  expect(faults).toEqual([]);
  return sections.flatMap(({ clauses }) =>
    clauses.map(({ id, texts: own, annotations }) =>
      [
        id,
        ...Object.entries(own).map(
          ([lang, pieces]) => `${lang} ${pieces.map(({ flow }) => flow.text).join(' // ')}`,
        ),
        ...annotations.map((one) => `${one.id} ${one.piece.flow.text}`),
      ].join(' | '),
    ),
  );
};

const en = { languages: ['en'], rows: 'title | 9.1 Tea\n\ntext-1 | Drink tea.\ntext-2 | Sit down.' } as const;
const zh = { languages: ['zh'], rows: 'title | 9.1 茶\n\ntext-1 | 喝茶。\ntext-2 | 坐下。' } as const;

describe('the texts of a section', () => {
  it('are in the order of the prevailing language; a row that it lacks stays after the row above it in its own text', () => {
    const other = { ...zh, rows: 'text-2 | 坐下。\ntext-3 | 再坐。\ntext-1 | 喝茶。' };
    const missing = { section: { clauses: { 'text-3': { missing: { en: { kind: 'omits' } } } } } };
    const order = (...more: readonly unknown[]) =>
      shown([en, other], missing, ...more).map((row) => row.split(' ')[0]);
    expect(order('en')).toEqual(['text-1', 'text-2', 'text-3']);
    expect(order('zh')).toEqual(['text-2', 'text-3', 'text-1']);
    // There is no Japanese text, so the order is that of the next language with a text.
    expect(order('ja')).toEqual(['text-2', 'text-3', 'text-1']);
  });

  it('join lines after >, keep line breaks before /, and continue after a row that is left out', () => {
    const rows = [
      'text-1 | Drink',
      '> | tea;',
      'furniture | Page 2',
      '> text-1 | or water:',
      '/ | ⟨-⟩ hot,',
      '/ | ⟨-⟩ cold.',
      'text-1 | And sit.',
      'text-1-note-1 | Why?',
    ].join('\n');
    expect(shown([{ languages: ['en'], rows }])).toEqual([
      'text-1 | en Drink tea; or water:\nhot,\ncold. // And sit. | text-1-note-1 Why?',
    ]);
  });

  it('do not include a text that a newer text of the same language replaces', () => {
    const older = { ...zh, rows: 'text-1 | 喝水。\ntext-4 | 站着。\ntext-4 en | Stand.' };
    const newer = { ...zh, file: 'newer.txt', replaces: 'a.zh.txt' };
    const retired = { section: { retired: { 'text-4': 'mtr/9.1/#text-1' } } };
    expect(shown([older, newer], retired)).toEqual(['text-1 | zh 喝茶。', 'text-2 | zh 坐下。']);
    const two = {
      languages: ['zh', 'en'],
      rows: 'text-1 | 喝水。\ntext-1 en | Drink.',
      file: 'two.txt',
    } as const;
    const only = {
      languages: ['zh'],
      rows: 'text-1 | 喝茶。',
      file: 'newer.txt',
      replaces: 'two.txt',
    } as const;
    expect(shown([two, only])).toEqual(['text-1 | zh 喝茶。 | en Drink.']);
  });

  it('take the label of an example from the prevailing language, and keep other letters of other languages', () => {
    const rows = (first: string, second: string) =>
      `title | 9.1 Tea\n\nheading examples | Examples\nexample-a | ⟨${first}⟩ A cup.\nexample-c | ⟨${second}⟩ A can.`;
    const { sections, faults } = joined([
      { languages: ['en'], rows: rows('A.', 'B.') },
      { languages: ['ja'], rows: rows('(A)', '(C)').replaceAll('A c', '缶や').replace('Tea', '茶') },
      { languages: ['zh'], rows: rows('1.', '2.').replaceAll('A c', '罐').replace('Tea', '茶') },
    ]);
    expect(faults).toEqual([]);
    expect(sections[0]?.clauses.map(({ label, otherLabels }) => [label, otherLabels])).toEqual([
      ['A', {}],
      ['B', { ja: 'C' }],
    ]);
  });
});

const one = (rows: string, source?: string): readonly Text[] => [
  { languages: ['en'], rows, ...(source === undefined ? {} : { source }) },
];

// Faults that are not in `scripts/content/mistakes.test.ts`. The first row of a file is in line 4.
test.each<[message: string, hint: string, texts: readonly Text[]]>([
  [
    'warning join/other-script: penalty is marked as zh, but has no letter of that language: “Warning”.',
    'If it is in another language, write that language after the ID: penalty en.',
    [{ languages: ['zh'], rows: 'title | 桌子\npenalty | Warning' }],
  ],
  [
    ':4 error marked-text/margin: `heading tea`: a heading needs its part',
    'Write an ID',
    one('heading tea | Tea'),
  ],
  [
    ':4 error marked-text/margin: `text-1 ko`: ko is not a language of texts here.',
    'Languages of texts: zh, ja, en.',
    one('text-1 ko | Tea'),
  ],
  [
    ':5 error marked-text/other-text: The text differs from line 2 of the source: this file has no more line, the source has “Drink.”.',
    'Put a missing line back',
    one('title | Tea', 'Tea\nDrink.'),
  ],
])('%s', (message, hint, texts) => {
  const [first = '', ...more] = joined(texts).faults;
  expect(first).toContain(message);
  expect(first.split('\n')[1]).toContain(hint);
  expect(more).toEqual([]);
});

test.each([
  ['philosofy-2', 'philosophy-2'],
  ['Remedy－４：', 'remedy-4'],
  ['furnitur', 'furniture'],
])('for the unknown word `%s` in the margin, %s is suggested', (written, meant) => {
  expect(joined(one(`${written} | Tea`)).faults[0]).toContain(`Did you mean ${meant}?`);
});

describe('the texts of a set FAQ', () => {
  const own: Text = {
    languages: ['en'],
    kind: 'set-faq',
    rows: 'title | FAQ\nchapter general notes\nsection general\ngeneral-1 bullet | ⟨*⟩ Note\nchapter rulings rulings | Rulings\ncard clone | Clone\nr1 | ⟨*⟩ Copies.',
  };

  it('get the groups of cards from any text with groups, and the order from the prevailing language', () => {
    const chapter = (...lines: readonly string[]): string => ['chapter rulings rulings', ...lines].join('\n');
    const en = ['card clone | Clone', 'card fog | Fog', 'card jump | Jump'];
    const zh = ['group | 绿色', 'card fog | 浓雾', 'group | 蓝色', 'card jump | 跳跃', 'card clone | 仿生妖'];
    const groupsOf = (...texts: readonly (readonly [Language, readonly string[]])[]) => {
      const { faqs, faults } = joined(
        texts.map(([lang, lines]) => ({ languages: [lang], kind: 'set-faq', rows: chapter(...lines) })),
      );
      expect(faults).toEqual([]);
      return faqs[0]?.chapters[0]?.groups.map(({ headings, cards }) => [
        Object.values(headings)
          .map(({ flow }) => flow.text)
          .join(' '),
        ...cards.map(({ slug }) => slug),
      ]);
    };
    expect(groupsOf(['en', en], ['zh', zh])).toEqual([
      ['绿色', 'fog'],
      ['蓝色', 'clone', 'jump'],
    ]);
    const ja = ['group | 青', 'card clone | クローン', 'card jump | 跳躍', 'group | 緑', 'card fog | 濃霧'];
    expect(groupsOf(['zh', zh], ['ja', ja])).toEqual([
      ['绿色 緑', 'fog'],
      ['蓝色 青', 'jump', 'clone'],
    ]);
    expect(groupsOf(['en', ['card ponder | Ponder', ...en]], ['zh', zh])?.[0]).toEqual(['', 'ponder']);
  });

  it('may have notes above the cards of a chapter of rulings; the cards below are entries, not boxes', () => {
    const { faqs, faults } = joined([
      {
        ...own,
        rows: 'chapter rulings rulings | Rulings\nsection rulings\nrulings-1 | As printed.\ncard fog | Fog\nr1 | Fog:\nitem | ⟨-⟩ all.',
      },
    ]);
    expect(faults).toEqual([]);
    expect(faqs[0]?.chapters[0]).toMatchObject({
      sections: [{ items: [{ id: 'rulings-1' }] }],
      groups: [
        {
          cards: [
            {
              slug: 'fog',
              rulings: [{ id: 'r1', texts: { en: [{ type: 'paragraph' }, { type: 'list' }] } }],
            },
          ],
        },
      ],
    });
  });

  const change = (from: string, to: string): readonly Text[] => [
    { ...own, rows: own.rows.replace(from, to) },
  ];
  test.each([
    ['section general\n', '', '`general-1` must be below a section.'],
    ['general-1 bullet', 'general-1 bulet', '`bulet` is no kind of note'],
    ['general notes', 'general', 'write notes or rulings after the ID of the chapter'],
    ['r1 |', 'r1 zh |', '`r1 zh` is in zh, but the text is in en.'],
  ])('with %j as %j: %s', (from, to, message) => {
    expect(joined(change(from, to)).faults[0]).toContain(message);
  });
});
