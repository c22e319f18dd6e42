import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '../../schema/language.ts';
import { statusWords } from '../../text/status-words.ts';
import { type Cited, type CitedText, toCitation, toCopiedText } from './citation.ts';

const clause: Cited = {
  work: 'IPG 9.1',
  name: 'Philosophy 3',
  texts: [
    { lang: 'zh', text: '湿牌便是有标记的牌。', warnings: [] },
    { lang: 'ja', text: '濡れたカードは\n\n区別できる。', warnings: [], date: '2021-10-01' },
  ],
  address: 'https://example.org/zh/ipg/9.1/?with=ja#philosophy-3',
};

describe('a citation', () => {
  test.each([
    [
      'zh',
      'IPG 9.1，Philosophy 3 (zh, ja) — 湿牌便是有标记的牌。 / 濡れたカードは 区別できる。 — zh: 日期不明; ja: 2021-10-01 版 — https://example.org/zh/ipg/9.1/?with=ja#philosophy-3',
    ],
    [
      'en',
      'IPG 9.1, Philosophy 3 (zh, ja) — 湿牌便是有标记的牌。 / 濡れたカードは 区別できる。 — zh: undated; ja: edition of 2021-10-01 — https://example.org/zh/ipg/9.1/?with=ja#philosophy-3',
    ],
  ] as const)('of a clause in two languages, in %s', (lang, citation) => {
    expect(toCitation(lang, clause)).toBe(citation);
  });

  test('of a ruling names the card, of a note the chapter', () => {
    const ruling: Omit<Cited, 'work'> = {
      name: 'Ruling 2',
      texts: [{ lang: 'zh', text: '他仍是鹏洛客。', warnings: [], date: '2009-07-10' }],
      address: '/en/m10/cards/clone/#r2',
    };
    expect(toCitation('en', { ...ruling, work: 'M10 FAQ, Clone' })).toBe(
      'M10 FAQ, Clone, Ruling 2 (zh) — 他仍是鹏洛客。 — edition of 2009-07-10 — /en/m10/cards/clone/#r2',
    );
    const note = { ...ruling, name: 'Note 3', heading: 'Combat damage', work: 'M10 FAQ, Rules changes' };
    expect(toCitation('en', note)).toMatch(/^M10 FAQ, Rules changes, Combat damage, Note 3 \(zh\) — /u);
  });

  test.each(interfaceLanguages)('of a text that a program has converted says so (%s)', (lang) => {
    const texts = [{ lang: 'zh-Hant', text: '濕牌便是有標記的牌。', warnings: ['derived' as const] }];
    const said = /自动转换|自動変換|converted automatically/u;
    expect(toCitation(lang, { ...clause, texts })).toMatch(said);
    expect(toCopiedText(lang, texts)).toMatch(said);
    expect(toCopiedText(lang, [{ lang: 'zh', text: '湿牌。', warnings: [] }])).toBe('湿牌。');
  });

  test('that is not what applies today says so, copied or cited', () => {
    const older: CitedText = {
      lang: 'zh',
      text: '湿牌。',
      warnings: ['unofficial'],
      status: 'outdated',
      changes: ['Wet cards are dried now.'],
      range: 'before 2019-07',
    };
    expect(toCitation('en', { ...clause, texts: [older] })).toContain(
      '(zh: △ outdated · unofficial translation · changed since (our summary, not official): Wet cards are dried now.)',
    );
    const newest: CitedText = {
      lang: 'zh',
      text: '干牌。',
      warnings: [],
      status: 'current',
      date: '2024-09-23',
    };
    expect(toCopiedText('en', [newest, older])).toBe(
      [
        '干牌。\n[edition of 2024-09-23]\n',
        '湿牌。\n[edition before 2019-07]\n[△ outdated]\n[unofficial translation]\n[changed since (our summary, not official): Wet cards are dried now.]',
      ].join('\n'),
    );
  });

  test('without a newer text, what has changed stands before the one that no longer holds', () => {
    const older: CitedText = {
      ...{ lang: 'zh', text: '湿牌。', warnings: [], date: '2019-01-01' },
      ...{ status: 'outdated', changes: ['Wet cards are dried now.'] },
    };
    expect(toCopiedText('en', [older])).toBe(
      [
        '[edition of 2019-01-01]',
        '[△ outdated]',
        '[changed since (our summary, not official): Wet cards are dried now.]',
        '湿牌。',
      ].join('\n'),
    );
  });

  test('whose sense is that of today says in a line that its words are older', () => {
    const texts: CitedText[] = [{ lang: 'zh', text: '湿牌。', warnings: [], status: 'changed' }];
    expect(toCopiedText('en', texts)).toBe(`湿牌。\n[${statusWords.en.changed}]`);
  });
});
