import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizeBase } from '../../../scripts/lib/serve.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Address below the base, as a reader types it: `zh/ipg/2.3/`, `404.html`. */
  readonly address: string;
  readonly html: string;
  readonly tags: readonly Tag[];
}

/** A start tag, in document order. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What follows it up to the next tag. */
  readonly text: string;
}

export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
export const base = normalizeBase(process.env.BASE_PATH);

/** Every page of a built site. Throws when the site has not been built. */
export function readPages(folder = dist): BuiltPage[] {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no built site in dist/: run `npm run build` first.');
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) =>
      readPage(
        file
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$/u, '$1'),
        folder,
      ),
    );
}

/** One page, by its address below the base. */
export function readPage(address: string, folder = dist): BuiltPage {
  const file = path.join(folder, fileOf(address));
  const page = kept.get(file) ?? readHtml(address, file);
  if (folder === dist) kept.set(file, page);
  return page;
}

/** Every file of tests asks for the same pages. */
const kept = new Map<string, BuiltPage>();

function readHtml(address: string, file: string): BuiltPage {
  const html = readFileSync(file, 'utf8');
  return { address, html, tags: tagsOf(html) };
}

/** `zh/ipg/2.3/` -> `zh/ipg/2.3/index.html` */
export function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : address;
}

/** Links of the pages of a site to what is not in its folder, or to a hash that the page it names does not have. */
export function brokenLinks(pages: readonly BuiltPage[], folder = dist): string[] {
  const ids = new Map(
    pages.map(({ address, tags }) => [
      fileOf(address),
      new Set(tags.flatMap(({ attributes }) => attributes.id ?? [])),
    ]),
  );
  const isBroken = (href: string): boolean => {
    if (!href.startsWith(base)) return true;
    const [target = '', hash] = href.slice(base.length).split('#');
    const file = fileOf(target.replace(/\?.*$/u, ''));
    if (!existsSync(path.join(folder, file))) return true;
    return hash !== undefined && hash !== '' && !(ids.get(file)?.has(decodeURIComponent(hash)) ?? false);
  };
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter(isBroken)
      .map((link) => `${page.address} -> ${link}`),
  );
  return [...new Set(broken)];
}

function linksOf({ address, tags }: BuiltPage): string[] {
  return tags
    .flatMap(({ attributes }) => attributes.href ?? attributes.action ?? [])
    .filter((href) => !/^[a-z]+:/u.test(href))
    .map((href) => (href.startsWith('#') ? `${base}${address}${href}` : href))
    .filter((href) => !href.startsWith('#mana-'));
}

/** The start tags of a page that Astro wrote: every attribute value stands in double quotes or has none. */
function tagsOf(html: string): Tag[] {
  const body = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/gu, '<$1$2>');
  return [...body.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gu)].map(
    ([, name = '', attributes = '', text = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/gu)].map(([, key = '', value = '']) => [
          key,
          decode(value),
        ]),
      ),
      text,
    }),
  );
}

function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
