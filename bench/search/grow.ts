import { type CardFact, type CardRecord, cardRecordSchema } from '../../src/schema/card.ts';
import type { Document } from '../../src/schema/document.ts';
import { type GuideSection, guideSectionSchema } from '../../src/schema/guide.ts';
import { mapTexts } from '../../src/schema/language.ts';
import { textToBlocks } from '../../src/schema/plain-block.ts';
import type { SearchedContent } from '../../src/search/index/content.ts';
import { buildRecords } from '../../src/search/index/records.ts';
import { type GeneratedPage, generatePages, learnTexts } from '../lib/generate-texts.ts';

/**
 * The content with so many places more, invented from what its own texts are like: by turns a section of a guide and a
 * card with a ruling for each clause, and with each card two that stand in the list of its set alone.
 */
export function grow(content: SearchedContent, places: number): SearchedContent {
  const texts = buildRecords(content).flatMap(({ passages }) => passages);
  const pages = [...generatePages(learnTexts(texts), 2 * places)];
  const sections = pages.slice(0, Math.ceil(places / 2));
  const cards = pages.slice(sections.length, places);
  const listed = pages.slice(places, places + 2 * cards.length);
  const guides = [...new Set(sections.map(({ document }) => document))].map(toDocument('guide'));
  return {
    ...content,
    documents: [...content.documents, ...guides, toDocument('set-faq')(set)],
    sections: [...content.sections, ...sections.map(toSection)],
    cards: [...content.cards, ...cards.map(toCard)],
    facts: [...content.facts, ...[...cards, ...listed].map(toFact)],
  };
}

const set = 'gset';
const source = { file: 'generated.txt', lines: [1, 1] };

const toDocument =
  (kind: Document['kind']) =>
  (id: string): Document => ({ id, kind, titles: { zh: id, ja: id, en: id }, prevails: 'en' });

const toSection = ({ document, section, titles, clauses }: GeneratedPage): GuideSection =>
  guideSectionSchema.parse({
    schemaVersion: 4,
    document,
    section,
    titles,
    penalty: {},
    editions: {},
    headings: [],
    clauses: clauses.map(({ id, part, texts }) => ({
      id,
      part,
      texts: mapTexts(texts, (text) => ({ text, source })),
      status: {},
      missing: [],
      annotations: {},
    })),
  });

const toFact = ({ document, section, titles }: GeneratedPage): CardFact => ({
  slug: `${document}-${section.replace('.', '-')}`,
  set,
  names: titles,
});

const toCard = (page: GeneratedPage): CardRecord =>
  cardRecordSchema.parse({
    ...toFact(page),
    schemaVersion: 4,
    document: set,
    role: 'entry',
    colors: [],
    typeLine: {},
    texts: {},
    rulings: page.clauses.map(({ texts }, at) => ({
      id: `r${at + 1}`,
      texts: mapTexts(texts, (text) => ({ text, blocks: textToBlocks(text), source })),
      status: 'unchecked',
    })),
    anomalies: [],
    mentionedIn: [],
  });
