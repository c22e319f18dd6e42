import type { Locator, Page, Route } from 'playwright-core';

/** Languages of the texts of a clause that can be seen, in the order of the document. */
export const openTexts = (page: Page, clause = 'example-a') =>
  page.$$eval(`#${clause} [data-text]`, (texts) =>
    texts.filter((text) => text.checkVisibility()).map((text) => text.getAttribute('lang')),
  );

/** The languages whose boxes are checked. */
export const openLanguages = (page: Page) =>
  page.$$eval('[data-toggle]:checked', (all) => all.map((box) => (box as HTMLInputElement).value));

/** The IDs of the rows that a filtered list shows. */
export const shownRows = (page: Page) =>
  page.$$eval('filtered-list tr[data-names]', (rows) =>
    rows.filter((row) => row.checkVisibility()).map(({ id }) => id),
  );

/** Chooses in the panel of settings. */
export async function choose(page: Page, name: string, isOn: boolean): Promise<void> {
  if (!(await page.locator('[data-settings]').isVisible()))
    await page.locator('[data-settings-button]').click();
  await page.locator(`[name="${name}"]`).setChecked(isOn);
  await page.keyboard.press('Escape');
}

/** Asked of the page itself: the driver hears of a changed address a little later. */
export const addressOf = async (page: Page) => new URL(await page.evaluate(() => location.href));
export const searchOf = async (page: Page) => (await addressOf(page)).search;
/** One parameter of the address. */
export const parameter = async (page: Page, name: string) => (await addressOf(page)).searchParams.get(name);

/** The place of the first such element in the window. */
export const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
export const topOf = async (page: Page, selector: string) => (await boxOf(page, selector)).top;

export const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** How far the page has moved under its reader (the sum of its layout shifts) by the time that it is idle. */
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

/** Waits for what a page does, or asks for, at once. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));

/** Acts, and waits until an element that is shown before has left the page. (There is also none before it has come.) */
export async function seeLeave(element: Locator, act: () => Promise<unknown>): Promise<void> {
  await element.waitFor();
  const shown = await element.elementHandle();
  await act();
  await shown?.waitForElementState('hidden');
}

/** Acts, and waits for the step of the history that this leads to, and for the frame after it. */
export async function seeStep(page: Page, act: () => Promise<unknown>): Promise<void> {
  const step = await page.evaluateHandle(() => ({
    taken: new Promise((done) => addEventListener('popstate', done, { once: true })),
  }));
  await act();
  await step.evaluate(({ taken }) => taken);
  await settled(page);
}

/** Holds back what a page asks for, until what it gives is called; then it is sent on, or what is said. */
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

/** The addresses that a page asks for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Runs in a page before its scripts: keeps what it says last in its status line, for `lastSaid`. */
export function keepSaid(): void {
  document.addEventListener('readystatechange', () => {
    const line = document.querySelector('[data-copy-status]');
    if (line && document.readyState === 'interactive') {
      const keep = () => line.textContent && Object.assign(window, { lastSaid: line.textContent });
      new MutationObserver(keep).observe(line, { childList: true });
    }
  });
}

/** What a page has said last. The page takes it back after 4 s, in which a busy machine may not have asked. */
export const lastSaid = (page: Page) =>
  page.evaluate(() => (window as unknown as { lastSaid?: string }).lastSaid ?? '');
