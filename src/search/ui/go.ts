import { type InterfaceLanguage, interfaceLanguages, isOfInterface } from '../../schema/language.ts';

/** Parses an address such as `go/?q=IPG 2.3 r4&lang=ja`; `preferred` are the languages of the reader, best first. */
export function readGo(
  address: string,
  preferred: readonly string[],
): { lang: InterfaceLanguage; query: string } {
  const asked = new URLSearchParams(address);
  const tags = [asked.get('lang') ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  const known = tags.find((tag) => tag !== undefined && isOfInterface(tag)) ?? interfaceLanguages[0];
  return { lang: known, query: (asked.get('q') ?? '').trim() };
}

/** The target below the base path: the only place that is cited or named, or else the search. */
export function goTo(lang: InterfaceLanguage, query: string, place: string | undefined): string {
  if (place !== undefined) return `${lang}/${place}`;
  return `${lang}/search/${query === '' ? '' : `?${new URLSearchParams({ q: query })}`}`;
}
