const key = 'sidejudge-reader';

/** What the reader chose last on this device, in the form of an address's search part. */
export function recall(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a choice; a browser that keeps nothing has it in the address of this page only. */
export function remember(choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage refused or full.
  }
}
