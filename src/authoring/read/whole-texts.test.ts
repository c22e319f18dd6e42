// Whole small texts in our own words, in the forms in which such documents are found: every card and every clause
// has to come out whole. And the real sources after what printers, mail programs and word processors do to them.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DamageKind, damageText } from '../testing/damage.ts';
import { type Fixture, parseFixture } from '../testing/fixtures.ts';
import { createRandom } from '../testing/random.ts';
import { outline, outlineOfClauses } from './guide/testing/outline.ts';
import { readFaq, showCard } from './set-faq/testing/read-faq.ts';

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .sort()
  .map((file) => parseFixture(file, readFileSync(new URL(file, folder), 'utf8')));

/** What comes out of a text, a line for each block or card. */
const show = ({ kind, lang, text }: Pick<Fixture, 'kind' | 'lang' | 'text'>): readonly string[] => {
  if (kind !== 'set-faq') {
    return outline(text, { languages: [lang], isAnnotated: kind === 'guide-annotated' }).map((line) =>
      line.replaceAll('\n', ' ⏎ '),
    );
  }
  const { view, lost } = readFaq(text);
  return [
    `title ${view.title}`,
    `date ${view.asOf}`,
    ...view.chapters.flatMap(({ kind: chapter, heading, sections, groups = [] }) => [
      `${chapter} ${heading}`,
      ...sections.flatMap((section) => [
        ...(section.heading === null ? [] : [`section ${section.heading}`]),
        ...section.notes.map(
          ({ kind: note, inner, text: words }) =>
            `${inner ? 'inner ' : ''}${note} ${words.replaceAll('\n', ' ⏎ ')}`,
        ),
      ]),
      ...groups.map((group) => `group ${group.heading}: ${group.cards.join(', ')}`),
    ]),
    ...view.cards.map((card) => `card ${showCard(card)}`),
    ...view.examples.map((card) => `box ${showCard(card)}`),
    ...view.ledger.map(({ reason, text: words }) => `${reason}: ${words}`),
    ...lost.map(({ message }) => message),
  ];
};

describe('a whole text', () => {
  it.each(fixtures)('$file comes out whole', (fixture) => {
    expect(show(fixture)).toEqual(fixture.expected);
  });
});

/** Clauses of the four sources and of the fixtures, before and after. */
const sections: readonly Pick<Fixture, 'file' | 'kind' | 'lang' | 'text'>[] = [
  ...(
    [
      ['ipg-2.3.zh.txt', 'guide', 'zh'],
      ['ipg-2.3.en.txt', 'guide', 'en'],
      ['ipg-2.4.zh-en.txt', 'guide', 'zh'],
      ['ipg-2.3.ja.txt', 'guide-annotated', 'ja'],
    ] as const
  ).map(([file, kind, lang]) => ({
    file,
    kind,
    lang,
    text: readFileSync(new URL(`../../../content/sources/ipg/${file}`, import.meta.url), 'utf8'),
  })),
  ...fixtures.filter(({ kind }) => kind !== 'set-faq'),
];

const clausesOf = ({ kind, lang, text }: Pick<Fixture, 'kind' | 'lang' | 'text'>): readonly string[] =>
  outlineOfClauses(text, { languages: [lang], isAnnotated: kind === 'guide-annotated' }).map((line) =>
    line.replace(/\s+/gu, ''),
  );

/** Not broken a second time: texts that are broken already, one with two languages in a line, one with a sign before each line. */
const alreadyBroken = new Set([
  ...[
    'ipg-2.3.en.txt',
    'guide-en-pdf.txt',
    'guide-zh-en.txt',
    'guide-en-capitals-pages.txt',
    'guide-en-mail.txt',
  ],
  ...['guide-en-hyphens.txt', 'guide-hant-page.txt'],
  ...['guide-ja-pages.txt', 'guide-en-wrapped-table.txt', 'guide-annotated-en-markdown.txt'],
]);

describe('97 of 100 clauses come out whole', () => {
  it.each<[string, readonly DamageKind[]]>([
    ['set to 72 columns', ['paragraphsApart', 'mailWidth']],
    ['printed on pages', ['printedPages']],
    ['set in', ['setIn']],
    ['with no-break spaces', ['oddBlanks']],
    ['with all of it', ['oddBlanks', 'paragraphsApart', 'mailWidth', 'printedPages', 'setIn']],
  ])('%s', (_, kinds) => {
    let [whole, all] = [0, 0];
    const broken: string[] = [];
    const isBroken = kinds.includes('mailWidth');
    for (const section of sections) {
      if (isBroken && alreadyBroken.has(section.file)) continue;
      const text = damageText(section.text.replaceAll('\r\n', '\n'), kinds, createRandom(7));
      const found = new Set(clausesOf({ ...section, text }));
      for (const clause of clausesOf(section)) {
        all += 1;
        if (found.has(clause)) whole += 1;
        else broken.push(`${section.file}: ${clause.slice(0, 60)}`);
      }
    }
    expect(whole / all, broken.join('\n')).toBeGreaterThanOrEqual(0.97);
  });
});
