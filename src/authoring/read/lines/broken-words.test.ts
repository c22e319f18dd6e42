import { describe, expect, it } from 'vitest';
import { joinFlows } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { mendBrokenWords } from './broken-words.ts';
import { segmentSource } from './segment.ts';

describe('a hyphen at a line end', () => {
  it.each([
    [
      'is removed if the whole word is elsewhere in the text',
      'An opponent. An oppo-\nnent.',
      'An opponent. An opponent.',
      [],
    ],
    [
      'is kept if the word has it elsewhere',
      'Well-known. A well-\nknown one.',
      'Well-known. A well-known one.',
      [],
    ],
    ['is removed if it is a soft hyphen', 'A ta\u00AD\nble.', 'A table.', []],
    ['is kept and reported if the word is nowhere else', 'A pub-\nlic one.', 'A pub-lic one.', [1]],
    [
      'is not meant where a hyphen is within a line',
      'A non-token card, a nontoken card-\nholder.',
      'A non-token card, a nontoken card-holder.',
      [1],
    ],
  ])('%s', (_name, text, whole, lines) => {
    const source = createSourceText('a.txt', text);
    const flow = joinFlows(segmentSource(source).segments.map((segment) => segment.flow));
    const { value, diagnostics } = mendBrokenWords(source, { blocks: [{ flow, markup: [] }] });
    expect(value.blocks.map((block) => block.flow.text)).toEqual([whole]);
    expect(value.blocks[0]?.markup).toHaveLength(text.replace(/\n/gu, '').length - whole.length);
    expect(diagnostics.map(({ line }) => line)).toEqual(lines);
  });
});
