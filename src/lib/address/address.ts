import { type Language, languages } from '../../schema/language.ts';
import { baseOf, readShards } from './shards.ts';

// The build knows the setting: where there is none, what reads it is in no program of the site.
const shards = import.meta.env.SHARDS ? readShards(import.meta.env.SHARDS) : new Map<string, string>();
const base = import.meta.env.BASE_URL.replace(/\/*$/u, '/');

/**
 * The address of a page under the site's base path.
 * `address('zh', 'ipg/2.3/') // => '/sidejudge/zh/ipg/2.3/'`
 */
export function address(lang: Language, path = ''): string {
  return fileAddress(`${lang}/${path}`);
}

/** The address of something that is the same in every language. `fileAddress('data/index.json')` */
export function fileAddress(path: string): string {
  return `${baseOf(path, shards, base)}${path}`;
}

/** The folders of the other sub-sites, where the site is split. */
export const otherBases = [...new Set(shards.values())].filter((each) => each !== base);

/** Whether pages and data of a document are made in this build, and not for a sub-site of their own. */
export function isMadeHere(document: string): boolean {
  return baseOf(`data/${document}`, shards, base) === base;
}

/** The same with the site's origin, where it knows it (`SITE_URL`); else root-relative. */
export function originAddress(path: string): string {
  const href = fileAddress(path);
  return import.meta.env.SITE ? new URL(href, import.meta.env.SITE).href : href;
}

/** An address on the site without base and language. `placeOf('/sidejudge/zh/ipg/2.3/') // => 'ipg/2.3/'` */
export function placeOf(pathname: string): string {
  return pathname.slice(fileAddress('').length).replace(/^[a-z]{2}\//u, '');
}

/** The route parameters of a page that exists in every interface language. */
export function languagePaths() {
  return languages.map((lang) => ({ params: { lang } }));
}

/** The same for a page of a document; none where that has a sub-site of its own. */
export function documentPaths(document: string) {
  return isMadeHere(document) ? languagePaths() : [];
}

/** The interface language of the page that is being rendered, from its `[lang]` parameter. */
export function pageLanguage(params: Record<string, string | undefined>): Language {
  const lang = languages.find((candidate) => candidate === params.lang);
  if (!lang) throw new Error(`A page without an interface language: ${JSON.stringify(params)}`);
  return lang;
}

/** The publisher's own page of rules documents: where the current editions are. */
export const publisherPage = 'https://wpn.wizards.com/en/rules-documents';
