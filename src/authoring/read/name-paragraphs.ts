import type { RowName } from '../../pipeline/edition/margin.ts';
import type { Paragraph } from '../../pipeline/edition/paragraphs.ts';
import { emptyFlow, rangeOfFlow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import { offsetsOfRange, type SourceText } from '../../pipeline/text/source-text.ts';
import { unseenIn } from '../../pipeline/text/unprintable.ts';
import type { Language } from '../../schema/language.ts';
import { collectPlaced } from './lines/conserve.ts';
import type {
  CardBlock,
  ChapterBlock,
  FaqStructure,
  GuideBlock,
  GuideStructure,
  NoteBlock,
  RulingBlock,
  Structure,
  TextBlock,
} from './structure.ts';

/** A paragraph of a text that comes in, as a marked text has it. Its ID is a name in this text alone. */
export interface ReadParagraph extends Paragraph {
  /** Of a section: what the reader has seen, which is more than a margin says. */
  readonly block?: GuideBlock | undefined;
}

/** What a reader has seen in a text, as the paragraphs of a marked text; `lang` is the first language of the text. */
export const nameParagraphs = (
  source: SourceText,
  structure: Structure,
  lang: Language,
): readonly ReadParagraph[] => {
  const seen = structure.kind === 'guide' ? nameBlocks(structure) : nameRows(structure);
  return [...seen, ...nameOffPage(source, structure)].map(({ name, text, block }) => ({
    name: { id: '', lang, ...name },
    piece: text ? { source, flow: text.flow, markup: text.markup } : undefined,
    ...{ line: 0, label: block?.label, block },
  }));
};

interface Named {
  readonly name: Pick<RowName, 'is'> & Partial<RowName>;
  /** Null for what no line prints. */
  readonly text: TextBlock | null;
  readonly block?: GuideBlock;
}

const nameBlocks = ({ blocks }: GuideStructure): readonly Named[] =>
  blocks.map((block) => ({ name: { ...nameOfBlock(block), lang: block.lang }, text: block, block }));

/** The ID of a clause says its part alone. */
const nameOfBlock = ({ role, part, inside }: GuideBlock): Named['name'] => {
  const own = part ?? 'definition';
  if (role === 'title') return { is: 'title' };
  if (role === 'heading') return { is: inside ? 'subheading' : 'heading', part: own };
  const hasNumber = role !== 'penalty' && own !== 'penalty' && own !== 'examples';
  const id = role === 'penalty' ? 'penalty' : `${own}${hasNumber ? '-1' : ''}`;
  return role === 'annotation' ? { is: 'annotation', id: `${id}-note-1` } : { is: 'clause', id };
};

const nameRows = (structure: FaqStructure): readonly Named[] => {
  const cut = createCut(structure);
  let count = 0;
  const next = (stem: string): string => {
    count += 1;
    return `${stem}${count}`;
  };
  const nameRuling = (ruling: RulingBlock): readonly Named[] => {
    const id = next('r');
    return ruling
      .flatMap((own) => cut(own).map((text) => ({ is: nameOfLine(own), text })))
      .map(({ is, text }, index): Named => {
        if (is === 'ruling') return { name: { is, id }, text };
        // A ruling may begin with an item.
        return { name: index === 0 ? { is: 'ruling', id, begins: is } : { is }, text };
      });
  };
  /** The first line of a card names it, even where its name is lost. */
  const nameCard = ({
    name,
    nameEn,
    manaCost,
    typeLine,
    stats,
    text,
    rulings,
  }: CardBlock): readonly Named[] => {
    const others = [
      ['english-name', nameEn],
      ['mana-cost', manaCost],
      ['type-line', typeLine],
      ['stats', stats],
      ...text.flatMap(cut).map((line) => ['rules-text', line] as const),
    ] as const;
    return [
      { name: { is: 'card', id: next('x-') }, text: name },
      ...others.flatMap(([is, line]) => (line ? [{ name: { is }, text: line }] : [])),
      ...rulings.flatMap(nameRuling),
    ];
  };
  const nameNote = (note: NoteBlock): readonly Named[] => {
    const { kind, isInner } = note;
    return cut(note).map((text) => ({
      name: { is: 'note', id: next('x-'), kind, ...(isInner ? { isInner } : {}) },
      text,
    }));
  };
  const { title } = structure;
  return [
    ...(title ? [{ name: { is: 'title' }, text: title } as const] : []),
    ...withOpening(structure).flatMap(({ kind: holds, heading, sections, groups }): readonly Named[] => [
      { name: { is: 'chapter', id: next('x-'), holds }, text: heading },
      ...sections.flatMap((section): readonly Named[] => [
        { name: { is: 'section', id: next('x-') }, text: section.heading },
        ...section.items.flatMap((item) => (item.type === 'card' ? nameCard(item) : nameNote(item))),
      ]),
      ...groups.flatMap((group): readonly Named[] => [
        ...(group.heading ? [{ name: { is: 'group' }, text: group.heading } as const] : []),
        ...group.cards.flatMap(nameCard),
      ]),
    ]),
  ];
};

/** What is printed before the first heading belongs to the chapter that the title of the text opens. */
const withOpening = ({ chapters }: FaqStructure): readonly ChapterBlock[] =>
  chapters[0]?.heading === null
    ? chapters
    : [{ kind: 'notes', heading: null, sections: [], groups: [] }, ...chapters];

const nameOfLine = ({ kind, isInner }: NoteBlock): 'ruling' | 'item' | 'step' => {
  if (!isInner || kind === 'paragraph') return 'ruling';
  return kind === 'step' ? 'step' : 'item';
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

/** What of a text is on no page, and what only divides it; what cannot be seen is no row. */
const nameOffPage = (source: SourceText, { ledger, markup }: Structure): readonly Named[] => {
  const isUnseen = unseenIn(source);
  return [
    ...ledger.map(({ reason, flow }) => ({ name: { is: reason }, text: { flow, markup: [] } })),
    ...markup
      .filter((range) => !offsetsOfRange(range).every(isUnseen))
      .map((range) => ({ name: { is: 'divider' as const }, text: { flow: emptyFlow, markup: [range] } })),
  ];
};
