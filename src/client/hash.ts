/** The element that the hash of the address names; a hash that is no valid encoding names none. */
export function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
