import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clipboard, seeLeave } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

const english = (page: Page, id: string) => page.locator(`#${id} > .row > [data-column="en"]`);

test('a clause that once read otherwise says since when it reads so, and opens what it said before', async () => {
  const page = await open('en/ipg/9.1/', { viewport: phone });
  const former = english(page, 'remedy-1').locator('.former');
  expect(await former.locator('summary').innerText()).toBe('since 2025-01-01');
  await former.locator('summary').click();
  const text = former.locator('[data-former][lang="en"][data-edition="ipg-9.1.en"]');
  expect(await text.innerText()).toBe('The drink is moved under the table before play goes on.');
  expect(await text.locator('mark').allTextContents()).toEqual(['under']);
  expect(await page.locator('#remedy-2 .former').count()).toBe(0);
  expect(await page.locator('[data-former] [data-text], [data-text] [data-former]').count()).toBe(0);
});

test.each(['ipg-9.1.en', 'en:2020-01-01'])(
  'the address shows that edition, with a notice: %s',
  async (name) => {
    const page = await open(`en/ipg/9.1/?with=zh&edition=${name}#example-b`);
    await page.locator('[data-edition-notice]').waitFor();
    expect(await page.locator('[data-edition-notice]').innerText()).toContain('2020-01-01');
    expect(await page.locator('.editions summary').innerText()).toMatch(/^English 2020-01-01 /u);
    expect(await english(page, 'remedy-1').locator('[data-text]').isVisible()).toBe(false);
    expect(await english(page, 'remedy-1').locator('> [data-former]').innerText()).toContain(
      'under the table',
    );
    expect(await english(page, 'philosophy-3').innerText()).toContain('does not have');
    expect(await english(page, 'remedy-2').locator('[data-text]').isVisible()).toBe(true);
    // What is retired now stands after the clause that it followed.
    // What has moved since stands where it was.
    expect(await page.locator('#remedy-1 + #remedy-2').count()).toBe(1);
    expect(await page.locator('#example-a + #example-b').innerText()).toContain('soup');
    expect(await page.locator('#example-b').count()).toBe(1);
    expect(await page.locator('#example-b').getAttribute('aria-label')).toBe('Example B');
    expect(await english(page, 'example-b').locator('.label').innerText()).toBe('B');
  },
);

test('a letter that the edition gave to another example is not beside the one that it does not have', async () => {
  const page = await open('en/ipg/9.1/?with=zh&edition=ipg-9.1.en');
  await page.locator('[data-edition-notice]').waitFor();
  const added = page.locator('#example-c > .row');
  expect(await added.locator('[data-column="en"]').innerText()).toContain('does not have');
  expect(await added.locator('[data-column="en"] .label').isVisible()).toBe(false);
  expect(await added.locator('[data-column="zh"] .label').innerText()).toBe('A');
});

test('the notice says what each column shows', async () => {
  const page = await open('en/ipg/9.1/?with=zh&edition=zh:2020-01-01');
  const notice = page.locator('[data-edition-notice]');
  await notice.waitFor();
  expect(await notice.innerText()).toBe(
    'In an older edition: Chinese 2020-01-01. The others: English 2025-01-01. Show the newest',
  );
});

test('what is copied while an older edition is shown is of that edition, and says so', async () => {
  const page = await open('en/ipg/9.1/?with=zh&edition=ipg-9.1.en');
  await page.locator('[data-edition-notice]').waitFor();
  const copied = async (id: string, action: string): Promise<string> => {
    await page.locator(`#${id} [data-clause-menu]`).click();
    await seeLeave(page.locator('.clause-menu'), () => page.click(`.clause-menu [data-action="${action}"]`));
    return clipboard(page);
  };
  const citation = await copied('remedy-1', 'citation');
  expect(citation).toContain('The drink is moved under the table before play goes on. / ');
  expect(citation).toContain('en: edition of 2020-01-01; zh: edition of 2025-01-01');
  expect(citation).toMatch(/\/en\/ipg\/9\.1\/\?with=zh&edition=ipg-9\.1\.en#remedy-1$/u);
  expect(await copied('remedy-2', 'link')).toContain('edition=ipg-9.1.en#remedy-2');
  expect(await copied('remedy-1', 'text')).not.toContain('side table');
});

test('a retired ID leads by its redirect, and an unknown edition shows the newest, with a notice', async () => {
  const page = await open('en/ipg/9.1/?edition=ipg-9.9#example-b');
  await page.locator('[data-edition-notice]').waitFor();
  expect(await page.locator('[data-edition-notice]').innerText()).toContain('this is the newest one');
  expect(await page.locator('#example-a > #example-b').count()).toBe(1);
  expect(await english(page, 'remedy-1').locator('[data-text]').isVisible()).toBe(true);
});

test('the search finds a wording that is gone, marked as earlier', async () => {
  const page = await open('en/search/?q=moved+under+the+table');
  await page.locator('[data-search-status][data-state="done"]').waitFor();
  const first = page.locator('[data-search-results] > li').first();
  expect(await first.locator('a').first().getAttribute('href')).toContain('ipg/9.1/#remedy-1');
  expect(await first.innerText()).toContain('edition of 2020-01-01 (earlier)');
  // One that is on the page no more leads to the edition that has it.
  await page.goto(siteAddress('en/search/?q=bowl+of+soup'));
  const gone = page.locator('[data-search-results] > li a[href*="#example-b"]').first();
  expect(await gone.getAttribute('href')).toContain('ipg/9.1/?edition=ipg-9.1.en#example-b');
});

test('a page lists what each edition has changed, without scripts', async () => {
  const page = await open('en/ipg/9.1/history/', { javaScriptEnabled: false });
  const edition = page.locator('[data-history="ipg-9.1.en.2025-01-01"]');
  expect(await edition.locator('[data-changed="remedy-1"] del').allTextContents()).toEqual(['under']);
  expect(await edition.locator('[data-changed="remedy-1"] ins').allTextContents()).toEqual(['to', 'side']);
  expect(await edition.locator('[data-changed="example-b"]').innerText()).toContain('removed');
  expect(await edition.locator('[data-changed="philosophy-3"]').innerText()).toContain('added');
  expect(await edition.locator('[data-changed="remedy-1"] dt').innerText()).toContain('was first');
  await edition.locator('a', { hasText: 'read this edition' }).click();
  expect(page.url()).toContain('?edition=ipg-9.1.en');
});
