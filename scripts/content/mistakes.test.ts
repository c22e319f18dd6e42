// Mistakes of a person who edits `content`. Each is reported once, with its place and what to do.

import { expect, test } from 'vitest';
import type { Files } from '../../src/records/files.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import { generate } from './generate.ts';
import { inventedTexts } from './invented.fixture.ts';

const zh = 'content/texts/ipg/ipg-2.3.zh.txt';
const faq = 'content/texts/dawn/dawn-faq.zh.txt';
const source = 'content/sources/ipg/ipg-2.3.zh.txt';
const decisions = 'content/decisions/ipg/2.3.yml';
const corrections = 'content/corrections/dawn-faq.zh.yml';
const documents = 'content/documents.yml';
const doubts = 'content/doubts.yml';
const terms = 'content/terms.yml';

/** Invented guides and FAQs, with files of every kind. */
const invented: ReadonlyMap<string, Buffer> = new Map(
  inventedTexts.list().map((path) => [path, inventedTexts.read(path)]),
);
const textOf = (files: ReadonlyMap<string, Buffer>, file: string): string =>
  files.get(file)?.toString() ?? '';

const found = (files: ReadonlyMap<string, Buffer>): readonly Diagnostic[] => {
  const read: Files = {
    list: () => [...files.keys()].sort(),
    read: (path) => {
      const bytes = files.get(path);
      if (!bytes) throw Object.assign(new Error(path), { code: 'ENOENT' });
      return bytes;
    },
  };
  return generate(read).diagnostics;
};

/** Changes files, and returns the file that has the mistake. */
type Spoil = (files: Map<string, Buffer>) => string;

const put =
  (file: string, change: string | ((text: string) => string | Buffer)): Spoil =>
  (files) => {
    const text = typeof change === 'string' ? change : change(textOf(files, file));
    files.set(file, Buffer.from(text));
    return file;
  };
const swap =
  (file: string, from: string | RegExp, to: string): Spoil =>
  (files) => {
    expect(textOf(files, file)).toMatch(from);
    return put(file, (text) => text.replace(from, to))(files);
  };
const drop =
  (file: string): Spoil =>
  (files) => {
    expect(files.delete(file)).toBe(true);
    return file;
  };

/** The place of the message, if it is not the first changed line; `more` if the mistake has further messages. */
interface Place {
  readonly file?: string;
  /** The line with these words; null for no line. */
  readonly line?: RegExp | null;
  readonly more?: true;
}

type Mistake = readonly [code: string, spoil: Spoil, says: string | RegExp, place?: Place];

const mistakes: readonly Mistake[] = [
  ['marked-text/no-head', put(zh, '2.3 隐藏的汤\n'), 'must begin with YAML between two'],
  [
    'marked-text/no-margin',
    put(zh, (own) => `${/^---\n[\s\S]*?\n---\n/u.exec(own)?.[0]}2.3 隐藏的汤\n`),
    'No line of this text has anything in the margin.',
  ],
  [
    'marked-text/line-ends',
    put(zh, (own) => own.replaceAll('\n', '\r\n')),
    'The line ends with a carriage return.',
  ],
  ['marked-text/no-bar', swap(zh, /^(definition-1 +)\|/mu, '$1｜'), /“definition-1 .*” has no bar between/u],
  [
    'marked-text/margin',
    swap(zh, /^philosophy-2 /mu, 'philosofy-2 '),
    '`philosofy-2` is not an ID, and not a word of the margin.',
  ],
  ['marked-text/no-name', swap(zh, /^definition-1 /mu, '             '), 'has no name in the margin.'],
  ['marked-text/no-text', swap(zh, /^(?=\n)/mu, 'remedy-9 | '), '`remedy-9` has no text after the bar.'],
  [
    'marked-text/joins',
    swap(zh, /^definition-1 /mu, '> remedy-9   '),
    '`> remedy-9` has no row to continue: no row above has this name.',
  ],
  ['marked-text/marks', swap(zh, '⟨A.⟩', '⟨A.'), /“⟨A\..*” has an unpaired ⟨ or ⟩/u],
  [
    'marked-text/only-marks',
    swap(zh, /^(remedy-1 +\| )(.*)$/mu, '$1⟨$2⟩'),
    '`remedy-1` has no text: all of it is between ⟨ and ⟩.',
  ],
  [
    'marked-text/question',
    swap(zh, /^(?=definition-1 )/mu, '? is it a clause of its own?\n'),
    'Unanswered question: is it a clause of its own?',
  ],
  [
    'join/id-twice',
    swap(faq, 'card clone      ', 'card smoke-giant'),
    /card smoke-giant is here and in line \d+\./u,
  ],
  [
    'marked-text/other-text',
    swap(zh, '总有人会打翻', '总有人打翻'),
    /line \d+ of the source: this file has “.*总有人打翻.*the source has “.*总有人会打翻/u,
  ],
  [
    'join/unexplained-gap',
    swap(zh, /^remedy-1 {2}/mu, 'furniture '),
    'remedy-1 has no text in zh, and the decisions give no reason.',
    { file: 'content/texts/ipg/ipg-2.3.ja.txt', line: /^remedy-1 /u },
  ],
  [
    'marked-text/printed-once',
    (files) => {
      swap(decisions, /^clauses:\n/mu, '$&  philosophy-1: { missing: { zh: { kind: omits } } }\n')(files);
      return swap(zh, /^philosophy-1 /mu, 'repeated ')(files);
    },
    'is marked `repeated`, but no other row has the same text',
  ],
  [
    'join/two-texts',
    (files) => {
      put('content/sources/ipg/ipg-2.3.new.txt', textOf(files, source))(files);
      const text = textOf(files, zh).replace('ipg-2.3.zh.txt', 'ipg-2.3.new.txt');
      return put('content/texts/ipg/ipg-2.3.new.txt', text)(files);
    },
    'ipg 2.3 has two texts in zh: this one and ipg-2.3.new.txt.',
    { file: zh, line: /^languages:/u },
  ],
  ['join/astray', swap(faq, /^(?=smoke-3 )/mu, 'card clone\n'), 'The card clone has no lines.'],
  [
    'join/unknown-card',
    swap(faq, /^card clone {2}/mu, 'card klone  '),
    'No file of content/cards has the card klone.',
  ],
  [
    'read/not-utf8',
    put(zh, (own) => Buffer.concat([Buffer.from(own), Buffer.from([0xbe, 0xaf, 0xb8, 0xe6])])),
    'This line has a NUL or a byte that is not UTF-8.',
    { line: /\uFFFD/u },
  ],
  ['read/unreadable', drop(source), 'The file cannot be read (ENOENT).', { line: null }],
  [
    'read/unmarked-source',
    drop(zh),
    'The source ipg-2.3.zh.txt has no marked text',
    { file: source, line: null },
  ],
  ['read/not-yaml', swap(decisions, 'missing:', 'missing：'), 'The colon after the key is full-width (：).'],
  ['read/schema', swap(decisions, 'missing:', 'mising:'), '`mising` is not a known key here.'],
  [
    'read/other-name',
    swap(zh, 'source: ipg-2.3.zh.txt', 'source: ipg-2.3.cn.txt'),
    'ipg-2.3.zh.txt names ipg-2.3.cn instead of itself.',
    { more: true },
  ],
  [
    'read/duplicate-id',
    swap(terms, '- id: library', '- id: warning'),
    /warning occurs twice: here and in line \d+\./u,
  ],
  [
    'read/unknown-document',
    swap(documents, '- id: dawn', '- id: down'),
    'content/documents.yml lists no document dawn.',
    { file: 'content/unofficial/dawn', line: null },
  ],
  [
    'read/other-kind',
    swap(documents, 'kind: set-faq', 'kind: guide'),
    'This is the text of a set-faq, but dawn is listed as a guide.',
    { file: faq, line: /^kind:/u },
  ],
  [
    'read/unknown-file',
    put('content/sources/new.txt', 'x\n'),
    'new.txt is not a known file here.',
    { line: null },
  ],
  [
    'decisions/same-name',
    put('content/decisions/dawn/card-rulings.yml', (own) => `${own}names: { fog-horn: { en: Clone } }\n`),
    'The card fog-horn has the English name of clone: Clone.',
    { line: /fog-horn/u, more: true },
  ],
  [
    'decisions/question',
    swap(decisions, 'missing:', 'missing: # ? is it older?'),
    'Unanswered question: is it older?',
  ],
  [
    'published/vanished',
    swap(faq, /^smoke-1 /mu, 'smoke-9 '),
    'dawn/general-notes/#smoke-1 was published and no longer exists.',
    { file: 'content/published.txt', line: /#smoke-1/u, more: true },
  ],
  [
    'published/language-gone',
    (files) => {
      drop('content/sources/ipg/ipg-2.3.en.txt')(files);
      return drop('content/texts/ipg/ipg-2.3.en.txt')(files);
    },
    'ipg/2.3/ was published in en, but no longer has a text in en.',
    { file: 'content/published.txt', line: /^ipg\/2\.3\/#definition-1 /u, more: true },
  ],
  [
    'published/not-retired',
    swap(decisions, /^clauses:/mu, 'retired: { remedy-1: ipg/2.3/#penalty }\nclauses:'),
    'ipg/2.3/#remedy-1 is retired, but a text still uses this ID.',
  ],
  [
    'address/unknown',
    swap(decisions, /^clauses:/mu, 'retired: { example-x: ipg/2.3/#example-x }\nclauses:'),
    'There is no ipg/2.3/#example-x.',
  ],
  ['doubts/no-place', swap(doubts, '炊烟会触发', '汤会触发'), '“汤会触发” is not in dawn/cards/clone/#r1.'],
  ['names/no-page', put('content/decisions/ipg/9.9.yml', 'clauses: {}\n'), 'There is no page ipg/9.9/.'],
  [
    'correct/no-text',
    swap(corrections, '#smoke-2\n', '#smoke-22\n'),
    '#smoke-22 in zh, which dawn-faq.zh.txt does not have',
    { line: /id: dawn-1/u },
  ],
  [
    'correct/context-not-found',
    swap(corrections, 'before: 它只在', 'before: 它只'),
    'smoke-2 does not have “它只在白天”.',
    { line: /id: dawn-1/u },
  ],
  [
    'decisions/words-gone',
    swap(decisions, 'words: 残りの処理を行う', 'words: 残りの処理を行わない'),
    '`differs` of remedy-4 quotes “残りの処理を行わない”, which is not in the ja text.',
  ],
  [
    'correct/not-applied',
    put(
      corrections,
      (own) =>
        `${own.trimEnd()}\n  - { id: dawn-99, at: dawn/cards/smoke-giant/, line: mana-cost, lang: zh, kind: substitution, reading: "二}{", text: "三}{", effect: word, reason: { zh: 一, ja: 一, en: one } }\n`,
    ),
    'Correction dawn-99 is not applied to any text.',
  ],
];

/** The first changed line (1-based) of a file. */
const firstChange = (before: string, lines: readonly string[]): number => {
  const was = before.split('\n');
  return lines.findIndex((line, index) => line !== was[index]) + 1;
};

test('no code occurs twice', () => {
  expect(new Set(mistakes.map(([code]) => code)).size).toBe(mistakes.length);
});

test.each(mistakes.map(([code, ...rest]) => [code, rest] as const))(
  '%s is reported with its place and what to do',
  (code, [spoil, says, place = {}]) => {
    const files = new Map(invented);
    const spoilt = spoil(files);
    const { file = spoilt, line, more } = place;
    const errors = found(files).filter(({ severity }) => severity === 'error');
    const own = more ? errors.filter((one) => one.code === code) : errors;
    expect(own).toHaveLength(1);
    const lines = textOf(files, file).split('\n');
    const expected = line ? lines.findIndex((each) => line.test(each)) + 1 : undefined;
    expect(own[0]).toMatchObject({ code, file });
    expect(own[0]?.line).toBe(line === undefined ? firstChange(textOf(invented, file), lines) : expected);
    expect(own[0]?.message).toMatch(says);
    expect(own[0]?.hint).toMatch(/\w/u);
  },
);
