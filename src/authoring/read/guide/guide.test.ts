// The four sources. What each of their lines is, is committed as structure; that it is proposed so again is tested there.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { structure } from './testing/outline.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../content/sources/ipg/${file}`, import.meta.url), 'utf8');

/** Characters (code points) without blanks. */
const countCharacters = (text: string): number => [...text.replace(/\s/gu, '')].length;

describe('IPG 2.3 in Chinese', () => {
  const text = read('ipg-2.3.zh.txt');
  const { value, diagnostics } = structure(text, { languages: ['zh'] });

  it('reads the number of the section, and has nothing to report', () => {
    expect(value.section).toBe('2.3');
    expect(diagnostics).toEqual([]);
  });

  it('puts the paragraph that is printed twice into the ledger: 102 characters', () => {
    expect(value.ledger.map(({ reason, flow }) => [reason, countCharacters(flow.text)])).toEqual([
      ['repeated', 102],
    ]);
    expect(value.ledger[0]?.flow.text).toContain('“违反游戏规则”处理此违规。 如果');
  });

  it('has the number, the letters and a colon as mark-up', () => {
    const markup = value.blocks.flatMap((block) => block.markup);
    const count = markup.reduce((sum, { start, end }) => sum + countCharacters(text.slice(start, end)), 0);
    // `2.3`, six times a letter and a full stop, and the colon of 升级.
    expect(count).toBe(3 + 6 * 2 + 1);
  });
});

describe('IPG 2.3 in English', () => {
  const { value, diagnostics } = structure(read('ipg-2.3.en.txt'), { languages: ['en'] });

  it('joins the wrapped lines with spaces that belong to no character of the source', () => {
    const upgrade = value.blocks.at(-1);
    expect(upgrade?.flow.text).toMatch(
      /^If a face-down .* during the game and .* Game Loss\. If the player has .* previously unknown .* self-reported the error .* they may swap the card .* in hand\.$/u,
    );
    expect(upgrade?.flow.offsets.filter((offset) => offset === -1)).toHaveLength(5);
  });

  it('says that the penalty is not printed', () => {
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['structure/missing-part', 'warning', 3],
    ]);
  });
});

it('finds 90 characters of site furniture in IPG 2.4 in English and Chinese', () => {
  const { ledger } = structure(read('ipg-2.4.zh-en.txt'), { languages: ['zh', 'en'] }).value;
  expect(ledger.reduce((sum, { flow }) => sum + countCharacters(flow.text), 0)).toBe(90);
});
