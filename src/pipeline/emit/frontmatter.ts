import type { CardRecord } from '../../schema/card.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { CardHead, ChapterHead, SectionHead } from '../../schema/frontmatter.ts';
import { annotationsOf, type GuideSection } from '../../schema/guide.ts';
import { inEachLanguage, type Language, mapTexts } from '../../schema/language.ts';
import type { SourceSpan } from '../../schema/source.ts';
import { statusOf } from '../../schema/status.ts';

// The frontmatter of each kind of page (`src/schema/frontmatter.ts`). `toMdx` drops empty maps and lists.

export const sectionHead = (record: GuideSection): SectionHead => ({
  document: record.document,
  section: record.section,
  titles: record.titles,
  penalty: record.penalty,
  sources: mapTexts(record.editions, ({ file, date, notBefore, before }) => ({
    ...{ file, date: date ?? undefined, notBefore, before },
  })),
  compared: record.compared?.edition,
  clauses: record.clauses.map((clause) => ({
    id: clause.id,
    lines: linesOf(clause.texts),
    status: mapTexts(clause.texts, (_text, lang) => statusOf(clause, lang)),
    annotations: annotationsOf(clause).map(({ id, texts }) => ({ id, lines: linesOf(texts) })),
  })),
});

export const chapterHead = (record: FaqChapter): ChapterHead => {
  const { document, slug, titles, sections, groups = [] } = record;
  const texts = sections.flatMap(({ headings, notes }) => [headings, ...notes.map((note) => note.texts)]);
  return {
    ...{ document, chapter: slug, titles },
    sources: sourcesOf([record.headings, ...texts, ...groups.map(({ headings }) => headings)], record.dates),
    sections: sections.map((section) => ({
      id: section.id,
      titles: section.titles,
      notes: section.notes.map(({ id, texts: own, status }) => ({ id, lines: linesOf(own), status })),
      cards: section.boxes.map((box) => box.slug),
    })),
    groups: groups.map(({ headings, titles: named, cards }) => ({
      titles: { ...named, ...mapTexts(headings, ({ text }) => text) },
      cards,
    })),
  };
};

export const cardHead = (card: CardRecord): CardHead => {
  const { document, slug, set, number, rarity, names, manaCost, typeLine, texts, rulings, status } = card;
  const { power, toughness, loyalty } = card;
  return {
    ...{ document, card: slug, set: set || undefined, number, rarity },
    names: inEachLanguage((lang) => names[lang]),
    ...{ manaCost, typeLine, power, toughness, loyalty },
    sources: sourcesOf([texts, ...rulings.map((ruling) => ruling.texts)]),
    lines: linesOf(texts),
    status,
    rulings: rulings.map((ruling) => ({
      id: ruling.id,
      lines: linesOf(ruling.texts),
      status: ruling.status,
      text: mapTexts(ruling.texts, ({ text }) => text),
    })),
  };
};

type Texts = Partial<
  Record<Language, { readonly source: SourceSpan; readonly sources?: readonly SourceSpan[] | undefined }>
>;

/** `{ zh: 8, ja: '8-10' }` */
const linesOf = (texts: Texts) =>
  mapTexts(texts, ({ source, sources = [source] }) => {
    const ranges = sources.map(({ lines: [first, last] }) =>
      first === last ? `${first}` : `${first}-${last}`,
    );
    return ranges.length === 1 && /^\d+$/u.test(ranges[0] ?? '') ? Number(ranges[0]) : ranges.join(', ');
  });

const sourcesOf = (all: readonly Texts[], dates: FaqChapter['dates'] = {}) =>
  inEachLanguage((lang) => {
    const [source] = all.flatMap((texts) => texts[lang]?.source ?? []);
    return source && { file: source.file, date: dates[lang] };
  });
