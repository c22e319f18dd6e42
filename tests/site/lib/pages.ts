import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeBase } from '../../../scripts/lib/serve.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../../../src/schema/language.ts';
import { inventedRoot } from '../../lib/invented.ts';
import { type Element, find } from './elements.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Address below the base, as a reader types it: `zh/ipg/2.3/`, `404.html`. */
  readonly address: string;
  readonly html: string;
  /** Its elements, in document order. */
  readonly tags: readonly Element[];
}

export const base = normalizeBase(process.env.BASE_PATH);
export const origin = process.env.SITE_URL?.replace(/\/$/u, '') ?? '';

/** Reads a built site in a folder; each page is parsed once. */
export function openSite(folder: string) {
  const readFile = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const pages = new Map<string, BuiltPage>();
  const ids = new Map<string, ReadonlySet<string>>();

  /** The addresses of all pages, sorted. Throws when the site has not been built. */
  function listPages(): readonly string[] {
    if (!existsSync(path.join(folder, 'index.html')))
      throw new Error(`There is no built site in ${folder}: run \`npm run build\` first.`);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/u, '$1'));
  }

  /** One page, by its address below the base. */
  function readPage(address: string): BuiltPage {
    const known = pages.get(address);
    if (known) return known;
    const html = readFile(fileOf(address));
    const page = { address, html, tags: find(html, () => true) };
    pages.set(address, page);
    return page;
  }

  /** Whether an address with its base leads to a file of the site, and its hash to an element of that page. */
  function isThere(href: string): boolean {
    if (!href.startsWith(base)) return false;
    const [target = '', hash = ''] = href.slice(base.length).split('#');
    const address = target.replace(/\?.*$/u, '');
    if (!existsSync(path.join(folder, fileOf(address)))) return false;
    return hash === '' || idsOf(address).has(decodeURIComponent(hash));
  }

  function idsOf(address: string): ReadonlySet<string> {
    const known =
      ids.get(address) ??
      new Set([...readFile(fileOf(address)).matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id));
    ids.set(address, known);
    return known;
  }

  return { readFile, listPages, readPage, isThere };
}

/** The invented site. */
export const dist = path.join(inventedRoot, 'dist');
export const { readFile, listPages, readPage, isThere } = openSite(dist);
export const readPages = (): readonly BuiltPage[] => listPages().map(readPage);

/** `zh/ipg/2.3/` -> `zh/ipg/2.3/index.html` */
export function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : address;
}

/** `zh/ipg/2.3/` -> `zh`; undefined for pages without a language. */
export function languageOf({ address }: BuiltPage): InterfaceLanguage | undefined {
  return interfaceLanguages.find((lang) => address.startsWith(`${lang}/`));
}

/** Whether a page has a language, and search engines may index it. */
export function isShown(page: BuiltPage): boolean {
  const isHidden = page.tags.some(
    ({ attributes }) => attributes.name === 'robots' && attributes.content === 'noindex',
  );
  return languageOf(page) !== undefined && !isHidden;
}

/** The addresses of the pages that fail a check. */
export function failing(among: readonly BuiltPage[], isRight: (page: BuiltPage) => boolean): string[] {
  return among.filter((page) => !isRight(page)).map(({ address }) => address);
}
