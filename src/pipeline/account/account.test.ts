import { describe, expect, it } from 'vitest';
import type { RowName } from '../edition/margin.ts';
import type { Paragraph } from '../edition/paragraphs.ts';
import { flowOf } from '../text/flow.ts';
import { createSourceText, type Range } from '../text/source-text.ts';
import { settleAccount } from './account.ts';

const source = createSourceText('a.txt', '* 牌手_抓_牌 \u00a0\n广告𠮷');
const piece = (range: Range, markup: readonly Range[] = []) => ({
  source,
  flow: flowOf(source, range),
  markup,
});

const paragraph = {
  piece: piece({ start: 2, end: 8 }, [{ start: 0, end: 1 }]),
  inlineMarkup: [
    { start: 4, end: 5 },
    { start: 6, end: 7 },
  ],
};
const row = (is: RowName['is'], range: Range): Paragraph => ({
  name: { is, id: '', lang: 'zh' },
  line: 1,
  piece: piece(range),
  label: undefined,
});
const text = (...paragraphs: readonly Paragraph[]) => ({
  document: 'ipg',
  source,
  paragraphs,
  unseen: [],
});
const banner = row('furniture', { start: 11, end: 15 });

describe('the account of a source', () => {
  it('adds up: pages, mark-up and ledger are all there is, in code points, blanks apart', () => {
    expect(settleAccount(text(banner), [paragraph])).toEqual({
      value: { file: 'a.txt', total: 10, onPages: 4, markup: 3, ledger: { furniture: 3, repeated: 0 } },
      diagnostics: [],
    });
  });

  it('reports what is on no page', () => {
    const { diagnostics } = settleAccount(text(), [paragraph]);
    expect(diagnostics).toMatchObject([{ code: 'account/lost', line: 2, column: 1 }]);
  });

  it('reports what is on two pages', () => {
    const { diagnostics } = settleAccount(text(banner), [
      paragraph,
      { piece: piece({ start: 2, end: 4 }), inlineMarkup: [] },
    ]);
    expect(diagnostics).toMatchObject([{ code: 'account/doubled', line: 1, column: 3 }]);
  });
});
