/** What of the address is about how a reader reads: open columns, layout, notes. Links carry it along. */
const keys = ['with', 'layout', 'notes'] as const;

/** `['with=ja,en', 'notes=0']`: commas stay legible, and what none of our pages would write is left out. */
export function viewParameters(search = location.search): string[] {
  const here = new URLSearchParams(search);
  return keys.flatMap((key) => {
    const value = here.get(key);
    return value !== null && /^[a-z0-9,-]{0,40}$/iu.test(value) ? [`${key}=${value}`] : [];
  });
}

/** The languages of the open columns beside the first, as they stand on the page; null where there are none. */
export function openColumns(): string[] | null {
  const frame = document.querySelector<HTMLElement>('[data-columns]');
  if (!frame) return null;
  const cells = [...(frame.querySelector('[data-row]')?.children ?? [])] as HTMLElement[];
  const open = cells.filter((cell) => cell.checkVisibility()).map(({ dataset }) => dataset.column ?? '');
  return open.filter((column) => column !== '' && column !== frame.dataset.columns);
}

/** The address of a place on this page with the columns that are open now, asked for or not. */
export function addressOfPlace(hash: string): string {
  const address = new URL(location.href);
  const kept = viewParameters();
  const columns = kept.some((each) => each.startsWith('with=')) ? null : openColumns();
  address.search = [...(columns ? [`with=${columns.join(',')}`] : []), ...kept].join('&');
  address.hash = hash;
  return address.href;
}
