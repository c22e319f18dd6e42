import type { Locator, Page, Route } from 'playwright-core';

/** The languages of the visible texts of a clause, in the order of the document. */
export const openTexts = (page: Page, clause = 'example-a') =>
  page.$$eval(`#${clause} [data-text]`, (texts) =>
    texts.filter((text) => text.checkVisibility()).map((text) => text.getAttribute('lang')),
  );

/** The languages whose checkboxes are checked. */
export const openLanguages = (page: Page) =>
  page.$$eval('[data-toggle]:checked', (all) => all.map((box) => (box as HTMLInputElement).value));

/** The IDs of the rows that a filtered list shows. */
export const shownRows = (page: Page) =>
  page.$$eval('filtered-list tr[data-names]', (rows) =>
    rows.filter((row) => row.checkVisibility()).map(({ id }) => id),
  );

/** Checks or unchecks a box in the panel of settings. */
export async function choose(page: Page, name: string, isOn: boolean): Promise<void> {
  if (!(await page.locator('[data-settings]').isVisible()))
    await page.locator('[data-settings-button]').click();
  await page.locator(`[name="${name}"]`).setChecked(isOn);
  await page.keyboard.press('Escape');
}

/** The address in the page itself, because the driver learns of a change a little later. */
export const addressOf = async (page: Page) => new URL(await page.evaluate(() => location.href));
export const searchOf = async (page: Page) => (await addressOf(page)).search;
export const parameter = async (page: Page, name: string) => (await addressOf(page)).searchParams.get(name);

/** The box of the first matching element, relative to the window. */
export const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
export const topOf = async (page: Page, selector: string) => (await boxOf(page, selector)).top;

export const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The sum of the layout shifts of a page until it is idle. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    add(observer.takeRecords());
    return sum;
  });

/** Waits for the next frame: by then a page has done and requested all that it does at once. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));

/** Waits until an element is shown, acts, and waits until that element is hidden or removed. */
export async function seeLeave(element: Locator, act: () => Promise<unknown>): Promise<void> {
  await element.waitFor();
  const shown = await element.elementHandle();
  await act();
  await shown?.waitForElementState('hidden');
}

/** Acts, and waits for the step in the history that follows, and for the frame after it. */
export async function seeStep(page: Page, act: () => Promise<unknown>): Promise<void> {
  const step = await page.evaluateHandle(() => ({
    taken: new Promise((done) => addEventListener('popstate', done, { once: true })),
  }));
  await act();
  await step.evaluate(({ taken }) => taken);
  await settled(page);
}

/** Holds back the requests for some files. Returns a function that releases them, each by `send`. */
export async function holdBack(
  page: Page,
  files: RegExp,
  send = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: may, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await may;
    await send(route);
  });
  return goOn;
}

/** The URLs that a page requests from now on; the list grows. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Runs in a page before its scripts: keeps the last message of its status line for `lastSaid`. */
export function keepSaid(): void {
  document.addEventListener('readystatechange', () => {
    const line = document.querySelector('[data-copy-status]');
    if (line && document.readyState === 'interactive') {
      const keep = () => line.textContent && Object.assign(window, { lastSaid: line.textContent });
      new MutationObserver(keep).observe(line, { childList: true });
    }
  });
}

/** The last message of the status line. The page removes it after 4 s, maybe before a busy machine has read it. */
export const lastSaid = (page: Page) =>
  page.evaluate(() => (window as unknown as { lastSaid?: string }).lastSaid ?? '');
