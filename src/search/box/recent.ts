/** The last searches, newest first: kept on this device and nowhere else. Where a browser keeps nothing, there are none. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a query first. Called when a result is opened or the form is sent, not while typing. */
export function keepRecent(query: string): void {
  const plain = query.trim().slice(0, 100);
  if (plain !== '') write([plain, ...readRecent().filter((each) => each !== plain)].slice(0, most));
}

export function forgetRecent(): void {
  write([]);
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(queries));
  } catch {
    // Private windows and full stores keep nothing; searching works without.
  }
}

const key = 'sidejudge-searches';
const most = 8;
