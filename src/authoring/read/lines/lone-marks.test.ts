import { expect, it } from 'vitest';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { joinLoneMarks } from './lone-marks.ts';
import { segmentSource } from './segment.ts';

it.each([
  ['•\nPlayers answer.\n•\n\nPlayers ask.', ['• Players answer.', '• Players ask.']],
  ['A.\n牌手抓牌。\n（B）\n牌手弃牌。\n1.\n洗牌。', ['A. 牌手抓牌。', '（B） 牌手弃牌。', '1. 洗牌。']],
  ['＊\n如果…', ['＊ 如果…']],
  ['•\n\n\nNot so far.', ['•', 'Not so far.']],
  ['•\n•\nText.\n•', ['•', '• Text.', '•']],
  ['12\nText.\n-\nText.\nA\nText.', ['12', 'Text.', '-', 'Text.', 'A', 'Text.']],
])('joins a mark to the line below it: %j', (text, lines) => {
  const source = createSourceText('a.txt', text);
  expect(joinLoneMarks(segmentSource(source)).map(({ flow }) => flow.text)).toEqual(lines);
});
