import { expect, test } from 'vitest';
import type { GuideSection } from '../../schema/guide.ts';
import { noWording } from '../../schema/wording.ts';
import { cards } from './differences.fixture.ts';
import { findDifferences } from './find-differences.ts';

const sectionOf = (...texts: readonly Readonly<Record<string, string>>[]): GuideSection =>
  ({
    section: '9.1',
    clauses: texts.map((own, index) => ({
      id: `definition-${index + 1}`,
      texts: Object.fromEntries(Object.entries(own).map(([lang, text]) => [lang, { text }])),
    })),
  }) as unknown as GuideSection;

const show = (section: GuideSection): readonly string[] =>
  findDifferences({ sections: [section], cards, terms: [], wording: noWording }).map(
    ({ id, lang, rule, against, words, othersWords }) =>
      `${id} ${lang} ${rule} against ${against} [${words} | ${othersWords}]`,
  );

test('a clause without a text in a language of the section is found, and every rule is applied to every clause', () => {
  expect(show(sectionOf({ zh: '抓四张', ja: '4枚', en: 'three cards' }, { en: 'It is so.' }))).toEqual([
    'definition-1 zh number against en [四张 | three]',
    'definition-1 ja number against en [4 | three]',
    'definition-2 zh missing against en [ | ]',
    'definition-2 ja missing against en [ | ]',
  ]);
});

test('a language that the whole section lacks is not a gap in its clauses', () => {
  expect(show(sectionOf({ zh: '是', en: 'yes' }))).toEqual([]);
});
