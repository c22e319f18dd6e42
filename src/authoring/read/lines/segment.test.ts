import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { readStructure } from '../read-structure.ts';
import { findMisplaced } from './conserve.fixture.ts';

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
