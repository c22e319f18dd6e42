import { rangeOfFlow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import { foldToKey } from '../../pipeline/text/fold.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import { inInterface, type Language, type Localized, languages } from '../../schema/language.ts';
import { collectPlaced } from '../read/lines/conserve.ts';
import type {
  CardBlock,
  ChapterBlock,
  FaqStructure,
  RulingBlock,
  SectionBlock,
  TextBlock,
} from '../read/structure.ts';
import { slugOfName } from './card-files.ts';
import { beginnings, type FaqText, type Line, looksOf, type Row } from './faq-rows.ts';
import { toLetters } from './number.ts';

/**
 * The rows of a text of a set FAQ. The usual chapters get their usual IDs and titles; other chapters and sections get an ID
 * of their English heading or a letter, and the printed title: people name them. A card gets the slug of the known card of
 * its name; one that no card file has gets the names that are printed, a slug of its English name, and waits for that name
 * if it is not printed.
 */
export const proposeChapters = ({ lang, structure }: FaqText, facts: readonly CardFact[]): readonly Row[] => {
  const cut = createCut(structure);
  const slugOf = createSlugs(facts);
  const known = new Set(facts.map(({ slug }) => slug));
  let sections = 0;
  const toEntry = createUnique();
  const toChapterId = createUnique();
  const toSectionId = createUnique();
  const cardRow = (kind: 'card' | 'box', card: CardBlock, id: string): Row => ({
    kind,
    id,
    lines: { [lang]: linesOfCard(card, cut) },
    names: known.has(id) ? undefined : printedNames(card, lang),
    says: kind === 'card' && card.name ? { [lang]: card.name.flow.text } : {},
    looks: looksOf(card.manaCost, card.stats, linesOfCard(card, cut).filter(({ piece }) => piece).length),
    rows: kind === 'card' ? card.rulings.map((ruling, at) => rulingRow(ruling, `r${at + 1}`, lang, cut)) : [],
  });
  const sectionRow = (section: SectionBlock, usual: UsualChapter | undefined): Row => {
    const own = section.heading === null ? usual?.id : idOfHeading(section.heading);
    const id = toSectionId(own ?? `section-${toLetters(sections)}`);
    if (own === undefined) sections += 1;
    const toBox = createUnique();
    let notes = 0;
    return {
      kind: 'section',
      id,
      ...headingOf({ is: 'section' }, section.heading, lang),
      titles: section.heading === null && usual ? usual.titles : inEveryLanguage(section.heading),
      rows: section.items.flatMap((item): readonly Row[] => {
        if (item.type === 'card') return [cardRow('box', item, toBox(slugOf(item)))];
        const { kind, isInner = false } = item;
        return cut(item).map((piece): Row => {
          notes += 1;
          return {
            kind: 'note',
            id: `${id}-${notes}`,
            lines: { [lang]: [{ name: { is: 'note', kind, isInner }, piece }] },
            says: { [lang]: piece.flow.text },
            rows: [],
          };
        });
      }),
    };
  };
  // What is printed before the first heading belongs to the chapter that the title of the text opens.
  const [first] = structure.chapters;
  const opening: ChapterBlock =
    first && first.heading === null ? first : { kind: 'notes', heading: null, sections: [], groups: [] };
  const others = structure.chapters.filter((chapter) => chapter !== opening);
  return [opening, ...others].map((chapter, index, { length }): Row => {
    const usual = usualChapter(chapter, index, length);
    const heading = headingOf({ is: 'chapter', holds: chapter.kind }, chapter.heading, lang);
    const { title } = structure;
    return {
      kind: 'chapter',
      id: toChapterId(usual?.id ?? `chapter-${toLetters(index)}`),
      ...heading,
      // The title of the text is the heading of its first chapter.
      ...(index === 0 && title
        ? {
            lines: { [lang]: [{ name: { is: 'title' }, piece: title }, ...(heading.lines[lang] ?? [])] },
            says: { [lang]: title.flow.text },
          }
        : {}),
      titles: usual?.titles ?? inEveryLanguage(chapter.heading),
      rows: [
        ...chapter.sections.map((section) => sectionRow(section, usual)),
        ...chapter.groups.flatMap((group, at): readonly Row[] => [
          ...(group.heading || at > 0
            ? [
                {
                  kind: 'group',
                  id: '',
                  ...headingOf({ is: 'group' }, group.heading, lang),
                  rows: [],
                } as const,
              ]
            : []),
          ...group.cards.map((card) => cardRow('card', card, toEntry(slugOf(card)))),
        ]),
      ],
    };
  });
};

/** A heading, or that no line prints it. */
const headingOf = (
  name: Line['name'],
  heading: TextBlock | null,
  lang: Language,
): Pick<Row, 'lines' | 'says'> => ({
  lines: { [lang]: [{ name, piece: heading ?? undefined }] },
  says: heading ? { [lang]: heading.flow.text } : {},
});

/** The lines of a card without its rulings; the first names it, even where its name is lost. */
const linesOfCard = (
  { name, nameEn, manaCost, typeLine, stats, text }: CardBlock,
  cut: Cut,
): readonly Line[] => {
  const others = [
    { is: 'english-name', piece: nameEn },
    { is: 'mana-cost', piece: manaCost },
    { is: 'type-line', piece: typeLine },
    { is: 'stats', piece: stats },
  ] as const;
  return [
    { name: { is: 'card' }, piece: name ?? undefined },
    ...others.flatMap(({ is, piece }) => (piece ? [{ name: { is }, piece }] : [])),
    ...text.flatMap(cut).map((piece): Line => ({ name: { is: 'rules-text' }, piece })),
  ];
};

/** A ruling: its own bullet is a mark of its first line, and later paragraphs have its ID as well. */
const rulingRow = ({ blocks, markup }: RulingBlock, id: string, lang: Language, cut: Cut): Row => {
  const lines = blocks.flatMap((block) => {
    const is = beginnings[block.type];
    return (block.type === 'paragraph' ? [block] : block.items).flatMap(cut).map((piece) => ({ is, piece }));
  });
  return {
    kind: 'ruling',
    id,
    lines: {
      [lang]: lines.map(({ is, piece }, index): Line => {
        if (index > 0) return { name: { is: is ?? 'ruling' }, piece };
        const { flow } = piece;
        return {
          name: { is: 'ruling', ...(is ? { begins: is } : {}) },
          piece: { flow, markup: [...markup, ...piece.markup] },
        };
      }),
    },
    says: { [lang]: lines.map(({ piece }) => piece.flow.text).join('\n') },
    rows: [],
  };
};

type Cut = (text: TextBlock) => readonly TextBlock[];

/** Cuts a text where another one that is on a page is inside it: in the margin, each has its own rows. */
const createCut = ({ ledger, ...structure }: FaqStructure): Cut => {
  const starts = collectPlaced(structure).flows.flatMap((flow) => rangeOfFlow(flow)?.start ?? []);
  return ({ flow, markup }) => {
    const cuts: number[] = [];
    let before = flow.offsets[0] ?? 0;
    for (const [at, offset] of flow.offsets.entries()) {
      if (offset < 0) continue;
      const end = before;
      if (offset > end + 1 && starts.some((start) => start > end && start < offset)) cuts.push(at);
      before = offset;
    }
    const pieces = [0, ...cuts].map((from, index) => trimFlow(sliceFlow(flow, from, cuts[index])));
    return pieces.map((piece, index) => ({ flow: piece, markup: index === 0 ? markup : [] }));
  };
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

const inEveryLanguage = (heading: TextBlock | null): Localized =>
  inInterface(() => heading?.flow.text ?? '…');
