import { readingKeys } from './state.ts';

/** The address of a place on this page with the columns that are open now, asked for or not. */
export function addressOfPlace(hash: string): string {
  const address = new URL(location.href);
  const here = address.searchParams;
  // What none of our pages would write is left out; commas stay legible.
  const kept = [...readingKeys, 'script'].flatMap((key) => {
    const value = here.get(key);
    return value !== null && /^[a-z0-9,]{0,40}$/u.test(value) ? [`${key}=${value}`] : [];
  });
  const { columns, show } = document.querySelector<HTMLElement>('[data-columns]')?.dataset ?? {};
  const isAsked = here.has('with') || here.has('columns');
  const open = show?.split(' ').filter((column) => column !== columns);
  address.search = [...(open && !isAsked ? [`with=${open}`] : []), ...kept].join('&');
  address.hash = hash;
  return address.href;
}
