import { type Language, languages } from '../schema/language.ts';

/** The documents that a reader may take along or leave. */
export const storedDocuments = ['ipg', 'm10'] as const;
export type StoredDocument = (typeof storedDocuments)[number];

/**
 * A part of the site that is stored whole or not at all: what all pages share (`shell`), the pages of an
 * interface language (`zh`), those of a document in it (`zh-ipg`).
 */
export type PartId = 'shell' | Language | `${Language}-${StoredDocument}`;

/** What a reader takes along. */
export interface Choice {
  readonly languages: readonly Language[];
  readonly documents: readonly StoredDocument[];
}

export const partIds: readonly PartId[] = partsOf({ languages, documents: storedDocuments });

/** The parts of a choice. `partsOf({ languages: ['ja'], documents: ['ipg'] }) // => ['shell', 'ja', 'ja-ipg']` */
export function partsOf({ languages: chosen, documents }: Choice): PartId[] {
  return [
    'shell',
    ...chosen.flatMap((lang): PartId[] => [
      lang,
      ...documents.map((document): PartId => `${lang}-${document}`),
    ]),
  ];
}

/**
 * The part that a file of the built site belongs to; null for what is not stored. A file that no rule knows
 * is stored with every copy: a page that lacks one of its files would be worse than a few bytes.
 *
 * @param path below the base: `zh/ipg/2.3/index.html`
 * @param hasTexts whether the search has its texts in one file; if so, Pagefind's many are not asked
 */
export function partOfFile(path: string, hasTexts: boolean): PartId | null {
  for (const [pattern, part] of rules) {
    const [whole, lang, document] = pattern.exec(path) ?? [];
    if (whole !== undefined) return part(lang as Language, document as StoredDocument, hasTexts);
  }
  return 'shell';
}

const rules: readonly [
  RegExp,
  (lang: Language, document: StoredDocument, hasTexts: boolean) => PartId | null,
][] = [
  // The way out of everything: what is stored, and what is not.
  [/^(zh|ja|en)\/offline\//u, () => 'shell'],
  [/^(zh|ja|en)\/(ipg|m10)\//u, (lang, document) => `${lang}-${document}`],
  // What a popover shows of a card; those of terms are beside the pages of their language.
  [/^data\/m10\/cards\//u, () => 'shell'],
  // What only other programs ask for.
  [/\/(?:opensearch\.xml|manifest\.webmanifest)$/u, () => null],
  [/^(zh|ja|en)\//u, (lang) => lang],
  [/^(?:data|offline)\//u, () => null],
  // Pictures that no page shows: those are for other sites, and for the browser that installs this one.
  [/^(?!_astro\/).*\.(?:png|jpe?g|webp|avif|ico)$/u, () => null],
  [/^(?:[^/]+\.(?:txt|xml)|sw\.js|_headers|_redirects|\.nojekyll|CNAME)$/u, () => null],
  // Names are one file, or many where there are many.
  [/^pagefind\/(?:names(?:\/\d+)?|texts)\.json$/u, () => 'shell'],
  [/^pagefind\//u, (_lang, _document, hasTexts) => (hasTexts ? null : 'shell')],
];
