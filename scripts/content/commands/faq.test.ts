import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { languages } from '../../../src/schema/language.ts';
import { copyForEach, fixture } from '../content-copy.fixture.ts';

const textIn = (lang: string): string => readFileSync(fixture(`starry-night.${lang}.txt`), 'utf8');
const titles = ['--title', 'zh=星夜', '--title', 'ja=星夜 FAQ', '--title', 'en=Starry'];
const provenance = ['--origin', '为测试而写', '--owner', 'Sidejudge', '--date', 'unknown'];

describe('a set FAQ in several languages', () => {
  const content = copyForEach('no text');
  const file = (lang: string, change = (text: string): string => text): string =>
    `${lang}=${content().put(`zen.${lang}.txt`, change(textIn(lang)))}`;
  const add = () =>
    content().run('add', 'zen', ...languages.map((lang) => file(lang)), ...titles, ...provenance, '--write');
  const marked = (lang: string): string => content().read(`content/texts/zen/zen-faq.${lang}.txt`);
  /** The IDs of the rulings of the card in each language, in the order of the text. */
  const rulingsOf = (slug: string): readonly string[] =>
    languages.map((lang) => {
      const [, entry = ''] =
        new RegExp(`^card ${slug} [\\s\\S]*^card ${slug} (.*\\n(?:(?!card|group|chapter).*\\n)*)`, 'mu').exec(
          marked(lang),
        ) ?? [];
      return (entry.match(/^r\d+/gmu) ?? []).join(' ');
    });
  const confirm = (): void => {
    content().answerAll();
    const { err } = content().run('build');
    expect(err.match(/^.* error .*$/gmu)).toBeNull();
  };

  it('keeps comments when one language is updated, and redirects the links of a lost ruling', () => {
    add();
    expect(content().read('content/documents.yml')).toMatch(/zh: 星夜\s*[,\n]/u);
    confirm();
    content().edit('content/texts/zen/zen-faq.en.txt', (text) =>
      text.replace(/^(r1 +\| \S+ You must)/mu, '# A word of ours.\n$1'),
    );
    content().edit('content/decisions/zen/card-rulings.yml', (yaml) => `# On the titles.\n${yaml}`);
    const newer = (text: string): string =>
      text
        .replace('* Star Guard is a Human', '* A new ruling on something else.\n* Star Guard is a Human')
        .replace('It triggers only once.', 'It triggers each time, as often as it can.');
    const { out } = content().run('update', 'zen', file('en', newer), '--write');
    expect(out.match(/^ {2}to look at .*$/gmu)).toEqual([
      '  to look at (is it still this text?): shine-2',
      '  to look at (no other language has this row: is that right?): star-guard#r4',
    ]);
    expect(marked('en')).toMatch(/^# A word of ours\.\nr1 .* You must/mu);
    confirm();
    const shorter = (text: string): string =>
      newer(text)
        .replace(/\* If there are no cards.*\n/u, '')
        .replace(/\* Star Guard is a Human.*\n/u, '');
    expect(content().run('update', 'zen', file('en', shorter), '--write').out).toContain(
      '(why is there no en?): star-guard#r2',
    );
    expect(rulingsOf('star-guard')).toEqual(['r1 r2', 'r1 r2', 'r1 r4']);
    expect(content().read('content/decisions/zen/card-rulings.yml')).toContain('# On the titles.\n');
    confirm();
    expect(openContent(content().root).redirects).toContainEqual({
      from: 'zen/cards/star-guard/#r3',
      to: 'zen/cards/star-guard/#r4',
    });
  });
});

describe('cards of a set FAQ', () => {
  const content = copyForEach();

  it('get their facts and names from a file; the command lists cards without facts', () => {
    const { run, read, put, answerAll } = content();
    run('add', 'zen', `zh=${put('zen.txt', textIn('zh'))}`, '--write');
    expect(read('content/decisions/zen/card-rulings.yml').match(/# \? .*/gu)).toEqual([
      expect.stringContaining('cards without an English name'),
    ]);
    const guard = {
      name: 'Star Guard',
      number: '7',
      type: 'Creature — Human',
      rarity: 'rare',
      manaCost: '{1}{W}',
    };
    const foreignData = [{ language: 'Chinese Simplified', name: '星辰卫士' }];
    const file = put('ZEN.json', JSON.stringify({ data: { cards: [{ ...guard, foreignData }] } }));
    const { code, out } = run('cards', 'zen', file, '--write');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^zen: 1 cards in the file, 1 of the 2 of the text\n {2}no facts: 仿生妖, clone\n/u,
      ),
    ]);
    expect(read('content/texts/zen/zen-faq.zh.txt').match(/^card \S+/gmu)).toEqual([
      'card star-guard',
      'card star-guard',
      'card clone',
    ]);
    answerAll();
    expect(run('build')).toMatchObject({ code: 0 });
    expect(read('content/docs/zen/cards/star-guard.mdx')).toMatch(/number: 7\nrarity: rare\n/u);
    // Clone has its facts from another set, dawn; number and rarity belong to a set.
    expect(read('content/docs/zen/cards/clone.mdx')).toContain('en: Clone');
    expect(read('content/docs/zen/cards/clone.mdx')).not.toMatch(/^(?:number|rarity):/mu);
    expect(run('cards', 'zen', put('bad.json', '{}'))).toMatchObject({ code: 2 });
    const english = JSON.stringify({
      data: [{ ...guard, lang: 'en', collector_number: '7', type_line: 'Creature' }],
    });
    expect(run('cards', 'zen', put('en.json', english)).err).toContain('no card has a name in zh');
    expect(run('cards', 'ipg', file).err).toContain('write the ID of a set FAQ in content/documents.yml');
  });

  it('are listed by an update with their changed lines; the update asks about their corrections', () => {
    const { run, read, put, edit } = content();
    edit(
      'content/corrections/dawn-faq.zh.yml',
      (yaml) => `${yaml}  - id: dawn-2
    at: dawn/cards/clone/
    line: type-line
    lang: zh
    kind: substitution
    before: 生物～
    reading: 变形兽
    text: 变形怪
    effect: none
    reason: { zh: 甲 }
  - { id: dawn-3, at: dawn/cards/smoke-giant/#r2, lang: zh, kind: missing-bullet, effect: none, reason: { zh: 甲 } }
`,
    );
    expect(run('build')).toMatchObject({ code: 0 });
    const newer = read('content/sources/dawn/dawn-faq.zh.txt')
      .replace('生物～变形兽', '神器生物～变形兽')
      .replace('{三}{蓝}', '{四}{蓝}')
      .replace('* 如果两个炊烟巨人同时进场，由你选择先后顺序。\n', '');
    const { code, out } = run('update', 'dawn', `zh=${put('dawn.txt', newer)}`, '--write');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/clone zh: changed\n(?: {4}[-+] .*\n)*? {4}\+ 四\n {4}\+ 神器\n/u),
    ]);
    expect(out).toContain('  dawn-3: gone, with its text\n');
    expect(read('content/corrections/dawn-faq.zh.yml').match(/ *# \?.*\n.*/gu)).toEqual([
      '  # ? clone/type-line zh was “生物～变形兽” and is “神器生物～变形兽”: is the correction still right?\n  - id: dawn-2',
    ]);
  });
});
