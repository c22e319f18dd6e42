import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizeBase } from '../../../scripts/lib/serve.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../../../src/schema/language.ts';
import { type Element, find } from './elements.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Address below the base, as a reader types it: `zh/ipg/2.3/`, `404.html`. */
  readonly address: string;
  readonly html: string;
  /** Its elements, in document order. */
  readonly tags: readonly Element[];
}

export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
export const base = normalizeBase(process.env.BASE_PATH);
export const origin = process.env.SITE_URL?.replace(/\/$/u, '') ?? '';

export const readFile = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** The addresses of all pages of the built site, sorted. Throws when the site has not been built. */
export function listPages(): readonly string[] {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no built site in dist/: run `npm run build` first.');
  }
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/u, '$1'));
}

/**
 * The pages of the built site. Of cards and of sections, which come from one template each and may be thousands, as many as
 * can be read in a minute, spread over all of them; the same in each language.
 */
export function readPages(mostOfTemplate = 140): BuiltPage[] {
  const templates = Map.groupBy(listPages(), templateOf);
  return [...templates.values()]
    .flatMap((own) => spread(own, mostOfTemplate))
    .sort()
    .map(readPage);
}

/** `zh/m10/cards/clone/` -> `zh card`; pages that there are few of are their own. */
function templateOf(address: string): string {
  const lang = address.slice(0, 2);
  if (/^..\/[^/]+\/cards\/[^/]+\/$/u.test(address)) return `${lang} card`;
  return /^..\/[^/]+\/[\d.]+\/$/u.test(address) ? `${lang} section` : address;
}

/** At most so many, as far apart as can be. */
const spread = <Item>(all: readonly Item[], most: number): readonly Item[] =>
  all.filter(
    (_, at) =>
      all.length <= most ||
      Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length),
  );

/** One page, by its address below the base. */
export function readPage(address: string): BuiltPage {
  const known = kept.get(address);
  if (known) return known;
  const html = readFile(fileOf(address));
  const page = { address, html, tags: find(html, () => true) };
  kept.set(address, page);
  return page;
}

/** Every file of tests asks for the same pages. */
const kept = new Map<string, BuiltPage>();

/** `zh/ipg/2.3/` -> `zh/ipg/2.3/index.html` */
export function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : address;
}

/** `zh/ipg/2.3/` -> `zh`; undefined for those that are in no language. */
export function languageOf({ address }: BuiltPage): InterfaceLanguage | undefined {
  return interfaceLanguages.find((lang) => address.startsWith(`${lang}/`));
}

/** Whether a page of a language may be found; the others only lead on. */
export function isShown(page: BuiltPage): boolean {
  const isHidden = page.tags.some(
    ({ attributes }) => attributes.name === 'robots' && attributes.content === 'noindex',
  );
  return languageOf(page) !== undefined && !isHidden;
}

/** Lists the pages of which something is not true. */
export function failing(among: readonly BuiltPage[], isRight: (page: BuiltPage) => boolean): string[] {
  return among.filter((page) => !isRight(page)).map(({ address }) => address);
}

/** The values of an attribute, in document order. */
export function valuesOf(tags: readonly Element[], attribute: string): string[] {
  return tags.flatMap(({ attributes }) => attributes[attribute] ?? []);
}

/** The IDs of the elements that have an attribute. */
export function idsWith(tags: readonly Element[], attribute: string): string[] {
  return tags
    .filter(({ attributes }) => attribute in attributes)
    .map(({ attributes }) => attributes.id ?? '');
}

/** Whether an address with its base leads to a file of the site, and its hash to something on that page. */
export function isThere(href: string): boolean {
  if (!href.startsWith(base)) return false;
  const [target = '', hash = ''] = href.slice(base.length).split('#');
  const address = target.replace(/\?.*$/u, '');
  if (!existsSync(path.join(dist, fileOf(address)))) return false;
  return hash === '' || idsOf(address).has(decodeURIComponent(hash));
}

function idsOf(address: string): ReadonlySet<string> {
  const known =
    ids.get(address) ??
    new Set([...readFile(fileOf(address)).matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id));
  ids.set(address, known);
  return known;
}

const ids = new Map<string, ReadonlySet<string>>();
