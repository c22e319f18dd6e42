import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const option = 'dialog [role="option"]';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

test.each(['/', 'Control+k', 'Meta+k'])(
  '%s opens it; it answers while one types, and Enter opens',
  async (key) => {
    await read('en/ipg/2.4/', async (page) => {
      await page.keyboard.press(key);
      await page.keyboard.type('ajani');
      await page.waitForSelector(option);
      const box = page.locator('dialog input');
      expect(await box.getAttribute('role')).toBe('combobox');
      await page.waitForSelector('[data-quick-status][data-state="done"]');
      await page.keyboard.press('ArrowDown');
      const active = await box.getAttribute('aria-activedescendant');
      expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
      expect(
        await page.locator('dialog input').evaluate((element) => element === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/m10/cards/ajani-goldmane/');
    });
  },
);

test('with nothing chosen Enter goes to the search page, Escape closes', async () => {
  await read('zh/terms/', async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(false);
    await page.keyboard.press('/');
    await page.keyboard.type('draw');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/search/?q=draw');
  });
});

test('arrow keys go round, by way of the box', async () => {
  await read('ja/ipg/2.3/', async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('2.3 remedy 4');
    await page.waitForSelector('[data-quick-status][data-state="done"]');
    await page.keyboard.press('ArrowUp');
    const count = await page.locator(option).count();
    expect(await page.locator('dialog input').getAttribute('aria-activedescendant')).toBe(
      `quick-${count - 1}`,
    );
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('dialog input').getAttribute('aria-activedescendant')).toBeNull();
  });
});

test('what is being composed with an input method is not searched', async () => {
  await read('zh/ipg/2.3/', async (page) => {
    await page.keyboard.press('/');
    await page.waitForSelector('dialog [role="combobox"]');
    await page.locator('dialog input').evaluate((box: HTMLInputElement) => {
      box.value = 'paizu';
      box.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    });
    await page.waitForTimeout(400);
    expect(await page.locator(option).count()).toBe(0);
    await page.locator('dialog input').evaluate((box: HTMLInputElement) => {
      box.value = '牌手';
      box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    });
    await page.waitForSelector(option);
  });
});

test('on a phone a tap on the box opens it, and it fits', async () => {
  await read(
    'zh/m10/cards/',
    async (page) => {
      await page.locator('header search input').tap();
      await page.keyboard.type('阿耶尼');
      await page.waitForSelector(option);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.locator(option).first().tap();
      await page.waitForURL('**/zh/m10/cards/ajani-goldmane/');
    },
    { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  );
});

test('nothing of it is loaded before it is opened', async () => {
  await read('en/ipg/2.3/', async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.waitForTimeout(300);
    expect(asked.filter((url) => /pagefind|quick|search\.json/u.test(url))).toEqual([]);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog [role="combobox"]');
  });
});

test('all that its first answer needs is asked for at once, and once', async () => {
  await read('ja/m10/cards/ajani-goldmane/', async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { promise: later, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/quick\.[^/]*\.js$/u, async (route) => {
      await later;
      await route.continue();
    });
    const needed = ['/pagefind/names.json', '/ja/search.json'];
    await page.keyboard.press('/');
    await expect.poll(() => needed.filter((file) => asked.includes(file))).toEqual(needed);
    await page.waitForTimeout(300);
    // What a browser asks one host for at once, where it cannot send all over one connection.
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6);
    goOn();
    await page.keyboard.type('ajani');
    await page.waitForSelector(option);
    expect(asked.filter((file) => needed.includes(file)).toSorted()).toEqual(needed.toSorted());
  });
});

test('without scripts the form leads to the search page', async () => {
  await read(
    'en/ipg/2.3/',
    async (page) => {
      await page.fill('header search input', 'draw');
      await page.press('header search input', 'Enter');
      await page.waitForURL('**/en/search/?q=draw');
    },
    { javaScriptEnabled: false },
  );
});

test.each(['light', 'dark'] as const)('axe finds nothing in it in %s', async (colorScheme) => {
  await read(
    'ja/ipg/2.3/',
    async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('手札');
      await page.waitForSelector('[data-quick-status][data-state="done"]');
      await page.keyboard.press('ArrowDown');
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
        const { violations: found } = await run.run(document, { resultTypes: ['violations'] });
        return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      });
      expect(violations).toEqual([]);
    },
    { colorScheme },
  );
});

test('each language has an OpenSearch description that its pages name', async () => {
  await read('ja/ipg/2.3/', async (page) => {
    const href = await page.locator('link[rel="search"]').getAttribute('href');
    const text = await page.evaluate(async (address) => (await fetch(address ?? '')).text(), href);
    expect(text).toContain('<OpenSearchDescription');
    expect(text).toMatch(/template="[^"]*\/ja\/search\/\?q=\{searchTerms\}"/u);
  });
});

/** Opens a page of its own, which must report no error and no breach of its policy. */
async function read(
  path: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = { viewport: { width: 1200, height: 800 } },
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(inject('siteUrl') + path);
  await use(page);
  expect(problems).toEqual([]);
  await context.close();
}
