import { describe, expect, test } from 'vitest';
import { differenceLines } from './differences.fixture.ts';
import { type CompareTexts, compareCards, compareNumbers, comparePenalties, inPairs } from './rule.ts';

type Case = readonly [why: string, compare: CompareTexts, texts: Parameters<typeof differenceLines>[1]];

describe('a rule that compares two texts finds', () => {
  test.each<readonly [...Case, found: string]>([
    [
      'another penalty',
      comparePenalties,
      { zh: '处罚为警告。', en: 'The penalty is a Game Loss.' },
      'zh 警告 | Game Loss',
    ],
    ['another number', compareNumbers, { zh: '抓了四张牌', en: 'draws three cards' }, 'zh 四张 | three'],
    [
      'another number beside a pair',
      compareNumbers,
      { zh: '双方抓三张牌', en: 'both draw four cards' },
      'zh 三张 | four',
    ],
    [
      'a card that one text does not name',
      compareCards,
      { zh: '牌手结算了触发。', ja: '《闇の腹心》を解決する。', en: 'resolves a Dark Confidant trigger' },
      'zh  | Dark Confidant',
    ],
    [
      'a number that is written without what it counts, if it is another',
      compareNumbers,
      { zh: '抽查百分之二十', en: 'ten percent' },
      'zh  | ten',
    ],
  ])('%s', (_, compare, texts, found) => {
    expect(differenceLines(inPairs(compare), texts)).toEqual([found]);
  });
});

describe('a rule that compares two texts finds nothing in', () => {
  test.each<Case>([
    [
      'the same penalty with blanks in it',
      comparePenalties,
      { zh: '处罚为警　告。', ja: '【警 告】を与える。', en: 'The penalty is a Warning.' },
    ],
    [
      'the same penalty under another of its names',
      comparePenalties,
      { zh: '处罚为判负。', ja: '【ゲームの敗北】となる。', en: 'The penalty is a Game Loss.' },
    ],
    [
      'the same numbers in other scripts, or said twice',
      compareNumbers,
      { zh: '四张而不是七张', ja: '7枚ではなく４枚、4枚が', en: 'four cards instead of seven' },
    ],
    [
      'two that is said without a number',
      compareNumbers,
      { zh: '两位牌手坐错，两人都违规', en: 'both players sit wrong, both commit it' },
    ],
    ['two beside a word that needs no number', compareNumbers, { zh: '两盘之间', en: 'between games' }],
    [
      'costs, list items, addresses',
      compareNumbers,
      { zh: '（1）{3}{白}；（4）见https://example.org/24', en: 'a cost of 3W, see https://example.org/23' },
    ],
    ['a numeral that counts nothing', compareNumbers, { zh: '百分之十，五十元', en: '10 percent, fifty' }],
    [
      'a card under a name that is not printed, or under its English one',
      compareCards,
      { zh: '施放头脑风暴', ja: '《Brainstorm》を唱えた', en: 'such as a Brainstorm cast' },
    ],
    ['a common word that is a card name too', compareCards, { zh: '取消比赛', en: 'Cancel the match.' }],
    ['such a word in one text', compareCards, { zh: '不得取消', en: 'must go on' }],
  ])('%s', (_, compare, texts) => {
    expect(differenceLines(inPairs(compare), texts)).toEqual([]);
  });
});
