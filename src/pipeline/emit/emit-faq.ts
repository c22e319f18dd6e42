import type { CardRecord } from '../../schema/card.ts';
import { documentIn } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { commonLanguage, interfaceLanguages, mapTexts } from '../../schema/language.ts';
import { errorAt, type Staged, warningAt } from '../diagnostics.ts';
import { noTitle, plainTitle, titlesOf, titlesOfGroup } from '../inline/titles.ts';
import { type CardsOfSets, dateOfFaq } from '../join/cards-of-sets.ts';
import { decisionsPath } from '../join/decided.ts';
import type { ChapterNode, FaqTree } from '../join/tree.ts';
import { markedTextPath } from '../marked-text/prepare-source.ts';
import { emitCards } from './emit-cards.ts';
import { type EmittedChapter, emitChapter, type FaqContext } from './emit-chapter.ts';
import type { Enricher } from './enricher.ts';
import type { EmitContext, EmittedPage } from './unit.ts';

interface EmittedFaq {
  readonly chapters: readonly EmittedChapter[];
  /** To be called after all documents are enriched, because each card lists the texts that name it. */
  readonly cards: () => readonly EmittedPage<CardRecord>[];
}

/** Emits a set FAQ. Reports texts without a date. Warns of chapters, sections and groups that lack a title. */
export const emitFaq = (
  { document, entries, chapters: nodes }: FaqTree,
  cards: CardsOfSets,
  { mention, mentionsOf }: Enricher,
  context: EmitContext,
): Staged<EmittedFaq> => {
  const dates = mapTexts(entries, (entry) => dateOfFaq(entry) || unknownDate);
  const faq: FaqContext = { ...context, document, dates, asOf: Object.values(dates)[0] ?? unknownDate };
  const chapters = nodes.map((chapter) => emitChapter(chapter, faq));
  for (const { slug, address } of chapters.flatMap(({ boxes }) => boxes)) mention(slug, address);
  const all = emitCards(nodes, chapters, cards.of(document), faq);
  // A card known only from facts has a page only if a later change affects it or a text names it. The text must be of
  // this set, or of a document that does not have the card.
  const isMeant = (slug: string, address: string) => {
    const by = documentIn(address);
    return by === document || !cards.of(by).has(slug);
  };
  const hasReason = ({ role, slug, changes }: CardRecord) =>
    role !== 'fact' || changes !== undefined || mentionsOf(slug).some((address) => isMeant(slug, address));
  const named = () =>
    all
      .filter(({ record }) => hasReason(record))
      .map((page) => ({
        ...page,
        record: { ...page.record, mentionedIn: [...mentionsOf(page.record.slug)] },
      }))
      .sort((a, b) => compareCards(a.record, b.record));
  return {
    value: { chapters, cards: named },
    diagnostics: [
      ...Object.values(entries)
        .filter((entry) => dateOfFaq(entry) === '')
        .map(({ file }) =>
          errorAt(
            'faq/undated',
            { file: markedTextPath(document, file), line: 1 },
            'The date of this FAQ is not given.',
            'Write its `date` under `editions` in the head. If the text states none, write the release day of the set, and say so under `evidence`.',
          ),
        ),
      ...nodes.flatMap((chapter) => untitled(document, chapter)),
    ],
  };
};

/** Collector numbers first; then cards without one, by slug. */
const compareCards = (a: CardRecord, b: CardRecord): number =>
  (a.number ?? 1000) - (b.number ?? 1000) || a.slug.localeCompare(b.slug, commonLanguage);

/** A placeholder for the date of an undated FAQ. The build stops, so no page shows it. */
const unknownDate = '1993-08-05';

const untitled = (
  document: string,
  { id, headings, decisions, sections, groups }: ChapterNode,
): readonly Diagnostic[] => {
  const named = [
    { path: ['titles'], name: id, of: titlesOf(headings, decisions.titles) },
    ...sections.map((section) => ({
      path: ['sections', section.id],
      name: `${id}, ${section.id},`,
      of: titlesOf(section.headings, decisions.sections?.[section.id]),
    })),
    ...groups.flatMap((group) => {
      const [heading] = Object.values(group.headings);
      const { slug = '' } = group.cards[0] ?? {};
      if (!heading) return [];
      return {
        path: ['groups', slug],
        name: `${id}, ${plainTitle(heading)},`,
        of: titlesOf(group.headings, titlesOfGroup(group, decisions)),
      };
    }),
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
