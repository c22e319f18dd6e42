import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../lib/ask.ts';
import {
  changeSite,
  context,
  listCaches,
  makeNewerSite,
  openForAll,
  openForEach,
  page,
  readBuilds,
  serveInstead,
  site,
  startStoring,
} from '../lib/offline.ts';
import { boxOf, requestsOf, settled } from '../lib/read.ts';
import { phone } from '../lib/use.ts';

// From nothing stored to nothing left: each test goes on where the one before it has ended.
describe('a device that stores the site', () => {
  openForAll();

  let newer: string;
  beforeAll(async () => {
    newer = await makeNewerSite();
  });

  test('before anything is stored, no page asks for the worker or for what can be stored', async () => {
    const asked = requestsOf(page);
    for (const address of ['ja/ipg/2.3/', 'zh/search/']) {
      await page.goto(site.url + address);
      await settled(page);
    }
    expect(asked.filter((each) => /sw\.js|\/offline\//u.test(each))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test('storing says the size before, shows how far it is, and when it is done', async () => {
    const { promise: seenAtWork, resolve: goOn } = Promise.withResolvers<void>();
    await context.route(/\.pack$/u, async (route) => {
      await seenAtWork;
      await route.continue();
    });
    await page.goto(`${site.url}en/offline/`);
    await page.waitForSelector('[data-store]:enabled');
    expect(await page.textContent('[data-store]')).toMatch(/\d MB/u);
    await page.evaluate(() => {
      const seen: number[] = Object.assign(window, { seen: [] }).seen;
      const look = () => seen.push(document.querySelector('progress')?.value ?? -1);
      new MutationObserver(look).observe(document.querySelector('offline-copy [role="status"]') ?? document, {
        childList: true,
      });
    });
    await page.click('[data-store]');
    await page.getByRole('progressbar', { name: 'Save on this device' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PROGRESS');
    goOn();
    await page.waitForSelector('[data-remove]:visible');
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await page.locator('progress').isVisible()).toBe(false);
    expect(await page.textContent('offline-copy [role="status"]')).toMatch(/\d{4}-\d\d-\d\d/u);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-remove'))).toBe(true);
    await context.unrouteAll();
  });

  test('with a network, what is not stored comes from there', async () => {
    expect(await page.goto(`${site.url}data/index.json`).then((answer) => answer?.status())).toBe(200);
    expect(await page.goto(`${site.url}zh/no-such-page/`).then((answer) => answer?.status())).toBe(404);
  });

  test('what is stored can be seen and removed while the server does not answer', async () => {
    await context.route(/release\.json$/u, () => undefined);
    await page.goto(`${site.url}en/offline/`);
    await page.waitForSelector('[data-remove]:visible');
    expect(await page.textContent('offline-copy [role="status"]')).toMatch(/^Saved/u);
    await context.unrouteAll();
  });

  describe('with the network cut', () => {
    beforeAll(() => site.close());

    test.each([
      ['a section with three columns', 'zh/ipg/2.3/?with=ja,en', '#remedy-4 [data-text][lang="zh-Hans"]'],
      ['a card in another language', 'ja/m10/cards/ajani-goldmane/#r2', '#r2'],
      ['an address without its slash', 'zh/ipg/2.3?with=en', '#remedy-4'],
      ['the choice of languages', '', '.languages'],
    ])('%s opens', async (_, address, selector) => {
      await page.goto(site.url + address);
      expect(await page.locator(selector).first().isVisible()).toBe(true);
    });

    test('the search answers in every language, with nothing from outside and no file that is lacking', async () => {
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      page.on('response', (response) => void (response.fromServiceWorker() || failed.push(response.url())));
      await page.goto(`${site.url}zh/search/`);
      for (const [query, url] of [
        ['拿起了其牌库顶的四张牌', 'ipg/2.3/#example-e'],
        ['アジャニ', 'm10/cards/ajani-goldmane/'],
        ['drew cards', 'ipg/2.3/#example-a'],
      ] as const)
        expect((await ask(page, query)).results.map((result) => result.url)).toContain(url);
      expect(failed.filter((url) => url.includes('/pagefind/'))).toEqual([]);
    });

    test.each([
      ['a citation', 'go/?q=IPG%202.3%20r4&lang=ja', 'ja/ipg/2.3/#remedy-4'],
      ['what is none', 'go/?q=Bolt%20or%20not&lang=en', 'en/search/'],
    ])('%s leads where it does with a network', async (_, address, url) => {
      await page.goto(site.url + address);
      await page.waitForURL((there) => there.href.startsWith(site.url + url));
    });

    test('a card and a term that a text names show what they are', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${site.url}zh/m10/general-notes/`);
      await page.locator('a.ref[href*="/m10/cards/lightning-bolt/"]').first().click();
      await page.locator('[data-reference="card"] [data-name="ja"]').waitFor();
      expect(page.url()).toBe(`${site.url}zh/m10/general-notes/`);
      await page.keyboard.press('Escape');
      await page.locator('a.term').first().click();
      await page.locator('[data-reference="term"] [data-name="en"]').waitFor();
      await page.setViewportSize(phone);
    });

    test.each([
      ['zh/data/index.json', 'zh-Hans'],
      // Without a language in the address.
      ['data/index.json', 'en'],
    ])('%s, which is not stored, says so in %s and leads to what is', async (address, lang) => {
      await page.goto(site.url + address);
      expect(await page.getAttribute('html', 'lang')).toBe(lang);
      expect(page.url()).toBe(site.url + address);
      const links = page.locator('main a');
      const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(targets).toHaveLength(3);
      for (const target of targets) {
        await page.goto(target);
        expect(await page.locator('[data-not-stored]').count()).toBe(0);
      }
    });
  });

  describe('when the site has a newer version', () => {
    test('a download that is interrupted leaves the old copy whole', async () => {
      await serveInstead(newer);
      await context.route(/\.pack$/u, async (route) => {
        await route.fulfill({ body: (await (await route.fetch()).body()).subarray(0, 100_000) });
      });
      await startStoring(page);
      await page.waitForSelector('[data-trouble="network"]');
      expect(await listCaches(page)).toHaveLength(1);
      await context.unrouteAll();
      await site.close();
      await page.goto(`${site.url}zh/ipg/2.3/`);
      expect(await readBuilds(page)).toEqual(['old', 'old']);
      expect(await page.locator('#remedy-4').count()).toBe(1);
    });

    test('it is offered on the page that stores and not forced; stored, it takes the place of the old one', async () => {
      await serveInstead(newer);
      const asked = requestsOf(page);
      await page.goto(`${site.url}zh/ipg/2.3/`);
      expect(await readBuilds(page)).toEqual(['old', 'old']);
      // A page that comes from the copy says so, and the server is asked once.
      for (const address of ['ja/ipg/2.3/', 'en/m10/general-notes/']) {
        await page.goto(site.url + address);
        await page.waitForSelector('[data-older-copy] a[href$="/offline/"]');
        expect(await page.textContent('[data-older-copy]')).toMatch(/\d{4}-\d\d-\d\d/u);
      }
      expect(asked.filter((each) => each.includes('release.json'))).toHaveLength(1);

      // The page that stores comes from the network with what it reads.
      const other = await context.newPage();
      await other.goto(`${site.url}zh/offline/`);
      await other.waitForSelector('[data-store]:enabled');
      expect(await readBuilds(other)).toEqual(['new', 'new']);
      await other.click('[data-store]');
      await other.waitForSelector('[data-remove]:visible');
      expect(await listCaches(other)).toHaveLength(1);
      await site.close();
      await page.goto(`${site.url}ja/ipg/2.3/`);
      expect(await readBuilds(page)).toEqual(['new', 'new']);
    });
  });

  test('removing asks first: to cancel keeps everything, else nothing is left', async () => {
    await serveInstead(newer);
    await page.goto(`${site.url}en/offline/`);
    await page.waitForSelector('[data-remove]:visible');
    const questions: string[] = [];
    const answer = async (isMeant: boolean) => {
      page.once('dialog', async (dialog) => {
        questions.push(dialog.type());
        await (isMeant ? dialog.accept() : dialog.dismiss());
      });
      await page.focus('[data-remove]');
      await page.keyboard.press('Enter');
    };
    await answer(false);
    expect(await listCaches(page)).toHaveLength(1);
    await answer(true);
    await page.waitForSelector('[data-store]:visible');
    expect(questions).toEqual(['confirm', 'confirm']);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-store'))).toBe(true);
    expect(await listCaches(page)).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await site.close();
    await expect(page.goto(`${site.url}zh/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

describe('a new device', () => {
  openForEach();

  const refusals: Readonly<Record<string, () => void>> = {
    refused: () => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
    unsupported: () => {
      // @ts-expect-error what a browser without service workers looks like
      delete Navigator.prototype.serviceWorker;
    },
  };
  test.each(Object.entries(refusals))(
    'storing that is %s is said, and the site goes on',
    async (trouble, spoil) => {
      await page.addInitScript(spoil);
      await page.goto(`${site.url}zh/offline/`);
      if (trouble !== 'unsupported') await page.click('[data-store]:enabled');
      await page.locator(`[data-trouble="${trouble}"]`).waitFor();
      expect((await boxOf(page, '[data-trouble]')).bottom).toBeLessThanOrEqual(phone.height);
      expect(await listCaches(page)).toEqual([]);
      await page.goto(`${site.url}zh/ipg/2.3/`);
      expect(await page.locator('#remedy-4').count()).toBe(1);
    },
  );

  test('storing is not over before a worker is in charge that answers without the network', async () => {
    const late = `addEventListener('install', (event) => event.waitUntil(new Promise((done) => setTimeout(done, 1000))));\n`;
    await serveInstead(changeSite((name, text) => (name === 'sw.js' ? late + text : undefined)));
    await startStoring(page);
    await page.waitForSelector('[data-remove]:visible');
    await site.close();
    await page.goto(`${site.url}zh/ipg/2.3/`);
    expect(await page.locator('#remedy-4').count()).toBe(1);
  });
});
