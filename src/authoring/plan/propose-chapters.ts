import { type FaqText, textsOfCard, textsOfRuling } from '../../pipeline/registry/claim-faq.ts';
import type { CardBlock, ChapterBlock, TextBlock } from '../../pipeline/structure/structure.ts';
import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import { foldToKey } from '../../pipeline/text/fold.ts';
import { writeSegmentRef } from '../../pipeline/text/segment-ref.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import { type Language, type Localized, languages } from '../../schema/language.ts';
import { type ChapterRegistry, chapterRegistrySchema, type Places } from '../../schema/registry.ts';
import { toLetters } from '../align/identify.ts';
import { collectPlaced } from '../read/lines/conserve.ts';
import { slugOfName } from './card-files.ts';
import { ledgerRowsOf } from './write-structure.ts';

/**
 * The registries of the chapters of a set FAQ, a row for each note, card and ruling. The usual chapters get their usual
 * IDs and titles; other chapters and sections get an ID of their English heading or a letter, and the printed title: people
 * name them. A card gets the slug of the known card of its name; one that no card file has gets the names that are
 * printed, a slug of its English name, and waits for that name if it is not printed.
 */
export const proposeChapters = (
  document: string,
  { lang, source, structure }: FaqText,
  facts: readonly CardFact[],
): readonly ChapterRegistry[] => {
  const all = new Set(collectPlaced(structure).flows.flatMap(({ offsets }) => offsets));
  const refer = (blocks: readonly TextBlock[]): Places => ({
    [lang]: writeSegmentRef(
      source,
      blocks.flatMap(({ flow }) => sourceOffsetsOf(flow)),
      all,
    ),
  });
  const slugOf = createSlugs(facts);
  const known = new Set(facts.map(({ slug }) => slug));
  const namesOf = (slug: string, card: CardBlock) =>
    known.has(slug) ? {} : { names: printedNames(card, lang) };
  const heading = (block: TextBlock | null): { heading?: Places } =>
    block ? { heading: refer([block]) } : {};
  const firstLine = (card: CardBlock): Places => refer(textsOfCard(card).slice(0, 1));
  let sections = 0;
  const toEntry = createUnique();
  const toChapterId = createUnique();
  const toSectionId = createUnique();
  // What is printed before the first heading belongs to the chapter that the title of the text opens.
  const [first] = structure.chapters;
  const opening =
    first && first.heading === null ? first : { kind: 'notes' as const, sections: [], groups: [] };
  const others = structure.chapters.filter((chapter) => chapter !== opening);
  return [{ ...opening, heading: structure.title }, ...others].map((chapter, index, { length }) => {
    const usual = usualChapter(chapter, index, length);
    return chapterRegistrySchema.parse({
      document,
      chapter: toChapterId(usual?.id ?? `chapter-${toLetters(index)}`),
      sources: { [lang]: source.file },
      titles: usual?.titles ?? inEveryLanguage(chapter.heading),
      ...heading(chapter.heading),
      ledger:
        index === 0
          ? ledgerRowsOf(source, structure.ledger).map(({ at, reason }) => ({ in: lang, at, reason }))
          : [],
      sections: chapter.sections.map((section) => {
        const own = section.heading === null ? usual?.id : idOfHeading(section.heading);
        const id = toSectionId(own ?? `section-${toLetters(sections)}`);
        if (own === undefined) sections += 1;
        return {
          id,
          titles: section.heading === null && usual ? usual.titles : inEveryLanguage(section.heading),
          ...heading(section.heading),
          notes: section.items
            .filter((item) => item.type === 'note')
            .map((note, at) => ({ id: `${id}-${at + 1}`, texts: refer([note]) })),
          boxes: section.items.flatMap((item) => {
            if (item.type !== 'card') return [];
            const card = slugOf(item);
            return [{ card, at: firstLine(item), ...namesOf(card, item) }];
          }),
        };
      }),
      groups: chapter.groups.map((group) => ({
        ...heading(group.heading),
        cards: group.cards.map((card) => {
          const slug = slugOf(card);
          return {
            slug: toEntry(slug),
            at: firstLine(card),
            ...namesOf(slug, card),
            rulings: card.rulings.map((ruling, at) => ({
              id: `r${at + 1}`,
              texts: refer(textsOfRuling(ruling)),
            })),
          };
        }),
      })),
    });
  });
};

/** A chapter that most FAQs have, by what it holds, its place and its heading. */
const usualChapter = (
  { kind, heading }: Pick<ChapterBlock, 'kind' | 'heading'>,
  index: number,
  length: number,
): UsualChapter | undefined => {
  if (index === 0) return usualChapters.introduction;
  if (kind === 'rulings') return usualChapters.rulings;
  if (heading === null) return index === length - 1 ? usualChapters.legal : undefined;
  return /^(?:通则|一般|全般|general notes)/iu.test(heading.flow.text) ? usualChapters.general : undefined;
};

interface UsualChapter {
  readonly id: string;
  readonly titles: Localized;
}

const usualChapters = {
  introduction: { id: 'introduction', titles: { zh: '前言', ja: 'はじめに', en: 'Introduction' } },
  general: { id: 'general-notes', titles: { zh: '通则释疑', ja: '一般的な注釈', en: 'General notes' } },
  rulings: { id: 'card-rulings', titles: { zh: '单卡解惑', ja: 'カード別注釈', en: 'Card-specific notes' } },
  legal: { id: 'legal', titles: { zh: '版权声明', ja: '権利表記', en: 'Legal notice' } },
} as const satisfies Record<string, UsualChapter>;

/** `***New Keyword: Shine*** // => 'shine'`; undefined for a heading that is not English. IDs of sections have no digits. */
const idOfHeading = ({ flow }: TextBlock): string | undefined => {
  if (!/^[\p{Script=Latin}\P{L}]*$/u.test(flow.text)) return undefined;
  const letters = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[’']/gu, '')
      .replace(/[^a-z]+/gu, '-')
      .replace(/^-+|-+$/gu, '');
  return letters(flow.text.replace(/^[^:]*:/u, '')) || letters(flow.text) || undefined;
};

/** The names that a text prints of a card. */
const printedNames = ({ name, nameEn }: CardBlock, lang: Language): CardNames => ({
  en: '',
  ...(name ? { [lang]: name.flow.text } : {}),
  ...(nameEn ? { en: nameEn.flow.text } : {}),
});

/** The slugs of cards: that of the fact with the name, else of the English name, else a number. */
const createSlugs = (facts: readonly CardFact[]): ((card: CardBlock) => string) => {
  const known = new Map(
    facts.flatMap(({ slug, names }) =>
      languages.flatMap((lang): [string, string][] => (names[lang] ? [[foldToKey(names[lang]), slug]] : [])),
    ),
  );
  const slugs = new Set(facts.map(({ slug }) => slug));
  let unnamed = 0;
  return ({ name, nameEn }) => {
    const printed = [name, nameEn].flatMap((block) => (block ? [foldToKey(block.flow.text)] : []));
    const fact = printed.map((key) => known.get(key)).find((slug) => slug !== undefined);
    if (fact !== undefined) return fact;
    const slug = slugOfName((nameEn ?? name)?.flow.text ?? '');
    if (slug) return slug;
    do unnamed += 1;
    while (slugs.has(`card-${unnamed}`));
    const [key = ''] = printed;
    if (key !== '') known.set(key, `card-${unnamed}`);
    return `card-${unnamed}`;
  };
};

/** Each name once: the second gets `-b`, since IDs of sections have no digits. */
const createUnique = (): ((name: string) => string) => {
  const count = new Map<string, number>();
  return (name) => {
    const times = (count.get(name) ?? 0) + 1;
    count.set(name, times);
    return times === 1 ? name : `${name}-${toLetters(times - 1)}`;
  };
};

const inEveryLanguage = (heading: TextBlock | null): Localized => {
  const title = heading?.flow.text ?? '…';
  return { zh: title, ja: title, en: title };
};
