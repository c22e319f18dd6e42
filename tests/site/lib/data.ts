import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openContent } from '../../../src/records/open-content.ts';
import {
  dataIndexSchema,
  mentionedCardsSchema,
  publishedCardsSchema,
  publishedFaqSchema,
  publishedSectionSchema,
} from '../../../src/schema/published.ts';
import { dist, type readPage } from './pages.ts';

/* What `/data` of the built site serves, and the records that it is made from. */

export const data = path.join(dist, 'data');
export const content = path.join(dist, '../content');
export const read = (file: string): string => readFileSync(path.join(data, file), 'utf8');
export const readJson = (file: string): unknown => JSON.parse(read(file));

export const index = dataIndexSchema.parse(readJson('index.json'));
export const { cards, ...cardList } = publishedCardsSchema.parse(readJson('m10/cards.json'));
export const mentioned = mentionedCardsSchema.parse(readJson('cards-mentioned.json')).cards;
export const faq = publishedFaqSchema.parse(readJson('m10/faq.json'));

const own = openContent(path.dirname(content));
const isOfM10 = ({ document }: { readonly document: string }) => document === 'm10';
export const { documents, sourceLists } = own;
export const records = {
  sections: own.sections,
  chapters: own.chapters.filter(isOfM10),
  cards: own.cards.filter(isOfM10),
};
export const sections = records.sections.map(({ document, section }) =>
  publishedSectionSchema.parse(readJson(`${document}/${section}.json`)),
);

/** The IDs of the elements of a page that have an attribute. */
export function idsWith(tags: ReturnType<typeof readPage>['tags'], attribute: string): string[] {
  return tags
    .filter(({ attributes }) => attribute in attributes)
    .map(({ attributes }) => attributes.id ?? '');
}
