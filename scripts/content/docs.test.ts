import { expect, test } from 'vitest';
import { cardHeadSchema, chapterHeadSchema, sectionHeadSchema } from '../../src/schema/frontmatter.ts';
import { annotationsOf } from '../../src/schema/guide.ts';
import { type Language, languages, mapTexts } from '../../src/schema/language.ts';
import { elementsOf, readMdx } from '../../tests/lib/read-mdx.ts';
import { inventedContent } from './invented.fixture.ts';

/* A page of `content/docs` agrees with its record: the frontmatter has its IDs, and the body its official texts. */

const { build } = inventedContent;
const { sections, chapters, cards } = build.value;

/** Removes blanks, and the bars of tables: the body has table elements instead. */
const words = (text: string): string => text.replace(/[\s|]/gu, '');
const wordsOf = (texts: Partial<Record<Language, { readonly text: string }>>) =>
  mapTexts(texts, ({ text }) => words(text));

/** The texts of the elements with a name, by ID and language, with corrections applied. */
const textsOf = (body: ReturnType<typeof readMdx>['body'], name: string) =>
  elementsOf(body, name).map(({ id, children }) => ({
    id,
    texts: Object.fromEntries(
      elementsOf(children, 'Text')
        .filter(({ slot }) => (languages as readonly string[]).includes(slot))
        .map(({ slot, read }) => [slot, words(read)]),
    ),
  }));

test.each(sections)(
  '$path has the IDs of its record in its frontmatter, and the texts of its clauses in its body',
  ({ record, mdx }) => {
    const { head, body } = readMdx(mdx(), sectionHeadSchema);
    expect(head.clauses.map(({ id, annotations = [] }) => [id, annotations.map((note) => note.id)])).toEqual(
      record.clauses.map((clause) => [clause.id, annotationsOf(clause).map(({ id }) => id)]),
    );
    expect(textsOf(body, 'Clause')).toEqual(
      record.clauses.map(({ id, texts }) => ({ id, texts: wordsOf(texts) })),
    );
  },
);

test.each(chapters)(
  '$path has the IDs of its notes in its frontmatter, and their texts in its body',
  ({ record, mdx }) => {
    const { head, body } = readMdx(mdx(), chapterHeadSchema);
    const notes = record.sections.flatMap((section) => section.notes);
    expect((head.sections ?? []).flatMap((section) => (section.notes ?? []).map(({ id }) => id))).toEqual(
      notes.map(({ id }) => id),
    );
    expect(textsOf(body, 'Note')).toEqual(notes.map(({ id, texts }) => ({ id, texts: wordsOf(texts) })));
  },
);

test('a card page has the official texts of its rulings in its frontmatter and in its body', () => {
  for (const { path, record, mdx } of cards) {
    const { head, body } = readMdx(mdx(), cardHeadSchema);
    const rulings = record.rulings.map(({ id, texts }) => ({ id, texts: wordsOf(texts) }));
    expect(
      (head.rulings ?? []).map(({ id, text }) => ({ id, texts: mapTexts(text, words) })),
      path,
    ).toEqual(rulings);
    expect(textsOf(body, 'Ruling'), path).toEqual(rulings);
    expect([head.card, head.names.en], path).toEqual([record.slug, record.names.en]);
  }
});
