import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { root } from '../../lib/run.ts';
import { copyForAll, copyForEach } from '../content-copy.fixture.ts';

// A guide of one invented section, with the decisions of people about it, before and after a newer edition.

const content = copyForAll('no text');
const inFolder = (path: string): string => join(content().root, path);
const read = (path: string): string => content().read(path);
const write = (path: string, text: string): string => content().put(path, text);
const run = (name: string, ...args: readonly string[]) => content().run(name, ...args);
const fixture = (name: string): string => join(root, 'scripts/content/fixtures', name);
const answer = (...paths: readonly string[]): void => {
  for (const path of paths) write(path, read(path).replace(/^ *(?:# )?\? .*\n/gmu, ''));
};
const questionsIn = (path: string): readonly string[] => read(path).match(/# \? .*/gu) ?? [];

const said: Readonly<Record<string, string>> = {
  'content/later-changes.yml': `checks:
  - { date: 2024-01-01, targets: [ipg/9.1/#remedy-1] }
  - date: 2024-01-01
    targets:
      - ipg/9.1/#remedy-2
      - ipg/9.1/#example-b
changes:
  - id: drinks
    since: 2021-01-01
    occasion: { zh: 甲, ja: 乙, en: A }
    what: { zh: 甲, ja: 乙, en: A }
    affects:
      - { target: ipg/9.1/#remedy-1, langs: [zh], status: outdated }
      - { target: ipg/9.1/#example-b, status: changed }
`,
  'content/contents/ipg.yml': `document: ipg
edition: 2020-01-01
chapters:
  - number: "9"
    titles: { en: A }
    sections:
      - { number: "9.1", titles: { en: A } }
      - { number: "9.2", titles: { en: B }, penalty: warning }
fork:
  title: { zh: 甲, ja: 乙, en: A }
  ask: { zh: 甲, ja: 乙, en: A }
  answers:
    - { say: { zh: 甲, ja: 乙, en: A }, sections: ["9.1"], because: [ipg/9.1/#example-b] }
    - { say: { zh: 甲, ja: 乙, en: A }, sections: ["9.1"], because: [ipg/9.1/#example-a, ipg/9.1/#example-b] }
`,
  'content/unofficial/ipg/9.1.yml': `translator: T
from: en
texts:
  remedy-1: { source: The drink is moved under the table before play goes on., ja: 甲 }
  example-b: { source: A player holds a bowl of soup above the cards., ja: 乙 }
  definition-2: { edition: 2020-01-01, source: A closed bottle is not a drink for this infraction., ja: 丙 }
`,
};
/** The Chinese one has a banner, which is on no page. */
const texts = (year: number) => {
  const zh = `drink-${year}.zh.txt`;
  const file = write(zh, `首页 | 目录 | 搜索\n\n${readFileSync(fixture(zh), 'utf8')}`);
  return [`zh=${file}`, `en=${fixture(`drink-${year}.en.txt`)}`];
};
const provenance = ['--origin', 'Invented', '--owner', 'The tests'];

beforeAll(() => {
  expect(
    run('add', 'ipg', '9.1', ...texts(2020), ...provenance, '--date', '2020-01-01', '--write').code,
  ).toBe(0);
  answer(
    'content/decisions/ipg/9.1.yml',
    'content/texts/ipg/ipg-9.1.en.txt',
    'content/texts/ipg/ipg-9.1.zh.txt',
  );
  for (const [path, text] of Object.entries(said)) write(path, text);
  const { code, err } = run('build');
  expect([code, code === 0 ? '' : err]).toEqual([0, '']);
});

describe('a newer edition', () => {
  it('comes beside the older one, with its own origin, owner and day', () => {
    const { code } = run(
      'update',
      ...['ipg', '9.1', ...texts(2025)],
      ...['--origin', 'Another', '--owner', 'Somebody', '--date', '2025-01-01', '--write'],
    );
    expect(code).toBe(0);
    const head = read('content/texts/ipg/ipg-9.1.en.2025-01-01.txt').split('---')[1];
    for (const words of ['replaces: ipg-9.1.en.txt', 'date: 2025-01-01', 'Another', 'Somebody'])
      expect(head).toContain(words);
    expect(read('content/texts/ipg/ipg-9.1.en.txt')).toContain('example-b');
  });

  it('asks once about words that have changed, with all that depends on them, and whether the contents are of its day', () => {
    const marked = ['zh', 'en'].map((lang) => read(`content/texts/ipg/ipg-9.1.${lang}.2025-01-01.txt`));
    expect(marked.join('\n').match(/^\? .*remedy-1.*$/gmu)).toEqual([
      expect.stringMatching(
        /^\? the en has changed: .* en was “The drink is moved under the table before play goes on\.” and is “.*to the side table.*”\. On it depend: added reasons: zh \(content\/decisions\/ipg\/9\.1\.yml\); content\/later-changes\.yml; the translation into ja\. .* answer ipg\/9\.1\/#remedy-1 same$/u,
      ),
    ]);
    expect(Object.keys(said).flatMap(questionsIn)).toEqual([
      '# ? a text of 2025-01-01 has come in: are sections, names and penalties the same in it? Then write its date.',
    ]);
  });

  it('says the same by one command: no question, no added reason, a translation of the present words', () => {
    expect(run('answer', 'ipg/9.1/#remedy-1', 'same', '--write').code).toBe(0);
    expect(read('content/texts/ipg/ipg-9.1.zh.2025-01-01.txt')).not.toContain('has changed');
    expect(read('content/decisions/ipg/9.1.yml')).not.toContain('remedy-1:');
    expect(read('content/unofficial/ipg/9.1.yml')).toContain('source: The drink is moved to the side table');
    expect(run('answer', 'ipg/9.1/#remedy-1', 'same').err).toContain('no marked text asks');
  });

  it('is built once the questions are answered, and nothing names a clause that is gone', () => {
    expect(new Set(run('build').err.match(/error (?<code>\S+):/gu))).toEqual(
      new Set([
        ...['error decisions/question:', 'error marked-text/question:'],
        ...['error address/unknown:', 'error names/no-row:'],
      ]),
    );
    answer(
      ...Object.keys(said),
      'content/decisions/ipg/9.1.yml',
      ...['en', 'zh'].map((lang) => `content/texts/ipg/ipg-9.1.${lang}.2025-01-01.txt`),
    );
    const told = run('build').err;
    expect(told.match(/^\S+(?= error (?:address\/unknown|names\/no-row): .*example-b)/gmu)).toHaveLength(5);
    expect(told).toContain('Its links lead to ipg/9.1/#example-a now: write that, or take the entry out.');
    for (const path of Object.keys(said))
      write(
        path,
        read(path)
          .replace(/, because: \[ipg\/9\.1\/#example-b\]|, ipg\/9\.1\/#example-b/gu, '')
          .replace(/^ +(?:- .*)?\bexample-b\b.*\n/gmu, ''),
      );
    const { code, err } = run('build');
    expect([code, code === 0 ? '' : err]).toEqual([0, '']);
    const { code: checked, out: rows } = run('check');
    expect(checked).toBe(0);
    expect(rows).toMatch(/^ipg-9\.1\.zh\.txt +replaced$/mu);
    expect(rows).toMatch(/^ipg-9\.1\.zh\.2025-01-01\.txt +14 +13 +1 +0$/mu);
  });

  it('leaves what the older one has otherwise in the record: earlier wordings, and clauses that are gone', () => {
    const [section] = openContent(content().root).sections;
    const wordings = section?.clauses.flatMap(({ id, history = [] }) =>
      history.map(({ lang, file, text }) => [id, lang, file, text?.slice(0, 12)]),
    );
    expect(wordings).toEqual([
      ['philosophy-3', 'en', 'ipg-9.1.en.txt', undefined],
      ['remedy-1', 'en', 'ipg-9.1.en.txt', 'The drink is'],
    ]);
    expect(
      section?.formerEditions?.map(({ lang, file, date, gone }) => [
        ...[lang, file, date],
        ...gone.map(({ id, follows }) => `${id} after ${follows}`),
      ]),
    ).toEqual([
      ['zh', 'ipg-9.1.zh.txt', '2020-01-01', 'example-b after example-a'],
      ['en', 'ipg-9.1.en.txt', '2020-01-01', 'example-b after example-a'],
    ]);
  });

  it('is none where the text is an older one, by its words or its day', () => {
    const call = (text: string, date: string) =>
      run('update', 'ipg', '9.1', `en=${text}`, ...provenance, '--date', date, '--write');
    expect(call(fixture('drink-2020.en.txt'), '2026-01-01')).toMatchObject({
      code: 2,
      err: expect.stringContaining('older edition that is here already: content/texts/ipg/ipg-9.1.en.txt.'),
    });
    write('older.txt', readFileSync(fixture('drink-2025.en.txt'), 'utf8').replace('side table', 'chair'));
    expect(call(inFolder('older.txt'), '2024-12-31')).toMatchObject({
      code: 2,
      err: expect.stringContaining('The existing text in en is of 2025-01-01, this one of 2024-12-31.'),
    });
  });

  it('is refused under a day that has one, but for --replace, which keeps none beside it', () => {
    write(
      'again.txt',
      readFileSync(fixture('drink-2025.en.txt'), 'utf8').replace('side table', 'table at the side'),
    );
    const call = ['ipg', '9.1', `en=${inFolder('again.txt')}`, '--date', '2025-01-01', '--write'];
    expect(run('update', ...call)).toMatchObject({
      code: 2,
      err: expect.stringContaining('update/same-edition'),
    });
    expect(run('update', ...call, '--replace').code).toBe(0);
    expect(read('content/sources/ipg/ipg-9.1.en.2025-01-01.txt')).toContain('table at the side');
    expect(existsSync(inFolder('content/sources/ipg/ipg-9.1.en.2.txt'))).toBe(false);
    expect(read('content/texts/ipg/ipg-9.1.en.2025-01-01.txt')).toContain('replaces: ipg-9.1.en.txt');
  });

  it('is not taken in one language where it has both, as the text that it takes the place of has', () => {
    const both = (penalty: string): string =>
      `9.2 Spilled Tea 洒出的茶\n\nPenalty 处罚\n\n${penalty}\n\nDefinition 定义\n\nA player spills tea on the cards of a match.\n牌手在对局中将茶洒在牌上。\n`;
    const call = (name: string, file: string, ...langs: readonly string[]) =>
      run(
        name,
        'ipg',
        '9.2',
        ...langs.map((lang) => `${lang}=${file}`),
        ...provenance,
        '--date',
        'unknown',
        '--write',
      );
    expect(call('add', write('older.txt', both('Warning 警告')), 'zh', 'en')).toMatchObject({ code: 0 });
    const newer = write('newer.txt', both('Game Loss 一盘负'));
    expect(call('update', newer, 'zh')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/update\/shared-source[\s\S]*update ipg 9\.2 zh=FILE en=FILE/u),
    });
    expect(call('update', newer, 'zh', 'en')).toMatchObject({ code: 0 });
    // The statement about the penalty in the contents of the guide.
    expect(run('build').err).toMatch(
      /zh was “警告” and is “一盘负”; en was “Warning” and is “Game Loss”\. On it depend: content\/contents\/ipg\.yml\./u,
    );
  });
});

describe('a first text in a language', () => {
  const content = copyForEach('invented');

  it('takes out the unofficial texts of that language alone, and leaves what people have decided', () => {
    const path = 'content/decisions/ipg/2.4.yml';
    const unofficial = 'content/unofficial/ipg/2.4.yml';
    const readCopy = (name: string): string => content().read(name);
    const decided = readCopy(path).slice(readCopy(path).indexOf('clauses:'));
    const text = `2.4 テーブル上の誤り ― 引く間の食事

懲罰

警告

定義

プレイヤーが2回引く間に食事をし、10分以内に食べ終えなかった。

例

A. プレイヤーが2回引く間に茶碗3杯のご飯を食べた。
`;
    const { code, out } = content().run(
      'update',
      ...['ipg', '2.4', `ja=${content().put('ja.txt', text)}`, ...provenance, '--date', '2018-05-01'],
      '--write',
    );
    expect(code).toBe(0);
    expect(out).toContain(`change ${path}\n`);
    const asked = '    # ? why is there no definition-2 in ja?\n';
    expect(readCopy(path)).toContain(asked);
    expect(readCopy(path).replace(/ *# \? .*\n|^ +ja:\n.*\n/gmu, '')).toBe(decided);
    expect(readCopy(unofficial)).not.toContain('example-a');
    expect(readCopy(unofficial)).toContain('definition-2');
  });
});

describe('a newer text without a clause that another language keeps', () => {
  const content = copyForEach('invented');
  const readCopy = (name: string): string => content().read(name);
  const flask = 'A closed flask is not soup for this infraction.';

  it('leaves what was said of the clause, and its translations', () => {
    const unofficial = 'content/unofficial/ipg/2.3.yml';
    const decisions = 'content/decisions/ipg/2.3.yml';
    content().edit(decisions, (text) =>
      text.replace('  definition-2:\n', '$&    differs:\n      ja:\n        - { kind: adds }\n'),
    );
    const translated = `translator: T
from: en
texts:
  definition-2: { source: ${flask}, zh: 盖好的水瓶不算。 }
`;
    content().put(unofficial, translated);
    const text = readCopy('content/sources/ipg/ipg-2.3.en.txt').replace(`${flask}\n\n`, '');
    const file = content().put('en.txt', text);
    expect(content().run('update', 'ipg', '2.3', `en=${file}`, '--write').code).toBe(0);
    expect(readCopy(unofficial)).toBe(translated);
    expect(readCopy('content/published.txt')).toContain('ipg/2.3/#definition-2 ja\n');
    expect(readCopy(decisions)).toMatch(
      /differs:\n +ja:\n +- \{ kind: adds \}\n[\s\S]*# \? the newer en does not have definition-2/u,
    );
    expect(content().run('build').err).toContain(
      'warning unofficial/outdated: The translation of definition-2 into zh',
    );
  });
});
