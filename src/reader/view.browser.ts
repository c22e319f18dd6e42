/** What of the address is about how a reader reads: open columns, layout, notes. A copied link has it. */
const keys = ['with', 'columns', 'layout', 'notes', 'script'] as const;

/** `['with=ja,en', 'notes=0']`: commas stay legible, and what none of our pages would write is left out. */
function viewParameters(): string[] {
  const here = new URLSearchParams(location.search);
  return keys.flatMap((key) => {
    const value = here.get(key);
    return value !== null && /^[a-z0-9,-]{0,40}$/iu.test(value) ? [`${key}=${value}`] : [];
  });
}

/** The address of a place on this page with the columns that are open now, asked for or not. */
export function addressOfPlace(hash: string): string {
  const address = new URL(location.href);
  const kept = viewParameters();
  const isAsked = kept.some((each) => /^(?:with|columns)=/u.test(each));
  address.search = [...(isAsked ? [] : openColumns()), ...kept].join('&');
  address.hash = hash;
  return address.href;
}

/** The open columns as a parameter; none on a page without columns. */
function openColumns(): string[] {
  const frame = document.querySelector<HTMLElement>('[data-columns]');
  if (!frame) return [];
  const { columns: first, show } = frame.dataset;
  const cells = [...(frame.querySelector('[data-row]')?.children ?? [])] as HTMLElement[];
  const open =
    show?.split(' ') ??
    cells.filter((cell) => cell.checkVisibility()).map(({ dataset }) => dataset.column ?? '');
  return [`with=${open.filter((column) => column !== '' && column !== first).join(',')}`];
}
