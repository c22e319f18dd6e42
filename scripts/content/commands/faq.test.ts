import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/run.ts';
import { copyForEach } from '../content-copy.fixture.ts';
import { answerQuestions } from '../margins.fixture.ts';

const text = readFileSync(join(root, 'scripts/content/fixtures/starry-night.zh.txt'), 'utf8');

describe('a set FAQ', () => {
  const content = copyForEach('invented');
  const write = (name: string, words: string): string => content().put(name, words);
  const read = (path: string): string => content().read(`content/${path}`);
  /** Answers every question, and gives the card of no file a name, and its section. */
  const confirm = (): void => {
    answerQuestions(content(), 'zen', (text) =>
      text.replaceAll('xing-chen-wei-shi', 'star-guard').replaceAll('section-a', 'shine'),
    );
    content().edit('content/documents.yml', (yaml) => yaml.replace(/ # \?.*$/mu, ''));
  };

  it('has cards without an English name, which are asked once', () => {
    content().run('add', 'zen', `zh=${write('zen.txt', text)}`, '--write');
    expect(read('decisions/zen/card-rulings.yml').match(/# \? .*/gu)).toEqual([
      expect.stringContaining('cards without an English name'),
    ]);
    answerQuestions(content(), 'zen');
    content().edit('content/documents.yml', (yaml) => yaml.replace(/ # \?.*$/mu, ''));
    expect(content().run('build').err).toMatch(
      /general-notes\.yml:\d+ warning published\/provisional: .*: section-a\./u,
    );
    expect(read('docs/zen/cards/xing-chen-wei-shi.mdx')).toContain('names: { zh: 星辰卫士 }');
  });

  it('takes the facts of its cards from a file, and says which cards have none', () => {
    content().run('add', 'zen', `zh=${write('zen.txt', text)}`, '--write');
    const guard = {
      name: 'Star Guard',
      number: '7',
      type: 'Creature — Human',
      rarity: 'rare',
      manaCost: '{1}{W}',
    };
    const file = write(
      'ZEN.json',
      JSON.stringify({
        data: { cards: [{ ...guard, foreignData: [{ language: 'Chinese Simplified', name: '星辰卫士' }] }] },
      }),
    );
    expect(content().run('cards', 'zen', file).out).toContain('Nothing is written yet.');
    const { code, out } = content().run('cards', 'zen', file, '--write');
    expect(code).toBe(0);
    expect(out).toContain('zen: 1 cards in the file, 1 of the 2 of the text\n');
    expect(out).toContain('no facts: 仿生妖, clone');
    expect(out).not.toContain('no facts: 星辰卫士');
    expect(read('texts/zen/zen-faq.zh.txt').match(/^card .*(?= \|)/gmu)).toEqual([
      'card star-guard     ',
      'card star-guard     ',
      'card clone          ',
    ]);
    expect(read('decisions/zen/card-rulings.yml')).not.toContain('names');
    confirm();
    expect(content().run('build')).toMatchObject({ code: 0, err: '' });
    expect(read('docs/zen/cards/star-guard.mdx')).toMatch(/number: 7\nrarity: rare\n/u);
    // The facts of the card come from the other set, except number and rarity.
    expect(read('docs/zen/cards/clone.mdx')).toContain('en: Clone');
    expect(read('docs/zen/cards/clone.mdx')).not.toMatch(/^(?:number|rarity):/mu);
    expect(content().run('cards', 'zen', write('bad.json', '{}'))).toMatchObject({ code: 2 });
    const english = JSON.stringify({
      data: [{ ...guard, lang: 'en', collector_number: '7', type_line: 'Creature' }],
    });
    expect(content().run('cards', 'zen', write('en.json', english)).err).toContain(
      'no card has a name in zh',
    );
    expect(content().run('cards', 'ipg', file).err).toContain('a set FAQ that content/documents.yml lists');
  });

  it('tells which lines of a card have changed, and asks about what was said of them', () => {
    content().edit(
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
    content().edit('content/later-changes.yml', (yaml) =>
      yaml.replace('checks:\n', '$&  - { date: 2026-11-22, targets: [dawn/cards/clone/] }\n'),
    );
    expect(content().run('build')).toMatchObject({ code: 0, err: '' });
    const newer = read('sources/dawn/dawn-faq.zh.txt')
      .replace('任一生物的复制品来', '另一个生物的复制品来')
      .replace('生物～变形兽', '神器生物～变形兽')
      .replace('{三}{蓝}', '{四}{蓝}')
      .replace('* 如果两个炊烟巨人同时进场，由你选择先后顺序。\n', '');
    const { code, out } = content().run('update', 'dawn', `zh=${write('dawn.txt', newer)}`, '--write');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/clone zh: changed\n(?: {4}[-+] .*\n)*? {4}\+ 四\n {4}\+ 神器\n/u),
    ]);
    expect(read('corrections/dawn-faq.zh.yml')).toContain(
      '  # ? clone/type-line zh was “生物～变形兽” and is “神器生物～变形兽”: does this still hold?\n  - id: dawn-2\n',
    );
    expect(read('corrections/dawn-faq.zh.yml').match(/# \?/gu)).toHaveLength(1);
    expect(out).toContain('  dawn-3: gone, with its text\n');
    expect(read('texts/dawn/dawn-faq.zh.txt')).toMatch(
      /^\? the zh has changed: .* zh was “.*你.*任一生物.*” and is “.*另一个生物.*”\. On it depend: content\/later-changes\.yml\. .*\ncard clone /mu,
    );
  });
});
