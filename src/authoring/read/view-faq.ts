import type { Staged } from '../../pipeline/diagnostics.ts';
import { parseInline, plainText } from '../../pipeline/inline/inline.ts';
import type {
  CardBlock,
  FaqStructure,
  NoteBlock,
  RulingBlock,
  SectionBlock,
  TextBlock,
} from '../../pipeline/structure/structure.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import { fold } from '../../pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../pipeline/text/mana.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { PlainBlock } from '../../schema/card.ts';
import type { LedgerReason } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { NoteKind } from '../../schema/faq.ts';
import { type LineSpan, linesOf } from './lines/conserve.ts';
import { readStats, type Stats } from './set-faq/card-lines.ts';

/** What `content parse --kind set-faq` prints. */
export interface FaqView {
  readonly title: string | null;
  readonly asOf: string | null;
  readonly chapters: readonly ChapterView[];
  /** The entries of the rulings chapter. */
  readonly cards: readonly CardView[];
  /** The card boxes inside the chapters of notes. */
  readonly examples: readonly CardView[];
  readonly ledger: readonly {
    readonly reason: LedgerReason;
    readonly text: string;
    readonly lines: LineSpan;
  }[];
  readonly diagnostics: readonly Diagnostic[];
}

interface ChapterView {
  readonly heading: string | null;
  readonly kind: 'notes' | 'rulings';
  readonly sections: readonly SectionView[];
  /** In the rulings chapter: its groups with the names of their cards. */
  readonly groups?: readonly {
    readonly heading: string | null;
    readonly cards: readonly (string | null)[];
  }[];
}

interface SectionView {
  readonly heading: string | null;
  readonly notes: readonly NoteView[];
}

export interface NoteView {
  readonly kind: NoteKind;
  readonly label?: string;
  /** Stands in the bullet or step above it. */
  readonly inner?: true;
  readonly text: string;
  readonly lines: LineSpan;
}

export interface CardView extends Stats {
  readonly name: string | null;
  readonly nameEn?: string;
  /** Canonical: `{2}{W}{W}`; null where none is printed. */
  readonly manaCost: string | null;
  readonly typeLine: string | null;
  readonly text: readonly string[];
  readonly rulings: readonly RulingView[];
  readonly lines: LineSpan;
}

interface RulingView {
  /** The blocks joined by line breaks, without markers. */
  readonly text: string;
  readonly blocks: readonly PlainBlock[];
  readonly lines: LineSpan;
}

/** What the pipeline sees in a set FAQ, as plain data. */
export const faqParseView = (source: SourceText, { value, diagnostics }: Staged<FaqStructure>): FaqView => {
  const { title, asOf, chapters, ledger } = value;
  const toCard = (card: CardBlock): CardView => viewCard(source, card);
  return {
    title: title ? plain(title.flow) : null,
    asOf,
    chapters: chapters.map(({ heading, kind, sections, groups }) => ({
      heading: heading ? plain(heading.flow) : null,
      kind,
      sections: sections.map((section) => viewSection(source, section)),
      ...(kind === 'rulings' ? { groups: groups.map(viewGroup) } : {}),
    })),
    cards: chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards.map(toCard))),
    examples: chapters.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.flatMap((item) => (item.type === 'card' ? [toCard(item)] : []))),
    ),
    ledger: ledger.map(({ reason, flow }) => ({ reason, text: flow.text, lines: linesOf(source, flow) })),
    diagnostics,
  };
};

const plain = (flow: Flow): string => plainText(parseInline(flow).nodes);

const viewGroup = ({ heading, cards }: FaqStructure['chapters'][number]['groups'][number]) => ({
  heading: heading ? plain(heading.flow) : null,
  cards: cards.map(({ name }) => (name ? plain(name.flow) : null)),
});

const viewSection = (source: SourceText, { heading, items }: SectionBlock): SectionView => ({
  heading: heading ? plain(heading.flow) : null,
  notes: items.flatMap((item) => (item.type === 'note' ? [viewNote(source, item)] : [])),
});

const viewNote = (source: SourceText, note: NoteBlock): NoteView => ({
  kind: note.kind,
  ...(note.label === undefined ? {} : { label: note.label }),
  ...(note.isInner ? { inner: true } : {}),
  text: plain(note.flow),
  lines: linesOf(source, note),
});

const viewCard = (source: SourceText, card: CardBlock): CardView => {
  const { name, nameEn, manaCost, typeLine, stats, text, rulings } = card;
  return {
    name: name ? plain(name.flow) : null,
    ...(nameEn ? { nameEn: plain(nameEn.flow) } : {}),
    manaCost: manaCost ? viewCost(manaCost.flow.text) : null,
    typeLine: typeLine ? plain(typeLine.flow) : null,
    ...(stats ? readStats(fold(stats.flow.text)) : {}),
    text: text.map(({ flow }) => plain(flow)),
    rulings: rulings.map((ruling) => viewRuling(source, ruling)),
    lines: linesOf(source, card),
  };
};

const viewCost = (printed: string): string | null =>
  canonicalManaCost(printed) ?? canonicalPlainCost(printed) ?? null;

const viewRuling = (source: SourceText, ruling: RulingBlock): RulingView => {
  const blocks = ruling.blocks.map((block): PlainBlock => {
    if (block.type === 'paragraph') return { type: 'paragraph', text: plain(block.flow) };
    return { type: block.type, items: block.items.map(({ flow }: TextBlock) => plain(flow)) };
  });
  const text = blocks
    .map((block) => (block.type === 'paragraph' ? block.text : block.items.join('\n')))
    .join('\n');
  return { text, blocks, lines: linesOf(source, ruling) };
};
