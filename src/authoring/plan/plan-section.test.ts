import { describe, expect, it } from 'vitest';
import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { ClauseNode } from '../../pipeline/join/tree.ts';
import type { Language } from '../../schema/language.ts';
import { readNext, type TextFiles } from '../testing/lay-texts.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts } from '../write/planned-files.ts';
import { laySection } from './lay-section.fixture.ts';
import { planTexts } from './plan.ts';
import type { NextText } from './rows.ts';

// Own wording: a section about cups.
const english = (changes: Readonly<Record<string, string>> = {}): string =>
  [
    '9.1 Test Error — Cups',
    'Definition',
    'A player puts a full cup on the table during a match.',
    'An empty cup is only a cup and no infraction at all.',
    'Philosophy',
    'Tea that is spilled makes every card on the table wet.',
    'Additional Remedy',
    'The judge carries the cup away and gives it back later.',
    'Wet cards are replaced by dry ones before the next game.',
  ]
    .map((line) => changes[line] ?? line)
    .filter((line) => line !== '')
    .join('\n\n');
const chinese = [
  '9.1 测试失误',
  '定义',
  '牌手在对局中将装满的杯子放在桌上。',
  '进一步的修正',
  '裁判将杯子拿走,之后归还。',
].join('\n\n');

const sourceOf = (lang: 'zh' | 'en'): string => `9.1.${lang}.txt`;
const structured = (lang: 'zh' | 'en', text: string): NextText =>
  readNext(sourceOf(lang), 'guide', lang, text);
/** The section in English with comments. */
const annotated = (...paragraphs: readonly string[]): NextText =>
  readNext(sourceOf('en'), 'guide-annotated', 'en', ['9.1 Cups', 'Definition', ...paragraphs].join('\n\n'));

/** The section as it was added, with every question answered, and two remarks of people. */
const files: TextFiles = new Map(
  Array.from(
    laySection(new Map(), '9.1', [structured('zh', chinese), structured('en', english())]).files,
    ([path, text]) => [
      path,
      text
        .replace(/^(?:\?| *# \?).*\n| # \?.*$/gmu, '')
        .replace(/^(definition-1 +\| A)/mu, '# Looked at by two people.\n$1')
        .replace('  definition-2:', '  # Nobody knows why.\n$&'),
    ],
  ),
);
const decisionsFile = decisionsPath('ipg', '9.1');
const published = ['ipg/9.1/#philosophy-2', 'ipg/9.1/#definition-3'];
const lay = (before: TextFiles, next: readonly NextText[]) => {
  const laid = laySection(before, '9.1', next, before === files ? published : []);
  return { ...laid, english: laid.edition(sourceOf('en')) };
};
const update = (...next: readonly NextText[]) => lay(files, next);
const textIn = (clause: ClauseNode | undefined, lang: Language): string | undefined =>
  clause?.texts[lang]?.map(({ flow }) => flow.text).join('\n');

const cup = 'A player puts a full cup on the table during a match.';
const empty = 'An empty cup is only a cup and no infraction at all.';
const tea = 'Tea that is spilled makes every card on the table wet.';
const wet = 'Wet cards are replaced by dry ones before the next game.';

describe('a newer edition', () => {
  it('changes nothing where it is the same', () => {
    expect([...update(structured('en', english()), structured('zh', chinese)).files]).toEqual([...files]);
  });

  it('keeps the ID of a text that has changed, and asks about the other language', () => {
    const {
      clause,
      english: text,
      decisions,
    } = update(structured('en', english({ [cup]: cup.replace('full', 'full or nearly full') })));
    expect(textIn(clause('definition-1'), 'en')).toContain('full or nearly full');
    expect(clause('definition-1')?.decision.differs).toEqual({
      zh: [{ kind: 'older-edition', against: 'or nearly full' }],
    });
    expect(text).toContain(
      '# Looked at by two people.\n? the en text has changed: does it still say the same as the zh text?\ndefinition-1 ',
    );
    expect(decisions).toContain('  # Nobody knows why.\n  definition-2:');
  });

  it('keeps the ID of a text that is rewritten where it stands, and asks', () => {
    const rewritten = 'Whoever brings drinks to a table is responsible for them.';
    const { clause, english: text } = update(structured('en', english({ [cup]: rewritten })));
    expect(textIn(clause('definition-1'), 'en')).toBe(rewritten);
    expect(text).toContain('? the en text is rewritten: is it still this clause?\n');
  });

  it('asks nothing about another penalty, as a section has one', () => {
    const text = (penalty: string) =>
      structured('en', ['9.1 Cups', 'Penalty', penalty, 'Definition', cup].join('\n\n'));
    const before = laySection(new Map(), '9.1', [text('Warning')]).files;
    const { plan } = laySection(before, '9.1', [text('Game Loss')]);
    expect(plan.rows.flatMap(({ asks }) => asks)).toEqual([]);
  });

  it('gives a new clause the next number that was never used, in its place', () => {
    const { after } = update(
      structured(
        'en',
        english({
          [tea]: `Judges drink water and set an example.\n\n${tea}`,
          [empty]: `Soup counts as tea here.\n\n${empty}`,
        }),
      ),
    );
    expect(after.clauses.map(({ id }) => id)).toEqual([
      'definition-1',
      'definition-4',
      'definition-2',
      'philosophy-3',
      'philosophy-1',
      'remedy-1',
      'remedy-2',
    ]);
    expect(after.clauses[1]?.decision.missing).toEqual({ zh: { kind: 'older-edition' } });
  });

  it('takes with a clause that is gone what is decided of it, and places after it', () => {
    const placed = `after:\n  remedy-2: remedy-1\n  philosophy-1: definition-2\n${files.get(decisionsFile)}`;
    const { after } = lay(new Map([...files, [decisionsFile, placed]]), [
      structured('en', english({ [empty]: '' })),
    ]);
    expect(after.decisions.after).toEqual({ 'remedy-2': 'remedy-1' });
    expect(Object.keys(after.decisions.clauses ?? {})).toEqual(['philosophy-1', 'remedy-2']);
  });

  it('keeps a row that another language still carries', () => {
    const { clause, decisions } = update(structured('en', english({ [cup]: '' })));
    expect(textIn(clause('definition-1'), 'zh')).toBe('牌手在对局中将装满的杯子放在桌上。');
    expect(clause('definition-1')?.decision.missing).toEqual({ en: { kind: 'omits' } });
    expect(decisions).toContain('# ? the newer en text does not have definition-1');
  });

  it('fills the gap of a language in the row that lacked it', () => {
    const { clause } = update(
      structured('zh', chinese.replace('进一步的修正', '空杯子不算违规。\n\n进一步的修正')),
    );
    expect(textIn(clause('definition-2'), 'zh')).toBe('空杯子不算违规。');
    expect(clause('definition-2')?.decision).toEqual({});
  });

  it('cuts a paragraph that joins two clauses, and both keep their IDs', () => {
    const { english: text } = update(structured('en', english({ [cup]: `${cup} ${empty}`, [empty]: '' })));
    expect(text).toContain(`definition-1         | ${cup}\n+ definition-2       |  ${empty}\n`);
  });

  it('gives a clause that is new in two languages one row', () => {
    const { clause } = update(
      structured('en', english({ [tea]: `${tea}\n\nA judge pays 25 coins for 3 dry decks.` })),
      structured(
        'zh',
        chinese.replace('进一步的修正', '理念\n\n裁判为3副干的套牌支付25枚硬币。\n\n进一步的修正'),
      ),
    );
    expect(textIn(clause('philosophy-3'), 'zh')).toContain('25枚硬币');
    expect(textIn(clause('philosophy-3'), 'en')).toContain('25 coins');
    expect(clause('philosophy-3')?.decision).toEqual({});
  });
});

it('asks about an annotation that is printed below another clause now', () => {
  const [first, second, third] = ['> Tea counts as well.', '> Soup counts, too.', '> A saucer is no cup.'];
  const older = laySection(new Map(), '9.1', [annotated(cup, first, second, empty, third, tea, wet)]).files;
  const newer = laySection(older, '9.1', [annotated(cup, first, empty, second, third, tea, wet)]);
  expect(newer.plan.rows.flatMap(({ asks }) => asks)).toEqual([
    'is definition-1-note-2 still about this clause?',
  ]);
});

describe('a new section', () => {
  const none = new Map<string, string>();

  it('asks about a banner, and not about lines that have signs alone', () => {
    const { plan } = lay(none, [annotated(cup, '> Tables are\n>\n> not seats.', 'Home | 5.8 Seats | Next')]);
    expect(plan.doubtful.map(({ piece }) => piece?.flow.text)).toEqual(['Home | 5.8 Seats | Next']);
  });

  it('has one ID for an annotation and its translation, and asks where one of them is missing', () => {
    const text = [
      ...['9.1 Cups 杯子', 'Definition 定义', cup, '牌手坐在桌子上。'],
      ...['> Tables break.', '> Benches do not.', '> 桌子会坏。', '> 长凳不会。'],
      ...['The player gets up.', '牌手站起来。', '> Help them up.'],
    ].join('\n\n');
    const { source, paragraphs } = readNext('9.1.zh-en.txt', 'guide-annotated', 'zh', text, {
      languages: ['zh', 'en'],
      quoted: 'comment',
    });
    const { value: plan } = planTexts(
      { document: 'ipg', section: '9.1', ...noTexts },
      [
        { lang: 'zh', source, paragraphs },
        { lang: 'en', source, paragraphs },
      ],
      { facts: [], readMentions },
    );
    const notes = plan.rows.flatMap(({ annotations }) => annotations.map(({ id, lang }) => `${id} ${lang}`));
    expect(notes).toEqual([
      ...['definition-1-note-1 en', 'definition-1-note-2 en'],
      ...['definition-1-note-1 zh', 'definition-1-note-2 zh'],
      'definition-2-note-1 en',
    ]);
    expect(plan.rows.map(({ asks }) => asks)).toEqual([
      [],
      ['the languages have different numbers of annotations here: give each pair the same ID'],
    ]);
  });

  it('is an update of nothing: every text has a name, and nothing else is asked than why one is missing', () => {
    const {
      after,
      clause,
      decisions,
      english: text,
    } = lay(none, [structured('zh', chinese), structured('en', english())]);
    expect(after.clauses.map(({ id, texts }) => [id, ...Object.keys(texts)])).toEqual([
      ['definition-1', 'zh', 'en'],
      ['definition-2', 'en'],
      ['philosophy-1', 'en'],
      ['remedy-1', 'zh', 'en'],
      ['remedy-2', 'en'],
    ]);
    expect(textIn(clause('definition-2'), 'en')).toBe(empty);
    expect(decisions.match(/# \? .*/gu)).toEqual([
      '# ? why is there no definition-2 to philosophy-1 in zh?',
      '# ? why is there no remedy-2 in zh?',
    ]);
    // The only other questions are about the origin of the text.
    expect(text.match(/^\? .*/gmu)).toEqual([
      expect.stringContaining('date'),
      expect.stringContaining('origin'),
      expect.stringContaining('owner'),
    ]);
  });

  it('gives what is printed in another language a row of its own where it is no neighbor of what is there', () => {
    const text = ['9.1 测试失误', '定义', cup, '牌手将杯子放在桌上。', 'Philosophy', tea].join('\n\n');
    const { after } = lay(none, [structured('zh', text)]);
    expect(after.clauses.map(({ id, alsoPrinted }) => [id, alsoPrinted.length])).toEqual([
      ['definition-1', 1],
      ['philosophy-1', 1],
    ]);
  });
});
