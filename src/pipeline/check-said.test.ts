import { describe, expect, it } from 'vitest';
import { cardFactFileSchema } from '../schema/card.ts';
import type { Said } from '../schema/said.ts';
import { termFileSchema } from '../schema/term.ts';
import { checkSaid } from './check-said.ts';

const findLine = (file: string, words: string) => ({ file: `${file} ${words}` });

const checkTerm = (said: Said, id = 'backup') =>
  checkSaid(
    {
      terms: termFileSchema.parse([
        {
          id,
          zh: '倒回',
          ja: '復元',
          kana: 'ふくげん',
          en: 'backup',
          abbreviation: 'BU',
          aliases: ['回溯'],
          said,
          use: { zh: '', ja: '', en: '' },
        },
      ]),
      facts: [],
    },
    findLine,
  );

describe('words of `said`', () => {
  it('may be other words than the names of their entry, in any language', () => {
    expect(checkTerm({ zh: ['倒带', '回退'], ja: ['巻き戻し'], en: ['rewind', 'back it up'] })).toEqual([]);
  });

  const refused: readonly (readonly [name: string, said: Said, code: string])[] = [
    ['a name', { zh: ['倒回'] }, 'said/repeated'],
    ['a name in another language', { en: ['復元'] }, 'said/repeated'],
    ['an alias', { zh: ['回溯'] }, 'said/repeated'],
    ['the kana', { ja: ['ふくげん'] }, 'said/repeated'],
    ['the abbreviation in other letters', { en: ['bu'] }, 'said/repeated'],
    ['a name with other blanks and signs', { en: ['back-up'] }, 'said/repeated'],
    ['a word in Simplified and in Traditional characters', { zh: ['倒带', '倒帶'] }, 'said/doubled'],
    ['a word twice', { zh: ['倒带', '倒带'] }, 'said/doubled'],
    ['a word in two languages', { zh: ['undo'], en: ['Undo'] }, 'said/doubled'],
    ['two blanks', { en: ['take  back'] }, 'said/spacing'],
    ['a blank at the end', { en: ['rewind '] }, 'said/spacing'],
    ['an ideographic blank', { zh: ['倒带　一下'] }, 'said/spacing'],
    ['decomposed characters', { ja: ['か\u3099'] }, 'said/spacing'],
  ];
  it.each(refused)('are refused with the place of the entry: %s', (_name, said, code) => {
    expect(checkTerm(said)[0]).toMatchObject({
      code,
      severity: 'error',
      file: 'content/terms.yml - id: backup',
    });
  });

  it('are compared with all names of a card', () => {
    const facts = cardFactFileSchema.parse([
      {
        slug: 'brainstorm',
        names: { en: 'Brainstorm', zh: '脑力激荡' },
        alsoCalled: [{ lang: 'zh', name: '头脑风暴' }],
        said: { zh: ['头脑风暴', '脑爆'] },
      },
    ]);
    expect(checkSaid({ terms: [], facts }, findLine)).toMatchObject([
      {
        code: 'said/repeated',
        file: 'content/cards "slug": "brainstorm"',
        message: expect.stringContaining('头脑风暴'),
      },
    ]);
  });

  it('may be said of two entries', () => {
    const said = { zh: ['多抓牌'] };
    expect([...checkTerm(said, 'a'), ...checkTerm(said, 'b')]).toEqual([]);
  });
});
