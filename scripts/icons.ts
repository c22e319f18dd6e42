// `node scripts/icons.ts`: draws the icons of the installed site from public/favicon.svg. Run it when that changes;
// the drawings are committed, so that a build needs no browser and gives the same bytes everywhere.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { icons } from '../src/site/manifest.ts';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { root } from './lib/run.ts';

const svg = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8');
const ground = /<rect[^>]* fill="(#\w+)"/u.exec(svg)?.[1];
if (ground === undefined)
  throw new Error('public/favicon.svg has no <rect> with a color behind the drawing.');
const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const folder = path.join(root, 'public/icons');
mkdirSync(folder, { recursive: true });

const browser = await launchChromium();
try {
  for (const { name, size, purpose } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    // A maskable icon fills the whole square, and its drawing stands in the middle.
    const [color, width] = purpose === 'maskable' ? [ground, size * 0.9] : ['transparent', size];
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${color}"><img src="${source}" width="${width}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    writeFileSync(path.join(folder, name), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
