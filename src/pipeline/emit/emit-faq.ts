import type { CardRecord } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { interfaceLanguages, mapTexts } from '../../schema/language.ts';
import { errorAt, type Staged, warningAt } from '../diagnostics.ts';
import { type CardsOfSets, dateOfFaq } from '../join/cards-of-sets.ts';
import { decisionsPath } from '../join/decided.ts';
import { type ChapterNode, type FaqTree, noTitle, titlesOf } from '../join/tree.ts';
import { markedTextPath, type PreparedSource } from '../marked-text/prepare-source.ts';
import { emitCards } from './emit-cards.ts';
import { emitChapter, type FaqContext } from './emit-chapter.ts';
import type { Enricher } from './enricher.ts';
import type { EmittedPage } from './mdx.ts';

/** The pages of a set FAQ. Its cards come when the texts of all documents are rich: each has the texts that name it. */
interface EmittedFaq {
  readonly chapters: readonly EmittedPage<FaqChapter>[];
  readonly cards: () => readonly EmittedPage<CardRecord>[];
}

/** What the pages are made from, besides the texts. */
type FaqInput = Pick<FaqContext, 'sinceOf' | 'doubts'> & {
  readonly cards: CardsOfSets;
  readonly enricher: Enricher;
};

/** Emits the chapters and cards of a set FAQ. `sources` are its texts. */
export const emitFaq = (
  tree: FaqTree,
  sources: readonly PreparedSource[],
  input: FaqInput,
): Staged<EmittedFaq> => {
  const { document, entries } = tree;
  const { cards, enricher, sinceOf } = input;
  const undated = Object.values(entries).filter((entry) => dateOfFaq(entry) === '');
  const dates = mapTexts(entries, (entry) => dateOfFaq(entry) || unknownDate);
  const context: FaqContext = {
    ...input,
    document,
    dates,
    asOf: Object.values(dates)[0] ?? unknownDate,
    enrich: enricher.enrich,
  };
  const chapters = tree.chapters.map((chapter) => emitChapter(chapter, context));
  const records = chapters.map(({ record }) => record);
  for (const { slug: chapter, sections } of records)
    for (const { id, boxes } of sections)
      for (const { slug } of boxes) enricher.mention(slug, `${document}/${chapter}/#${id}`);
  const edits = mapTexts(
    entries,
    ({ file }) => sources.find(({ entry }) => entry.file === file)?.edits ?? [],
  );
  const facts = cards.of(document);
  const all = emitCards({ chapters: tree.chapters, records, facts, edits }, context);
  // A card without a printed entry or box has a page if a text names it that is of this set, or of a document that does
  // not have the card itself, or if its rules text has since changed.
  const isMeant = (slug: string, address: string) => {
    const by = address.replace(/\/.*$/u, '');
    return by === document || !cards.of(by).has(slug);
  };
  const hasReason = (slug: string) =>
    enricher.mentionsOf(slug).some((address) => isMeant(slug, address)) ||
    sinceOf(`${document}/cards/${slug}/`).changes !== undefined;
  const named = () =>
    all
      .filter(({ record: { role, slug } }) => role !== 'fact' || hasReason(slug))
      .map((page) => {
        const mentionedIn = [...enricher.mentionsOf(page.record.slug)];
        return { ...page, record: { ...page.record, mentionedIn } };
      });
  return {
    value: { chapters, cards: named },
    diagnostics: [
      ...undated.map(({ file }) =>
        errorAt(
          'faq/undated',
          { file: markedTextPath(document, file), line: 1 },
          'The date of this FAQ is not given.',
          'Give the date in the head, under `editions`: rulings are shown with it.',
        ),
      ),
      ...tree.chapters.flatMap((chapter) => untitled(document, chapter)),
    ],
  };
};

/** Fills the record in memory only: without a date the build stops with an error. */
const unknownDate = '1993-08-05';

/** Reports what the pages would have to name, and nothing names: neither its text nor the decisions. */
const untitled = (
  document: string,
  { id, headings, decisions, sections }: ChapterNode,
): readonly Diagnostic[] => {
  const named = [
    { path: ['titles'], name: id, of: titlesOf(headings, decisions.titles) },
    ...sections.map((section) => ({
      path: ['sections', section.id],
      name: `${id}, ${section.id},`,
      of: titlesOf(section.headings, decisions.sections?.[section.id]),
    })),
  ];
  return named.flatMap(({ path, name, of }) => {
    const lacking = interfaceLanguages.filter((lang) => of[lang] === noTitle);
    if (lacking.length === 0) return [];
    const titles = lacking.map((lang) => `${lang}: …`).join(', ');
    return warningAt(
      'decisions/no-title',
      { file: decisionsPath(document, id), path },
      `${name} has no title in ${lacking.join(', ')}.`,
      `Write ${path.join(': { ')}: { ${titles} }${' }'.repeat(path.length - 1)} with the titles.`,
    );
  });
};
