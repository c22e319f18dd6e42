import { describe, expect, it } from 'vitest';
import { cutSection, findSections } from './sections.ts';

const guide = `Guide to Drinks
1 General
1.1 Cups ........ 2
1.2 Bottles
2 Spilled Drinks
2.1 Tea
About this guide: it is about drinks.

1. General Philosophy
Drinks are wet.

1.1 Cups
A cup is open. Its steps are:
1. Lift the cup
2. Drink from it
More is in section
2.1 of this guide.

## 1.2. **Bottles**
A bottle is closed.
1.2 Bottles
It stays so.

2. Spilled Drinks
They are bad.
2.1 Tournament Error — Tea
Tea is spilled.

Appendix A — Cups
Cups have handles.`;

/** `1.2 3-5`: the section and its lines. */
const placesIn = (text: string): readonly string[] =>
  findSections(text).map(({ section, lines }) => `${section} ${lines.join('-')}`);

describe('the sections of a whole guide', () => {
  const found = findSections(guide);

  it('are found by their headings, not in the table of contents, in lists, sentences or running titles', () => {
    expect(found.map(({ section, heading, lines }) => [section, heading, lines[0]])).toEqual([
      ['1.0', '1. General Philosophy', 9],
      ['1.1', '1.1 Cups', 12],
      ['1.2', '1.2. Bottles', 19],
      ['2.0', '2. Spilled Drinks', 24],
      ['2.1', '2.1 Tournament Error — Tea', 26],
    ]);
  });

  it('end before the next heading or appendix', () => {
    const [, , bottles, , tea] = found;
    expect(bottles && cutSection(guide, bottles)).toBe(
      '## 1.2. **Bottles**\nA bottle is closed.\n1.2 Bottles\nIt stays so.\n',
    );
    expect(tea && cutSection(guide, tea)).toBe('2.1 Tournament Error — Tea\nTea is spilled.\n');
  });

  it.each<[what: string, text: string, sections: readonly string[]]>([
    [
      'end before the heading of the next chapter, even if that has no text',
      '1.2 Bottles\nThey are closed.\n- 4 -\n2. Spilled Drinks\n- 5 -\n2.1 Tea\nIt is spilled.',
      ['1.2 1-3', '2.1 6-7'],
    ],
    [
      'include sections without text, but no lines of a table of contents',
      '1.1 Cups\n1.2 Jugs\n\n1.1 Cups\nThey are open.\n1.2 Jugs\n1.3 Bottles\nThey are closed.\n',
      ['1.1 4-5', '1.2 6-6', '1.3 7-8'],
    ],
    [
      'are found in Chinese and Japanese',
      '第1章 总则\n饮料。\n1.1 杯子\n开口。\n1.2瓶子\n盖着。\n附录A 杯子\n有柄。\n',
      ['1.0 1-2', '1.1 3-4', '1.2 5-6'],
    ],
  ])('%s', (_what, text, sections) => {
    expect(placesIn(text)).toEqual(sections);
  });

  it('list the lines of other headings that have the same number', () => {
    const twice = guide.replace('It stays so.', '1.2 Jugs and Cans\nThey are not drinks.');
    expect(findSections(twice).map(({ section, others }) => [section, others])).toContainEqual(['1.2', [22]]);
  });
});
