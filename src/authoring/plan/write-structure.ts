import { Document, isMap, isScalar, isSeq } from 'yaml';
import { ifAny } from '../../pipeline/structure/obey-structure.ts';
import type {
  CardBlock,
  FaqStructure,
  GuideBlock,
  GuideStructure,
  LedgerBlock,
  RulingBlock,
  TextBlock,
} from '../../pipeline/structure/structure.ts';
import { type TextRow, takeText } from '../../pipeline/structure/take-text.ts';
import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import { firstLineOfRef, writeSegmentRef } from '../../pipeline/text/segment-ref.ts';
import { isBlank, positionAt, type Range, type SourceText } from '../../pipeline/text/source-text.ts';
import { offsetsOfRange } from '../../pipeline/text/tally.ts';
import { invisible } from '../../pipeline/text/unprintable.ts';
import type { LedgerRow } from '../../schema/registry.ts';
import type { FaqRow, GuideRow, StructureFile } from '../../schema/structure.ts';
import { collectPlaced } from '../read/lines/conserve.ts';
import { firstWords } from './row-draft.ts';

/** The rows that say what a structure says: `obeyStructure` makes the same structure of them. */
export const toStructureFile = (
  source: SourceText,
  structure: GuideStructure | FaqStructure,
): StructureFile => {
  const write = createRowWriter(source, structure);
  const dividers = structure.markup.flatMap((range) => write.divider(range));
  if (structure.kind === 'guide') {
    const rows = structure.blocks.flatMap((block) => toGuideRow(block, write.text(block)));
    return {
      source: source.file,
      kind: 'guide',
      ...(structure.section === null ? {} : { section: structure.section }),
      lines: withDividers(rows, dividers),
    };
  }
  return {
    source: source.file,
    kind: 'set-faq',
    ...(structure.asOf === null ? {} : { asOf: structure.asOf }),
    lines: withDividers(toFaqRows(structure, write), dividers),
  };
};

interface RowWriter {
  /** The lines and marks of blocks that one row holds. */
  readonly text: (block: TextBlock) => TextRow;
  /** A row for a line that only divides; none for characters that nobody sees. */
  readonly divider: (range: Range) => readonly DividerRow[];
}

interface DividerRow {
  at: string;
  mark: string;
  is: 'divider';
}

/** Rows with those of lines that only divide, each before the first row of a later line. */
const withDividers = <Row extends { readonly at?: string | string[] | undefined }>(
  rows: readonly Row[],
  dividers: readonly DividerRow[],
): (Row | DividerRow)[] => {
  const all: (Row | DividerRow)[] = [...rows];
  for (const divider of dividers) {
    const line = lineOf(divider.at);
    const index = all.findIndex(({ at }) => lineOf(at) > line);
    all.splice(index < 0 ? all.length : index, 0, divider);
  }
  return all;
};

/** 1-based; 0 where a row has no lines. */
const lineOf = (at: string | readonly string[] = []): number => firstLineOfRef([at].flat()[0] ?? '0');

const toGuideRow = (block: GuideBlock, text: TextRow): readonly GuideRow[] => {
  const { role, lang, label, about, inside } = block;
  const part = block.part ?? undefined;
  switch (role) {
    case 'title':
      return [{ ...text, is: role, lang }];
    case 'clause':
      return part === undefined ? [] : [{ ...text, is: role, part, lang, ...ifAny('label', label) }];
    case 'annotation': {
      const scope = about?.scope === 'label' ? about.label : about?.scope;
      return part === undefined ? [] : [{ ...text, is: role, part, lang, ...ifAny('about', scope) }];
    }
    default:
      return [{ ...text, is: inside ? 'subheading' : role, ...ifAny('part', part), lang }];
  }
};

const toFaqRows = ({ title, chapters }: FaqStructure, write: RowWriter): readonly FaqRow[] => [
  ...(title ? [{ ...write.text(title), is: 'title' as const }] : []),
  ...chapters.flatMap(({ kind, heading, sections, groups }): FaqRow[] => [
    { ...(heading ? write.text(heading) : {}), is: 'chapter', kind },
    ...sections.flatMap((section): FaqRow[] => [
      { ...(section.heading ? write.text(section.heading) : {}), is: 'section' },
      ...section.items.flatMap((item): readonly FaqRow[] => {
        if (item.type === 'card') return toCardRows(item, write);
        const { label, isInner, kind: own } = item;
        return [
          {
            ...write.text(item),
            is: 'note',
            kind: own,
            ...ifAny('label', label),
            ...ifAny('inner', isInner),
          },
        ];
      }),
    ]),
    ...groups.flatMap((group): FaqRow[] => [
      { ...(group.heading ? write.text(group.heading) : {}), is: 'group' },
      ...group.cards.flatMap((card) => toCardRows(card, write)),
    ]),
  ]),
];

const toCardRows = (card: CardBlock, write: RowWriter): readonly FaqRow[] => {
  const { name, nameEn, manaCost, typeLine, stats } = card;
  const row = (is: 'english-name' | 'mana-cost' | 'type-line' | 'stats', text: TextBlock | null): FaqRow[] =>
    text ? [{ ...write.text(text), is }] : [];
  return [
    { ...(name ? write.text(name) : {}), is: 'card' },
    ...row('english-name', nameEn),
    ...row('mana-cost', manaCost),
    ...row('type-line', typeLine),
    ...row('stats', stats),
    ...card.text.map((text): FaqRow => ({ ...write.text(text), is: 'rules-text' })),
    ...card.rulings.flatMap((ruling) => toRulingRows(ruling, write)),
  ];
};

const toRulingRows = ({ blocks, markup }: RulingBlock, write: RowWriter): readonly FaqRow[] => {
  const [first, ...rest] = blocks;
  const isParagraph = first?.type === 'paragraph';
  const head: FaqRow = isParagraph
    ? { ...write.text({ flow: first.flow, markup: [...markup, ...first.markup] }), is: 'ruling' }
    : { is: 'ruling' };
  const others = isParagraph ? rest : blocks;
  let own = isParagraph ? [] : markup;
  return [
    head,
    ...others.flatMap((block) => {
      const is = ({ paragraph: 'paragraph', list: 'item', steps: 'step' } as const)[block.type];
      return (block.type === 'paragraph' ? [block] : block.items).map((text): FaqRow => {
        const row: FaqRow = { ...write.text({ ...text, markup: [...own, ...text.markup] }), is };
        own = [];
        return row;
      });
    }),
  ];
};

const createRowWriter = (source: SourceText, structure: GuideStructure | FaqStructure): RowWriter => {
  const placed = collectPlaced(structure);
  const all = new Set([
    ...placed.flows.flatMap(({ offsets }) => offsets),
    ...placed.markup.flatMap(offsetsOfRange),
  ]);
  const refOf = (offsets: readonly number[]): string => writeSegmentRef(source, offsets, all);
  return {
    text: (block) => {
      const marks = seenMarks(source, block.markup);
      const refs = entriesOf(source, block).map(refOf);
      const at = refs.length === 1 ? (refs[0] ?? '') : refs;
      if (marks.length === 0) return { at };
      const literal = { at, mark: oneOrAll(marks.map(({ start, end }) => source.text.slice(start, end))) };
      const taken = takeText(source, literal);
      const isExact = taken.block !== undefined && isSamePlace(taken.block, block, source);
      return isExact
        ? literal
        : { at, mark: oneOrAll(marks.map((range) => ({ at: placeOf(source, range) }))) };
    },
    divider: (range) => {
      const [mark] = seenMarks(source, [range]);
      if (!mark) return [];
      const text = source.text.slice(mark.start, mark.end);
      return [{ at: refOf(offsetsOfRange(mark)), mark: text, is: 'divider' }];
    },
  };
};

const oneOrAll = <Item>(items: readonly Item[]): Item | Item[] => {
  const [first] = items;
  return first !== undefined && items.length === 1 ? first : [...items];
};

/** Marks in order, without the blanks around them and without what nobody sees. */
const seenMarks = ({ text }: SourceText, markup: readonly Range[]): readonly Range[] =>
  markup
    .flatMap(({ start, end }): Range[] => {
      const own = text.slice(start, end);
      const trimmed = own.trim();
      if (trimmed.replace(invisible, '') === '') return [];
      const from = start + own.indexOf(trimmed);
      return [{ start: from, end: from + trimmed.length }];
    })
    .sort((one, other) => one.start - other.start);

/** The characters of each line that the text keeps apart, with the marks in it. */
const entriesOf = (source: SourceText, { flow, markup }: TextBlock): readonly (readonly number[])[] => {
  const entries: number[][] = [[]];
  flow.offsets.forEach((offset, index) => {
    if (offset >= 0) entries.at(-1)?.push(offset);
    else if (flow.text.charAt(index) === '\n') entries.push([]);
  });
  for (const mark of markup) {
    const { line } = positionAt(source, mark.start);
    const lastLine = (own: readonly number[]): number => positionAt(source, own.at(-1) ?? 0).line;
    const entry = entries.find((own) => lastLine(own) >= line) ?? entries.at(-1);
    entry?.unshift(...offsetsOfRange(mark));
  }
  return entries.map((own) => own.toSorted((one, other) => one - other));
};

/** `12:40-40` */
const placeOf = (source: SourceText, { start, end }: Range): string => {
  const { line, column } = positionAt(source, start);
  return `${line}:${column}-${column + end - start - 1}`;
};

/** Whether two texts are made of the same characters of the source, and the same have become marks. */
const isSamePlace = (one: TextBlock, other: TextBlock, source: SourceText): boolean => {
  const key = ({ flow, markup }: TextBlock): string =>
    [
      sourceOffsetsOf(flow),
      markup.flatMap(offsetsOfRange).filter((offset) => !isBlank(source.text.charAt(offset))),
    ].join('|');
  return key(one) === key(other);
};

/** The text of a structure file: a line for each row, with the first words of its text for the eye. */
export const structureToYaml = (source: SourceText, file: StructureFile): string => {
  const lines = file.lines.map(({ at, is, mark, ...more }) => ({ at, is, ...more, mark }));
  const document = new Document({ ...file, lines }, { keepUndefined: false });
  document.commentBefore = [
    ` What the lines of ${file.source} are. The build obeys this file and looks at no line to decide what it is.`,
    ' The reader proposes it (`npm run -s content -- propose`). Where it is wrong, correct the row.',
  ].join('\n');
  const rows = document.get('lines', true);
  for (const [index, item] of isSeq(rows) ? rows.items.entries() : [])
    format(item, file.lines[index], file.lines[index - 1], source);
  return document.toString({ lineWidth: 0 });
};

const format = (
  item: unknown,
  row: GuideRow | FaqRow | undefined,
  before: GuideRow | FaqRow | undefined,
  source: SourceText,
): void => {
  if (!isMap(item) || !row) return;
  item.flow = true;
  item.spaceBefore = before !== undefined && opening.has(row.is) && before.is !== row.is;
  for (const key of ['at', 'mark']) {
    const value = item.get(key, true);
    const scalars = isSeq(value) ? value.items : [value];
    for (const scalar of scalars) if (isScalar(scalar)) scalar.type = 'QUOTE_DOUBLE';
  }
  const taken = row.at === undefined ? undefined : takeText(source, { ...row, at: row.at });
  if (taken?.block?.flow.text) item.comment = ` ${firstWords(taken.block.flow.text)}`;
};

/** Rows that begin something. */
const opening: ReadonlySet<string> = new Set([
  'heading',
  'subheading',
  'chapter',
  'section',
  'group',
  'card',
]);

/** The row that each stretch of the ledger needs. */
export const ledgerRowsOf = (
  source: SourceText,
  blocks: readonly LedgerBlock[],
): readonly (LedgerRow & { readonly block: LedgerBlock })[] =>
  blocks.flatMap((block) => {
    const at = writeSegmentRef(source, sourceOffsetsOf(block.flow), everything);
    return at === '' ? [] : [{ at, reason: block.reason, block }];
  });

/** A line of the ledger shares its line with all text, also with that of marks. */
const everything = { has: () => true };
