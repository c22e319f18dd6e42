import { textsOfCard, textsOfRuling } from '../../pipeline/registry/claim-faq.ts';
import type { CardBlock, FaqStructure, TextBlock } from '../../pipeline/structure/structure.ts';
import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import { foldToKey } from '../../pipeline/text/fold.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { writeSegmentRef } from '../../pipeline/text/write-segment-ref.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Localized, languages } from '../../schema/language.ts';
import { type ChapterRegistry, chapterRegistrySchema } from '../../schema/registry.ts';
import { toLetters } from '../align/identify.ts';
import { collectPlaced } from '../read/lines/conserve.ts';
import { ledgerRowsOf } from './ledger-rows.ts';

/**
 * The registries of the chapters of a set FAQ, a row for each note, card and ruling. IDs of chapters and sections are
 * letters and their titles are those printed: people name them. A card gets the slug of the known card of its name; one
 * that no card file has gets a slug of its English name.
 */
export const proposeChapters = (
  document: string,
  source: SourceText,
  structure: FaqStructure,
  facts: readonly CardFact[],
): readonly ChapterRegistry[] => {
  const all = new Set(collectPlaced(structure).flows.flatMap(({ offsets }) => offsets));
  const refer = (blocks: readonly TextBlock[]): string =>
    writeSegmentRef(
      source,
      blocks.flatMap(({ flow }) => sourceOffsetsOf(flow)),
      all,
    );
  const slugOf = createSlugs(facts);
  const heading = (block: TextBlock | null): { heading?: string } =>
    block ? { heading: refer([block]) } : {};
  const firstLine = (card: CardBlock): string => refer(textsOfCard(card).slice(0, 1));
  let sections = 0;
  const toEntry = createUnique();
  // What is printed before the first heading belongs to the chapter that the title of the text opens.
  const [first] = structure.chapters;
  const opening =
    first && first.heading === null ? first : { kind: 'notes' as const, sections: [], groups: [] };
  const others = structure.chapters.filter((chapter) => chapter !== opening);
  return [{ ...opening, heading: structure.title }, ...others].map((chapter, index) =>
    chapterRegistrySchema.parse({
      document,
      chapter: `chapter-${toLetters(index)}`,
      source: source.file,
      titles: inEveryLanguage(chapter.heading),
      ...heading(chapter.heading),
      ledger:
        index === 0 ? ledgerRowsOf(source, structure.ledger).map(({ at, reason }) => ({ at, reason })) : [],
      sections: chapter.sections.map((section) => {
        const id = `section-${toLetters(sections)}`;
        sections += 1;
        return {
          id,
          titles: inEveryLanguage(section.heading),
          ...heading(section.heading),
          notes: section.items
            .filter((item) => item.type === 'note')
            .map((note, at) => ({ id: `${id}-${at + 1}`, at: refer([note]) })),
          boxes: section.items.flatMap((item) =>
            item.type === 'card' ? [{ card: slugOf(item), at: firstLine(item) }] : [],
          ),
        };
      }),
      groups: chapter.groups.map((group) => ({
        ...heading(group.heading),
        cards: group.cards.map((card) => ({
          slug: toEntry(slugOf(card)),
          at: firstLine(card),
          rulings: card.rulings.map((ruling, at) => ({ id: `r${at + 1}`, at: refer(textsOfRuling(ruling)) })),
        })),
      })),
    }),
  );
};

/** The slugs of cards: that of the fact with the name, else of the English name, else a number. */
const createSlugs = (facts: readonly CardFact[]): ((card: CardBlock) => string) => {
  const known = new Map(
    facts.flatMap(({ slug, names }) =>
      languages.flatMap((lang): [string, string][] => (names[lang] ? [[foldToKey(names[lang]), slug]] : [])),
    ),
  );
  let unnamed = 0;
  return ({ name, nameEn }) => {
    const printed = [name, nameEn].flatMap((block) => (block ? [foldToKey(block.flow.text)] : []));
    const fact = printed.map((key) => known.get(key)).find((slug) => slug !== undefined);
    if (fact !== undefined) return fact;
    const slug = (nameEn ?? name)?.flow.text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’']/gu, '')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^[-\d]+|-+$/gu, '');
    if (slug) return slug;
    unnamed += 1;
    return `card-${unnamed}`;
  };
};

/** Each name once: a second entry of the same name gets `-2`. */
const createUnique = (): ((name: string) => string) => {
  const count = new Map<string, number>();
  return (name) => {
    const times = (count.get(name) ?? 0) + 1;
    count.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  };
};

const inEveryLanguage = (heading: TextBlock | null): Localized => {
  const title = heading?.flow.text ?? '…';
  return { zh: title, ja: title, en: title };
};
