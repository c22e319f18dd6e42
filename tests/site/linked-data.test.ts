import { expect, it } from 'vitest';
import { languageTags } from '../../src/schema/language.ts';
import { content } from './lib/data.ts';
import { has, textOf } from './lib/elements.ts';
import { base, idsWith, isThere, origin, readPages } from './lib/pages.ts';

/* The JSON-LD of pages of documents. */

interface Work {
  readonly '@id': string;
  readonly isPartOf: { readonly '@id': string };
  readonly license: string;
  readonly hasPart: readonly {
    readonly '@id'?: string;
    readonly inLanguage?: string;
    readonly datePublished?: string;
    readonly translationOfWork?: { readonly inLanguage: string };
  }[];
}

const pages = readPages();
const blocks = pages.flatMap((page) =>
  page.tags
    .filter(has('type', 'application/ld+json'))
    .map((tag) => ({ page, data: JSON.parse(textOf(tag)) as Work })),
);

it('every section, chapter and card, and no other page, has its address, document, license and rulings', () => {
  const records = new Set([
    ...content.sections.map(({ document, section }) => `${document}/${section}/`),
    ...content.chapters.map(({ document, slug }) => `${document}/${slug}/`),
    ...content.cards.map(({ document, slug }) => `${document}/cards/${slug}/`),
  ]);
  const wanted = pages.filter(({ address }) => records.has(address.slice(3)));
  expect(blocks.map(({ page }) => page.address)).toEqual(wanted.map(({ address }) => address));
  for (const { page, data } of blocks) {
    expect(data['@id']).toBe(`${origin}${base}${page.address}`);
    for (const address of [data.isPartOf['@id'], data.license])
      expect([address, isThere(address.slice(origin.length))]).toEqual([address, true]);
    const rulings = data.hasPart.flatMap((part) => part['@id']?.slice(1) ?? []);
    expect(rulings).toEqual(idsWith(page.tags, 'data-ruling'));
  }
});

it('has each official text with its language, date, and the language that it was translated from', () => {
  for (const { document, section, editions } of content.sections) {
    const block = blocks.find(({ page }) => page.address === `en/${document}/${section}/`);
    const texts = block?.data.hasPart.filter(({ inLanguage }) => inLanguage) ?? [];
    expect(texts).toHaveLength(Object.keys(editions).length);
    const prevails = languageTags[content.documents.find(({ id }) => id === document)?.prevails ?? 'en'];
    for (const { inLanguage, datePublished = null, translationOfWork } of texts) {
      const edition = Object.values(editions).find(({ date }) => date === datePublished);
      expect(edition).toBeDefined();
      expect(translationOfWork?.inLanguage).toBe(inLanguage === prevails ? undefined : prevails);
    }
  }
});
