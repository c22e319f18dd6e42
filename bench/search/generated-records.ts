import { languages } from '../../src/schema/language.ts';
import { beginning } from '../../src/search/texts/excerpt.ts';
import type { SearchRecord } from '../../src/search/texts/record.ts';
import { type GeneratedPage, generatePages, type TextModel } from '../lib/generate-texts.ts';

/** The search records of a generated site: of each clause one in each of its languages, as `buildRecords` makes them. */
export function generatedRecords(model: TextModel, pages: number): SearchRecord[] {
  return [...generatePages(model, pages)].flatMap(recordsOfPage);
}

function recordsOfPage({ document, section, titles, clauses }: GeneratedPage): SearchRecord[] {
  const url = `ipg/${document}-${section}/`;
  return clauses.flatMap(({ id, part, texts }) =>
    languages.flatMap((lang): SearchRecord[] => {
      const text = texts[lang];
      if (text === undefined) return [];
      const others = languages.filter((other) => other !== lang && texts[other] !== undefined);
      return [
        {
          url: `${url}#${id}`,
          kind: 'clause',
          document: 'ipg',
          section: `${document}-${section}`,
          part,
          anchor: id,
          titles,
          passages: [{ text, lang }],
          beside: Object.fromEntries(others.map((other) => [other, beginning(texts[other] ?? '')])),
        },
      ];
    }),
  );
}
