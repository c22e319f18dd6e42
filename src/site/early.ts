/**
 * These functions run before the first paint, so that nothing moves afterwards. They are inlined as text
 * (InlineScript.astro), so each uses nothing but its own body and the browser.
 */

/** Fills in the filter of a list from the address and shows the form. A list to be filtered stays hidden for now. */
export function showFilter(): void {
  const form = document.querySelector<HTMLFormElement>('.filter');
  if (!form) return;
  const asked = new URLSearchParams(location.search);
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = asked.get(field.name);
    if (!value) continue;
    if (field.type === 'checkbox') field.checked = value === field.value;
    else field.value = value;
    form.dataset.unfiltered = '';
  }
  form.removeAttribute('data-late');
}

/** Offers readers from elsewhere the page in the language chosen before, else in that of the browser. */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-offer]');
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('sidejudge-lang');
  } catch {
    // Storage is unavailable.
  }
  const wanted = [chosen ?? '', ...navigator.languages].map((each) => each.slice(0, 2));
  const own = document.documentElement.lang.slice(0, 2);
  const first = wanted.find((each) => each === own || offer?.querySelector(`[data-language='${each}']`));
  const link = offer?.querySelector<HTMLElement>(`[data-language='${first}']`);
  if (!offer || !link || document.referrer.startsWith(location.origin)) return;
  link.hidden = false;
  offer.hidden = false;
}

/** For 404.html: shows the language of the address, else the reader's first language that the site has. */
export function chooseLanguage(): void {
  const tags: Record<string, string> = { zh: 'zh-Hans', ja: 'ja', en: 'en' };
  const asked = [...location.pathname.split('/'), ...navigator.languages.map((each) => each.slice(0, 2))];
  const lang = asked.find((candidate) => Object.hasOwn(tags, candidate));
  if (!lang) return;
  document.documentElement.dataset.only = lang;
  document.documentElement.lang = tags[lang] ?? '';
}

/** For the page of a moved address: redirects to the new address of the ID in the hash, else to that of the page. */
export function followMove(): void {
  const anchor = location.hash.slice(1);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-now], a[data-from]')];
  const link = links.find(({ dataset }) => anchor !== '' && dataset.from === anchor) ?? links[0];
  if (!link) return;
  const target = new URL(link.href);
  target.search = location.search;
  location.replace(target);
}
