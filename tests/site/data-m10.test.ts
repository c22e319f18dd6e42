import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardFactFileSchema } from '../../src/schema/card.ts';
import { publishedCardSchema, publishedRuleChangesSchema } from '../../src/schema/published.ts';
import { parseCsv } from '../lib/parse-csv.ts';
import {
  cardList,
  cards,
  content,
  faq,
  idsWith,
  index,
  mentioned,
  read,
  readJson,
  records,
} from './lib/data.ts';
import { readPage } from './lib/pages.ts';

describe('the cards of Magic 2010', () => {
  it('are 249: 84 with an entry, 5 examples, 3 lost, the others by their facts', () => {
    const countOf = (role: string) => cards.filter((card) => card.role === role).length;
    expect(cards).toHaveLength(249);
    expect([countOf('entry'), countOf('example'), countOf('lost'), countOf('fact')]).toEqual([84, 5, 3, 157]);
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 249 }, (_, at) => at + 1));
    expect(cardList).toMatchObject({ set: 'm10', asOf: '2009-06-23' });
  });

  it('have 201 rulings', () => {
    expect(cards.flatMap(({ rulings }) => rulings)).toHaveLength(201);
    expect(parseCsv(read('m10/rulings.csv'))).toHaveLength(201);
  });

  it('lose nothing of record and facts but what people say instead of the names', () => {
    const published = new Map([...cards, ...mentioned].map((card) => [card.slug, card]));
    for (const record of records.cards) expect(published.get(record.slug)).toMatchObject(record);
    const facts = readdirSync(path.join(content, 'cards'))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        cardFactFileSchema.parse(JSON.parse(readFileSync(path.join(content, 'cards', file), 'utf8'))),
      );
    for (const { said: _said, ...fact } of facts.filter(({ set }) => set === 'm10')) {
      expect(published.get(fact.slug)).toMatchObject(fact);
      expect(published.get(fact.slug)).not.toHaveProperty('said');
    }
  });

  it('are the same in every form', () => {
    const lines = read('m10/cards.ndjson').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(cards);
    const fileOf = new Map(index.files.map(({ path: file }) => [path.posix.basename(file, '.json'), file]));
    for (const card of [...cards, ...mentioned]) {
      const file = card.set === 'm10' ? `m10/cards/${card.slug}.json` : (fileOf.get(card.slug) ?? '');
      const { rights, ...alone } = publishedCardSchema.parse(readJson(file));
      expect(alone).toEqual(card);
      expect(rights?.notice).toBe(index.notice.en);
    }
  });

  it('are the same in the tables', () => {
    const rows = parseCsv(read('m10/cards.csv'));
    expect(rows.map(({ slug, name_zh, text, rulings }) => [slug, name_zh, text, rulings])).toEqual(
      cards.map(({ slug, names, text, rulings }) => [
        slug,
        names.zh ?? '',
        text.join('\n'),
        `${rulings.length}`,
      ]),
    );
    expect(parseCsv(read('m10/rulings.csv')).map(({ slug, ruling, text }) => [slug, ruling, text])).toEqual(
      cards.flatMap(({ slug, rulings }) => rulings.map(({ id, text }) => [slug, id, text])),
    );
  });

  it('have the IDs of the pages', () => {
    for (const { slug, rulings } of cards.filter(({ rulings: own }) => own.length > 0)) {
      expect([slug, idsWith(readPage(`zh/m10/cards/${slug}/`).tags, 'data-ruling')]).toEqual([
        slug,
        rulings.map(({ id }) => id),
      ]);
    }
  });

  it('name rule changes that are there', () => {
    const known = new Set(
      publishedRuleChangesSchema.parse(readJson('rule-changes.json')).ruleChanges.map(({ id }) => id),
    );
    const named = [
      ...cards.flatMap(({ rulings }) => rulings),
      ...faq.chapters.flatMap((chapter) => chapter.sections.flatMap(({ notes }) => notes)),
    ].flatMap(({ validity }) => validity.changes);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the chapters of the FAQ', () => {
  it('are in printed order', () => {
    expect(faq.chapters.map(({ slug }) => slug)).toEqual([
      'introduction',
      'rules-changes',
      'general-notes',
      'chinese-changes',
      'card-rulings',
      'legal',
    ]);
  });

  it('lose nothing of the record', () => {
    for (const record of records.chapters) {
      const chapter = faq.chapters.find(({ slug }) => slug === record.slug);
      expect(chapter).toMatchObject({ titles: record.titles, ...flatHeading(record.headings) });
      expect(chapter?.groups).toEqual(
        record.groups?.map((group) => ({ ...flatHeading(group.headings), ...group })),
      );
      expect(chapter?.sections).toEqual(
        record.sections.map((section) => ({
          ...section,
          ...flatHeading(section.headings),
          notes: section.notes.map((note) => ({ ...note, ...note.texts.zh })),
          boxes: section.boxes.map((box) => ({ ...box, ...box.texts.zh })),
        })),
      );
    }
  });

  it('have the IDs of the pages', () => {
    for (const { slug, sections: own } of faq.chapters) {
      expect([slug, idsWith(readPage(`zh/m10/${slug}/`).tags, 'data-note')]).toEqual([
        slug,
        own.flatMap(({ notes }) => notes.map(({ id }) => id)),
      ]);
    }
  });
});

function flatHeading({ zh: heading }: (typeof records)['chapters'][number]['headings']) {
  if (!heading) return {};
  return {
    heading: heading.text,
    headingSource: heading.source,
    ...(heading.corrections ? { headingCorrections: heading.corrections } : {}),
  };
}
