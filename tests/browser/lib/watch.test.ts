import { expect, test } from 'vitest';
import { open } from './use.ts';
import { takeFaults } from './watch.ts';

test('a page that asks another origin, breaks its policy, lacks a file or fails is seen by every test', async () => {
  const page = await open('');
  await page.evaluate(() => fetch('http://elsewhere.invalid/').catch(() => null));
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.bad = 1' }));
    document.body.append(Object.assign(document.createElement('img'), { src: 'no-such-picture.png' }));
    setTimeout(() => {
      throw new Error('a fault');
    });
  });
  const faults: string[] = [];
  for (const fault of [
    /policy.*elsewhere|elsewhere.*policy/iu,
    /policy.*script|script.*policy/iu,
    /Failed to load resource.*404/u,
    /error: .*a fault/u,
  ]) {
    await expect
      .poll(() => {
        faults.push(...takeFaults());
        return faults.join('\n');
      })
      .toMatch(fault);
  }
});
