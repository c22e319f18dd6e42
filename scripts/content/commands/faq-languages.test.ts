import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { root } from '../../lib/run.ts';
import { copyForEach } from '../content-copy.fixture.ts';
import { answerQuestions, marginsOf, rowsOfCard } from '../margins.fixture.ts';

const textIn = (lang: Language): string =>
  readFileSync(join(root, `scripts/content/fixtures/starry-night.${lang}.txt`), 'utf8');

const titles = ['--title', 'zh=星夜', '--title', 'ja=星夜 FAQ', '--title', 'en=Starry'];
const provenance = ['--origin', '为测试而写', '--owner', 'Sidejudge', '--date', 'unknown'];

describe('a set FAQ in several languages', () => {
  const content = copyForEach('no text');
  /** `zh=FILE` for a text of the fixtures, changed. */
  const file = (lang: Language, change = (text: string): string => text): string =>
    `${lang}=${content().put(`zen.${lang}.txt`, change(textIn(lang)))}`;
  const add = (...files: readonly string[]) =>
    content().run('add', 'zen', ...files, ...titles, ...provenance, '--write');
  const read = (path: string): string => content().read(`content/${path}`);
  /** The rulings of a card, each with the languages that have it: `r1 zh en`. */
  const rulingsOf = (slug: string): readonly string[] => idsOf((margins) => rowsOfCard(margins, slug));
  const notes = (): readonly string[] =>
    idsOf((margins) => margins.filter((margin) => margin.startsWith('shine-')));
  const idsOf = (rowsIn: (margins: readonly string[]) => readonly string[]): readonly string[] => {
    const margins = marginsOf(content().root, 'zen');
    const all = languages.map((lang) => rowsIn(margins[lang] ?? []));
    return [...new Set(all.flat())]
      .toSorted()
      .map((id) => [id, ...languages.filter((_, index) => all[index]?.includes(id))].join(' '));
  };
  /** Answers every question; a card of no file gets its English name. */
  const confirm = (): void =>
    answerQuestions(content(), 'zen', (text) =>
      text
        .replaceAll('xing-chen-wei-shi', 'star-guard')
        .replaceAll('fang-sheng-yao', 'clone')
        .replaceAll('section-a', 'shine'),
    );
  const expectBuilt = (): void => {
    for (const command of ['build', 'check'])
      expect(
        content()
          .run(command)
          .err.match(/^.* error .*$/gmu) ?? [command],
      ).toEqual([command]);
  };

  it('stands card by card and ruling by ruling, whatever the order of the cards', () => {
    const { code, out } = add(file('en'), file('ja'), file('zh'));
    expect(code).toBe(0);
    expect(out.match(/^ {2}to look at .*$/gmu)).toEqual([
      '  to look at (do these texts belong together?): clone, clone#r1, star-guard',
      '  to look at (why is there no zh?): star-guard#r3',
    ]);
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r2 zh ja en', 'r3 en']);
    expect(rulingsOf('clone')).toEqual(['r1 zh ja en']);
    expect(notes()).toEqual(['shine-1 zh ja en', 'shine-2 zh ja en', 'shine-3 zh ja en']);
    expect(read('documents.yml')).toContain('ja: 星夜 FAQ');
    confirm();
    expectBuilt();
    const page = read('docs/zen/cards/star-guard.mdx');
    for (const words of ['此异能必须使用', 'この能力は必ず使わなければならない', 'You must use this ability'])
      expect(page).toContain(words);
  });

  it('keeps the row of a card whose entry is lost, also where the card after it is gone', () => {
    const lost = 'card fireball lost\n';
    add(file('zh'));
    confirm();
    content().edit('content/texts/zen/zen-faq.zh.txt', (text) => text.replace(/^card clone /mu, `${lost}$&`));
    const newer = (gone: RegExp): string => {
      const { code } = content().run(
        'update',
        'zen',
        file('zh', (text) => text.replace(gone, '')),
        '--write',
      );
      return code === 0 ? read('texts/zen/zen-faq.zh.txt') : '';
    };
    expect(newer(/\* 如果你的牌库.*\n/u)).toMatch(new RegExp(`^${lost}card clone `, 'mu'));
    expect(newer(/\n蓝色\n[\s\S]*?(?=\n所有注册)/u)).toMatch(new RegExp(`^${lost}[^]*^chapter legal`, 'mu'));
  });

  it('takes a newer text of a language: what is in the others keeps its row, what is nowhere leads on', () => {
    add(file('zh'), file('ja'), file('en'));
    confirm();
    expectBuilt();
    content().edit('content/texts/zen/zen-faq.zh.txt', (text) =>
      text.replace(/^(r1 +\| \S+ 此异能)/mu, '# Before the row.\n$1'),
    );
    content().edit('content/texts/zen/zen-faq.en.txt', (text) =>
      text.replace(/^(r1 +\| \S+ You must)/mu, '# A word of ours.\n$1'),
    );
    content().edit(
      'content/decisions/zen/card-rulings.yml',
      (yaml) => `# On the titles.\n${yaml.replace('ja: クローン', 'ja: 仮のクローン')}`,
    );
    const newer = (text: string): string =>
      text
        .replace('* Star Guard is a Human', '* A new ruling on something else.\n* Star Guard is a Human')
        .replace('It triggers only once.', 'It triggers each time, as often as it can.');
    const plan = content().run('update', 'zen', file('en', newer), '--write');
    expect(plan.out.match(/^ {2}to look at .*$/gmu)).toEqual([
      '  to look at (is it still this text?): shine-2',
      '  to look at (only in en?): star-guard#r4',
    ]);
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r2 zh ja en', 'r3 en', 'r4 en']);
    expect(notes()).toEqual(['shine-1 zh ja en', 'shine-2 zh ja en', 'shine-3 zh ja en']);
    expect(read('texts/zen/zen-faq.en.txt')).toMatch(/^# A word of ours\.\nr1 .* You must/mu);
    confirm();
    expectBuilt();
    const shorter = (text: string): string =>
      newer(text)
        .replace(/\* If there are no cards.*\n/u, '')
        .replace(/\* Star Guard is a Human.*\n/u, '');
    const { out } = content().run('update', 'zen', file('en', shorter), '--write');
    expect(out).toContain('(why is there no en?): star-guard#r2');
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r2 zh ja', 'r4 en']);
    expect(read('texts/zen/zen-faq.zh.txt')).toContain('# Before the row.\n');
    for (const own of ['# On the titles.\n', 'ja: 仮のクローン'])
      expect(read('decisions/zen/card-rulings.yml')).toContain(own);
    confirm();
    expectBuilt();
    expect(openContent(content().root).redirects).toContainEqual({
      from: 'zen/cards/star-guard/#r3',
      to: 'zen/cards/star-guard/#r4',
    });
  });
});
