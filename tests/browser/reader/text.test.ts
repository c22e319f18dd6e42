import { expect, test } from 'vitest';
import { boxOf, choose } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

test('the source’s own reading is hidden until it is opened, by the keyboard and without scripts too', async () => {
  const page = await open('zh/dawn/rules-changes/#rules-changes-2', { javaScriptEnabled: false });
  const correction = page.locator('#rules-changes-2 [data-correction]');
  expect(await correction.locator('del').isVisible()).toBe(false);
  const mark = page.locator('#rules-changes-2 .remarks summary');
  expect(await mark.ariaSnapshot()).toContain('来源有误，已订正');
  await mark.focus();
  await page.keyboard.press('Enter');
  expect(await correction.locator('del').isVisible()).toBe(true);
  expect(await page.locator('#rules-changes-2 [data-corrected]').isVisible()).toBe(true);
});

test('what is known of a text lies over what follows, which does not move, and goes by Esc or a press beside it', async () => {
  const page = await open('zh/ipg/2.3/');
  const { top } = await boxOf(page, '#definition-2');
  const note = page.locator('#definition-1 .remarks .about');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
    await page.locator('#definition-1 .remarks summary').click();
    expect(await note.isVisible()).toBe(true);
    expect((await boxOf(page, '#definition-2')).top).toBe(top);
    await leave();
    expect(await note.isVisible()).toBe(false);
  }
});

test('no type line, name or count breaks where it fits in a line', async () => {
  const page = await open('', { viewport: { width: 320, height: 900 } });
  for (const address of ['ja/dawn/cards/marta-of-the-hearth/', 'zh/dawn/card-rulings/']) {
    await page.goto(siteAddress(address));
    const pieces = page.locator('.types > *, .cards :is(.count, .names > span)');
    const broken = await pieces.evaluateAll((all) =>
      all.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { height } = range.getBoundingClientRect();
        const isBroken = height > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight);
        return isBroken && (each.textContent ?? '').trim().length < 16 ? [each.textContent] : [];
      }),
    );
    expect(broken, address).toEqual([]);
  }
});

test('on a wide window the ID of a note stands in the margin, on a narrow one above its text', async () => {
  const page = await open('zh/dawn/rules-changes/');
  const boxes = () =>
    Promise.all(['> .anchor', '[data-official] .body'].map((part) => boxOf(page, `#battlefield-1 ${part}`)));
  const [inMargin, beside] = await boxes();
  expect(inMargin?.left).toBeLessThan(beside?.left ?? 0);
  await page.setViewportSize(phone);
  const [anchor, body] = await boxes();
  expect(anchor?.bottom).toBeLessThanOrEqual((body?.top ?? 0) + 1);
  expect(body?.width).toBeGreaterThan(0.9 * phone.width);
});

test('a card is read in English, marked, and the official Chinese is two taps away', async () => {
  const page = await open('en/dawn/cards/marta-of-the-hearth/', { viewport: phone });
  const translation = page.locator('#r1 [data-unofficial][lang="en"]');
  expect(await translation.textContent()).toContain('Unofficial translation');
  expect(await page.locator('#r1 [data-official]').isVisible()).toBe(false);
  await page.locator('[popovertarget="columns"]').click();
  await page.locator('[data-pill="zh"]').click();
  expect(await page.locator('#r1 [data-official]').isVisible()).toBe(true);
});

test('translations can be hidden, on every page, and come back', async () => {
  const page = await open('en/dawn/rules-changes/', { viewport: phone });
  const shown = (id: string) =>
    Promise.all(
      ['[data-official]', '[data-unofficial][lang="en"]'].map((part) =>
        page.locator(`#${id} ${part}`).isVisible(),
      ),
    );
  await choose(page, 'unofficial', false);
  expect(await shown('combat-1')).toEqual([true, false]);
  await page.goto(siteAddress('en/dawn/general-notes/'));
  expect(await shown('smoke-1')).toEqual([true, false]);
  await choose(page, 'unofficial', true);
  expect((await shown('smoke-1'))[1]).toBe(true);
});
