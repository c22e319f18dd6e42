import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Language } from '../../../src/schema/language.ts';
import { root } from '../../lib/run.ts';
import { copyForEach } from '../content-copy.fixture.ts';

const textIn = (lang: Language): string =>
  readFileSync(join(root, `scripts/content/fixtures/starry-night.${lang}.txt`), 'utf8');

const titles = ['--title', 'zh=星夜', '--title', 'ja=星夜 FAQ', '--title', 'en=Starry'];
const provenance = ['--origin', '为测试而写', '--owner', 'Sidejudge', '--date', 'unknown'];

interface Row {
  readonly id: string;
  readonly texts: Partial<Record<Language, string>>;
}

describe('a set FAQ in several languages', () => {
  const content = copyForEach('ipg');
  /** `zh=FILE` for a text of the fixtures, changed. */
  const file = (lang: Language, change = (text: string): string => text): string =>
    `${lang}=${content().put(`zen.${lang}.txt`, change(textIn(lang)))}`;
  const add = (...files: readonly string[]) =>
    content().run('add', 'zen', ...files, ...titles, ...provenance, '--write');
  const read = (path: string): string => readFileSync(join(content().root, 'content', path), 'utf8');
  const cards = (): readonly { slug: string; at: Row['texts']; rulings: Row[] }[] =>
    parse(read('registry/zen/card-rulings.yml')).groups.flatMap((group: { cards: unknown[] }) => group.cards);
  const rulingsOf = (slug: string): readonly string[] =>
    (cards().find((card) => card.slug === slug)?.rulings ?? []).map(
      ({ id, texts }) => `${id} ${Object.keys(texts).join(' ')}`,
    );
  const notes = (): readonly string[] =>
    parse(read('registry/zen/general-notes.yml')).sections.flatMap(({ notes: rows }: { notes: Row[] }) =>
      rows.map(({ id, texts }) => `${id} ${Object.keys(texts).join(' ')}`),
    );
  /** Confirms every proposal; a card of no file gets its English name. */
  const confirm = (): void => {
    for (const folder of ['registry/zen', 'sources/zen'])
      for (const name of readdirSync(join(content().root, 'content', folder)))
        if (name.endsWith('.yml'))
          content().edit(`content/${folder}/${name}`, (yaml) =>
            yaml
              .replace(/ *# review.*$/gmu, '')
              .replace(/card-\d+(?=.*\n.*\n.*星辰卫士)|card-\d+(?=.*星辰卫士)/gu, 'star-guard')
              .replace(/card-\d+/gu, 'clone')
              .replace(/en: ""(?=.*仿生妖)/gu, 'en: Clone')
              .replace(/en: ""/gu, 'en: Star Guard')
              .replace('- id: section-a', '- id: shine')
              .replaceAll('section-a-', 'shine-'),
          );
  };
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
      '  to look at (is it the same card in all languages?): star-guard, clone',
      '  to look at (do these texts belong together?): star-guard#r1, clone#r1',
      '  to look at (only in en?): star-guard#r3',
    ]);
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r2 zh ja en', 'r3 en']);
    expect(rulingsOf('clone')).toEqual(['r1 zh ja en']);
    expect(notes()).toEqual(['shine-1 zh ja en', 'shine-2 zh ja en', 'shine-3 zh ja en']);
    expect(read('documents.yml')).toContain('ja: 星夜 FAQ');
    expect(read('sources/zen/source.yml')).not.toContain('review');
    confirm();
    expectBuilt();
    const page = read('docs/zen/cards/star-guard.mdx');
    for (const words of ['此异能必须使用', 'この能力は必ず使わなければならない', 'You must use this ability'])
      expect(page).toContain(words);
  });

  it('marks a section that a language lacks', () => {
    add(file('zh'), file('ja'), file('en'));
    confirm();
    const lacking = file('ja', (text) => text.replace(/\n新キーワード[\s\S]*?(?=\nカード別注釈)/u, ''));
    expect(content().run('update', 'zen', lacking).out).toContain('(no such section in ja?): shine\n');
  });

  it('marks a card that a language lacks, and a ruling that is two in another', () => {
    const { out } = add(
      file('zh'),
      file('ja', (text) => text.replace(/\n青\n[\s\S]*?(?=\nすべての商標)/u, '')),
      file('en', (text) => text.replace(' You can', '\n* You can')),
    );
    expect(out).toMatch(/to look at .*\bclone$/mu);
    expect(rulingsOf('clone')).toEqual(['r1 zh en']);
    expect(rulingsOf('star-guard').toSorted()).toEqual(['r1 zh ja en', 'r2 zh ja en', 'r3 en', 'r4 en']);
    // The row that has half of what it has in the others, and the half that is left.
    for (const row of ['star-guard#r1', 'star-guard#r3', 'star-guard#r4'])
      expect(out).toMatch(new RegExp(`to look at .*${row}\\b`, 'u'));
    confirm();
    expectBuilt();
  });

  it('takes another language before anybody has looked at the first: nothing is published yet', () => {
    add(file('zh'));
    const { out } = add(file('en'));
    expect(out).not.toContain('where its links should lead');
    expect(read('registry/zen/general-notes.yml')).toContain('id: shine-1,');
    add(file('ja', (text) => text.replace('輝きは新しい能力である。', '輝きとは何か。')));
    for (const name of ['introduction', 'general-notes', 'card-rulings']) {
      expect(read(`registry/zen/${name}.yml`)).not.toContain('retired:');
      expect(read(`registry/zen/${name}.yml`)).not.toMatch(/review.*review/u);
    }
    expect(read('registry/zen/card-rulings.yml')).toMatch(/r3.*# review: why is there no ja\? \(\* Star/u);
  });

  it('takes another language later: every ID stays', () => {
    add(file('zh'));
    confirm();
    expectBuilt();
    const published = read('published.txt');
    expect(content().run('add', 'zen', file('zh'), file('ja')).err).toContain('already a text in zh');
    expect(add(file('en'), file('ja'))).toMatchObject({ code: 0 });
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r2 zh ja en', 'r3 en']);
    confirm();
    expectBuilt();
    for (const address of published.split('\n'))
      expect(read('published.txt')).toContain(address.replace(/ .*$/u, ''));
    expect(read('redirects.json')).not.toContain('zen/');
  });

  it('takes a newer text of a language: what is in the others keeps its row, what is nowhere leads on', () => {
    add(file('zh'), file('ja'), file('en'));
    confirm();
    expectBuilt();
    content().edit('content/registry/zen/card-rulings.yml', (yaml) =>
      yaml
        .replace(
          /^( *- \{ id: r1, texts: \{ zh: "28".*\} \})(?: #.*)?$/mu,
          '# Before the row.\n$1 # A word of ours.',
        )
        .replace('en: Card-specific notes', 'en: On single cards'),
    );
    const newer = (text: string): string =>
      text
        .replace('* Star Guard is a Human', '* A new ruling on something else.\n* Star Guard is a Human')
        .replace('It triggers only once.', 'It triggers each time, as often as it can.');
    const plan = content().run('update', 'zen', file('en', newer), '--write');
    expect(plan.out.match(/^ {2}to look at .*$/gmu)).toEqual([
      '  to look at (only in en?): star-guard#r4',
      '  to look at (do these texts belong together?): shine-2',
    ]);
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r2 zh ja en', 'r4 en', 'r3 en']);
    expect(notes()).toEqual(['shine-1 zh ja en', 'shine-2 zh ja en', 'shine-3 zh ja en']);
    confirm();
    expectBuilt();
    const shorter = (text: string): string =>
      newer(text)
        .replace(/\* If there are no cards.*\n/u, '')
        .replace(/\* Star Guard is a Human.*\n/u, '');
    const { out } = content().run('update', 'zen', file('en', shorter), '--write');
    expect(out).toContain('(why is there no en?): star-guard#r2');
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja en', 'r4 en', 'r2 zh ja']);
    for (const own of ['# Before the row.\n', '} # A word of ours.\n', 'en: On single cards'])
      expect(read('registry/zen/card-rulings.yml')).toContain(own);
    confirm();
    content().edit('content/published.txt', (text) =>
      text.replace('star-guard/#r2 zh ja en', 'star-guard/#r2 zh ja'),
    );
    expectBuilt();
    expect(JSON.parse(read('redirects.json'))).toContainEqual({
      from: 'zen/cards/star-guard/#r3',
      to: 'zen/cards/star-guard/',
    });
  });

  it('says that a text is that of another set', () => {
    add(file('zh'));
    confirm();
    expectBuilt();
    const other = join(root, 'src/authoring/read/fixtures/faq-zh-names.txt');
    expect(content().run('update', 'zen', `zh=${other}`).err).toMatch(
      /names\.txt:1 warning update\/other-text: Of the \d+ notes and rulings of the older text, this one has \d\./u,
    );
    expect(content().run('update', 'zen', file('zh')).err).toBe('');
  });

  it('is withdrawn in one language: its own IDs lead on, and readers are told', () => {
    add(file('zh'), file('ja'), file('en'));
    confirm();
    expectBuilt();
    const { code, out } = content().run('remove', 'zen', 'en', '--date', '2026-01-31', '--write');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('cards/star-guard/#r3 -> zen/cards/star-guard/'),
    ]);
    expectBuilt();
    expect(rulingsOf('star-guard')).toEqual(['r1 zh ja', 'r2 zh ja']);
    expect(read('docs/zen/cards/clone.mdx')).not.toContain('enter the battlefield');
    expect(read('changes.yml')).toContain('The English text of Starry is withdrawn.');
    expect(read('sources/zen/source.yml')).not.toContain('zen-faq.en.txt');
    expect(JSON.parse(read('redirects.json'))).toContainEqual({
      from: 'zen/cards/star-guard/#r3',
      to: 'zen/cards/star-guard/',
    });
  });
});
