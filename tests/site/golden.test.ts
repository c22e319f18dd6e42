import { expect, test } from 'vitest';
import { content } from './lib/data.ts';

/*
 * What people counted in sources when these went in: texts of clauses (by language), annotations, notes of chapters,
 * rulings, cards with an entry, cards shown as examples. A source that the content does not have is not asked, and
 * another text changes none of these.
 */
const counted: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'ipg-2.3.zh.txt': { zh: 22 },
  'ipg-2.3.ja.txt': { ja: 23, annotation: 25 },
  'ipg-2.3.en.txt': { en: 22 },
  'ipg-2.4.zh-en.txt': { zh: 6, en: 12 },
  'm10-faq.zh.txt': { note: 102, ruling: 201, entry: 84, example: 5 },
};

const found = new Map<string, Record<string, number>>();
for (const { texts, annotations } of content.sections.flatMap(({ clauses }) => clauses)) {
  for (const [lang, text] of Object.entries(texts)) count(lang, [text]);
  count('annotation', Object.values(annotations).flat());
}
for (const { notes } of content.chapters.flatMap(({ sections }) => sections))
  for (const { texts } of notes) count('note', Object.values(texts));
for (const { role, texts, rulings } of content.cards) {
  count(role, Object.values(texts));
  for (const ruling of rulings) count('ruling', Object.values(ruling.texts));
}

function count(what: string, texts: readonly { readonly source: Place | readonly Place[] }[]): void {
  for (const { source } of texts) {
    const { file = '' } = [source].flat()[0] ?? {};
    const counts = found.get(file) ?? {};
    found.set(file, { ...counts, [what]: (counts[what] ?? 0) + 1 });
  }
}

interface Place {
  readonly file: string;
}

test.each(content.sources.filter(({ file }) => file in counted))(
  '$file is read as it was counted',
  ({ file }) => {
    expect(found.get(file)).toEqual(counted[file]);
  },
);
