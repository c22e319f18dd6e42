import { expect, it, vi } from 'vitest';

const text = `2.9 游戏行动失误～指示物误置

定义
牌手放错了指示物。

案例
案例1：牌手多放了一个指示物。
案例2：牌手放在了错误的生物上。
我们常常见到案例2，你也会见到。

案例：
案例A：牌手抓牌。

原则
这些案例都不难处理，我们只要你看清楚。`;

it('a word that is added to the table of headings is a heading, a letter’s word, a count and a subject of comments', async () => {
  const { headingWords } = await import('./words.ts');
  vi.doMock('./words.ts', async (original) => ({
    ...(await original<typeof import('./words.ts')>()),
    headingWords: [...headingWords, { part: 'examples', lang: 'zh', words: ['案例'] }],
  }));
  vi.resetModules();
  const { outline } = await import('./testing/outline.ts');
  const lines = (read: string) => outline(read, { languages: ['zh'], isAnnotated: true });
  const [first = '', second = ''] = text.split('\n\n案例：\n');
  expect(lines(first).slice(-4)).toEqual([
    'heading examples zh 案例',
    'examples zh 1: 牌手多放了一个指示物。',
    'examples zh 2: 牌手放在了错误的生物上。',
    'examples zh note on 2: 我们常常见到案例2，你也会见到。',
  ]);
  expect(lines(`范例\n${second}`)[1]).toBe('examples zh A: 牌手抓牌。');
  expect(lines('案例\nA. 牌手抓牌。\n这些案例都不难处理，我们只要你看清楚。').at(-1)).toBe(
    'examples zh note on all: 这些案例都不难处理，我们只要你看清楚。',
  );
});
