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

/** Every page of dist/. Throws when the site has not been built. */
export function readPages(): BuiltPage[] {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no built site in dist/: run `npm run build` first.');
  }
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) =>
      readPage(
        file
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$/u, '$1'),
      ),
    );
}

/** One page, by its address below the base. */
export function readPage(address: string): BuiltPage {
  const html = readFileSync(path.join(dist, fileOf(address)), 'utf8');
  return { address, html, tags: tagsOf(html) };
}

/** `zh/ipg/2.3/` -> `zh/ipg/2.3/index.html` */
export function fileOf(address: string): string {
  return address === '' || address.endsWith('/') ? `${address}index.html` : address;
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
