import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buildAlone } from '../../src/authoring/testing/build-alone.ts';
import { hasErrors } from '../../src/pipeline/diagnostics.ts';
import { cardHeadSchema, sectionHeadSchema } from '../../src/schema/frontmatter.ts';
import { elementsOf, readMdx } from '../lib/read-mdx.ts';
import { findViolations } from './lib/axe.ts';
import { siteAddress, use } from './lib/use.ts';

/**
 * From the raw text to its MDX; what a judge comes for, by keys alone; the search index; what a screen reader is given;
 * and axe on what opens.
 */
const site = siteAddress('');

test('raw texts of a section become MDX that has each clause under one ID, in every language', () => {
  const zh = [
    '9.9 比赛失误 — 吵闹的闹钟',
    ...['处罚', '警告', '定义', '牌手的闹钟在对局中响起。', '范例'],
    ...['A. 牌手的手表在回合结束时响了3次。', 'B. 牌手的电话放在桌上,并且响了。'],
    ...['原则', '声音会让两位牌手都分心。', '进一步的修正', '牌手关掉闹钟,对局继续进行。'],
  ].join('\n\n');
  const en = [
    '9.9 Match Error — Noisy Alarms',
    ...['Penalty', 'Warning', 'Definition', 'The alarm of a player rings during a match.', 'Examples'],
    ...[
      'A. The watch of a player rings 3 times in the end step.',
      'B. A phone is on the table, and it rings.',
    ],
    ...['Philosophy', 'The noise distracts both players.', 'The loud player gains time to think.'],
    ...['Additional Remedy', 'The player turns the alarm off, and the match goes on.'],
  ].join('\n\n');
  const { value, diagnostics } =
    buildAlone({ kind: 'guide', lang: 'zh', text: zh }, { kind: 'guide', lang: 'en', text: en }) ?? {};
  expect(hasErrors(diagnostics ?? [])).toBe(false);
  const [section] = value?.sections ?? [];
  const { head, body } = readMdx(section?.mdx() ?? '', sectionHeadSchema);
  for (const record of [head, section?.record])
    expect(record).toMatchObject({
      section: '9.9',
      titles: { zh: '比赛失误 — 吵闹的闹钟', en: 'Match Error — Noisy Alarms' },
      penalty: { zh: '警告', en: 'Warning' },
    });
  const clauses = elementsOf(body, 'Clause').map(({ id, children }) => [
    id,
    ...elementsOf(children, 'Text').map(({ slot, text }) => `${slot} ${text}`),
  ]);
  expect(clauses).toEqual([
    ['penalty', 'zh 警告', 'en Warning'],
    ['definition-1', 'zh 牌手的闹钟在对局中响起。', 'en The alarm of a player rings during a match.'],
    [
      'example-a',
      'zh 牌手的手表在回合结束时响了3次。',
      'en The watch of a player rings 3 times in the end step.',
    ],
    ['example-b', 'zh 牌手的电话放在桌上,并且响了。', 'en A phone is on the table, and it rings.'],
    ['philosophy-1', 'zh 声音会让两位牌手都分心。', 'en The noise distracts both players.'],
    ['philosophy-2', 'en The loud player gains time to think.'],
    [
      'remedy-1',
      'zh 牌手关掉闹钟,对局继续进行。',
      'en The player turns the alarm off, and the match goes on.',
    ],
  ]);
});

test('the raw text of a set FAQ becomes MDX of its cards, with every ruling as a record', () => {
  const text = [
    ...['虚构系列常见问题集', '', '单卡解惑', '', '白色', ''],
    ...['晨光信使/ Herald of Dawn', '{1}{W}', '生物～人类', '2/1', '飞行'],
    ...['* 晨光信使进战场时不会触发任何异能。', '* 如果它被阻挡，则：', '--它仍会造成战斗伤害。', ''],
    ...['静夜之歌/ Song of Night', '{2}{B}', '法术', '抓两张牌。', '* 你必须抓两张牌。'],
  ].join('\n');
  const { value, diagnostics } = buildAlone({ kind: 'set-faq', lang: 'zh', text }) ?? {};
  expect(hasErrors(diagnostics ?? [])).toBe(false);
  const cards = value?.cards.map(({ record, mdx }) => ({ record, ...readMdx(mdx(), cardHeadSchema) })) ?? [];
  expect(cards.map(({ record }) => record.texts.zh?.printed?.nameEn?.text)).toEqual([
    'Herald of Dawn',
    'Song of Night',
  ]);
  const [card] = cards;
  expect(card?.record).toMatchObject({
    slug: 'herald-of-dawn',
    names: { en: 'herald-of-dawn' },
    texts: {
      zh: {
        nameInSource: '晨光信使',
        heading: '白色',
        text: ['飞行'],
        printed: {
          name: { text: '晨光信使', source: { lines: [7, 7] } },
          manaCost: { text: '{1}{W}', source: { lines: [8, 8] } },
          typeLine: { text: '生物～人类' },
          stats: { text: '2/1' },
        },
      },
    },
    rulings: [
      {
        id: 'r1',
        texts: { zh: { text: '晨光信使进战场时不会触发任何异能。', source: { lines: [12, 12] } } },
      },
      {
        id: 'r2',
        texts: {
          zh: {
            text: '如果它被阻挡，则：\n它仍会造成战斗伤害。',
            blocks: [
              { type: 'paragraph', text: '如果它被阻挡，则：' },
              { type: 'list', items: ['它仍会造成战斗伤害。'] },
            ],
            source: { lines: [13, 14] },
          },
        },
      },
    ],
  });
  expect(card?.head.rulings).toMatchObject([
    { id: 'r1', lines: { zh: 12 }, text: { zh: '晨光信使进战场时不会触发任何异能。' } },
    { id: 'r2', lines: { zh: '13-14' }, text: { zh: '如果它被阻挡，则：\n它仍会造成战斗伤害。' } },
  ]);
  expect(elementsOf(card?.body ?? [], 'Ruling').map(({ id }) => id)).toEqual(['r1', 'r2']);
});

test('by the keyboard alone: a clause is searched, opened, a second language opened, its link copied', () =>
  use('zh/', async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('2.3 remedy 4');
    await page.locator('dialog.quick ol a').first().waitFor();
    await expect
      .poll(() => page.locator('dialog.quick ol a').first().getAttribute('href'))
      .toContain('ipg/2.3/#remedy-4');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/ipg/2.3/**#remedy-4');
    const japanese = page.locator('#remedy-4 [data-text][lang="ja"]');
    expect(await japanese.isVisible()).toBe(false);
    await page.locator('[data-toggle="ja"]').focus();
    await page.keyboard.press('Space');
    expect(await japanese.isVisible()).toBe(true);
    await page.locator('#remedy-4 [data-clause-menu]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-action="link"]').waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`^${site}zh/ipg/2\\.3/\\?.*ja.*#remedy-4$`, 'u'));
  }));

test('a text is found in the index of Pagefind: before any text has come, and in nothing else', async () => {
  const asked: string[] = [];
  const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
  const prepare = async (page: Page) => {
    page.on('response', (response) => {
      const [, file] = /\/pagefind\/([^?]+)/u.exec(response.url()) ?? [];
      if (file) asked.push(file);
    });
    await page.route(/\/pagefind\/packs\//u, async (route) => {
      await later;
      await route.continue();
    });
  };
  await use(
    'zh/search/',
    async (page) => {
      await page.fill('[data-search] input', '拿起了其牌库顶的四张牌');
      // The index alone finds the clause; the words of the text are loaded afterwards.
      await page.locator('[data-search-results] a[href*="ipg/2.3/#example-e"]').waitFor();
      expect(asked.some((file) => /^index\/\w+\.pf_index$/u.test(file))).toBe(true);
      const others = asked.filter((file) => !/^index\/|\.pf_meta$|^pagefind|^wasm/u.test(file));
      expect([...new Set(others)].sort()).toEqual([
        'more-names.json',
        'more-names.zh.json',
        'names.json',
        'phrases.zh.json',
        'texts.json',
      ]);
      for (const file of others) {
        const text = await page.evaluate(
          async (address) => (await fetch(address)).text(),
          `${site}pagefind/${file}`,
        );
        expect(text).not.toContain('牌库顶的四张');
      }
      goOn();
      await page.waitForSelector('[data-search-status][data-state="done"]');
      expect(await page.locator('[data-search-results] mark').first().textContent()).toBe(
        '拿起了其牌库顶的四张牌',
      );
    },
    { prepare },
  );
});

test('a clause is given to a screen reader as link, menu, texts in order, and marks with names', () =>
  use('en/ipg/2.3/?with=zh', async (page) => {
    await page.locator('[data-terms-toggle]').evaluate((box: HTMLInputElement) => box.click());
    expect(await page.locator('a.term[href]').count()).toBe(0);
    const tree = await page.locator('#definition-1').ariaSnapshot();
    const lines = tree.split('\n').map((line) => line.trim());
    const place = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
    const order = [
      place(/^- .?link "Definition 1: link to this clause"/u),
      place(/^- .?button "Definition 1: copy, cite, more"/u),
      place(/A player commits an error/u),
      place(/牌手在游戏中犯下了/u),
      place(/Differs from the other languages/u),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // Besides link and menu, at most two controls can be pressed: no hidden one.
    expect(lines.filter((line) => /^- .?(?:button|link|checkbox)/u.test(line)).length).toBeLessThanOrEqual(4);
  }));

const opened: Readonly<Record<string, readonly [string, (page: Page) => Promise<void>]>> = {
  'the menu of a clause': [
    'ja/ipg/2.3/',
    async (page) => {
      await page.locator('#remedy-1 [data-clause-menu]').click();
      await page.locator('.clause-menu button').first().waitFor();
    },
  ],
  'the field of a refused clipboard': [
    'en/ipg/2.3/',
    async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('No'));
      });
      await page.locator('#remedy-1 [data-clause-menu]').click();
      await page.locator('[data-action="link"]').click();
      await page.locator('.clause-menu textarea').waitFor();
    },
  ],
  'a place that the page lacks': [
    'zh/ipg/2.3/#remedy-99',
    (page) => page.locator('[data-unknown-place]').waitFor(),
  ],
  'the popover of a card': [
    'en/m10/rules-changes/',
    async (page) => {
      await page.locator('a.ref[href*="/m10/cards/"]:visible').first().click();
      await page.locator('[data-entry]').waitFor();
    },
  ],
  'the popover of a term': [
    'zh/ipg/2.3/',
    async (page) => {
      await page.locator('a.term:visible').first().click();
      await page.locator('[data-entry]').waitFor();
    },
  ],
  'marks with what they say': [
    'en/m10/introduction/',
    async (page) => {
      await page.locator('.remarks summary').first().click();
    },
  ],
  'a wrong address': [
    'ja/m10/cards/ajani-goldmne/',
    (page) => page.locator('section[data-only="ja"] input').waitFor(),
  ],
};

test.each(Object.entries(opened))('axe finds nothing with %s', (_, [address, open]) =>
  use(address, async (page) => {
    await open(page);
    expect(await findViolations(page)).toEqual([]);
  }),
);
