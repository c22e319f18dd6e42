import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyForAll, copyForEach, fixture } from '../content-copy.fixture.ts';

const provenance = ['--origin', 'Invented', '--owner', 'The tests'];

/** Statements about the first edition, in files that name its texts. */
const said: Readonly<Record<string, string>> = {
  'content/later-changes.yml': `checks: []
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
`,
  'content/unofficial/ipg/9.1.yml': `translator: T
from: en
texts:
  remedy-1: { source: The drink is moved under the table before play goes on., ja: 甲 }
  example-b: { source: A player holds a bowl of soup above the cards., ja: 乙 }
`,
};

describe('a newer edition of a section', () => {
  const content = copyForAll('no text');
  const run = (name: string, ...args: readonly string[]) => content().run(name, ...args);
  const read = (name: string): string => content().read(name);
  const textsOf = (year: number) =>
    ['zh', 'en'].map((lang) => `${lang}=${fixture(`drink-${year}.${lang}.txt`)}`);

  beforeAll(() => {
    run('add', 'ipg', '9.1', ...textsOf(2020), ...provenance, '--date', '2020-01-01', '--write');
    content().answerAll();
    for (const [path, text] of Object.entries(said)) content().put(path, text);
    const { code, err } = run('build');
    expect([code, code === 0 ? '' : err]).toEqual([0, '']);
  });

  it('asks once about changed words, with everything that depends on them, and about the date of the contents', () => {
    const own = ['--origin', 'Another', '--owner', 'Somebody', '--date', '2025-01-01'];
    expect(run('update', 'ipg', '9.1', ...textsOf(2025), ...own, '--write').code).toBe(0);
    expect(read('content/texts/ipg/ipg-9.1.en.2025-01-01.txt').split('---')[1]).toMatch(
      /Another[\s\S]*Somebody/u,
    );
    const marked = ['zh', 'en'].map((lang) => read(`content/texts/ipg/ipg-9.1.${lang}.2025-01-01.txt`));
    expect(marked.join('\n').match(/^\? .*remedy-1.*$/gmu)).toEqual([
      expect.stringMatching(
        /^\? the en text has changed: .* en was “The drink is moved under the table before play goes on\.” and is “.*to the side table.*”\. These depend on it: added reasons: zh \(content\/decisions\/ipg\/9\.1\.yml\); content\/later-changes\.yml; the translation into ja\. .* answer ipg\/9\.1\/#remedy-1 same$/u,
      ),
    ]);
    expect(Object.keys(said).flatMap((path) => read(path).match(/# \? .*/gu) ?? [])).toEqual([
      '# ? a text of 2025-01-01 has been added: does it have the same sections, names and penalties? If so, write its date here.',
    ]);
  });

  it('has no question, no added reason and a current translation after `answer … same`', () => {
    expect(run('answer', 'ipg/9.1/#remedy-1', 'same', '--write').code).toBe(0);
    expect(read('content/texts/ipg/ipg-9.1.zh.2025-01-01.txt')).not.toContain('has changed');
    expect(read('content/decisions/ipg/9.1.yml')).not.toContain('remedy-1:');
    expect(read('content/unofficial/ipg/9.1.yml')).toContain('source: The drink is moved to the side table');
  });

  it('is built once its questions are answered and no file names a lost clause', () => {
    content().answerAll();
    const { err } = run('build');
    expect(err.match(/^\S+(?= error (?:address\/unknown|names\/no-row): .*example-b)/gmu)).toHaveLength(2);
    expect(err).toContain(
      'It is retired and redirects to ipg/9.1/#example-a: write that address, or delete the entry.',
    );
    for (const path of Object.keys(said))
      content().edit(path, (text) => text.replace(/^ +(?:- .*)?\bexample-b\b.*\n/gmu, ''));
    expect(run('build').code).toBe(0);
    expect(run('check').out).toMatch(/^ipg-9\.1\.zh\.txt +replaced$/mu);
  });

  it('is refused with the words of an older edition or an earlier date; one of the same day needs --replace', () => {
    const older = fixture('drink-2020.en.txt');
    expect(run('update', 'ipg', '9.1', `en=${older}`, '--date', '2026-01-01')).toMatchObject({
      code: 2,
      err: expect.stringContaining('already here, as an older edition: content/texts/ipg/ipg-9.1.en.txt.'),
    });
    const text = readFileSync(fixture('drink-2025.en.txt'), 'utf8').replace('side table', 'chair');
    const call = ['ipg', '9.1', `en=${content().put('again.txt', text)}`, '--write', '--date'];
    expect(run('update', ...call, '2024-12-31')).toMatchObject({
      code: 2,
      err: expect.stringContaining('The existing text in en is of 2025-01-01, this one of 2024-12-31.'),
    });
    expect(run('update', ...call, '2025-01-01')).toMatchObject({
      code: 2,
      err: expect.stringContaining('update/same-edition'),
    });
    expect(run('update', ...call, '2025-01-01', '--replace').code).toBe(0);
    expect(read('content/sources/ipg/ipg-9.1.en.2025-01-01.txt')).toContain('chair');
  });

  it('is refused if only one language of a bilingual file is given', () => {
    const both = (penalty: string): string =>
      `9.2 Spilled Tea 洒出的茶\n\nPenalty 处罚\n\n${penalty}\n\nDefinition 定义\n\nA player spills tea on the cards of a match.\n牌手在对局中将茶洒在牌上。\n`;
    const call = (name: string, file: string, ...langs: readonly string[]) =>
      run(name, 'ipg', '9.2', ...langs.map((lang) => `${lang}=${file}`), ...provenance, '--write');
    const older = content().put('older.txt', both('Warning 警告'));
    expect(call('add', older, 'zh', 'en')).toMatchObject({ code: 0 });
    const newer = content().put('newer.txt', both('Game Loss 一盘负'));
    expect(call('update', newer, 'zh')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/update\/shared-source[\s\S]*update ipg 9\.2 zh=FILE en=FILE/u),
    });
    expect(call('update', newer, 'zh', 'en')).toMatchObject({ code: 0 });
  });
});

describe('a newer text beside texts of other languages', () => {
  const content = copyForEach();
  const decisions = 'content/decisions/ipg/2.3.yml';

  it('removes unofficial texts that the first official text of a language replaces, and keeps all decisions', () => {
    const { run, read, put } = content();
    const path = 'content/decisions/ipg/2.4.yml';
    const decided = read(path).slice(read(path).indexOf('clauses:'));
    const text =
      '2.4 テーブル上の誤り ― 引く間の食事\n\n懲罰\n\n警告\n\n定義\n\nプレイヤーが2回引く間に食事をし、10分以内に食べ終えなかった。\n\n例\n\nA. プレイヤーが2回引く間に茶碗3杯のご飯を食べた。\n';
    const call = [
      'ipg',
      '2.4',
      `ja=${put('ja.txt', text)}`,
      ...provenance,
      '--date',
      '2018-05-01',
      '--write',
    ];
    expect(run('update', ...call).code).toBe(0);
    expect(read(path)).toContain('    # ? why is there no definition-2 in ja?\n');
    expect(read(path).replace(/ *# \? .*\n|^ +ja:\n.*\n/gmu, '')).toBe(decided);
    expect(read('content/unofficial/ipg/2.4.yml')).not.toContain('example-a');
    expect(read('content/unofficial/ipg/2.4.yml')).toContain('definition-2');
  });

  it('keeps the decisions about a clause that only one language loses, and removes the language from published.txt', () => {
    const { run, read, put, edit } = content();
    const flask = 'A closed flask is not soup for this infraction.';
    edit(decisions, (text) =>
      text.replace('  definition-2:\n', '$&    differs:\n      ja:\n        - { kind: adds }\n'),
    );
    const file = put('en.txt', read('content/sources/ipg/ipg-2.3.en.txt').replace(`${flask}\n\n`, ''));
    expect(run('update', 'ipg', '2.3', `en=${file}`, '--write').code).toBe(0);
    expect(read('content/published.txt')).toContain('ipg/2.3/#definition-2 ja\n');
    expect(read(decisions)).toMatch(
      /differs:\n +ja:\n +- \{ kind: adds \}\n[\s\S]*# \? the newer en text does not have definition-2/u,
    );
  });
});
