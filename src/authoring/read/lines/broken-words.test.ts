import { describe, expect, it } from 'vitest';
import { joinFlows } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { mendBrokenWords } from './broken-words.ts';
import { segmentSource } from './segment.ts';

/** The lines of a text as one block, mended. */
const mend = (
  text: string,
): { readonly text: string; readonly markup: number; readonly codes: readonly string[] } => {
  const source = createSourceText('a.txt', text);
  const flow = joinFlows(segmentSource(source).map((segment) => segment.flow));
  const { value, diagnostics } = mendBrokenWords(source, { blocks: [{ flow, markup: [] }] });
  const [block] = value.blocks;
  return {
    text: block?.flow.text ?? '',
    markup: block?.markup.length ?? 0,
    codes: diagnostics.map(
      ({ code, line, message }) => `${code} ${line} ${/kept/u.test(message) ? 'kept' : 'left out'}`,
    ),
  };
};

describe('mendBrokenWords', () => {
  it.each([
    ['the word stands whole elsewhere', 'An opponent. An oppo-\nnent.', 'An opponent. An opponent.', []],
    [
      'it stands with its hyphen elsewhere',
      'Well-known. A well-\nknown one.',
      'Well-known. A well-known one.',
      [],
    ],
    ['the hyphen is a soft one', 'A ta\u00AD\nble.', 'A table.', []],
    ['there is no line end', 'A non-token card, a nontoken card.', 'A non-token card, a nontoken card.', []],
    ['nothing says so', 'A pub-\nlic one.', 'A pub-lic one.', ['structure/broken-word 1 kept']],
    [
      'other words of the text are broken',
      'A table. A ta-\nble. A pub-\nlic one.',
      'A table. A table. A public one.',
      ['structure/broken-word 2 left out'],
    ],
    [
      'two words break into what are no words',
      'A pub-\nlic slip, no-\nticed.',
      'A public slip, noticed.',
      ['structure/broken-word 1 left out', 'structure/broken-word 2 left out'],
    ],
    [
      'two do, but one of them is made as compounds are',
      'A mix-\nup of pub-\nlic slips, no-\nticed by a non-\nplayer.',
      'A mix-up of public slips, noticed by a non-player.',
      [
        'structure/broken-word 1 kept',
        'structure/broken-word 2 left out',
        'structure/broken-word 3 left out',
        'structure/broken-word 4 kept',
      ],
    ],
    [
      'others are, but both halves are words',
      'A table. A ta-\nble. High and low; a high-\nlow one.',
      'A table. A table. High and low; a high-low one.',
      ['structure/broken-word 2 kept'],
    ],
  ])('judges the hyphen where %s', (_name, text, whole, codes) => {
    const mended = mend(text);
    expect(mended.text).toBe(whole);
    expect(mended.codes).toEqual(codes);
    expect(mended.markup).toBe(text.replace(/\n/gu, '').length - whole.length);
  });
});
