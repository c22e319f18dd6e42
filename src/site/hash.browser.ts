/** What the hash of the address says, decoded; one that is no valid encoding says nothing. */
export function hashText(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The element that the hash of the address names. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(hashText());
}
