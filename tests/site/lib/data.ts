import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { cardRecordSchema } from '../../../src/schema/card.ts';
import { faqChapterSchema } from '../../../src/schema/faq.ts';
import { guideSectionSchema } from '../../../src/schema/guide.ts';
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
export const sections = ['2.3', '2.4'].map((number) =>
  publishedSectionSchema.parse(readJson(`ipg/${number}.json`)),
);
export const { cards, ...cardList } = publishedCardsSchema.parse(readJson('m10/cards.json'));
export const mentioned = mentionedCardsSchema.parse(readJson('cards-mentioned.json')).cards;
export const faq = publishedFaqSchema.parse(readJson('m10/faq.json'));

export const records = {
  sections: frontmatters('ipg').map((record) => guideSectionSchema.parse(record)),
  chapters: frontmatters('m10').map((record) => faqChapterSchema.parse(record)),
  cards: frontmatters('m10/cards').map((record) => cardRecordSchema.parse(record)),
};

/** The IDs of the elements of a page that have an attribute. */
export function idsWith(tags: ReturnType<typeof readPage>['tags'], attribute: string): string[] {
  return tags
    .filter(({ attributes }) => attribute in attributes)
    .map(({ attributes }) => attributes.id ?? '');
}

/** The frontmatter of every MDX file of a folder of `content/docs`. */
function frontmatters(folder: string): unknown[] {
  const base = path.join(content, 'docs', folder);
  return readdirSync(base)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const [, yaml = ''] = readFileSync(path.join(base, file), 'utf8').split(/^---$/mu);
      const record: unknown = parse(yaml);
      return record;
    });
}
