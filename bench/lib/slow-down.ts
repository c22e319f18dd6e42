import type { Page } from 'playwright-core';

/** Puts a page under 'slow 4G, 4x CPU': each request waits a round trip, all share the line, scripts take four times as long. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** 562.5 ms round trip, 1.44 Mbit/s down. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};
