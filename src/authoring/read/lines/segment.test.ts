import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { readStructure } from '../read-structure.ts';
import { findMisplaced } from './conserve.fixture.ts';
import { joinLoneMarks, segmentSource } from './segment.ts';

/** The clauses and headings of a text, of which nothing may be lost. */
const read = (text: string): readonly string[] => {
  const source = createSourceText('a.txt', text);
  const { value } = readStructure(source, 'guide', { languages: ['zh', 'en'] });
  expect(findMisplaced(source, value)).toEqual([]);
  return value.kind === 'guide'
    ? value.blocks.map(({ role, part, flow }) => `${role} ${part} ${flow.text}`)
    : [];
};

describe('invisible characters', () => {
  it.each([
    [
      'soft hyphens inside of words, headings too',
      'Phil\u00ADos\u00ADo\u00ADphy\nA tour\u00ADna\u00ADment is held.',
      ['heading philosophy Philosophy', 'clause philosophy A tournament is held.'],
    ],
    [
      'a soft hyphen where a line ends',
      'Definition\nA player hands the slip to the scorekeeper of the tourna\u00AD\nment.',
      [
        'heading definition Definition',
        'clause definition A player hands the slip to the scorekeeper of the tournament.',
      ],
    ],
    [
      'zero-width blanks, and a line of nothing else',
      'Def\u200Binition\n\u200B\n\u200EA player sits.\u2060',
      ['heading definition Definition', 'clause definition A player sits.'],
    ],
    [
      'between marks that are no text either',
      '2.3 Title 牌 \u200B\u200D\u00AD\u2060\n\nDefinition\nA player sits.',
      [
        'title null Title',
        'title null 牌',
        'heading definition Definition',
        'clause definition A player sits.',
      ],
    ],
  ])('are in no text and hide no word: %s', (_name, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

it.each([
  ['•\nPlayers answer.\n•\n\nPlayers ask.', ['• Players answer.', '• Players ask.']],
  ['A.\n牌手抓牌。\n（B）\n牌手弃牌。\n1.\n洗牌。', ['A. 牌手抓牌。', '（B） 牌手弃牌。', '1. 洗牌。']],
  ['＊\n如果…', ['＊ 如果…']],
  ['2.\n17\n牌手洗牌。', ['17', '2. 牌手洗牌。']],
  ['•\n\n17\n\n\n\n牌手洗牌。', ['17', '• 牌手洗牌。']],
  ['•\n\n\nNot so far.', ['•', 'Not so far.']],
  ['•\n•\nText.\n•', ['•', '• Text.', '•']],
  ['12\nText.\n-\nText.\nA\nText.', ['12', 'Text.', '-', 'Text.', 'A', 'Text.']],
])('joins a mark to the line below it: %j', (text, lines) => {
  const source = createSourceText('a.txt', text);
  expect(joinLoneMarks(segmentSource(source).segments).map(({ flow }) => flow.text)).toEqual(lines);
});
