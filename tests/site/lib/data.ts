import { openContent } from '../../../src/records/open-content.ts';
import type { Document } from '../../../src/schema/document.ts';
import {
  dataIndexSchema,
  mentionedCardsSchema,
  publishedCardsSchema,
  publishedFaqSchema,
  publishedSectionSchema,
  publishedTermsSchema,
} from '../../../src/schema/published.ts';
import { inventedRoot } from '../../lib/invented.ts';
import { readFile } from './pages.ts';

/* The files below `/data` of the invented site, and their records. */

export const read = (file: string): string => readFile(`data/${file}`);
export const readJson = (file: string): unknown => JSON.parse(read(file));

/** The content of the invented site. */
export const content = openContent(inventedRoot);
export const ofKind = (kind: Document['kind']): string[] =>
  content.documents.filter((document) => document.kind === kind).map(({ id }) => id);

export const index = dataIndexSchema.parse(readJson('index.json'));
export const { terms } = publishedTermsSchema.parse(readJson('terms.json'));
export const mentioned = mentionedCardsSchema.parse(readJson('cards-mentioned.json')).cards;
export const sections = content.sections.map(({ document, section }) =>
  publishedSectionSchema.parse(readJson(`${document}/${section}.json`)),
);
export const sets = ofKind('set-faq').map((id) => ({
  id,
  list: publishedCardsSchema.parse(readJson(`${id}/cards.json`)),
  faq: publishedFaqSchema.parse(readJson(`${id}/faq.json`)),
}));
