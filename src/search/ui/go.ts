import { type InterfaceLanguage, interfaceLanguages, isOfInterface } from '../../schema/language.ts';

/** What an address `go/?q=IPG 2.3 r4&lang=ja` asks; `preferred` are the languages of the reader, best first. */
export function readGo(
  address: string,
  preferred: readonly string[],
): { lang: InterfaceLanguage; query: string } {
  const asked = new URLSearchParams(address);
  const tags = [asked.get('lang') ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = tags.find((tag) => tag !== undefined && isOfInterface(tag)) ?? interfaceLanguages[0];
  return { lang: known, query: (asked.get('q') ?? '').trim() };
}

/** Where it leads, below the base: to the one place that is cited or called so, where there is one, else to the search. */
export function goTo(lang: InterfaceLanguage, query: string, place: string | undefined): string {
  if (place !== undefined) return `${lang}/${place}`;
  return `${lang}/search/${query === '' ? '' : `?${new URLSearchParams({ q: query })}`}`;
}
