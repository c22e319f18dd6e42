import { describe, expect, it } from 'vitest';
import { decisionsPath } from '../../pipeline/join/decided.ts';
import { markedTextPath } from '../../pipeline/marked-text/prepare-source.ts';
import type { Language } from '../../schema/language.ts';
import { applyPlan, joinFiles, readNext, type TextFiles } from '../testing/apply-plan.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts } from '../write/planned-files.ts';
import { planTexts } from './plan.ts';
import type { NextText } from './rows.ts';

// An invented section about cups.
const cup = 'A player puts a full cup on the table during a match.';
const empty = 'An empty cup is only a cup and no infraction at all.';
const tea = 'Tea that is spilled makes every card on the table wet.';
const carry = 'The judge carries the cup away and gives it back later.';
const wet = 'Wet cards are replaced by dry ones before the next game.';
const english = ['9.1 Test Error — Cups', 'Definition', cup, empty, 'Philosophy', tea];
english.push('Additional Remedy', carry, wet);
const chinese = ['9.1 测试失误', '定义', '牌手在对局中将装满的杯子放在桌上。'];
chinese.push('进一步的修正', '裁判将杯子拿走,之后归还。');

type Lang = 'zh' | 'en';
const sourceOf = (lang: Lang): string => `9.1.${lang}.txt`;
const read = (lang: Lang, ...paragraphs: readonly string[]): NextText =>
  readNext(sourceOf(lang), 'guide', lang, paragraphs.join('\n\n'));
/** The section in a language, with some of its paragraphs replaced. */
const inEnglish = (changes: Readonly<Record<string, string>> = {}): NextText =>
  read('en', ...english.map((line) => changes[line] ?? line).filter((line) => line !== ''));
const inChinese = (above = '进一步的修正'): NextText =>
  read('zh', ...chinese.map((line) => (line === '进一步的修正' ? above : line)));
const annotated = (...paragraphs: readonly string[]): NextText =>
  readNext(sourceOf('en'), 'guide-annotated', 'en', ['9.1 Cups', 'Definition', ...paragraphs].join('\n\n'));

const decisionsFile = decisionsPath('ipg', '9.1');
const published = ['ipg/9.1/#philosophy-2', 'ipg/9.1/#definition-3'];

/** Plans texts over those in `before`, applies the plan, and joins the resulting files. */
const planOver = (before: TextFiles, ...next: readonly NextText[]) => {
  const planned = applyPlan(before, next, {
    ...{ document: 'ipg', section: '9.1', kind: () => 'guide' },
    published: before.size > 0 ? published : [],
  });
  const { joined, diagnostics } = joinFiles(planned.files);
  expect([...planned.diagnostics, ...diagnostics]).toEqual([]);
  const { clauses = [], decisions } = joined.sections[0] ?? {};
  const clause = (id: string) => clauses.find((one) => one.id === id);
  return {
    ...{ ...planned, clauses, clause, decisions },
    ids: clauses.map(({ id }) => id),
    textOf: (id: string, lang: Language) =>
      clause(id)
        ?.texts[lang]?.map(({ flow }) => flow.text)
        .join('\n'),
    decided: planned.files.get(decisionsFile) ?? '',
    english: planned.files.get(markedTextPath('ipg', sourceOf('en'))) ?? '',
    questions: planned.plan.rows.flatMap(({ asks }) => asks),
  };
};

/** The section as it was added, with every question answered, and two remarks of people. */
const files: TextFiles = new Map(
  Array.from(planOver(new Map(), inChinese(), inEnglish()).files, ([path, text]) => [
    path,
    text
      .replace(/^(?:\?| *# \?).*\n| # \?.*$/gmu, '')
      .replace(/^(definition-1 +\| A)/mu, '# Looked at by two people.\n$1')
      .replace('  definition-2:', '  # Nobody knows why.\n$&'),
  ]),
);

describe('a newer edition', () => {
  it('changes nothing if the text is the same', () => {
    expect([...planOver(files, inEnglish(), inChinese()).files]).toEqual([...files]);
  });

  it('keeps the ID of a changed text, and asks about the other language', () => {
    const after = planOver(files, inEnglish({ [cup]: cup.replace('full', 'full or nearly full') }));
    expect(after.textOf('definition-1', 'en')).toContain('full or nearly full');
    expect(after.clause('definition-1')?.decision.differs).toEqual({
      zh: [{ kind: 'older-edition', against: 'or nearly full' }],
    });
    expect(after.english).toContain(
      '# Looked at by two people.\n? the en text has changed: does it still say the same as the zh text?\ndefinition-1 ',
    );
    expect(after.decided).toContain('  # Nobody knows why.\n  definition-2:');
  });

  it('keeps the ID of a text that is rewritten in its place, and asks', () => {
    const rewritten = 'Whoever brings drinks to a table is responsible for them.';
    const after = planOver(files, inEnglish({ [tea]: rewritten }));
    expect(after.textOf('philosophy-1', 'en')).toBe(rewritten);
    expect(after.english).toContain('? the en text is rewritten: is it still this clause?\n');
  });

  it('asks nothing about a changed penalty', () => {
    const text = (penalty: string) => read('en', '9.1 Cups', 'Penalty', penalty, 'Definition', cup);
    expect(planOver(planOver(new Map(), text('Warning')).files, text('Game Loss')).questions).toEqual([]);
  });

  it('gives a new clause the next number that was never used, and its place in the text', () => {
    const newer = { [tea]: `Judges drink water.\n\n${tea}`, [empty]: `Soup counts as tea here.\n\n${empty}` };
    const { ids, clause } = planOver(files, inEnglish(newer));
    expect(ids).toEqual([
      ...['definition-1', 'definition-4', 'definition-2', 'philosophy-3', 'philosophy-1'],
      ...['remedy-1', 'remedy-2'],
    ]);
    expect(clause('definition-4')?.decision.missing).toEqual({ zh: { kind: 'older-edition' } });
  });

  it('removes the decisions about a clause that is gone', () => {
    const placed = `after:\n  remedy-2: remedy-1\n  philosophy-1: definition-2\n${files.get(decisionsFile)}`;
    const { decisions } = planOver(new Map([...files, [decisionsFile, placed]]), inEnglish({ [empty]: '' }));
    expect(decisions?.after).toEqual({ 'remedy-2': 'remedy-1' });
    expect(Object.keys(decisions?.clauses ?? {})).toEqual(['philosophy-1', 'remedy-2']);
  });

  it('keeps a row that another language still has', () => {
    const after = planOver(files, inEnglish({ [cup]: '' }));
    expect(after.textOf('definition-1', 'zh')).toBe(chinese[2]);
    expect(after.clause('definition-1')?.decision.missing).toEqual({ en: { kind: 'omits' } });
    expect(after.decided).toContain('# ? the newer en text does not have definition-1');
  });

  it('fills the gap of a language in the row that lacked it', () => {
    const after = planOver(files, inChinese('空杯子不算违规。\n\n进一步的修正'));
    expect(after.textOf('definition-2', 'zh')).toBe('空杯子不算违规。');
    expect(after.clause('definition-2')?.decision).toEqual({});
  });

  it('cuts a paragraph that joins two clauses, and both keep their IDs', () => {
    const { english: text } = planOver(files, inEnglish({ [cup]: `${cup} ${empty}`, [empty]: '' }));
    expect(text).toContain(`definition-1         | ${cup}\n+ definition-2       |  ${empty}\n`);
  });

  it('gives a clause that is new in two languages one row', () => {
    const after = planOver(
      files,
      inEnglish({ [tea]: `${tea}\n\nA judge pays 25 coins for 3 dry decks.` }),
      inChinese('理念\n\n裁判为3副干的套牌支付25枚硬币。\n\n进一步的修正'),
    );
    expect(after.textOf('philosophy-3', 'zh')).toContain('25枚硬币');
    expect(after.textOf('philosophy-3', 'en')).toContain('25 coins');
    expect(after.clause('philosophy-3')?.decision).toEqual({});
  });

  it('keeps the ID of a clause that a text in another language joins with a new one, and asks', () => {
    const [old, fresh] = ['A player puts 25 cups on 31 tables.', 'A judge takes 47 cups off 92 tables.'];
    const section = (...clauses: readonly string[]) =>
      read('en', '9.1 Cups', 'Definition', ...clauses, 'Philosophy', tea);
    const older = planOver(new Map(), section(old)).files;
    const joined = '牌手在31张桌上放25个杯子。裁判从92张桌上拿走47个杯子。';
    const after = planOver(older, section(old, fresh), read('zh', '9.1 杯子', '定义', joined));
    expect(after.textOf('definition-1', 'en')).toBe(old);
    expect(after.textOf('definition-1', 'zh')).toBe(joined);
    expect(after.questions.join()).toContain('does this paragraph contain several clauses?');
  });

  it('asks about an annotation that has moved below another clause', () => {
    const [first, second, third] = ['> Tea counts as well.', '> Soup counts, too.', '> A saucer is no cup.'];
    const older = planOver(new Map(), annotated(cup, first, second, empty, third, tea, wet)).files;
    const { questions } = planOver(older, annotated(cup, first, empty, second, third, tea, wet));
    expect(questions).toEqual(['is definition-1-note-2 still about this clause?']);
  });
});

describe('a new section', () => {
  const none = new Map<string, string>();

  it('asks about a banner, but not about lines without letters', () => {
    const { plan } = planOver(
      none,
      annotated(cup, '> Tables are\n>\n> not seats.', 'Home | 5.8 Seats | Next'),
    );
    expect(plan.doubtful.map(({ piece }) => piece?.flow.text)).toEqual(['Home | 5.8 Seats | Next']);
  });

  it('gives an annotation and its translation one ID, and asks if one of them is missing', () => {
    const text = [
      ...['9.1 Cups 杯子', 'Definition 定义', cup, '牌手坐在桌子上。'],
      ...['> Tables break.', '> Benches do not.', '> 桌子会坏。', '> 长凳不会。'],
      ...['The player gets up.', '牌手站起来。', '> Help them up.'],
    ].join('\n\n');
    const next = readNext('9.1.zh-en.txt', 'guide-annotated', 'zh', text, {
      languages: ['zh', 'en'],
      quoted: 'comment',
    });
    const { value: plan } = planTexts(
      { document: 'ipg', section: '9.1', ...noTexts },
      [next, { ...next, lang: 'en' }],
      { facts: [], readMentions },
    );
    const notes = plan.rows.flatMap(({ annotations }) => annotations.map(({ id, lang }) => `${id} ${lang}`));
    expect(notes).toEqual([
      ...['definition-1-note-1 en', 'definition-1-note-2 en'],
      ...['definition-1-note-1 zh', 'definition-1-note-2 zh', 'definition-2-note-1 en'],
    ]);
    expect(plan.rows.map(({ asks }) => asks)).toEqual([
      [],
      ['the languages have different numbers of annotations here: give each pair the same ID'],
    ]);
  });

  it('gives every text an ID, and asks only about gaps, and about date, origin and owner of the texts', () => {
    const after = planOver(none, inChinese(), inEnglish());
    expect(after.clauses.map(({ id, texts }) => [id, ...Object.keys(texts)].join(' '))).toEqual([
      ...['definition-1 zh en', 'definition-2 en', 'philosophy-1 en', 'remedy-1 zh en', 'remedy-2 en'],
    ]);
    expect(after.textOf('definition-2', 'en')).toBe(empty);
    expect(after.decided.match(/# \? .*/gu)).toEqual([
      '# ? why is there no definition-2 to philosophy-1 in zh?',
      '# ? why is there no remedy-2 in zh?',
    ]);
    expect(after.english.match(/^\? .*/gmu)).toEqual(
      ['date', 'origin', 'owner'].map((word) => expect.stringContaining(word)),
    );
  });

  it('gives foreign words a row of their own if they are not beside a row', () => {
    const { clauses } = planOver(
      none,
      read('zh', '9.1 测试失误', '定义', cup, '牌手将杯子放在桌上。', 'Philosophy', tea),
    );
    expect(clauses.map(({ id, alsoPrinted }) => [id, alsoPrinted.length])).toEqual([
      ['definition-1', 1],
      ['philosophy-1', 1],
    ]);
  });
});
