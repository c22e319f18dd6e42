import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publishFiles } from '../data/files.ts';
import { toHeadersFile } from '../hosting/headers.ts';
import { makeTable } from '../linker/build.ts';
import { listPreviews } from '../linker/previews.ts';
import { toLlms } from '../markdown/llms.ts';
import { toTwin } from '../markdown/twin.ts';
import { makeRelease } from '../offline/build.ts';
import { chineseIn, interfaceWordsIn, makeHantTable } from '../reader/traditional/traditional.ts';
import type { OpenContent } from '../records/open-content.ts';
import { pagePathsOf } from '../records/page-paths.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../schema/language.ts';
import { buildIndex } from '../search/index/build.ts';
import { colorTokens, type Palette } from '../site/color-tokens.ts';
import { fanContentNotice } from '../site/notice.ts';
import { bundle } from './bundle.ts';
import { toOpenSearch, toRobots, toSitemap } from './discovery.ts';
import { toManifest } from './manifest.ts';
import { drawPictures } from './pictures.ts';

export interface Site {
  readonly root: string;
  readonly content: OpenContent;
  /** The path of the site, with a slash at both ends. */
  readonly base: string;
  /** The address of a file: absolute if the origin of the site is known, else root-relative. */
  readonly address: (path: string) => string;
  readonly isOriginKnown: boolean;
  /** The folder of the built site; undefined in the development server, and for parallel emitters. */
  readonly dist?: string;
}

/** Files by their paths below the base of the site. */
type Files = Iterable<readonly [path: string, body: string | Uint8Array]>;

/** Makes the files whose paths match `owns`. The development server makes them when a browser requests one. */
export interface Emitter {
  readonly owns: RegExp;
  /** Whether `make` runs while pages are rendered: most of its work is not in the main thread. */
  readonly isParallel?: boolean;
  readonly make: (site: Site) => Files | Promise<Files>;
}

/** The emitters of everything in `dist` except pages, `_astro`, the files of `public`, and what `packed` makes. */
export const emitters: readonly Emitter[] = [
  { owns: /^pagefind\//u, isParallel: true, make: searchIndex },
  { owns: /^linker(?:\.js$|\/)/u, isParallel: true, make: linker },
  { owns: /^data\//u, make: data },
  { owns: /^hant\.json$/u, make: traditionalCharacters },
  { owns: /^\w+\/manifest\.webmanifest$/u, make: manifests },
  { owns: /^(?:favicon\.(?:svg|ico)|icons\/.+\.png|social\/site\.png)$/u, make: pictures },
  { owns: /^\w+\/opensearch\.xml$/u, make: searchDescriptions },
  { owns: /^llms\.txt$/u, make: llms },
  { owns: /\/index\.md$/u, make: twins },
  { owns: /^(?:sitemap\.xml|robots\.txt)$/u, make: forRobots },
  { owns: /^(?:_headers|\.nojekyll)$/u, make: forHosts },
  { owns: /^licenses\.txt$/u, make: licenses },
];

/** Runs last, because it packs the other files for offline reading. Also makes the service worker. */
export const packed: Emitter = { owns: /^(?:offline\/.+\.(?:json|pack)|sw\.js)$/u, make: offlineCopy };

function data({ content, address }: Site): Files {
  const notice = fanContentNotice(content.site.name);
  const files = publishFiles({ ...content, notice, front: address('') });
  return files.map(({ path, bytes }) => [`data/${path}`, bytes]);
}

async function searchIndex({ content }: Site): Promise<Files> {
  return [...(await buildIndex(content))].map(([name, bytes]) => [`pagefind/${name}`, bytes]);
}

async function linker({ root, content }: Site): Promise<Files> {
  const table = { TABLE: JSON.stringify(makeTable(content)) };
  return [['linker.js', await bundle(root, 'src/linker/linker.browser.ts', table)], ...listPreviews(content)];
}

function traditionalCharacters({ content }: Site): Files {
  const { sections, chapters, cards, facts, documents, contents, terms, site } = content;
  const records = [...sections, ...chapters, ...cards, ...facts, ...documents, ...contents, ...terms, site];
  const programs = globSync(fileURLToPath(new URL('../**/*.{ts,astro}', import.meta.url)));
  const words = programs.flatMap((file) => interfaceWordsIn(readFileSync(file, 'utf8')));
  return [['hant.json', JSON.stringify(makeHantTable([...records.flatMap(chineseIn), ...words]))]];
}

function manifests({ base, content }: Site): Files {
  const paper = paletteOf(content).paper.light;
  return filePerLanguage('manifest.webmanifest', (lang) =>
    JSON.stringify(toManifest(lang, content, { base, paper })),
  );
}

function pictures({ content }: Site): Promise<Files> {
  return drawPictures(content.pictures, paletteOf(content));
}

function paletteOf({ site }: OpenContent): Palette {
  return colorTokens(readFileSync(new URL('../site/tokens.css', import.meta.url), 'utf8'), site.colors);
}

/** Browsers need absolute addresses in search descriptions. */
function searchDescriptions({ content: { site }, address, isOriginKnown }: Site): Files {
  return isOriginKnown ? filePerLanguage('opensearch.xml', (lang) => toOpenSearch(lang, site, address)) : [];
}

/** The sitemap needs absolute addresses. Robots look for `robots.txt` at the root of an origin only. */
function forRobots({ content, base, address, isOriginKnown }: Site): Files {
  if (!isOriginKnown) return [];
  const paths = ['', ...pagePathsOf(content)];
  const pages = interfaceLanguages.flatMap((lang) => paths.map((path) => address(`${lang}/${path}`)));
  const sitemap = ['sitemap.xml', toSitemap([address(''), ...pages])] as const;
  return base === '/' ? [sitemap, ['robots.txt', toRobots(address('sitemap.xml'))]] : [sitemap];
}

/** For language models and other programs that read. */
function llms({ content, address }: Site): Files {
  return [['llms.txt', toLlms(content, address)]];
}

/** `index.md` beside each indexable page of a document, except histories. A generator: there can be thousands. */
function* twins({ content, base, address, dist }: Site): Iterable<readonly [string, string]> {
  const paths = pagePathsOf(content);
  const pages = content.documents.flatMap((document) =>
    interfaceLanguages.flatMap((lang) => {
      const own = paths.filter((path) => path.startsWith(`${document.id}/`));
      return own.map((path) => ({ document, lang, page: `${lang}/${path}` }));
    }),
  );
  const twinned = new Set(pages.map(({ page }) => base + page));
  for (const { page, ...about } of dist === undefined ? [] : pages) {
    const resolve = (href: string): string => {
      if (href.startsWith('#')) return address(page) + href;
      if (!href.startsWith(base)) return href;
      return address(`${href.slice(base.length)}${twinned.has(href) ? 'index.md' : ''}`);
    };
    const html = readFileSync(`${dist}/${page}index.html`, 'utf8');
    const twin = toTwin({ ...about, html, address: address(page), site: content.site.name, resolve });
    yield [`${page}index.md`, twin];
  }
}

/** Without `.nojekyll`, GitHub Pages does not serve `_astro` if it publishes a branch. */
function forHosts({ base }: Site): Files {
  return [
    ['_headers', toHeadersFile(base)],
    ['.nojekyll', ''],
  ];
}

/** The license texts of the programs in the built site: every copy of these programs must include them. */
const bundledLicenses = [
  'pagefind/LICENSE/LICENSE',
  'qr/LICENSE-MIT',
  'stemmer/license',
  'pinyin-pro/LICENSE',
  'opencc-js/LICENSE',
  'opencc-js/THIRD_PARTY_LICENSES.md',
  'opencc-js/LICENSES/Apache-2.0.txt',
];

function licenses({ root }: Site): Files {
  const names = ['LICENSE', ...bundledLicenses.map((name) => `node_modules/${name}`)];
  const texts = names.map((name) => `${name}\n\n${readFileSync(`${root}/${name}`, 'utf8').trim()}\n`);
  return [['licenses.txt', texts.join(`\n${'-'.repeat(80)}\n\n`)]];
}

async function offlineCopy({ root, content, dist }: Site): Promise<Files> {
  if (dist === undefined) return [];
  // Dates come from committed files, never from the clock.
  const release = await makeRelease(dist, content.changes[0]?.date ?? '');
  return [...release, ['sw.js', await bundle(root, 'src/offline/worker.ts')]];
}

const filePerLanguage = (name: string, make: (lang: InterfaceLanguage) => string): Files =>
  interfaceLanguages.map((lang) => [`${lang}/${name}`, make(lang)] as const);
