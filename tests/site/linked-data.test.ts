import { type ContextDefinition, expand } from 'jsonld';
import { describe, expect, it } from 'vitest';
import { linkedDataSchema } from '../../src/schema/linked-data.ts';
import { content } from './lib/data.ts';
import { type Element, has, textOf } from './lib/elements.ts';
import { base, idsWith, isThere, origin, readPages } from './lib/pages.ts';
import context from './lib/schema-org.json' with { type: 'json' };

/* What pages of documents say of themselves in the words of schema.org, read as a program reads it. */

const isBlock = has('type', 'application/ld+json');
const pages = readPages();
const blocks = pages.flatMap((page) =>
  page.tags
    .filter(isBlock)
    .map((tag: Element) => ({ page, data: linkedDataSchema.parse(JSON.parse(textOf(tag))) })),
);

it('every section, chapter and card says what it is, and no other page does', () => {
  const records = new Set([
    ...content.sections.map(({ document, section }) => `${document}/${section}/`),
    ...content.chapters.map(({ document, slug }) => `${document}/${slug}/`),
    ...content.cards.map(({ document, slug }) => `${document}/cards/${slug}/`),
  ]);
  const wanted = pages.filter(({ address }) => records.has(address.slice(3)));
  expect(blocks.map(({ page }) => page.address)).toEqual(wanted.map(({ address }) => address));
});

it('names its own address, that of its document and the page about licences, and the rulings that are on it', () => {
  const wrong = blocks.filter(({ page, data }) => {
    const rulings = data.hasPart.flatMap((part) => ('name' in part ? [part['@id'].slice(1)] : []));
    return (
      data['@id'] !== `${origin}${base}${page.address}` ||
      ![data.isPartOf['@id'], data.license].every((address) => isThere(address.slice(origin.length))) ||
      rulings.join() !== idsWith(page.tags, 'data-ruling').join()
    );
  });
  expect(wrong.map(({ page }) => page.address)).toEqual([]);
});

it('has each official text with its language and date, and says of which text the others are translations', () => {
  for (const section of content.sections) {
    const { data } =
      blocks.find(({ page }) => page.address === `en/${section.document}/${section.section}/`) ?? {};
    const texts = data?.hasPart.flatMap((part) => ('inLanguage' in part ? [part] : [])) ?? [];
    expect(texts).toHaveLength(Object.keys(section.editions).length);
    for (const { inLanguage, datePublished, version } of texts)
      if (inLanguage !== 'zh-Hans')
        expect(datePublished ?? version ?? section.editions[inLanguage]?.date).not.toBe('');
    const prevails = content.documents.find(({ id }) => id === section.document)?.prevails;
    for (const text of texts) expect(text.translationOfWork === undefined).toBe(text.inLanguage === prevails);
  }
});

describe('with a copy of the context, since no test asks another site', () => {
  it('expands to terms of schema.org, and loses nothing', async () => {
    const [{ page, data } = { page: undefined, data: undefined }] = blocks.filter(
      ({ data: { hasPart } }) =>
        hasPart.some((part) => 'translationOfWork' in part) && hasPart.some((part) => 'name' in part),
    );
    if (!data) throw new Error('No page has a translation and a ruling.');
    const url = `https://example.org${base}${page.address}`;
    const [work, ...others] = await expand(data, {
      base: url,
      documentLoader: (asked) => {
        expect(asked).toBe('https://schema.org');
        return Promise.resolve({
          documentUrl: asked,
          document: context as { '@context': ContextDefinition },
        });
      },
    });
    expect(others).toEqual([]);
    const term = (name: string) => `http://schema.org/${name}`;
    expect(Object.keys(work ?? {}).toSorted()).toEqual(
      ['@id', '@type', ...['hasPart', 'isPartOf', 'license', 'name'].map(term)].toSorted(),
    );
    expect(JSON.stringify(work?.[term('hasPart')])).toContain(`${url}#r1`);
    expect(JSON.stringify(work)).toContain(term('translationOfWork'));
  });
});
