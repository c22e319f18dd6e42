import type { Document } from '../texts/record.ts';
import type { SearchedContent } from '../texts/records.ts';

/** What a site that holds some of the documents has of the content: their texts and cards, and the terms, which all have. */
export function contentOf(content: SearchedContent, has: (document: Document) => boolean): SearchedContent {
  return {
    ...content,
    ...(!has('ipg') && { sections: [] }),
    ...(!has('m10') && { chapters: [], cards: [], facts: [] }),
  };
}
