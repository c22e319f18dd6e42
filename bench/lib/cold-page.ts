import type { Browser, Page } from 'playwright-core';

/** Opens an empty page of a new profile, with the window of a phone; closes it after `use`. */
export async function withColdPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Puts a page under 'slow 4G, 4x CPU': 562.5 ms round trip, 1.44 Mbit/s down, processor slowed 4 times. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
