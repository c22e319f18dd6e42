import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { dist } from '../../scripts/lib/run.ts';
import { normalizeBase, serveSite } from '../../scripts/lib/serve.ts';
import { readPdf } from '../../src/authoring/files/pdf.ts';
import { browsersHere, type Driver, endPrograms } from './browsers.ts';
import { type Reader, readerWith } from './reader.ts';

/** The main job of a judge in browsers other than Chromium. Each check begins with empty storage. */
const checks: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'a section opens at the clause of the address, then a second language beside the first': async (reader) => {
    await reader.open('zh/ipg/2.3/?with=#remedy-4');
    await reader.see('#remedy-4 [data-text]');
    const top = await reader.ask(
      () => document.querySelector('#remedy-4')?.getBoundingClientRect().top ?? -1,
    );
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(300);
    await reader.click('[data-pill="ja"]');
    await reader.see('#remedy-4 [data-text][lang="ja"]');
    const [first = 0, second = 0] = await reader.ask(() =>
      ['zh-Hans', 'ja'].map(
        (lang) =>
          document.querySelector(`#remedy-4 [data-text][lang=${lang}]`)?.getBoundingClientRect().left ?? 0,
      ),
    );
    expect(first).toBeLessThan(second);
    expect(await reader.ask(() => location.search)).toBe('?with=ja');
  },

  'the menu of a clause opens by the keyboard, and Esc gives the focus back': async (reader) => {
    await reader.open('en/ipg/2.3/');
    await reader.focus('#remedy-4 [data-clause-menu]');
    await reader.press('Enter');
    await reader.see('.clause-menu [data-action="link"]:focus');
    await reader.press('Escape');
    await reader.see('#remedy-4 [data-clause-menu]:focus');
    expect(await reader.ask(() => document.querySelector('.clause-menu'))).toBeNull();
  },

  'a copied link can be pasted': async (reader) => {
    await reader.open('zh/ipg/2.3/');
    await reader.click('#remedy-4 [data-clause-menu]');
    await reader.click('[data-action="link"]');
    // The menu closes once the link is copied.
    await reader.see('#remedy-4 [data-clause-menu]:focus');
    await reader.focus('header [name="q"]');
    await reader.press('Control', 'v');
    const pasted = await reader.until(
      () => document.querySelector<HTMLInputElement>('header [name="q"]')?.value,
    );
    expect(pasted).toBe(new URL('zh/ipg/2.3/#remedy-4', inject('publishedUrl')).href);
  },

  'a text is shown to a player in the chosen language, and Esc leads back': async (reader) => {
    await reader.open('zh/ipg/2.3/');
    await reader.click('#remedy-2 [data-clause-menu]');
    await reader.click('[data-action="show"]');
    await reader.click('dialog.shown label:has([value="ja"])');
    await reader.see('dialog.shown section[lang="ja"]');
    await reader.press('Escape');
    await reader.see('#remedy-2 [data-clause-menu]:focus');
  },

  'the search finds a text, and its page marks the words': async (reader) => {
    await reader.open('zh/search/?q=拿起了其牌库顶的四张牌');
    await reader.see('[data-search-status][data-state="done"]');
    await reader.click('[data-search-results] a[href*="ipg/2.3/#example-e"]');
    const marked = await reader.until(() => [...(CSS.highlights.get('found') ?? [])].map(String)[0]);
    expect(marked).toBe('拿起了其牌库顶的四张牌');
    expect(await reader.ask(() => location.hash)).toBe('#example-e');
  },

  'the quick box leads to a cited clause': async (reader) => {
    await reader.open('zh/terms/');
    await reader.press('Control', 'k');
    await reader.see('dialog.quick input:focus');
    await reader.type('2.3 r4');
    await reader.see('[data-quick-status][data-state="done"][data-query="2.3 r4"]');
    await reader.press('Enter');
    await reader.until(() => location.pathname.endsWith('/zh/ipg/2.3/') && location.hash === '#remedy-4');
  },

  'after Back a page shows what has changed on another page, and so does the next': async (reader) => {
    await reader.open('zh/saved/');
    await reader.ask(() =>
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('returned', String(persisted))),
    );
    await reader.open('zh/ipg/2.3/');
    await reader.click('#remedy-4 [data-clause-menu]');
    await reader.click('[data-action="save"]');
    await reader.click('[data-setting="theme"]');
    await reader.click('[data-settings-button]');
    await reader.click('[name="script"]');
    await reader.see('#remedy-4 [lang="zh-Hant"]');
    await reader.back();
    // The page comes from the back/forward cache.
    expect(await reader.until(() => sessionStorage.getItem('returned'))).toBe('true');
    await reader.until(() => document.querySelector('saved-list li')?.textContent.includes('進一步'));
    expect(await reader.ask(() => document.documentElement.dataset.theme)).toBe('dark');
    await reader.open('zh/ipg/2.4/');
    expect(await reader.see('h1[lang="zh-Hant"], h1 [lang="zh-Hant"]')).toContain('失誤');
  },

  'the stored site can be searched without a network': async (reader) => {
    const site = await serveSite(dist, normalizeBase(process.env.BASE_PATH));
    await reader.open(`${site.url}zh/offline/`);
    await reader.click('[data-store]:enabled');
    await reader.see('[data-remove]');
    await site.close();
    await reader.open(`${site.url}zh/search/?q=拿起了其牌库顶的四张牌`);
    await reader.see('[data-search-status][data-state="done"]');
    expect(await reader.see('[data-search-results] mark')).toBe('拿起了其牌库顶的四张牌');
  },
};

/** For Firefox only: WebKitGTK prints only through a dialog. */
const printing: typeof checks = {
  'the whole guide is printed to one PDF': async (reader) => {
    await reader.open('en/ipg/all/?with=');
    const texts = await reader.ask(() =>
      [...document.querySelectorAll<HTMLElement>('[data-text] p')]
        .filter((text) => text.checkVisibility())
        .map((text) => text.innerText),
    );
    const squeeze = (text: string) => text.replaceAll(/\s/gu, '');
    const printed = squeeze(await readPdf(await reader.print()));
    expect(texts.filter((text) => !printed.includes(squeeze(text).slice(0, 15)))).toEqual([]);
  },
};

describe.each(browsersHere)('$name', ({ name, start }) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(endPrograms);

  const all = name === 'Firefox' ? { ...checks, ...printing } : checks;
  test.each(Object.keys(all))('%s', async (check) => {
    const reader = readerWith(driver, inject('publishedUrl'));
    await reader.open('favicon.svg');
    await reader.ask(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await all[check]?.(reader);
  });
});
