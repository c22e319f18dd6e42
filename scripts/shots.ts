// `npm run shots`: takes pictures of dist/ with a contact sheet (index.html): each page of `kinds` in each language, in
// three widths, light and dark. `-- zh dark 390 card` takes only pictures with all these words in their names:
// `card-zh-390-dark`.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguages, languages } from '../src/schema/language.ts';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { dist, root, say } from './lib/run.ts';
import { normalizeBase, serveSite } from './lib/serve.ts';

const kinds: Readonly<Record<string, string>> = {
  home: '',
  section: 'ipg/2.3/',
  history: 'ipg/2.3/history/',
  'section-all': `ipg/2.3/?with=${languages.join(',')}`,
  contents: 'm10/',
  guide: 'ipg/',
  chapter: 'm10/rules-changes/',
  cards: 'm10/cards/',
  card: 'm10/cards/ajani-goldmane/',
  terms: 'terms/',
  status: 'status/',
  data: 'data/',
  offline: 'offline/',
  results: 'search/?q=draw',
  'not-found': 'no-such-page/',
};
// Pictures of the longest pages would be 60,000 pixels high.
const highest = 2400;

const words = process.argv.slice(2);
const shots = Object.entries(kinds).flatMap(([kind, page]) =>
  interfaceLanguages.flatMap((lang) =>
    [390, 768, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        name: `${kind}-${lang}-${width}-${scheme}`,
        address: `${lang}/${page}`,
        ...{ width, scheme },
      })),
    ),
  ),
);
const wanted = shots.filter(({ name }) => words.every((word) => `-${name}-`.includes(`-${word}-`)));
const out = path.join(root, '.cache/shots');
mkdirSync(out, { recursive: true });
const site = await serveSite(dist, normalizeBase(process.env.BASE_PATH));
const browser = await launchChromium();
try {
  for (const { name, address, width, scheme } of wanted) {
    const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 844 } });
    await page.goto(site.url + address, { waitUntil: 'networkidle' });
    const full = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(full, highest) };
    await page.screenshot({ path: path.join(out, `${name}.png`), fullPage: true, clip });
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
const pictures = wanted.map(
  ({ name }) => `<a href="${name}.png"><img height="350" src="${name}.png" alt="${name}"></a>`,
);
writeFileSync(
  path.join(out, 'index.html'),
  `<!doctype html>\n<title>Sidejudge</title>\n${pictures.join('\n')}\n`,
);
say(`${wanted.length} pictures: ${path.join(out, 'index.html')}`);
