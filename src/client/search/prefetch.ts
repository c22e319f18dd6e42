/**
 * The box on other pages than the search page: once it is touched, the search page and the large fixed files
 * of the index are asked for, so that they are there when the query is sent. Nothing before.
 */
export function prefetchOnFocus(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('search form')) {
    if (form.closest('[data-search]')) continue;
    form.addEventListener('focusin', () => prefetch(form.action), { once: true });
  }
}

function prefetch(searchPage: string): void {
  const folder = `${import.meta.env.BASE_URL.replace(/\/*$/u, '/')}pagefind/`;
  for (const href of [searchPage, `${folder}pagefind.js`, `${folder}wasm.unknown.pagefind`]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href });
    document.head.append(link);
  }
}
