import { afterAll, expect, it, vi } from 'vitest';
import { headingWords } from './words.ts';

// Other files run in the same process.
afterAll(() => {
  vi.doUnmock('./words.ts');
  vi.resetModules();
});

const inTable = new Set(headingWords.flatMap(({ words }) => words));
/** A word that the table does not have: `案例`, or if that is added one day, `案案例` … */
const newWord = Array.from({ length: inTable.size + 1 }, (_, index) => `${'案'.repeat(index + 1)}例`).find(
  (word) => !inTable.has(word),
);

const remark = `这些${newWord}都不难处理，我们只要你看清楚。`;

const text = `2.9 游戏行动失误～指示物误置

定义
牌手放错了指示物。

${newWord}
${newWord}1：牌手多放了一个指示物。
${newWord}2：牌手放在了错误的生物上。
我们常常见到${newWord}2，你也会见到。

${newWord}：
${newWord}A：牌手抓牌。

原则
${remark}`;

const readLines = async (read: string): Promise<readonly string[]> => {
  const { outline } = await import('./testing/outline.ts');
  return outline(read, { languages: ['zh'], isAnnotated: true });
};

it('a word that is not in the table of headings is none of all that', async () => {
  expect((await readLines(text)).filter((line) => line.startsWith('examples'))).toEqual([]);
});

it('a word that is added to the table of headings is a heading, a letter’s word, a count and a subject of comments', async () => {
  vi.doMock('./words.ts', async (original) => ({
    ...(await original<typeof import('./words.ts')>()),
    headingWords: [...headingWords, { part: 'examples', lang: 'zh', words: [newWord] }],
  }));
  vi.resetModules();
  const [first = '', second = ''] = text.split(`\n\n${newWord}：\n`);
  expect((await readLines(first)).slice(-4)).toEqual([
    `heading examples zh ${newWord}`,
    'examples zh 1: 牌手多放了一个指示物。',
    'examples zh 2: 牌手放在了错误的生物上。',
    `examples zh note on 2: 我们常常见到${newWord}2，你也会见到。`,
  ]);
  expect((await readLines(`范例\n${second}`))[1]).toBe('examples zh A: 牌手抓牌。');
  expect((await readLines(`${newWord}\nA. 牌手抓牌。\n${remark}`)).at(-1)).toBe(
    `examples zh note on all: ${remark}`,
  );
});
