// `npm run shots`: pictures of every kind of page of dist/,
// in each language, in three windows, light and dark, with a contact sheet (index.html).
// `--only` takes words of any axis and any width.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { readFlags, refuse, toWholeNumbers } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { normalizeBase, serveSite } from './lib/serve.ts';
import { fail, say } from './lib/terminal.ts';
import { chooseShots, kinds, type Shot } from './shots/choose.ts';
import { toContactSheet } from './shots/contact-sheet.ts';

const usage = 'npm run shots -- [--only landing,zh,dark,390] [--out FOLDER] [--height PIXELS]';
const values = readFlags(usage, {
  only: { type: 'string', default: '' },
  out: { type: 'string', default: '.cache/shots' },
  // The longest pages would be pictures of 60,000 lines.
  height: { type: 'string', default: '2400' },
});
const [highest = 0] = toWholeNumbers(values.height) ?? refuse(usage, '--height takes a whole number.');
const { shots, unknown } = chooseShots(values.only.split(',').filter((word) => word !== ''));
if (unknown.length > 0) {
  fail(
    `There is nothing called ${unknown.join(', ')}. Kinds of page: ${Object.keys(kinds).join(', ')}.`,
    'Besides: zh, ja, en; light, dark; a width from 100 to 9999.',
  );
}
const dist = path.join(root, 'dist');
if (!existsSync(path.join(dist, 'index.html'))) {
  fail('There is no built site in dist/: run `npm run build` first.');
}

const out = path.resolve(root, values.out);
mkdirSync(out, { recursive: true });
const site = await serveSite(dist, normalizeBase(process.env.BASE_PATH), { number: 0, isFixed: true });
const browser = await launchChromium();
try {
  const taken: Shot[] = [];
  for (const shot of shots) if (await take(browser, shot)) taken.push(shot);
  writeFileSync(path.join(out, 'index.html'), toContactSheet(taken));
  const left = [...new Set(shots.filter((shot) => !taken.includes(shot)).map(({ kind }) => kind))];
  if (left.length > 0) say(`Not on this site: ${left.join(', ')}.`);
  say(`${taken.length} pictures: ${path.join(out, 'index.html')}`);
} finally {
  await browser.close();
  await site.close();
}

/** Takes one picture; false for a page that is not there (but 404.html is one that is asked for by a wrong address). */
async function take(chromium: Browser, { name, address, kind, width, scheme }: Shot): Promise<boolean> {
  const page = await chromium.newPage({
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  });
  try {
    const response = await page.goto(site.url + address, { waitUntil: 'networkidle' });
    if (response?.status() !== (kind === 'not-found' ? 404 : 200)) return false;
    if (kind === 'results')
      await page.locator('[data-search-status]:is([data-state=done], [data-state=empty])').waitFor();
    const full = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(full, highest);
    await page.screenshot({
      path: path.join(out, `${name}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
    });
    return true;
  } finally {
    await page.close();
  }
}
