const key = 'sidejudge-reader';
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
