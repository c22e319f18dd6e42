import type { Language } from '../../schema/language.ts';

/**
 * The search part of an address for the same page in another language: that one comes first and changes places
 * with the one that was.
 * `carryTo('?with=ja,en&notes=0', 'zh', 'en') // => 'with=ja,zh&notes=0'`
 */
export function carryTo(address: string, from: Language, to: Language): string {
  const here = new URLSearchParams(address);
  const asked = here.get('columns') ?? (here.has('with') ? `${from},${here.get('with')}` : null);
  const rest = keys.flatMap((key) => {
    const value = here.get(key);
    return value === null || !/^\w{1,20}$/u.test(value) ? [] : [`${key}=${value}`];
  });
  if (asked === null) return join([...rest, ...foreign(address)]);
  const list = [...new Set(asked.split(',').filter(isLanguage))];
  const [first = from] = list;
  const others = list.filter((each) => each !== first).map((each) => (each === to ? first : each));
  return join([`with=${others}`, ...rest, ...foreign(address)]);
}

const keys = ['layout', 'notes', 'script'] as const;

/** What of an address is not about how a reader reads. */
export function foreign(address: string): string[] {
  const others = new URLSearchParams(address);
  for (const key of ['with', 'columns', 'on', 'show', ...keys]) others.delete(key);
  return [others.toString()];
}

/** Parts of a search part of an address, without the empty ones. */
export const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('&');

const isLanguage = (value: string): value is Language => /^(?:zh|ja|en)$/u.test(value);
