// Small invented texts in the forms in which guides and FAQs are published.

import { describe, expect, it } from 'vitest';
import type { Staged } from '../../pipeline/diagnostics.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { languages } from '../../schema/language.ts';
import { readFixtures, type TestText } from '../testing/texts.fixture.ts';
import { outline } from './guide/testing/outline.ts';
import { findMisplaced } from './lines/conserve.fixture.ts';
import { readStructure } from './read-structure.ts';
import type { FaqStructure } from './structure.ts';
import { type CardView, faqParseView } from './view-faq.ts';

const fixtures = readFixtures('fixtures');

/** The result of reading a text, a line for each block, heading, note or card. */
const show = ({ kind, lang, text }: TestText): readonly string[] => {
  if (kind !== 'set-faq') {
    return outline(text, { languages: [lang], isAnnotated: kind === 'guide-annotated' }).map((line) =>
      line.replaceAll('\n', ' ⏎ '),
    );
  }
  const source = createSourceText('faq.txt', text);
  const staged = readStructure(source, kind, { languages }) as Staged<FaqStructure>;
  const view = faqParseView(source, staged);
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
    ...findMisplaced(source, staged.value),
  ];
};

/** A card in one line: name | English name | cost | type line | stats | text / text | ruling ; ruling */
const showCard = (card: CardView): string =>
  [
    card.name ?? '(none)',
    card.nameEn ?? '',
    card.manaCost ?? '',
    card.typeLine ?? '',
    card.power === undefined ? (card.loyalty ?? '') : `${card.power}/${card.toughness}`,
    card.text.join(' / '),
    card.rulings.map(({ text }) => text.replaceAll('\n', ' > ')).join(' ; '),
  ].join(' | ');

describe('a whole text', () => {
  it.each([...fixtures, ...readFixtures('guide/forms')])('is read as expected: $file', (fixture) => {
    expect(show(fixture)).toEqual(fixture.expected);
  });
});
