import type { InterfaceLanguage } from '../schema/language.ts';
import { base } from './base-path.ts';

/**
 * The address of a page under the site's base path.
 * `address('zh', 'ipg/2.3/') // => '/sidejudge/zh/ipg/2.3/'`
 */
export const address = (lang: InterfaceLanguage, path = ''): string => fileAddress(`${lang}/${path}`);

/** The address of a file that is the same in every language. `fileAddress('data/index.json')` */
export const fileAddress = (path: string): string => `${base}${path}`;

/** The address with the site's origin, if it is known (`SITE_URL`); else root-relative. */
export function originAddress(path: string): string {
  const href = fileAddress(path);
  return import.meta.env.SITE ? new URL(href, import.meta.env.SITE).href : href;
}

/** The language of the rendered page, from its `[lang]` parameter. */
export const pageLanguage = ({ lang }: Record<string, string | undefined>) => lang as InterfaceLanguage;
