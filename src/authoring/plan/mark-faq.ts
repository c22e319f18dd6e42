import type { RowName } from '../../pipeline/edition/margin.ts';
import type { Paragraph } from '../../pipeline/edition/paragraphs.ts';
import { rangeOfFlow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import { foldToKey } from '../../pipeline/text/fold.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import type { ChapterDecisions } from '../../schema/decision.ts';
import { inInterface, type Localized, languages } from '../../schema/language.ts';
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
import type { FaqText } from './faq-rows.ts';
import { createIds, toLetters } from './number.ts';

/** A text of a set FAQ as it would be marked if it were alone. */
export interface MarkedFaq {
  /** Its rows in their order; what no line prints has no piece. */
  readonly paragraphs: readonly Paragraph[];
  /** Titles and names, by the IDs of its chapters. */
  readonly decisions: Readonly<Record<string, ChapterDecisions>>;
}

/**
 * Marks a text of a set FAQ. The usual chapters get their usual IDs and titles; other chapters and sections get an ID of their
 * English heading or a letter, and the printed title: people name them. A card gets the slug of the known card of its name;
 * one that no card file has gets the names that are printed, a slug of its English name, and waits for that name if it is not
 * printed.
 */
export const markFaq = ({ lang, source, structure }: FaqText, facts: readonly CardFact[]): MarkedFaq => {
  const paragraphs: Paragraph[] = [];
  const decisions: Record<string, ChapterDecisions> = {};
  const add = (
    name: Omit<RowName, 'lang' | 'id'> & { readonly id?: string },
    block: TextBlock | null,
  ): void => {
    const piece = block ? { source, flow: block.flow, markup: block.markup } : undefined;
    paragraphs.push({ name: { id: '', ...name, lang }, line: 0, label: undefined, piece });
  };
  const cut = createCut(structure);
  const slugOf = createSlugs(facts);
  const known = new Set(facts.map(({ slug }) => slug));
  const [entryIds, chapterIds, sectionIds] = [createIds([]), createIds([]), createIds([])];
  let unnamed = 0;

  /** The lines of a card without its rulings; the first names it, even where its name is lost. Gives the names that are new. */
  const addCard = (card: CardBlock, id: string): ChapterDecisions['names'] => {
    const { name, nameEn, manaCost, typeLine, stats, text } = card;
    add({ is: 'card', id }, name);
    const others = { 'english-name': nameEn, 'mana-cost': manaCost, 'type-line': typeLine, stats } as const;
    for (const is of ['english-name', 'mana-cost', 'type-line', 'stats'] as const)
      if (others[is]) add({ is }, others[is]);
    for (const line of text.flatMap(cut)) add({ is: 'rules-text' }, line);
    const names: CardNames = {
      en: '',
      ...(name ? { [lang]: name.flow.text } : {}),
      ...(nameEn ? { en: nameEn.flow.text } : {}),
    };
    return known.has(id) ? {} : { [id]: names };
  };
  const addRuling = (ruling: RulingBlock, id: string): void => {
    for (const [index, { is, block }] of linesOfRuling(ruling, cut).entries()) {
      if (index === 0) add({ is: 'ruling', id, ...(is ? { begins: is } : {}) }, block);
      else add(is ? { is } : { is: 'ruling', id }, block);
    }
  };
  const addSection = ({ heading, items }: SectionBlock, usual: UsualChapter | undefined) => {
    const own = heading === null ? usual?.id : idOfHeading(heading);
    const id = sectionIds.name(own ?? `section-${toLetters(unnamed)}`);
    if (own === undefined) unnamed += 1;
    add({ is: 'section', id }, heading);
    const [boxIds, noteIds] = [createIds([]), createIds([])];
    const names = items.map((item) => {
      if (item.type === 'card') return addCard(item, boxIds.name(slugOf(item)));
      const { kind, isInner = false } = item;
      for (const piece of cut(item)) add({ is: 'note', id: noteIds.next(`${id}-`), kind, isInner }, piece);
      return {};
    });
    return { names, sections: { [id]: heading === null && usual ? usual.titles : inEveryLanguage(heading) } };
  };

  if (structure.title) add({ is: 'title' }, structure.title);
  // What is printed before the first heading belongs to the chapter that the title of the text opens.
  const [first] = structure.chapters;
  const opening: ChapterBlock =
    first && first.heading === null ? first : { kind: 'notes', heading: null, sections: [], groups: [] };
  const chapters = [opening, ...structure.chapters.filter((chapter) => chapter !== opening)];
  for (const [index, chapter] of chapters.entries()) {
    const usual = usualChapter(chapter, index, chapters.length);
    const id = chapterIds.name(usual?.id ?? `chapter-${toLetters(index)}`);
    add({ is: 'chapter', id, holds: chapter.kind }, chapter.heading);
    const sections = chapter.sections.map((section) => addSection(section, usual));
    const names = chapter.groups.flatMap((group) => {
      if (group.heading) add({ is: 'group' }, group.heading);
      return group.cards.map((card) => {
        const found = addCard(card, entryIds.name(slugOf(card)));
        for (const [at, ruling] of card.rulings.entries()) addRuling(ruling, `r${at + 1}`);
        return found;
      });
    });
    decisions[id] = {
      titles: usual?.titles ?? inEveryLanguage(chapter.heading),
      sections: Object.assign({}, ...sections.map((one) => one.sections)),
      names: Object.assign({}, ...sections.flatMap((one) => one.names), ...names),
    };
  }
  return { paragraphs, decisions };
};

/** The lines of a ruling; its own bullet is a mark of the first, and later paragraphs have its ID as well. */
const linesOfRuling = ({ blocks, markup }: RulingBlock, cut: Cut) =>
  blocks
    .flatMap((block) =>
      (block.type === 'paragraph' ? [block] : block.items)
        .flatMap(cut)
        .map((own) => ({ is: beginnings[block.type], own })),
    )
    .map(({ is, own }, index) => ({
      is,
      block: index === 0 ? { flow: own.flow, markup: [...markup, ...own.markup] } : own,
    }));

/** How a ruling begins in the margin. */
const beginnings = { paragraph: undefined, list: 'item', steps: 'step' } as const;

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

const inEveryLanguage = (heading: TextBlock | null): Localized =>
  inInterface(() => heading?.flow.text ?? '…');
