import { expect, test } from 'vitest';
import { interfaceLanguages } from '../../schema/language.ts';
import { statusWords } from '../../text/status-words.ts';
import { type Cited, type CitedText, toCitation, toCopiedText } from './citation.ts';

const text = (given: Partial<CitedText> = {}): CitedText => ({
  lang: 'zh',
  text: '湿牌。',
  warnings: [],
  ...given,
});
const clause: Cited = {
  work: 'IPG 9.1',
  name: 'Philosophy 3',
  texts: [text(), text({ lang: 'ja', text: '濡れた\n\nカード。', date: '2021-10-01' })],
  address: '/zh/ipg/9.1/?with=ja#philosophy-3',
};
const older = text({
  warnings: ['unofficial'],
  status: 'outdated',
  changes: ['Wet cards are dried now.'],
  range: 'before 2019-07',
});
const newest = text({ text: '干牌。', status: 'current', date: '2024-09-23' });
const change = 'changed since (our summary, not official): Wet cards are dried now.';

test.each([
  ['zh', 'IPG 9.1，Philosophy 3 (zh, ja)', 'zh: 日期不明; ja: 2021-10-01 版'],
  ['en', 'IPG 9.1, Philosophy 3 (zh, ja)', 'zh: undated; ja: edition of 2021-10-01'],
] as const)('a citation of two texts is one line (%s)', (lang, name, editions) => {
  const citation = `${name} — 湿牌。 / 濡れた カード。 — ${editions} — /zh/ipg/9.1/?with=ja#philosophy-3`;
  expect(toCitation(lang, clause)).toBe(citation);
});

test('the citation of a note names the heading above it', () => {
  const note = { ...clause, work: 'M10 FAQ, Rules changes', heading: 'Combat damage', name: 'Note 3' };
  expect(toCitation('en', note)).toMatch(/^M10 FAQ, Rules changes, Combat damage, Note 3 \(zh, ja\) — /u);
});

test('the citation of an overruled text warns, and says what has changed', () => {
  const citation = toCitation('en', { ...clause, texts: [older] });
  expect(citation).toContain(`(zh: △ outdated · unofficial translation · ${change})`);
});

test.each(interfaceLanguages)('converted text has a warning (%s)', (lang) => {
  const texts = [text({ lang: 'zh-Hant', warnings: ['derived'] })];
  const warning = /自动转换|自動変換|converted automatically/u;
  expect(toCitation(lang, { ...clause, texts })).toMatch(warning);
  expect(toCopiedText(lang, texts)).toMatch(warning);
});

const warnings = `[△ outdated]|[unofficial translation]|[${change}]`;

test.each([
  ['without warnings', [text()], '湿牌。'],
  ['with its status, if it is reworded', [text({ status: 'changed' })], `湿牌。|[${statusWords.en.changed}]`],
  ['after its warnings, if it is overruled', [older], `[edition before 2019-07]|${warnings}|湿牌。`],
  [
    'before its warnings, if a newer text precedes it',
    [newest, older],
    `干牌。|[edition of 2024-09-23]||湿牌。|[edition before 2019-07]|${warnings}`,
  ],
])('a text is copied %s', (_, texts, copied) => {
  expect(toCopiedText('en', texts).replaceAll('\n', '|')).toBe(copied);
});
