import { expect, test } from 'vitest';
import { boxOf } from '../lib/read.ts';
import { onInventedSite, open, phone } from '../lib/use.ts';

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

test('a mark stands behind the last word of its text, not on a line of its own', async () => {
  const page = await open('zh/ipg/2.3/');
  const { mark, text } = await page
    .locator('#definition-1 > .row > .cell[data-column="zh"]')
    .evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell.querySelector('[data-text]') ?? cell);
      const lines = [...words.getClientRects()].map(({ top, bottom, height }) => ({ top, bottom, height }));
      return { text: lines.at(-1), mark: cell.querySelector('summary')?.getBoundingClientRect().bottom ?? 0 };
    });
  expect(mark).toBeGreaterThan(text?.top ?? 0);
  expect(mark).toBeLessThan((text?.bottom ?? 0) + 0.75 * (text?.height ?? 0));
});

test('what is known of a text lies over what follows, which does not move, and goes by Esc or a press beside it', async () => {
  const page = await open('zh/ipg/2.3/');
  const top = () => boxOf(page, '#definition-2').then((box) => box.top);
  const before = await top();
  const note = page.locator('#definition-1 .remarks .about');
  await page.locator('#definition-1 .remarks summary').click();
  expect(await note.isVisible()).toBe(true);
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  expect(await note.isVisible()).toBe(false);
  await page.locator('#definition-1 .remarks summary').click();
  expect(await note.isVisible()).toBe(true);
  await page.locator('h1').click();
  expect(await note.isVisible()).toBe(false);
});

test.each(['ja/dawn/cards/marta-of-the-hearth/', 'zh/dawn/card-rulings/'])(
  'no type line, name or count breaks where it fits in a line: %s',
  async (address) => {
    const page = await open(address, { viewport: { width: 320, height: 900 } });
    const pieces = page.locator('.types > *, .cards :is(.count, .other-names span)');
    const broken = await pieces.evaluateAll((all) =>
      all.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { height } = range.getBoundingClientRect();
        const isBroken = height > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight);
        return isBroken && (each.textContent ?? '').trim().length < 16 ? [each.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  },
);

test('quotation marks of English are no wider than its letters', async () => {
  const page = await open('en/ipg/2.3/', { viewport: phone });
  const width = await page.locator('#main').evaluate((main) => {
    const probe = document.createElement('span');
    probe.lang = 'en';
    probe.textContent = '“’”';
    main.append(probe);
    return probe.getBoundingClientRect().width / 16;
  });
  expect(width).toBeLessThan(1.8);
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
  await page.locator('#r1 [data-official]').waitFor();
});

test('translations can be hidden, on every page, and come back', async () => {
  const page = await open('en/dawn/rules-changes/', { viewport: phone });
  const shown = (id: string) =>
    Promise.all(
      ['[data-official]', '[data-unofficial][lang="en"]'].map((part) =>
        page.locator(`#${id} ${part}`).isVisible(),
      ),
    );
  const show = async (isOn: boolean) => {
    await page.locator('[data-settings-button]').click();
    await page.locator('[name="unofficial"]').setChecked(isOn);
    await page.keyboard.press('Escape');
  };
  await show(false);
  expect(await shown('combat-1')).toEqual([true, false]);
  await page.goto(page.url().replace('rules-changes', 'general-notes'));
  expect(await shown('smoke-1')).toEqual([true, false]);
  await show(true);
  expect((await shown('smoke-1'))[1]).toBe(true);
});
