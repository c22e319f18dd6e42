import { recall, remember } from '../../site/helpers.browser.ts';

/** The last searches, newest first: kept on this device and nowhere else. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(recall('searches') ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a query first. Called when a result is opened or the form is sent, not while typing. */
export function keepRecent(query: string): void {
  const plain = query.trim().slice(0, 100);
  const queries = [plain, ...readRecent().filter((each) => each !== plain)].slice(0, most);
  if (plain !== '') remember('searches', JSON.stringify(queries));
}

export const forgetRecent = () => remember('searches', null);

const most = 8;
