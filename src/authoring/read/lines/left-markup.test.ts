import { expect, it } from 'vitest';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { readStructure } from '../read-structure.ts';

it.each([
  ['Definition\nA player leaves the [[seat|chair]].<br>\nA [[card]] is lost.', [2, 3]],
  ['Definition\nA player asks.\n\nA [link](https://example.com/a) and a footnote ((like this)).', [4]],
  ['定义\n牌手&nbsp;离席。', [2]],
  ['Definition\nA player pays {{2}} or {T}, (see (2)), and a < b > c.', [2]],
  ['Definition\nA player pays {2}, (see [8.1]), and 2 < 3.', []],
])('mark-up that is left in a text is reported at its line: %j', (text, lines) => {
  const source = createSourceText('a.txt', text);
  const { diagnostics } = readStructure(source, 'guide', { languages: ['zh', 'en'] });
  expect(diagnostics.filter(({ code }) => code === 'structure/left-markup').map(({ line }) => line)).toEqual(
    lines,
  );
});
