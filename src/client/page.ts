import { prepareQuickBox } from './search/quick-opener.ts';

/** What every page does: `/` opens the search box, languages keep the place, links to clauses are copied. */

const languageLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];

prepareQuickBox();

for (const link of languageLinks) link.addEventListener('click', () => carryPlace(topmostAnchor()));
addEventListener('hashchange', () => carryPlace(''));
addEventListener('addresschange', () => carryPlace(''));
carryPlace('');

document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const address = new URL(location.href);
  address.hash = button.dataset.copy ?? '';
  const isCopied = await copy(address.href);
  announce(button, isCopied);
});

/** Gives the links to the other languages the present columns and place. */
function carryPlace(fallbackHash: string): void {
  const here = new URLSearchParams(location.search);
  const current = document.documentElement.lang.slice(0, 2);
  for (const link of languageLinks) {
    const target = new URL(link.href);
    const parameters: string[] = [];
    const columns = here.get('with');
    if (columns !== null) {
      // The language that becomes the first column changes places with the one that was it.
      const swapped = columns
        .split(',')
        .map((column) => (column === link.dataset.language ? current : column));
      parameters.push(`with=${swapped.filter((column) => /^(?:zh|ja|en)$/u.test(column)).join(',')}`);
    }
    for (const [key, value] of here) {
      if (key !== 'with') parameters.push(`${key}=${encodeURIComponent(value)}`);
    }
    target.search = parameters.join('&');
    target.hash = location.hash || fallbackHash;
    link.href = target.href;
  }
}

/** The clause at the top of the window, for a reader who has scrolled but followed no link. */
function topmostAnchor(): string {
  if (scrollY < 200) return '';
  const rows = document.querySelectorAll('[data-clause], [data-ruling], [data-note]');
  const first = [...rows].find((row) => row.getBoundingClientRect().bottom > 120);
  return first ? `#${first.id}` : '';
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function announce(button: HTMLElement, isCopied: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-copy-status]');
  if (!status) return;
  status.textContent = (isCopied ? status.dataset.done : status.dataset.failed) ?? '';
  button.classList.toggle('done', isCopied);
  setTimeout(() => {
    status.textContent = '';
    button.classList.remove('done');
  }, 2500);
}
