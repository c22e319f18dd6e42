// Mistakes of somebody who edits `content`: each is told once, with file, line and what to do.

import { describe, expect, test } from 'vitest';
import type { Files } from '../../src/records/files.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import { inventedTexts } from './content-copy.fixture.ts';
import { generate } from './generate.ts';
import { ownTexts as committed } from './own-texts.fixture.ts';

const zh = 'content/editions/ipg/ipg-2.3.zh.txt';
const ja = 'content/editions/ipg/ipg-2.3.ja.txt';
const both = 'content/editions/ipg/ipg-2.4.zh-en.txt';
const faq = 'content/editions/dawn/dawn-faq.zh.txt';
const source = 'content/sources/ipg/ipg-2.3.zh.txt';
const decisions = 'content/decisions/ipg/2.3.yml';
const corrections = 'content/corrections/dawn-faq.zh.yml';
const documents = 'content/documents.yml';

type Texts = ReadonlyMap<string, string>;
const textsOf = (files: Files, isWanted: (path: string) => boolean): Texts =>
  new Map(
    files
      .list()
      .filter(isWanted)
      .map((path) => [path, files.read(path).toString()]),
  );

const notOfGuide =
  /\/(?:docs\/|unofficial|.*m10.*|(?:published|counts)\.txt|(?:site|said|rule-changes|rule-numbers|doubts|validity|changes)\.yml)/u;
/** The guide alone, which takes a third of the time. */
const guide = textsOf(committed, (path) => !notOfGuide.test(path));
/** Invented guides and FAQs, with files of every kind. */
const invented = textsOf(inventedTexts, () => true);

/** Changes files; what it gives is the file in which the mistake is. */
type Spoil = (files: Map<string, string>) => string;

const swap =
  (file: string, from: string | RegExp, to: string): Spoil =>
  (files) => {
    const before = files.get(file) ?? '';
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    files.set(file, after);
    return file;
  };
const put =
  (file: string, text: string | ((committed: string) => string)): Spoil =>
  (files) => {
    files.set(file, typeof text === 'string' ? text : text(files.get(file) ?? ''));
    return file;
  };
const drop =
  (file: string): Spoil =>
  (files) => {
    expect(files.delete(file)).toBe(true);
    return file;
  };
const text = (file: string): string => committed.read(file).toString();

/** The first line (1-based) of a file that is not as it was. */
const firstChange = (before: string | undefined, lines: readonly string[]): number => {
  const was = before?.split('\n') ?? [];
  return lines.findIndex((line, index) => line !== was[index]) + 1;
};

const found = (files: Texts): readonly Diagnostic[] => {
  const read: Files = {
    list: () => [...files.keys()].sort(),
    read: (path) => {
      const found = files.get(path);
      if (found === undefined) throw Object.assign(new Error(path), { code: 'ENOENT' });
      return Buffer.from(found);
    },
  };
  return generate(read).diagnostics;
};

/** Where a mistake is told, if not in the line where the file was changed. */
interface Place {
  readonly file?: string;
  /** A line that has these words; null for none. */
  readonly line?: RegExp | null;
}

type Mistake = readonly [
  name: string,
  spoil: Spoil,
  code: string,
  says: string | RegExp,
  toDo: string | RegExp,
  place?: Place,
];

const inMargins: readonly Mistake[] = [
  [
    'a bar that is missing',
    swap(zh, /^definition-3 +\| /mu, 'definition-3 '),
    'edition/no-bar',
    /“definition-3 .*” has no bar\./u,
    'Write an ID, a blank, a bar, a blank and then the text',
  ],
  [
    'a full-width bar',
    swap(zh, /^(definition-3 +)\|/mu, '$1｜'),
    'edition/no-bar',
    'is full-width (｜)',
    'Write a plain bar with a blank on both sides',
  ],
  [
    'a bar without blanks',
    swap(zh, /^definition-3 +\| /mu, 'definition-3|'),
    'edition/no-bar',
    'has no blank on both sides',
    'Write the ID, a blank, the bar, a blank, the text',
  ],
  [
    'blanks in an empty line',
    swap(zh, /\n\n(?=definition-4 )/u, '\n  \n'),
    'edition/no-bar',
    'The line has blanks alone.',
    'Take them out: an empty line is an empty line.',
  ],
  [
    'a tab before the bar',
    swap(zh, /^definition-3 +\|/mu, 'definition-3\t|'),
    'edition/no-bar',
    'has no blank on both sides',
    'a tab or a full-width blank is none',
  ],
  [
    'a word of the margin that is written wrong',
    swap(zh, 'repeated ', 'repeted '),
    'edition/margin',
    '`repeted` is no ID and no word that the margin knows.',
    'Probably repeated is meant.',
  ],
  [
    'an ID with a blank for its hyphen',
    swap(zh, 'remedy-4 ', 'Remedy 4 '),
    'edition/margin',
    '`Remedy` is no ID',
    'Probably remedy-4 is meant.',
  ],
  [
    'an ID without its hyphen',
    swap(zh, 'remedy-4 ', 'remedy4 '),
    'edition/margin',
    '`remedy4` is no ID',
    'Probably remedy-4 is meant.',
  ],
  [
    'an ID with a colon',
    swap(zh, 'remedy-4 ', 'remedy-4: '),
    'edition/margin',
    '`remedy-4:` is no ID',
    'Probably remedy-4 is meant.',
  ],
  [
    'an ID with full-width signs',
    swap(zh, 'remedy-4 ', 'remedy－４ '),
    'edition/margin',
    '`remedy－４` is no ID',
    'Probably remedy-4 is meant.',
  ],
  [
    'an ID that is written wrong',
    swap(zh, 'philosophy-4 ', 'philosofy-4 '),
    'edition/margin',
    '`philosofy-4` is no ID',
    'Probably philosophy-4 is meant.',
  ],
  [
    'an example with a number',
    swap(zh, 'example-c ', 'example-3 '),
    'edition/margin',
    '`example-3` is no ID',
    'Probably example-c is meant.',
  ],
  [
    'a number that the part does not allow',
    swap(zh, /^penalty en /mu, 'penalty-2 en '),
    'edition/margin',
    '`penalty-2` is no ID',
    'Probably penalty is meant.',
  ],
  [
    'a heading of a part that there is not',
    swap(zh, 'heading upgrade ', 'heading upgrades '),
    'edition/margin',
    '`heading upgrades`: a heading needs its part: penalty,',
    'Write an ID',
  ],
  [
    'a language that the project does not know',
    swap(zh, 'definition-3 en ', 'definition-3 fr '),
    'edition/margin',
    '`definition-3 fr` is in fr, a language that this edition does not know.',
    'It knows zh, ja, en.',
  ],
  [
    'another name of a language',
    swap(zh, 'definition-3 en ', 'definition-3 eng '),
    'edition/margin',
    'is in eng',
    'Probably en is meant.',
  ],
  [
    'a wrong language',
    swap(zh, /^definition-3 {4}/mu, 'definition-3 ja '),
    'edition/unexplained-gap',
    'definition-3 has no text in zh, and no reason for that.',
    'Write definition-3 beside its line in ipg-2.3.zh.txt, or the ID of that line here; or the reason into content/decisions/ipg/2.3.yml',
  ],
  [
    'a word without a bar that no line lacks',
    swap(zh, /^(?=definition-3 )/mu, 'heading definition\n'),
    'edition/no-bar',
    '“heading definition” has no bar.',
    'a comment begins with #',
  ],
  [
    'a line with nothing in the margin',
    swap(zh, /^definition-3 /mu, '             '),
    'edition/no-name',
    'has nothing in the margin.',
    'Write its ID; what is no part of the text is `furniture`',
  ],
  [
    'a name without a text',
    swap(zh, /^(?=\n)/mu, 'remedy-9 | '),
    'edition/no-text',
    'Nothing is right of the bar of `remedy-9`.',
    'Take the name out',
  ],
  [
    'a line that continues nothing',
    swap(zh, /^definition-3 {9}/mu, '> remedy-9            '),
    'edition/joins',
    '`> remedy-9` continues nothing: no row above has this name.',
    'Write the ID alone for a new paragraph',
  ],
  [
    'a mark that is left open',
    swap(zh, '⟨A.⟩', '⟨A.'),
    'edition/marks',
    'The mark that opens at the beginning is not closed.',
    'Write ⟨ before the bullet, letter or sign and ⟩ after it',
  ],
  [
    'a mark that is closed only',
    swap(zh, '⟨A.⟩', 'A.⟩'),
    'edition/marks',
    'The ⟩ after “A.” closes no mark.',
    'a ⟨ or ⟩ of the source itself is \\⟨ or \\⟩.',
  ],
  [
    'a question that is left',
    swap(zh, /^(?=definition-3 )/mu, '? is it a clause of its own?\n'),
    'edition/question',
    'Nobody has answered this yet: is it a clause of its own?',
    'delete the line that begins with ?',
  ],
  [
    'an ID that stands twice',
    swap(ja, 'definition-2-note-2', 'definition-2-note-1'),
    'edition/id-twice',
    /definition-2-note-1 is here and in line \d+\./u,
    'Give one of the two the next free ID',
  ],
  [
    'a clause that goes on the ledger in one language',
    swap(zh, /^remedy-2 {2}/mu, 'furniture '),
    'edition/unexplained-gap',
    'remedy-2 has no text in zh, and no reason for that.',
    'Write remedy-2 beside its line in ipg-2.3.zh.txt, or the ID of that line here; or the reason into content/decisions/ipg/2.3.yml',
    { file: ja, line: /^remedy-2 /u },
  ],
  [
    'a clause that is a mark from one end to the other',
    swap(zh, /^(remedy-2 +\| )(.*)$/mu, '$1⟨$2⟩'),
    'edition/only-marks',
    'All of `remedy-2` is between ⟨ and ⟩: it has no text.',
    'Put the two around the bullet, letter or sign alone',
  ],
  [
    'a clause that is called repeated and is printed once',
    (files) => {
      swap(decisions, /^clauses:\n/mu, '$&  remedy-2: { missing: { zh: { kind: omits } } }\n')(files);
      return swap(zh, /^remedy-2 {2}/mu, 'repeated  ')(files);
    },
    'edition/printed-once',
    'is `repeated`, but the same text is nowhere else here: no page would have it.',
    'Write its ID; what is no part of the text is `furniture`.',
  ],
];

const inTexts: readonly Mistake[] = [
  [
    'a text that was edited by mistake, with both readings',
    swap(zh, '牌手在游戏中犯下了', '牌手在游戏里犯下了'),
    'edition/other-text',
    /here is “牌手在游戏里.*line 8 of the source has “牌手在游戏中/u,
    'Write the text as the source has it; what is damaged there is mended in content/corrections.',
  ],
  [
    'other brackets around a mark',
    swap(zh, '⟨A.⟩', '〈A.〉'),
    'edition/other-text',
    'here is “〈A.〉',
    'Around mark-up are ⟨ and ⟩, and no other brackets',
  ],
  [
    'a line that is lost',
    swap(zh, /^definition-4 .*\n/mu, ''),
    'edition/other-text',
    /Line 12 of the source is missing here: “如果额外看到了/u,
    'Put the line back, with its ID',
  ],
  [
    'an empty line that is lost',
    swap(zh, /\n\n(?=definition-4 )/u, '\n'),
    'edition/other-text',
    'Line 11 of the source is missing here: an empty line.',
    'an empty line is an empty line',
  ],
  [
    'an empty line too many',
    swap(zh, /^(?=definition-4 )/mu, '\n'),
    'edition/other-text',
    'The source does not have this line here: an empty line.',
    'Take it out',
  ],
  [
    'a cut too many',
    swap(zh, '只该占卜一张牌', '只该占卜\nexample-c | 一张牌'),
    'edition/other-text',
    'line 20 of the source has “B. 牌手在只该占卜一张牌的情况下占卜了两张牌。”',
    'write + before the margin of the next row',
  ],
  [
    'lines that have changed their places',
    swap(zh, /^(example-e .*\n)(example-f .*\n)/mu, '$2$1'),
    'edition/other-text',
    /The source does not have this line here: “F\. /u,
    'Take it out, or put it back into its place',
  ],
  [
    'the + of a printed line that is lost',
    swap(zh, '+ title  ', 'title  '),
    'edition/other-text',
    'line 1 of the source has',
    'write + before the margin of the next row',
    { line: /^title en /u },
  ],
  [
    'the blanks of a cut that are lost',
    swap(zh, /^(\+ title +\|) {2}/mu, '$1 '),
    'edition/other-text',
    /here is “…n Card Error非公开牌张失误”, line 1 of the source has “…n Card Error 非公开牌张失误”/u,
    'Write the text as the source has it',
    { line: /^title en /u },
  ],
  [
    'two clauses that are joined',
    swap(zh, /(?<=此违规。)\n\+ philosophy-3 +\| /u, ''),
    'edition/unexplained-gap',
    'philosophy-3 has no text in zh, and no reason for that.',
    'Write philosophy-3 beside its line in ipg-2.3.zh.txt',
    { file: ja, line: /^philosophy-3 /u },
  ],
  [
    'line ends of Windows',
    put(zh, (own) => own.replaceAll('\n', '\r\n')),
    'edition/line-ends',
    'The line ends with a carriage return.',
    'with line ends as on Linux (LF)',
  ],
  [
    'a byte order mark',
    put(zh, (own) => `\uFEFF${own}`),
    'edition/line-ends',
    'The line begins with a byte order mark.',
    'Save the file as UTF-8 without a byte order mark',
  ],
  [
    'a text that is pasted without a head',
    put(zh, () => text(source)),
    'edition/no-head',
    'The file does not begin with a head',
    'have the whole file written: npm run -s content -- add',
  ],
  [
    'a text that is pasted below the head, without a margin',
    put(zh, (own) => `${/^---\n[\s\S]*?\n---\n/u.exec(own)?.[0]}${text(source)}`),
    'edition/no-margin',
    'No line of this text has anything in the margin.',
    'Bring the file back as it was (git checkout -- content/editions/ipg/ipg-2.3.zh.txt).',
  ],
  [
    'the second --- of the head that is lost',
    swap(zh, /\n---\n(?=title)/u, '\n'),
    'edition/no-head',
    'The head has no end',
    'Write --- in a line of its own between the head and the text.',
    { line: /^---$/u },
  ],
  [
    'a source that was edited',
    swap(source, '警告', '敬告'),
    'read/changed-source',
    'its sha256 is not that in content/editions/ipg/ipg-2.3.zh.txt',
    'Restore the text: sources are never edited.',
    { line: /./u },
  ],
  [
    'a source with a byte order mark',
    put(source, (own) => `\uFEFF${own}`),
    'read/changed-source',
    'its sha256 is not that',
    'Restore the text: sources are never edited.',
    { line: /./u },
  ],
  [
    'a source that is gone',
    drop(source),
    'read/unreadable',
    'The file cannot be read (ENOENT).',
    'check its name',
    { line: null },
  ],
  [
    'a source without a marked text',
    drop(zh),
    'read/unmarked-source',
    'Nothing says what the lines of ipg-2.3.zh.txt are',
    'Bring it back. For a new text `content -- add`',
    { file: source, line: null },
  ],
  [
    'a second text of a language',
    (files) => {
      files.set('content/sources/ipg/ipg-2.3.new.txt', files.get(source) ?? '');
      return put(
        'content/editions/ipg/ipg-2.3.new.txt',
        text(zh).replace('ipg-2.3.zh.txt', 'ipg-2.3.new.txt'),
      )(files);
    },
    'edition/two-texts',
    'This is another text of ipg 2.3 in zh: ipg-2.3.new.txt is one already.',
    'replaces:',
    { file: zh, line: /^languages:/u },
  ],
];

const inHeads: readonly Mistake[] = [
  [
    'a key that is written wrong',
    swap(zh, 'section: "2.3"', 'sektion: "2.3"'),
    'read/schema',
    '`sektion` is not a key that is known here.',
    'Probably `section` is meant.',
  ],
  [
    'a key that stands twice',
    swap(zh, 'kind: guide\n', 'kind: guide\nkind: guide\n'),
    'read/not-yaml',
    '`kind` stands twice in this entry.',
    'take one of them out',
  ],
  [
    'a language without its edition',
    swap(zh, 'languages: [zh]', 'languages: [zh, ja]'),
    'read/schema',
    '`editions.ja` is missing.',
    'Add it. Every language of the text needs its edition',
    { line: /^editions:/u },
  ],
  [
    'a key with nothing after it',
    swap(zh, /^owner: .*/mu, 'owner:'),
    'read/schema',
    '`owner` is empty. It must be a text.',
    'Write it after the colon',
  ],
  [
    'a text with a colon, without quotation marks',
    swap(zh, /^origin:\n(?: .*\n)+/mu, 'origin: { en: Note: a page }\n'),
    'read/not-yaml',
    'Here is a second colon',
    'in quotation marks: note: "Old: it is of 2019."',
  ],
  ['a tab', swap(zh, /^ {2}zh:/mu, '\tzh:'), 'read/not-yaml', 'The line begins with a tab.', 'Write blanks'],
  [
    'a day and a range',
    swap(zh, /^ {4}before: /mu, '    date: 2019-01-01\n    before: '),
    'read/schema',
    '`editions.zh` cannot be as it is.',
    'Give either `date` (the day that the text states), or a range',
    { line: /^ {2}zh:/u },
  ],
  [
    'a day that is not known',
    swap(zh, /^ {4}before: .*/mu, '    date: unknown'),
    'read/schema',
    '`editions.zh.date` is “unknown”. Leave it out if the text states no day.',
    'Write the day as year, month and day',
  ],
  [
    'the number of another section',
    swap(both, 'section: "2.4"', 'section: "2.5"'),
    'edition/other-section',
    'The title does not have the number 2.5',
    'Correct `section` in the head',
    { line: /^title en /u },
  ],
  [
    'the name of another source',
    swap(zh, 'source: ipg-2.3.zh.txt', 'source: ipg-2.3.cn.txt'),
    'read/other-name',
    'ipg-2.3.zh.txt has the content of ipg-2.3.cn.',
    'Correct ipg-2.3.cn in the file',
  ],
];

const inFaqs: readonly Mistake[] = [
  [
    'a card that stands twice',
    swap(faq, 'card clone      ', 'card smoke-giant'),
    'edition/id-twice',
    /card smoke-giant is here and in line \d+\./u,
    'Give one of the two the next free ID',
  ],
  [
    'a card that nothing is known of',
    swap(faq, /^card clone {2}/mu, 'card klone  '),
    'edition/unknown-card',
    'No file of content/cards has the card klone.',
    'Write clone, if that is meant',
  ],
  [
    'a slug with a capital letter',
    swap(faq, /^card clone {2}/mu, 'card Clone  '),
    'edition/margin',
    '`card Clone`: a card needs its slug',
    'Write an ID (combat-7 with its kind, r1)',
  ],
  [
    'a note with another ID, once, although other files name it',
    swap(faq, /^smoke-1 /mu, 'smoke-9 '),
    'published/vanished',
    'dawn/general-notes/#smoke-1 was published and no longer exists.',
    'retired: [{ id: smoke-1, now: … }]',
    { file: 'content/published.txt', line: /#smoke-1/u },
  ],
  [
    'a chapter that does not say what it holds',
    swap(faq, 'chapter introduction notes', 'chapter introduction'),
    'edition/margin',
    'write after the ID of the chapter what it holds: notes or rulings',
    'Write an ID',
  ],
  [
    'a kind of note that there is not',
    swap(faq, /(?<=^\S+-3 )bullet/mu, 'bulet'),
    'edition/margin',
    '`bulet` is no kind of note: paragraph, bullet,',
    'Write an ID',
  ],
  [
    'another language than that of the file',
    swap(faq, /^smoke-1 {4}/mu, 'smoke-1 ja '),
    'edition/margin',
    '`smoke-1 ja` is in ja, but the text is in zh.',
    'ja has a file of its own',
  ],
  [
    'a section that is lost, with the first note below none',
    swap(faq, 'section introduction\n', ''),
    'edition/astray',
    '`introduction-1` is below no section that it can be in.',
    'what no line prints has no bar: `section introduction`',
  ],
  [
    'a line that a card has twice',
    swap(faq, /^rules-text( +\| 炊烟$)/mu, 'stats     $1'),
    'edition/id-twice',
    /stats of smoke-giant is here and in line \d+\./u,
    'Call one of the two `rules-text`',
  ],
  [
    'an entry that is lost and printed',
    swap(faq, /^card clone {5}/mu, 'card clone lost'),
    'edition/margin',
    '`card clone lost` has a text.',
    'take `lost` out',
  ],
  [
    'a card of which nothing is printed',
    swap(faq, /^(?=smoke-3 )/mu, 'card clone\n'),
    'edition/astray',
    'No line of the card clone is here.',
    'If its entry is lost with a page, write `card clone lost`',
  ],
  [
    'a title above a chapter with a heading of its own',
    swap(
      faq,
      /^chapter introduction notes\nsection introduction\nintroduction-1(?= +\|)/mu,
      'furniture     ',
    ),
    'edition/astray',
    'This title is on no page: the first chapter has another heading.',
    'without a bar: `chapter introduction notes`',
    { line: /^title /u },
  ],
  [
    'a card whose name is called a banner, with its lines below the rulings of the card before',
    swap(faq, /^group( +\| 蓝色\n\n)card clone /mu, 'furniture$1furniture  '),
    'edition/astray',
    '`mana-cost` is below no card, before its rulings, that it can be in.',
    'Write the missing row above it',
    { line: /^mana-cost +\| \{三\}/u },
  ],
  [
    'a card with the English name of another one',
    put('content/decisions/dawn/card-rulings.yml', (yaml) => `${yaml}names: { fog-horn: { en: Clone } }\n`),
    'decisions/same-name',
    'The card fog-horn has the English name of clone: Clone.',
    'write clone in the margins',
  ],
];

const inDecisions: readonly Mistake[] = [
  [
    'an answer about the infraction that leads nowhere',
    swap('content/contents/ipg.yml', /^ {14}sections: \["2\.4"\]\n/mu, ''),
    'read/schema',
    '`sections` is missing.',
    'Add it.',
    { line: /游戏开始之前, ja/u },
  ],
  [
    'a row that is to follow itself',
    swap(decisions, /^after:$/mu, 'after:\n  remedy-2: remedy-2'),
    'decisions/after-itself',
    'remedy-2 is to follow itself.',
    'Write another row',
  ],
  [
    'rows that are to follow one another in a circle',
    swap(decisions, /^after:$/mu, 'after:\n  remedy-2: remedy-3\n  remedy-4: remedy-2\n  remedy-3: remedy-4'),
    'decisions/after-itself',
    'Each of these rows is to follow another one of them: remedy-2, remedy-3, remedy-4.',
    'Write another row',
  ],
  [
    'an ID that no text has',
    swap(decisions, /^ {2}philosophy-2:/mu, '  philosophy-22:'),
    'pointers/no-text',
    'There is no page, section, clause, note, ruling or card ipg/2.3/#philosophy-22 (“philosophy-22”).',
    'Write the ID of a text that the page has, or take the entry out.',
  ],
  [
    'an ID that is written wrong',
    swap(decisions, /^ {2}philosophy-2:/mu, '  philosofy-2:'),
    'read/schema',
    '`philosofy-2` is no name that is known here.',
    'Write the name of the part and a number',
  ],
  [
    'a clause that stands twice, with its key',
    swap(decisions, /^ {2}philosophy-3:/mu, '  philosophy-2:'),
    'read/not-yaml',
    '`philosophy-2` stands twice in this entry.',
    'Put the two together',
  ],
  [
    'a key that is written wrong',
    swap(decisions, 'missing:', 'mising:'),
    'read/schema',
    '`mising` is not a key that is known here.',
    'Probably `missing` is meant.',
  ],
  [
    'a reason that there is not',
    swap(decisions, 'kind: omits', 'kind: omit'),
    'read/schema',
    'is “omit”',
    'Probably omits is meant.',
  ],
  [
    'a text that is not there and adds something',
    swap(decisions, 'kind: omits', 'kind: adds'),
    'read/schema',
    'missing.en.kind` is “adds”',
    'Write it as other entries do',
  ],
  [
    'an ID that is retired and has a text',
    swap(decisions, /^clauses:/mu, 'retired: [{ id: remedy-2, now: remedy-1 }]\nclauses:'),
    'published/not-retired',
    'ipg/2.3/#remedy-2 is retired, but a text has it.',
    'IDs are never used again',
  ],
  [
    'an ID that is retired for itself',
    swap(decisions, /^clauses:/mu, 'retired: [{ id: example-x, now: example-x }]\nclauses:'),
    'published/redirect-circle',
    'ipg/2.3/#example-x is gone, and its links are to lead to itself.',
    'Write under `now` something that is there',
  ],
  [
    'IDs that are retired for one another',
    swap(
      decisions,
      /^clauses:/mu,
      'retired: [{ id: example-x, now: example-y }, { id: example-y, now: example-x }]\nclauses:',
    ),
    'published/redirect-circle',
    'links of each are to lead to another one of them: ipg/2.3/#example-x, ipg/2.3/#example-y.',
    'in decisions the ID of another text of the page',
  ],
  [
    'a question that is left',
    swap(decisions, '- kind: older-edition', '- kind: older-edition # ? is it older?'),
    'decisions/question',
    'Nobody has answered this yet: is it older?',
    'delete the comment that begins with ?',
  ],
  [
    'a key below which nothing is left',
    put('content/decisions/ipg/2.4.yml', (yaml) => yaml.replace(/^clauses:[\s\S]*/mu, 'clauses:\n')),
    'read/schema',
    '`clauses` is empty. It must be a group of keys.',
    'take the key out',
    { line: /^clauses:/u },
  ],
  [
    'decisions of which only comments are left',
    put('content/decisions/ipg/2.4.yml', '# Nothing is decided any more.\n'),
    'read/schema',
    'The content of the file is empty.',
    'Take it out if nothing is left to write.',
  ],
  [
    'a section that no text has',
    put('content/decisions/ipg/9.9.yml', 'clauses: {}\n'),
    'pointers/no-text',
    'There is no page, section, clause, note, ruling or card ipg/9.9/.',
    'Correct the name of the file',
  ],
  [
    'a title from a text that is not there',
    swap(decisions, '#definition-2 ja', '#definition-22 ja'),
    'pointers/no-wording',
    'There is no text ipg/2.3/#definition-22',
    'Name the text that it belongs to now',
  ],
  [
    'a title from a text in a language that it does not have',
    swap(decisions, '#definition-2 ja', '#definition-2 zh'),
    'pointers/no-language',
    'There is no text in this language: ipg/2.3/#definition-2 zh.',
    'Correct the language',
  ],
];

const elsewhere: readonly Mistake[] = [
  [
    'a correction of a text that is not there',
    swap(corrections, 'at: smoke-2\n', 'at: smoke-22\n'),
    'correct/no-text',
    'is for smoke-22 in zh, which dawn-faq.zh.txt does not have',
    'Write the ID that stands in the margin',
    { line: /id: dawn-1/u },
  ],
  [
    'a correction whose words are not in its text',
    swap(corrections, 'before: 它只在', 'before: 它只'),
    'correct/context-not-found',
    'smoke-2 does not have “它只在白天”.',
    'Copy `before`, `reading` and `after` from the source',
    { line: /id: dawn-1/u },
  ],
  [
    'a correction whose words are in its text twice',
    put(corrections, (own) => own.replace(/before: .*\n( +)reading: .*\n +after: .*/u, 'reading: 在')),
    'correct/context-not-found',
    /smoke-2 has “在” \d times\./u,
    'Put more of the unchanged text into `before` and `after`',
    { line: /id: dawn-1/u },
  ],
  [
    'corrections of a text that is not there',
    put('content/corrections/x.yml', 'source: x.txt\ncorrections: []\n'),
    'pointers/no-source',
    'There is no source x.txt.',
    'Correct the name',
  ],
  [
    'a document that is withdrawn and whose links are to lead to it',
    (files) => {
      put('content/published.txt', (own) => `${own}mis/\nmis/general-notes/\n`)(files);
      return put('content/retired.yml', '- { what: mis/, now: mis/, why: It is old. }\n')(files);
    },
    'published/redirect-circle',
    'mis/ is gone, and its links are to lead to itself.',
    'an address whose page opens',
  ],
  [
    'a document that is not listed, once',
    swap(documents, '- id: ipg', '- id: igp'),
    'read/unknown-document',
    'content/documents.yml lists no document ipg. It lists igp, house, dawn, dusk.',
    'or list it: - { id: ipg, kind: guide, titles:',
    { file: 'content/unofficial/ipg', line: null },
  ],
  [
    'a set FAQ that is not listed',
    swap(documents, '- id: dawn', '- id: down'),
    'read/unknown-document',
    'content/documents.yml lists no document dawn.',
    'or list it: - { id: dawn, kind: set-faq, titles:',
    { file: 'content/unofficial/dawn', line: null },
  ],
  [
    'a document with the name of a page',
    swap(documents, '- id: ipg', '- id: search'),
    'read/schema',
    '`id` is “search”. A page of the site has this name.',
    /./u,
  ],
  [
    'a document of another kind, once',
    swap(documents, 'kind: guide', 'kind: set-faq'),
    'read/other-kind',
    'ipg is listed as a set-faq, but its texts are of another kind.',
    'Correct `kind` here or there',
  ],
  [
    'a kind of document that there is not',
    swap(documents, 'kind: guide', 'kind: book'),
    'read/schema',
    /“book”.*"guide"\|"set-faq"/u,
    /./u,
  ],
  [
    'a name taken from elsewhere in a language in which the text prints it',
    swap('content/decisions/ipg/2.4.yml', '  ja: {', '  zh: {'),
    'decisions/title-printed',
    'A text of this section prints its name in zh.',
    'Take the entry out',
  ],
  [
    'an official text elsewhere of a section that is not there',
    swap(documents, 'page: "2.4"', 'page: "2.9"'),
    'pointers/no-address',
    'ipg/2.9/',
    /./u,
  ],
  [
    'an official text elsewhere without a whole address',
    swap(documents, 'https://example.org/2.3', 'example.org/2.3'),
    'read/schema',
    '“example.org/2.3”',
    /./u,
  ],
  [
    'a term that does not say what it is used for',
    swap('content/terms.yml', /^ {2}use: .*\n/mu, ''),
    'read/schema',
    '`use` is missing.',
    'Add it. Write its keys: { zh: …, ja: …, en: … }',
    { line: /^- id: hidden-soup/u },
  ],
  [
    'two terms with one ID',
    swap('content/terms.yml', '- id: library', '- id: warning'),
    'read/duplicate-id',
    /warning stands here again; it is in line \d+, too\./u,
    'give the later one an ID of its own',
  ],
  [
    'two entries of one card',
    put('content/cards/dawn.json', (own) => {
      const [first, ...others] = JSON.parse(own);
      return `[\n${[first, { ...first, number: 9 }, ...others].map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
    }),
    'read/duplicate-id',
    'clone stands here again',
    'Put the two together',
    { line: /"number":9/u },
  ],
  [
    'aliases of YAML without an end',
    put(
      'content/terms.yml',
      'a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c]\n',
    ),
    'read/not-yaml',
    'The aliases (`*name`) of this file cannot be followed.',
    'Write the values out',
    { line: null },
  ],
  [
    'translations of a page that is not there, once',
    put(
      'content/unofficial/dawn/cards/klone.yml',
      'document: dawn\npage: cards/klone\ntexts:\n  - { id: text, lang: en, translator: A, from: zh, source: 一, text: B }\n',
    ),
    'pointers/no-text',
    'dawn/cards/klone/',
    'Write its address',
    { line: /page/u },
  ],
  [
    'a translation of a clause that is not there',
    swap('content/unofficial/ipg/2.4.yml', 'id: definition-2\n', 'id: definition-22\n'),
    'pointers/no-wording',
    'There is no text ipg/2.4/#definition-22',
    'Name the text that it belongs to now',
  ],
  [
    'a change of a guide of a clause that is not there',
    swap('content/policy-changes.yml', 'ipg/2.3/#', 'ipg/2.9/#'),
    'pointers/no-text',
    'ipg/2.9/#',
    'Write its address',
  ],
  [
    'a change of a guide in a month that there is not',
    swap('content/policy-changes.yml', /since: \S+/u, 'since: 2019-13'),
    'read/schema',
    '`since` is “2019-13”. Write the day or the month: 2019-07-12, 2019-07.',
    /./u,
  ],
  [
    'a change that leads nowhere',
    put(
      'content/changes.yml',
      (own) =>
        `- { date: 2026-01-01, what: { zh: 一, ja: 一, en: one }, where: [ipg/2.3/, ipg/2.3/#remedy-99] }\n${own}`,
    ),
    'pointers/no-address',
    'ipg/2.3/#remedy-99',
    /./u,
    { line: /remedy-99/u },
  ],
  [
    'a text outside the folders',
    put('content/sources/new.txt', 'x\n'),
    'read/unknown-file',
    'Nothing reads new.txt here.',
    'Name it like the files beside it',
    { line: null },
  ],
  [
    'a file as published among the sources',
    put('content/sources/ipg/guide.pdf', '%PDF-1.4\n'),
    'read/unknown-file',
    'Nothing reads guide.pdf here.',
    'give it to `content -- add` or `update`',
    { line: null },
  ],
  ...[
    'content/structure/ipg/ipg-2.3.zh.yml',
    'content/registry/ipg/2.3.yml',
    'content/sources/ipg/source.yml',
  ].map(
    (file): Mistake => [
      `a file of the former form: ${file}`,
      put(file, 'source: ipg-2.3.zh.txt\n'),
      'read/unknown-file',
      'Nothing reads',
      'docs/adding-a-text.md shows the form.',
      { line: null },
    ],
  ),
];

/** Mistakes of which something else follows that is told, too. */
const withMore = new Set([
  'the number of another section',
  'the name of another source',
  'a section that is lost, with the first note below none',
  'a card whose name is called a banner, with its lines below the rulings of the card before',
  'a card with the English name of another one',
]);

describe.each([
  ['the margin of a marked text', inMargins, guide],
  ['the text of a marked text', inTexts, guide],
  ['the head of a marked text', inHeads, guide],
  ['decisions', inDecisions, guide],
  ['the text of a set FAQ', inFaqs, invented],
  ['other files', elsewhere, invented],
] as const)('in %s', (_where, mistakes, all) => {
  const named = mistakes.map((mistake) => [mistake[0], mistake] as const);
  test.each(named)('%s is told with its place and what to do', (name, [, spoil, code, says, toDo, place]) => {
    const files = new Map(all);
    const spoilt = spoil(files);
    const { file = spoilt, line } = place ?? {};
    const errors = found(files).filter(({ severity }) => severity === 'error');
    const [error] = withMore.has(name) ? errors.filter((one) => one.code === code) : errors;
    expect(errors.filter((one) => one !== error && !withMore.has(name))).toEqual([]);
    const lines = files.get(file)?.split('\n') ?? [];
    const places = line ? lines.findIndex((each) => line.test(each)) + 1 : undefined;
    expect(error).toMatchObject({ code, file });
    expect(error?.line).toBe(line === undefined ? firstChange(all.get(file), lines) : places);
    expect(error?.message).toMatch(says);
    expect(error?.hint).toMatch(toDo);
  });
});

test('a term that no text has is a warning at its line', () => {
  const files = new Map(invented);
  const term =
    '- id: zeppelin\n  zh: 齐柏林飞艇\n  ja: ツェッペリン\n  en: zeppelin\n  use: { zh: 无, ja: 無, en: none }\n';
  const before = files.get('content/terms.yml') ?? '';
  files.set('content/terms.yml', `${before.trimEnd()}\n${term}`);
  expect(found(files)).toMatchObject([
    {
      code: 'terms/in-no-text',
      severity: 'warning',
      file: 'content/terms.yml',
      line: before.trimEnd().split('\n').length + 1,
      message: 'No text has this term.',
    },
  ]);
});

test('a chapter with a mistyped ID is told in the file that would have its titles, which is not there', () => {
  const files = new Map(invented);
  swap(faq, 'chapter introduction notes', 'chapter introductoin notes')(files);
  expect(found(files)).toContainEqual(
    expect.objectContaining({
      code: 'decisions/no-title',
      file: expect.stringMatching(/\/introductoin\.yml$/u),
      line: 1,
    }),
  );
});
