import { cardListWords } from '../cards/words.ts';
import { listProducts, stability } from '../data/catalog.ts';
import { dataWords } from '../data/words.ts';
import { type Document, nameOfSet } from '../schema/document.ts';
import { type Language, languages, languageTags } from '../schema/language.ts';
import type { Term } from '../schema/term.ts';
import { fill } from '../schema/words.ts';

/** What a page says of itself to other programs, in the words of schema.org. */
export interface DescribedPage {
  readonly lang: Language;
  /** Without language and base: `m10/cards/clone/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What the page treats, where that has a name of its own. */
  readonly about?: Thing;
}

/** Something with names, and its page elsewhere. */
export interface Thing {
  readonly name: string;
  readonly alternateName: readonly string[];
  readonly sameAs?: string;
}

/** How the page reaches the rest of the site, and the records that some pages are described by. */
export interface Surroundings {
  /** The address of a page of the same language, or of a file; absolute where the site knows its origin. */
  readonly page: (path: string) => string;
  readonly file: (path: string) => string;
  /** What the site calls itself. */
  readonly site: string;
  readonly documents: readonly Document[];
  readonly terms: readonly Term[];
  /** The day of the latest change. */
  readonly changed: string | undefined;
}

type Node = Readonly<Record<string, unknown>>;

/**
 * The JSON-LD of a page: what it is, where it stands, and what it holds where schema.org has a word for that.
 * Rulings and clauses get none: they are neither questions with answers nor legislation.
 */
export function toStructuredData(page: DescribedPage, around: Surroundings): Node {
  const graph = [describePage(page, around), breadcrumbs(page, around), contentOf(page, around)];
  return { '@context': 'https://schema.org', '@graph': graph.filter((node) => node !== null) };
}

/** JSON for a script element: `<` is escaped, so that no text can close it. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function describePage(
  { lang, path, title, description, about }: DescribedPage,
  { page, site }: Surroundings,
): Node {
  if (path === '') return webSite(lang, description, { page, site });
  return {
    '@type': 'WebPage',
    '@id': page(path),
    url: page(path),
    name: title,
    inLanguage: languageTags[lang],
    isPartOf: { '@type': 'WebSite', '@id': page(''), name: site },
    ...(about ? { about: { '@type': 'Thing', ...about } } : {}),
  };
}

function webSite(
  lang: Language,
  description: string,
  { page, site }: Pick<Surroundings, 'page' | 'site'>,
): Node {
  return {
    '@type': 'WebSite',
    '@id': page(''),
    url: page(''),
    name: site,
    description,
    inLanguage: languageTags[lang],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${page('search/')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The way from the landing page; null there. */
function breadcrumbs(
  { lang, path, title }: DescribedPage,
  { page, documents, site }: Surroundings,
): Node | null {
  if (path === '') return null;
  const above = [
    { path: '', name: site },
    ...documents.flatMap((set) =>
      set.kind === 'set-faq'
        ? [
            { path: `${set.id}/`, name: set.titles[lang] },
            { path: `${set.id}/cards/`, name: fill(cardListWords[lang].of, { set: nameOfSet(set)[lang] }) },
          ]
        : [],
    ),
  ].filter((each) => path !== each.path && path.startsWith(each.path));
  const [nearest] = above.slice(-1);
  const own = { path, name: title.replace(` · ${nearest?.name}`, '') };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, own].map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: each.name,
      item: page(each.path),
    })),
  };
}

function contentOf({ lang, path, title }: DescribedPage, around: Surroundings): Node | null {
  if (path === 'terms/') return termSet(lang, title, around);
  if (path === 'data/') return dataset(lang, around);
  return null;
}

function termSet(lang: Language, name: string, { page, terms }: Surroundings): Node {
  const set = `${page('terms/')}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    name,
    inLanguage: languageTags[lang],
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      '@id': `${page('terms/')}#${term.id}`,
      name: term[lang],
      ...(term.abbreviation ? { termCode: term.abbreviation } : {}),
      description: term.use[lang],
      inDefinedTermSet: { '@id': set },
    })),
  };
}

function dataset(lang: Language, { page, file, changed, documents, site }: Surroundings): Node {
  const t = dataWords[lang];
  const whole = listProducts(documents).filter(({ path }) => !path.includes('{'));
  return {
    '@type': 'Dataset',
    '@id': `${page('data/')}#dataset`,
    name: `${site}: ${t.title}`,
    description: `${t.lead} ${stability[lang]}`,
    url: page('data/'),
    inLanguage: languages.map((each) => languageTags[each]),
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: site },
    ...(changed ? { dateModified: changed } : {}),
    distribution: whole.map(({ path, mediaType, what }) => ({
      '@type': 'DataDownload',
      name: what[lang],
      contentUrl: file(`data/${path}`),
      encodingFormat: mediaType,
    })),
  };
}
