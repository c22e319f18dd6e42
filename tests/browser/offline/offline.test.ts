import { beforeAll, describe, expect, test } from 'vitest';
import { askAll } from '../lib/ask.ts';
import { findViolations } from '../lib/axe.ts';
import {
  base,
  context,
  listCaches,
  makeNewerSite,
  makeSiteWithWorker,
  openForEach,
  page,
  readBuilds,
  serveInstead,
  site,
  startStoring,
  store,
  storeForAll,
} from '../lib/offline.ts';
import { phone } from '../lib/use.ts';

describe('with the network cut', () => {
  storeForAll();

  test.each([
    ['the start page', 'zh/', '[aria-labelledby="documents"]'],
    ['a section with three columns', 'zh/ipg/2.3/?with=ja,en', '#remedy-4 [data-text][lang="en"]'],
    ['a card in another language', 'ja/m10/cards/ajani-goldmane/#r2', '#r2'],
    ['the card list', 'en/m10/cards/?color=W', '[data-card-rows]'],
    ['an address without its slash', 'zh/ipg/2.3?with=en', '#remedy-4'],
    ['the choice of languages', '', '.languages'],
  ])('%s opens', async (_, address, selector) => {
    await page.goto(site.url + address);
    expect(await page.locator(selector).first().isVisible()).toBe(true);
  });

  test('pages say that they are read from the copy, and of when it is, until that is closed', async () => {
    for (const lang of ['zh', 'ja', 'en']) {
      await page.goto(`${site.url}${lang}/ipg/2.3/`);
      const times = page.locator('.copy-bar[data-state="unknown"] time');
      await times.first().waitFor();
      expect(await times.allTextContents()).toEqual([
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
        expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u),
      ]);
      const lines = await times.evaluateAll((all) => all.map((time) => time.getClientRects().length));
      expect(lines).toEqual([1, 1]);
    }
    await page.click('.copy-bar button');
    await page.goto(`${site.url}zh/`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.copy-bar').count()).toBe(0);
    // The other tests see it again.
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  });

  test.each([
    ['zh', '牌库顶', 'ipg/2.3/'],
    ['ja', 'アジャニ', 'm10/cards/ajani-goldmane/'],
    ['en', 'top of the library', 'ipg/2.3/'],
  ])('the search answers in %s', async (lang, query, url) => {
    await page.goto(`${site.url}${lang}/search/`);
    const [shown] = await askAll(page, [query]);
    expect(shown?.state).toBe('done');
    expect(shown?.results.map((result) => result.url).some((each) => each.startsWith(url))).toBe(true);
  });

  test('a text is found in the stored index, with nothing from outside and no file that is lacking', async () => {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('response', (response) => void (response.fromServiceWorker() || failed.push(response.url())));
    await page.goto(`${site.url}zh/search/`);
    const [run, words] = await askAll(page, ['拿起了其牌库顶的四张牌', 'drew cards']);
    expect(run?.results[0]?.url).toBe('ipg/2.3/#example-e');
    expect(words?.results.map(({ url }) => url)).toContain('ipg/2.3/#example-a');
    expect(failed.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  });

  test('the quick box answers on any page', async () => {
    await page.goto(`${site.url}zh/m10/cards/ajani-goldmane/`);
    await page.keyboard.press('/');
    await page.keyboard.type('阿耶尼');
    await page.waitForSelector('dialog.quick [role="option"]');
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

  test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [address, sign] of [
      ['zh/offline/', '[data-copy-facts]'],
      ['ja/offline/', '[data-copy-facts]'],
      ['en/offline/', '[data-copy-facts]'],
      ['zh/ipg/2.3/', '.copy-bar'],
      ['en/data/index.json', '[data-asked]'],
    ] as const) {
      await page.goto(site.url + address);
      await page.locator(sign).waitFor();
      if (address === 'en/offline/') await page.click('[data-remove]');
      expect(await findViolations(page)).toEqual([]);
    }
  });

  test.each([
    ['en/data/index.json', 'en'],
    // Without a language in the address: the one in which it was stored.
    ['data/index.json', 'zh-Hans'],
  ])('%s, which is not stored, says so in %s and leads to what is', async (address, lang) => {
    await page.goto(site.url + address);
    expect(await page.getAttribute('html', 'lang')).toBe(lang);
    expect(await page.textContent('[data-asked] code')).toBe(address);
    const links = page.locator('main a');
    const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(targets).toHaveLength(3);
    for (const target of targets) {
      await page.goto(target);
      expect(await page.locator('[data-asked]').count()).toBe(0);
    }
  });

  test('the network that comes back takes nobody back who is on the way to another page', async () => {
    await page.goto(`${site.url}data/index.json`);
    const other = `${site.url}zh/ipg/2.3/`;
    await page.evaluate((address) => {
      location.assign(address);
      setTimeout(() => dispatchEvent(new Event('online')), 0);
    }, other);
    await page.waitForURL(other);
  });
});

describe('a device', () => {
  openForEach();

  test('before anything is stored, no page asks for the worker or for what can be stored', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const address of ['zh/', 'ja/ipg/2.3/', 'en/m10/cards/ajani-goldmane/', 'zh/search/']) {
      await page.goto(site.url + address, { waitUntil: 'networkidle' });
    }
    expect(asked.filter((each) => /sw\.js|\/offline\//u.test(each))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  describe('storing', () => {
    test('says the size before, shows how far it is, and when it is done', async () => {
      const { promise: seenAtWork, resolve: goOn } = Promise.withResolvers<void>();
      await context.route(/\.pack$/u, async (route) => {
        await seenAtWork;
        await route.continue();
      });
      await page.goto(`${site.url}en/offline/`);
      await page.waitForSelector('[data-store]:enabled');
      expect(await page.textContent('[data-say="size"]')).toMatch(/\d MB/u);
      expect(await page.isVisible('[data-nothing]')).toBe(true);
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(window, { seen });
        const bar = document.querySelector('progress');
        const look = () => seen.push(bar?.value ?? -1);
        const said = document.querySelector('[data-say="done"]');
        if (said) new MutationObserver(look).observe(said, { childList: true });
      });
      await page.click('[data-store]');
      await page.getByRole('progressbar', { name: 'Download progress' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-stop'))).toBe(true);
      goOn();
      await page.waitForSelector('[data-remove]:visible');
      const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
      expect(seen.length).toBeGreaterThan(3);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(await page.locator('progress').isVisible()).toBe(false);
      expect(await page.textContent('dd[data-say="date"]')).toMatch(/^\d{4}-\d\d-\d\d$/u);
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-store'))).toBe(true);
    });

    test('can be canceled, and leaves nothing behind; meanwhile another tab waits', async () => {
      await context.route(/\.pack$/u, () => undefined);
      const isStoring = page.waitForRequest(/\.pack$/u);
      await startStoring(page);
      await isStoring;
      const other = await context.newPage();
      await startStoring(other);
      await other.waitForSelector('[data-trouble="busy"]');
      await page.click('[data-stop]');
      await page.waitForSelector('[data-trouble="stopped"]');
      expect(await listCaches(page)).toEqual([]);
    });

    test.each([
      [
        'the storage is full',
        'full',
        () => {
          Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
        },
      ],
      [
        'there is less room than needed',
        'full',
        () => {
          navigator.storage.estimate = () => Promise.resolve({ quota: 1000, usage: 900 });
        },
      ],
      [
        'the browser refuses',
        'refused',
        () => {
          navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
        },
      ],
      [
        'the browser has no service workers',
        'unsupported',
        () => {
          // @ts-expect-error what a browser without them looks like
          delete Navigator.prototype.serviceWorker;
        },
      ],
    ])('where %s, the page says so and the site goes on', async (_, trouble, spoil) => {
      await page.addInitScript(spoil);
      await page.goto(`${site.url}zh/offline/`);
      if (trouble !== 'unsupported') await page.click('[data-store]:enabled');
      const notice = page.locator(`[data-trouble="${trouble}"]`);
      await notice.waitFor();
      expect(await notice.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
      expect(await listCaches(page)).toEqual([]);
      await page.goto(`${site.url}zh/ipg/2.3/`);
      expect(await page.locator('#remedy-4').count()).toBe(1);
    });

    test('is not over before a worker is in charge that answers without the network', async () => {
      const late = `addEventListener('install', (event) => event.waitUntil(new Promise((done) => setTimeout(done, 4000))));\n`;
      await serveInstead(makeSiteWithWorker(late));
      await store();
      await site.close();
      await page.goto(`${site.url}zh/ipg/2.3/`);
      expect(await page.locator('#remedy-4').count()).toBe(1);
    });
  });

  test('with a network, what is not stored comes from there, and an up-to-date copy says nothing', async () => {
    await store();
    expect(await page.goto(`${site.url}data/index.json`).then((answer) => answer?.status())).toBe(200);
    expect(await page.goto(`${site.url}zh/no-such-page/`).then((answer) => answer?.status())).toBe(404);
    await page.goto(`${site.url}zh/ipg/2.3/`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'copy' in document.documentElement.dataset)).toBe(true);
    expect(await page.locator('.copy-bar').count()).toBe(0);
  });

  describe('when the site has a newer version', () => {
    let newer: string;
    beforeAll(() => {
      newer = makeNewerSite();
    });

    test('it is offered and not forced; stored, it takes the place of the old one in every tab', async () => {
      await store();
      await page.goto(`${site.url}zh/ipg/2.3/`);
      await serveInstead(newer);

      await page.reload();
      await page.waitForSelector('.copy-bar[data-state="older"] a');
      expect(await readBuilds(page)).toEqual(['old', 'old']);

      // The link leads to the page that stores, which comes from the network.
      const other = await context.newPage();
      await other.goto(`${site.url}zh/ipg/2.4/`);
      await other.click('.copy-bar a');
      await other.waitForSelector('[data-store]:enabled');
      expect(await readBuilds(other)).toEqual(['new', 'new']);
      const isRenewed = page.waitForEvent('load');
      await other.click('[data-store]');
      await isRenewed;
      expect(await readBuilds(page)).toEqual(['new', 'new']);
      await expect.poll(() => listCaches(page)).toHaveLength(1);
      await site.close();
      await page.goto(`${site.url}ja/ipg/2.3/`);
      expect(await readBuilds(page)).toEqual(['new', 'new']);
    });

    test('a download that is interrupted leaves the old copy whole', async () => {
      await store();
      await serveInstead(newer);
      await context.route(/\.pack$/u, async (route) => {
        await route.fulfill({ body: (await (await route.fetch()).body()).subarray(0, 100_000) });
      });
      await startStoring(page);
      await page.waitForSelector('[data-trouble="network"]');
      expect(await listCaches(page)).toHaveLength(1);
      await site.close();
      await page.goto(`${site.url}zh/ipg/2.3/`);
      expect(await readBuilds(page)).toEqual(['old', 'old']);
      expect(await page.locator('#remedy-4').count()).toBe(1);
    });
  });

  describe('removing', () => {
    const isAsked = () => page.locator('[data-question]').isVisible();
    const isFocused = (name: string) =>
      page.evaluate((each) => document.activeElement?.hasAttribute(each), name);

    test('asks first, by mouse: “Cancel” keeps everything, “Remove” leaves nothing', async () => {
      await store('en');
      await page.click('[data-remove]');
      expect(await page.locator('[data-no-way-back]').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(await isAsked()).toBe(false);
      expect(await listCaches(page)).toHaveLength(1);
      await page.click('[data-remove]');
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.waitForSelector('[data-nothing]:visible');
      expect(await listCaches(page)).toEqual([]);
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      expect(await workers()).toBe(0);
      await site.close();
      await expect(page.goto(`${site.url}zh/`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
    });

    test('asks first, by keyboard: Enter on what has the focus and Escape both cancel', async () => {
      await store();
      await page.focus('[data-remove]');
      for (const key of ['Enter', 'Escape']) {
        await page.keyboard.press('Enter');
        expect(await isAsked()).toBe(true);
        await page.keyboard.press(key);
        expect(await isAsked()).toBe(false);
        expect(await isFocused('data-remove')).toBe(true);
        expect(await listCaches(page)).toHaveLength(1);
      }
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.waitForSelector('[data-nothing]:visible');
      expect(await listCaches(page)).toEqual([]);
      await expect.poll(() => isFocused('data-store')).toBe(true);
    });

    test('says where there is no way back: the site went away after the page was opened', async () => {
      await store();
      await site.close();
      await page.click('[data-remove]');
      await page.waitForSelector('[data-no-way-back]:visible');
    });
  });

  test('a copy of the earlier program is there without a network, gives way to one, and is replaced', async () => {
    await page.goto(`${site.url}zh/offline/`);
    await page.evaluate(async (root) => {
      const copy = `sidejudge:1:${root}:copy:a`;
      const about = { version: 'a', date: '2026-11-21', storedAt: '2026-11-21T10:00:00.000Z', cache: copy };
      const record = Response.json({ ...about, bytes: 1, languages: ['zh'], documents: ['ipg'] });
      await (await caches.open(`sidejudge:1:${root}:about`)).put(`${root}offline/present`, record);
      const html = { headers: { 'Content-Type': 'text/html' } };
      await (await caches.open(copy)).put(`${root}zh/ipg/2.3/`, new Response('<h1>earlier</h1>', html));
      await navigator.serviceWorker.register(`${root}sw.js`, { scope: root });
      await navigator.serviceWorker.ready;
    }, base);
    await page.goto(`${site.url}zh/ipg/2.3/`);
    await page.waitForSelector('.copy-bar[data-state="older"] a');
    expect(await page.locator('#remedy-4').count()).toBe(1);
    await site.close();
    await page.reload();
    expect(await page.textContent('h1')).toBe('earlier');
    await serveInstead();
    await store();
    expect(await listCaches(page)).toEqual([expect.stringContaining('sidejudge:2:')]);
  });
});
