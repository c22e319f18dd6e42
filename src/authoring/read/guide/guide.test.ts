import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../../../pipeline/text/source-text.ts';
import { outline, structure } from './testing/outline.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../content/sources/ipg/${file}`, import.meta.url), 'utf8');

/** The lines cut to the length of what is expected there: the beginning of a paragraph is enough to know it. */
const expectBeginnings = (lines: readonly string[], expected: readonly string[]): void => {
  expect(lines.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
};

const markupOf = (file: string): number => {
  const text = read(file);
  return structure(text)
    .value.blocks.flatMap(({ markup }) => markup)
    .reduce((sum, { start, end }) => sum + countCharacters(text.slice(start, end)), 0);
};

describe('IPG 2.3 in Chinese', () => {
  const text = read('ipg-2.3.zh.txt');
  const { value, diagnostics } = structure(text, { languages: ['zh'] });

  it('takes its parts from the gaps, English paragraphs and 升级 from the text', () => {
    expectBeginnings(outline(text, { languages: ['zh'] }), [
      'title en Hidden Card Error',
      'title zh 非公开牌张失误',
      'heading penalty en Penalty',
      'heading penalty zh 处罚',
      'penalty en Warning',
      'penalty zh 警告',
      'definition zh 牌手在游戏中犯下了无法仅凭',
      'definition zh 此违规仅适用于以下情况:某',
      'definition zh 如果额外看到了某张牌,但并',
      'definition en This infracti',
      'definition en If an additio',
      'examples zh A: 牌手施放Ancestra',
      'examples zh B: 牌手在只该占卜一张牌的',
      'examples zh C: 牌手结算了黑暗亲信/D',
      'examples zh D: 牌手的手牌数量比其应有',
      'examples zh E: 牌手施放预先考虑/An',
      'examples zh F: 先手的牌手在第一回合开',
      'philosophy zh 虽然游戏状态无法回溯至"',
      'philosophy zh 如果牌张被置入公开区域,',
      'philosophy zh 注意不要在以下情况中适用',
      'philosophy zh 在确定适用修正的牌叠时,',
      'philosophy en Always operat',
      'philosophy zh 修正失误时,应尽量从相关',
      'remedy zh 如果违规发生后立即将受影响牌叠中',
      'remedy zh 如果包含问题的牌叠已不复存在,则',
      'remedy zh 如果失误导致牌张过早地进入某个牌',
      'remedy zh 如果失误涉及一张或多张本应展示的',
      'remedy zh 如果受失误影响的牌叠包含的牌张数',
      'heading upgrade zh 升级',
      'upgrade zh 如果在游戏中发现使用变身异能施放',
      'repeated: 如果牌张被置入公开区域,这样就能够知',
    ]);
  });

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

  it('keeps the paragraph with two clauses whole: the registry cuts it', () => {
    const whole = value.blocks.find(({ flow }) => flow.text.includes('"违反游戏规则"'));
    expect(whole?.flow.text).toMatch(/^如果牌张被置入.*除外。$/u);
  });

  it('has the number, the letters and a colon as mark-up', () => {
    // `2.3`, six times a letter and a full stop, and the colon of 升级.
    expect(markupOf('ipg-2.3.zh.txt')).toBe(3 + 6 * 2 + 1);
  });
});

describe('IPG 2.3 in English', () => {
  const text = read('ipg-2.3.en.txt');

  it('has headings, bulleted examples and a wrapped paragraph', () => {
    expectBeginnings(outline(text, { languages: ['en'] }), [
      'title en Game Play Error —',
      'heading definition en Defi',
      'definition en A player com',
      'definition en It is not a ',
      'definition en This infract',
      'definition en If an additi',
      'heading examples en Exampl',
      'examples en A: A player dr',
      'examples en B: A player sc',
      'examples en C: A player re',
      'examples en D: A player ha',
      'examples en E: A player ca',
      'examples en F: A player, g',
      'heading philosophy en Phil',
      'philosophy en Though the g',
      'philosophy en If cards are',
      'philosophy en Order cannot',
      'philosophy en Be careful n',
      'philosophy en Information ',
      'philosophy en Always opera',
      'heading remedy en Addition',
      'remedy en In cases where t',
      'remedy en If the set of ca',
      'remedy en If the error put',
      'remedy en If the error inv',
      'remedy en If a set affecte',
      'heading upgrade en Upgrade',
      'upgrade en If a face-down ',
    ]);
  });

  it('joins the wrapped lines with spaces that belong to no character of the source', () => {
    const upgrade = structure(text).value.blocks.at(-1);
    expect(upgrade?.flow.text).toMatch(
      /^If a face-down .* during the game and .* Game Loss\. If the player has .* previously unknown .* self-reported the error .* they may swap the card .* in hand\.$/u,
    );
    expect(upgrade?.flow.offsets.filter((offset) => offset === -1)).toHaveLength(5);
  });

  it('says that the penalty is not printed', () => {
    const { diagnostics } = structure(text, { languages: ['en'] });
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['structure/missing-part', 'warning', 3],
    ]);
  });
});

describe('IPG 2.4 in English and Chinese', () => {
  const text = read('ipg-2.4.zh-en.txt');

  it('tells the languages paragraph by paragraph, and the site from the text', () => {
    expectBeginnings(outline(text, { languages: ['zh', 'en'] }), [
      'title en Game Play Error —',
      'title zh 再调度失误',
      'heading penalty en Penalty',
      'heading penalty zh 处罚',
      'penalty en Warning',
      'penalty zh 警告',
      'definition en A player mak',
      'definition zh 牌手再调度流程的部分出现失',
      'definition en Trivial proc',
      'examples en A: A player dr',
      'examples zh A: 牌手在游戏开始的时候抓',
      'examples en B: A player dr',
      'examples zh B: 牌手在游戏开始时再调度',
      'examples en C: A player ke',
      'examples zh C: 牌手保留起手,却在占卜',
      'examples en D: A player ch',
      'examples zh D: 牌手先选择不进行再调度',
      'philosophy en Errors prior',
      'philosophy en If a player ',
      'remedy en If the player ha',
      'remedy en If cards are not',
      'remedy en Players may cont',
      'furniture: 2023.12 更新',
      'furniture: 万智牌完整规则 23.11.1',
      'furniture: 发布释疑 更新至依夏兰迷窟',
      'furniture: 套牌检查表 更新至依夏兰迷窟',
      'furniture: 2.3. 游戏行动失误~额外抓',
    ]);
  });

  it('has 90 characters of site furniture', () => {
    const { ledger } = structure(text).value;
    expect(ledger.reduce((sum, { flow }) => sum + countCharacters(flow.text), 0)).toBe(90);
  });
});
