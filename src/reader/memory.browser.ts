const key = 'sidejudge-reader';
const glanceKey = 'sidejudge-glance';
let last = '';

/** What the reader chose last on this device, in the form of an address's search part. */
export function recall(): string {
  try {
    return localStorage.getItem(key) ?? last;
  } catch {
    return last;
  }
}

/** Keeps a choice; where the browser keeps nothing, until the page is left. */
export function remember(choice: string): void {
  last = choice;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage refused or full.
  }
}

/** Keeps whether unofficial translations are hidden, on all pages (early.ts). */
export function rememberUnofficial(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-official-only', !isShown);
  try {
    if (isShown) localStorage.removeItem('sidejudge-unofficial');
    else localStorage.setItem('sidejudge-unofficial', 'hidden');
  } catch {
    // Storage refused or full: it holds until the page is left.
  }
}

/** Keeps whether what stands at a glance is open; the next page opens it before it is painted (early.ts). */
export function rememberGlance(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(glanceKey, 'open');
    else localStorage.removeItem(glanceKey);
  } catch {
    // Storage refused or full.
  }
}
