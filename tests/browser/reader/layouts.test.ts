import { describe, expect, test } from 'vitest';
import { choose, edges, openTexts, searchOf } from '../lib/read.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

describe('layouts', () => {
  test('columns stand side by side, and their headings stay in view', async () => {
    const page = await open('zh/ipg/2.3/?with=ja,en#remedy-4', { viewport: desktop });
    const heads = page.locator('[data-heads]');
    await expect.poll(async () => (await heads.boundingBox())?.y).toBeLessThan(100);
    const [zh, ja, en] = await edges(page, 'remedy-4');
    expect(zh?.left).toBeLessThan(ja?.left ?? 0);
    expect(ja?.left).toBeLessThan(en?.left ?? 0);
    expect(new Set([zh?.top, ja?.top, en?.top]).size).toBe(1);
    expect(await heads.innerText()).toContain('日本語');
    // The heading row covers nothing that a link leads to.
    const { y, height } = (await heads.boundingBox()) ?? { y: 0, height: 0 };
    expect(zh?.top).toBeGreaterThan(y + height);
  });

  test('line under line, each text says its language', async () => {
    const page = await open('zh/ipg/2.3/?with=ja&layout=alternating', { viewport: desktop });
    const [zh, ja] = await edges(page);
    expect(zh?.left).toBe(ja?.left);
    expect(zh?.top).toBeLessThan(ja?.top ?? 0);
    const marks = await page.$$eval('#example-a .cell', (cells) =>
      cells
        .filter((cell) => cell.checkVisibility())
        .map((cell) => getComputedStyle(cell, '::before').content),
    );
    expect(marks).toEqual(['"中文"', '"日本語"']);
  });

  test.each([phone, desktop])(
    'one language: the boxes say which one is shown ($width px)',
    async (viewport) => {
      {
        const page = await open('zh/ipg/2.3/?with=ja,en', { viewport });
        const boxes = () =>
          page.$$eval('[data-toggle]:checked', (all) => all.map((box) => (box as HTMLInputElement).value));
        const isSingle = () => page.locator('[name="layout"][value="single"]').isChecked();
        await choose(page, 'layout', 'single');
        expect(await openTexts(page)).toEqual(['zh-Hans']);
        expect(await boxes()).toEqual(['zh']);
        // Another one is shown beside it; then it is no longer one language.
        await page.locator('[data-toggle="en"]').check();
        expect(await openTexts(page)).toEqual(['zh-Hans', 'en']);
        expect(await isSingle()).toBe(false);
        await page.locator('[data-toggle="zh"]').uncheck();
        expect(await openTexts(page)).toEqual(['en']);
        expect([await isSingle(), await boxes()]).toEqual([true, ['en']]);
        // Another layout of several languages has those again that were open.
        await choose(page, 'layout', 'alternating');
        expect(await openTexts(page)).toEqual(['zh-Hans', 'en']);
        expect(await boxes()).toEqual(['zh', 'en']);
      }
      {
        const page = await open('zh/ipg/2.3/?columns=ja,en&layout=single', { viewport });
        expect(await openTexts(page)).toEqual(['ja']);
        expect(await page.locator('[data-toggle]:checked').count()).toBe(1);
      }
    },
  );

  test('one language: a button at each clause shows the same clause in another', async () => {
    const page = await open('zh/ipg/2.3/?with=', { viewport: phone });
    const button = page.locator('#remedy-4 [data-reveal="ja"]');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans', 'ja']);
    expect(await openTexts(page, 'remedy-5')).toEqual(['zh-Hans']);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('#remedy-4 .annotation').first().isVisible()).toBe(true);
    await button.click();
    expect(await openTexts(page, 'remedy-4')).toEqual(['zh-Hans']);
  });

  test('once something is chosen, the address has it and what is open, and goes on saying so', async () => {
    const page = await open('zh/ipg/2.3/', { viewport: desktop });
    expect(await searchOf(page)).toBe('');
    await choose(page, 'layout', 'alternating');
    expect(await searchOf(page)).toBe('?with=en&layout=alternating');
    await choose(page, 'layout', 'columns');
    expect(await searchOf(page)).toBe('?with=en&layout=columns');
  });

  test('a tab keeps what it shows, in the address and when loaded again, whatever another tab chooses', async () => {
    const one = await open('zh/ipg/2.3/?with=ja&layout=columns');
    const other = await one.context().newPage();
    await other.goto(siteAddress('zh/ipg/2.3/?with=en'));
    await choose(one, 'layout', 'single');
    await choose(other, 'notes', 'shown');
    expect(await searchOf(other)).toBe('?with=en&notes=shown');
    expect(await openTexts(other)).toEqual(['zh-Hans', 'en']);
    await choose(one, 'layout', 'alternating');
    expect(await searchOf(one)).toBe('?with=ja&layout=alternating');
    await other.reload();
    expect(await openTexts(other)).toEqual(['zh-Hans', 'en']);
  });

  test.each(['columns', 'alternating', 'single'])('a gap is said in %s', async (layout) => {
    const page = await open(`zh/ipg/2.3/?with=en&layout=${layout}`, { viewport: phone });
    expect(await page.locator('#definition-2 [data-missing="zh"]').isVisible()).toBe(true);
    await page.locator('#definition-2 [data-reveal="ja"]').click();
    expect(await openTexts(page, 'definition-2')).toContain('ja');
  });

  test('without scripts too, the layout can be chosen', async () => {
    const page = await open('zh/ipg/2.3/', { viewport: desktop, javaScriptEnabled: false });
    await choose(page, 'layout', 'alternating');
    const [zh, en] = await edges(page);
    expect(zh?.left).toBe(en?.left);
    await choose(page, 'layout', 'columns');
    const [left, right] = await edges(page);
    expect(left?.top).toBe(right?.top);
  });
});

describe('what the device remembers', () => {
  test('comes back where the address says nothing, and the address wins', async () => {
    const page = await open('zh/ipg/2.3/?notes=1');
    await page.locator('[data-toggle="ja"]').check();
    await choose(page, 'layout', 'alternating');
    await page.goto(siteAddress('zh/ipg/2.3/'));
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
    const [zh, en] = await edges(page);
    expect(zh?.left).toBe(en?.left);
    await page.goto(siteAddress('zh/ipg/2.3/?with=ja&layout=columns'));
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
    const [left, right] = await edges(page);
    expect(left?.top).toBe(right?.top);
    // What only an address asked for is not remembered.
    await page.goto(siteAddress('zh/ipg/2.3/'));
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
  });

  test('is nothing where storage is refused, and the page works', async () => {
    const page = await open('zh/ipg/2.3/', {
      before: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      },
    });
    await page.locator('[data-toggle="ja"]').check();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'en', 'ja']);
  });
});
