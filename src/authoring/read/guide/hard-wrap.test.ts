import { describe, expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { flowOfLines, joinWrapped, type WrappedLine } from './hard-wrap.ts';

/** Lines as the reader of a section sees them; `|` before a line makes it a row of a table. */
const toLines = (lines: readonly string[]): readonly WrappedLine[] => {
  const source = createSourceText('a.txt', lines.join('\n'));
  let start = 0;
  return lines.map((line) => {
    const text = line.trimStart();
    const from = start + line.length - text.length;
    start += line.length + 1;
    return {
      text: flowOf(source, { start: from, end: from + text.length }),
      indent: line.slice(0, line.length - text.length),
      isStart: text.startsWith('•'),
      hangs: false,
      blanksBefore: 0,
      isRow: text.startsWith('|'),
    };
  });
};

const join = (lines: readonly string[], areParagraphsApart = false): readonly string[] =>
  joinWrapped(toLines(lines), areParagraphsApart).map((paragraph) => flowOfLines(paragraph).text);

describe('joinWrapped', () => {
  it('goes on where a line ends no sentence', () => {
    expect(join(['The quick brown fox jumps over the', 'lazy dog.'])).toEqual([
      'The quick brown fox jumps over the lazy dog.',
    ]);
    expect(join(['双方牌手都能看到桌面上的信息,', '因此都有责任。'])).toEqual([
      '双方牌手都能看到桌面上的信息,因此都有责任。',
    ]);
  });

  it('goes on behind a sentence only in a full line, when nothing else sets paragraphs apart', () => {
    const full = 'A sentence that fills its line. It goes on to the next one, and it ends right here.';
    const cut = 'Another line that is set to the same width as the line above, and that is cut off in';
    expect(join([cut, full, 'Short end.', 'A new paragraph.'])).toEqual([
      `${cut} ${full} Short end.`,
      'A new paragraph.',
    ]);
  });

  it('does not take whole paragraphs for wrapped lines', () => {
    const paragraphs = ['A player draws two cards from the library.', 'A player discards two cards.'];
    expect(join(paragraphs, true)).toEqual(paragraphs);
    const long = '牌'.repeat(100);
    expect(join([`${long}。`, `${long}。`], true)).toEqual([`${long}。`, `${long}。`]);
  });

  it('stops at bullets, at colons and where the next line is set in further', () => {
    expect(join(['One of the following is the case in this game:', 'It is over.'])).toHaveLength(2);
    expect(join(['• A player draws cards from their', '• A player'])).toHaveLength(2);
    const cut = 'The first paragraph is cut off in the middle of this line, which is rather long, so';
    const end = 'that it goes on here and fills this line to the end, until at last it has an end too.';
    expect(join([cut, end, '   The second paragraph is set in.'], true)).toHaveLength(2);
  });

  it('keeps the rows of a table as lines', () => {
    expect(join(['| a | b', '| c | d', 'The end.'])).toEqual(['| a | b\n| c | d', 'The end.']);
  });

  it('puts closing marks to the line before', () => {
    expect(join(['牌手抓牌', '。'])).toEqual(['牌手抓牌。']);
  });
});
