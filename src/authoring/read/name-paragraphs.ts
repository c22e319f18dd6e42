import type { RowName } from '../../pipeline/marked-text/margin.ts';
import type { Paragraph } from '../../pipeline/marked-text/paragraphs.ts';
import { emptyFlow, rangeOfFlow, sliceFlow, trimFlow } from '../../pipeline/text/flow.ts';
import { offsetsOfRange, type SourceText } from '../../pipeline/text/source-text.ts';
import { unseenIn } from '../../pipeline/text/unprintable.ts';
import type { Language } from '../../schema/language.ts';
import { collectPlaced } from './lines/conserve.ts';
import type { FaqRow, FaqStructure, GuideBlock, GuideStructure, Structure, TextBlock } from './structure.ts';

/** A paragraph of an incoming text. Unless `isKept`, its ID is a placeholder, or only gives its part. */
export interface ReadParagraph extends Paragraph {
  /** In a guide, the block of the paragraph, which has facts that a margin lacks. */
  readonly block?: GuideBlock | undefined;
  /** Whether its margin, with its ID, comes from an older text. */
  readonly isKept?: boolean;
}

/** Converts the structure of a text to the paragraphs of a marked text; `lang` is the first language of the text. */
export const nameParagraphs = (
  source: SourceText,
  structure: Structure,
  lang: Language,
): readonly ReadParagraph[] => {
  const seen = structure.kind === 'guide' ? nameBlocks(structure) : nameRows(rowsInMargin(structure));
  return toParagraphs(source, [...seen, ...nameOffPage(source, structure)], lang);
};

/** Converts the rows of a set FAQ to paragraphs: uncut, and without what is left out. */
export const paragraphsOfRows = (
  source: SourceText,
  { rows }: FaqStructure,
  lang: Language,
): readonly ReadParagraph[] => toParagraphs(source, nameRows(rows), lang);

const toParagraphs = (source: SourceText, all: readonly Named[], lang: Language): readonly ReadParagraph[] =>
  all.map(({ name, text, block, label }) => ({
    name: { id: '', lang, ...name },
    piece: text ? { source, flow: text.flow, markup: text.markup } : undefined,
    ...{ line: 0, label, block },
  }));

interface Named {
  readonly name: Pick<RowName, 'is'> & Partial<RowName>;
  readonly text: TextBlock | null;
  readonly label?: string | undefined;
  readonly block?: GuideBlock;
}

const nameBlocks = ({ blocks }: GuideStructure): readonly Named[] =>
  blocks.map((block) => {
    const { lang, label } = block;
    return { name: { ...nameOfBlock(block), lang }, text: block, label, block };
  });

/** The ID of a clause only gives its part: every clause of the definition is `definition-1`. */
const nameOfBlock = ({ role, part, inside }: GuideBlock): Named['name'] => {
  const own = part ?? 'definition';
  if (role === 'title') return { is: 'title' };
  if (role === 'heading') return { is: inside ? 'subheading' : 'heading', part: own };
  const hasNumber = role !== 'penalty' && own !== 'penalty' && own !== 'examples';
  const id = role === 'penalty' ? 'penalty' : `${own}${hasNumber ? '-1' : ''}`;
  return role === 'annotation' ? { is: 'annotation', id: `${id}-note-1` } : { is: 'clause', id };
};

/** Rows that need an ID get a placeholder: `x-7`, `r100007`. */
const nameRows = (rows: readonly FaqRow[]): readonly Named[] => {
  let ruling = '';
  return rows.map(({ name, continuesRuling, ...row }, index) => {
    if (name.is === 'ruling' && !continuesRuling) ruling = `r${firstPlaceholder + index}`;
    const id = hasOwnId.has(name.is) ? `x-${index}` : '';
    return { ...row, name: { ...name, id: name.is === 'ruling' ? ruling : id } };
  });
};

/** Higher than the number of any real ruling. */
const firstPlaceholder = 100_000;

export const isPlaceholder = (id: string): boolean => /^(?:x-|r\d{6})/u.test(id);

const hasOwnId: ReadonlySet<RowName['is']> = new Set(['chapter', 'section', 'note', 'card']);

/** Cuts rows so that no text encloses another, because a margin cannot express this. */
const rowsInMargin = (structure: FaqStructure): readonly FaqRow[] => {
  const cut = createCut(structure);
  return withOpening(structure.rows).flatMap((row): readonly FaqRow[] => {
    const { name, text } = row;
    if (!text || !canBeCut.has(name.is)) return [row];
    return cut(text).map((piece, index) => ({
      ...row,
      text: piece,
      ...(index > 0 && name.is === 'ruling' ? { continuesRuling: true } : {}),
    }));
  });
};

const canBeCut: ReadonlySet<RowName['is']> = new Set(['note', 'rules-text', 'ruling', 'item', 'step']);

/** Adds a chapter without a heading before the first chapter, unless the first already has none. */
const withOpening = (rows: readonly FaqRow[]): readonly FaqRow[] => {
  const at = rows.findIndex(({ name }) => name.is === 'chapter');
  if (rows[at]?.text === null) return rows;
  const opening: FaqRow = { name: { is: 'chapter', holds: 'notes' }, text: null };
  return rows.toSpliced(Math.max(at, 0), 0, opening);
};

type Cut = (text: TextBlock) => readonly TextBlock[];

/** Creates a function that cuts a text at each gap where another text begins, unless that text is left out. */
const createCut = ({ leftOut, ...structure }: FaqStructure): Cut => {
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

/** The texts left out, and the dividers. Invisible characters alone make no row. */
const nameOffPage = (source: SourceText, { leftOut, markup }: Structure): readonly Named[] => {
  const isUnseen = unseenIn(source);
  return [
    ...leftOut.map(({ reason, flow }) => ({ name: { is: reason }, text: { flow, markup: [] } })),
    ...markup
      .filter((range) => !offsetsOfRange(range).every(isUnseen))
      .map((range) => ({ name: { is: 'divider' as const }, text: { flow: emptyFlow, markup: [range] } })),
  ];
};
