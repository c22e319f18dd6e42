import type { InterfaceLanguage } from '../schema/language.ts';
import { base } from './base-path.ts';

/** `address('zh', 'ipg/2.3/') // => '/sidejudge/zh/ipg/2.3/'` */
export const address = (lang: InterfaceLanguage, path = ''): string => fileAddress(`${lang}/${path}`);

/** For a file that is the same in every language: `data/index.json`. */
export const fileAddress = (path: string): string => `${base}${path}`;

/** With the origin of the site if `SITE_URL` is set; else root-relative. */
export function originAddress(path: string): string {
  const href = fileAddress(path);
  return import.meta.env.SITE ? new URL(href, import.meta.env.SITE).href : href;
}

export const pageLanguage = ({ lang }: Record<string, string | undefined>) => lang as InterfaceLanguage;
