import type { Staged } from '../../pipeline/diagnostics.ts';
import { parseInline, plainText } from '../../pipeline/inline/inline.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import { fold } from '../../pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../pipeline/text/mana.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { PlainBlock } from '../../schema/plain-block.ts';
import { linesOf } from './lines/conserve.ts';
import { readStats } from './set-faq/card-lines.ts';
import type {
  CardBlock,
  FaqStructure,
  GroupBlock,
  NoteBlock,
  RulingBlock,
  SectionBlock,
  TextBlock,
} from './structure.ts';

export type CardView = ReturnType<typeof viewCard>;

/** What `content parse --kind set-faq` prints: what the reader sees in a set FAQ, as plain data. */
export const faqParseView = (source: SourceText, { value, diagnostics }: Staged<FaqStructure>) => {
  const { title, asOf, chapters, ledger } = value;
  const toCard = (card: CardBlock) => viewCard(source, card);
  return {
    title: plainOf(title),
    asOf,
    chapters: chapters.map(({ heading, kind, sections, groups }) => ({
      heading: plainOf(heading),
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

const plainOf = (block: TextBlock | null): string | null => block && plain(block.flow);

/** In the rulings chapter: its groups with the names of their cards. */
const viewGroup = ({ heading, cards }: GroupBlock) => ({
  heading: plainOf(heading),
  cards: cards.map(({ name }) => plainOf(name)),
});

const viewSection = (source: SourceText, { heading, items }: SectionBlock) => ({
  heading: plainOf(heading),
  notes: items.flatMap((item) => (item.type === 'note' ? [viewNote(source, item)] : [])),
});

/** A note; `inner` if it belongs to the bullet or step above it. */
const viewNote = (source: SourceText, note: NoteBlock) => ({
  kind: note.kind,
  label: note.label,
  inner: note.isInner || undefined,
  text: plain(note.flow),
  lines: linesOf(source, note),
});

/** A card; its cost is canonical (`{2}{W}{W}`), null where none is printed. */
const viewCard = (source: SourceText, card: CardBlock) => {
  const { name, nameEn, manaCost, typeLine, stats, text, rulings } = card;
  return {
    name: plainOf(name),
    nameEn: plainOf(nameEn) ?? undefined,
    manaCost: manaCost ? viewCost(manaCost.flow.text) : null,
    typeLine: plainOf(typeLine),
    ...(stats ? readStats(fold(stats.flow.text)) : {}),
    text: text.map(({ flow }) => plain(flow)),
    rulings: rulings.map((ruling) => viewRuling(source, ruling)),
    lines: linesOf(source, card),
  };
};

const viewCost = (printed: string): string | null =>
  canonicalManaCost(printed) ?? canonicalPlainCost(printed) ?? null;

/** A ruling: its blocks, and their texts joined by line breaks, without markers. */
const viewRuling = (source: SourceText, ruling: RulingBlock) => ({
  text: ruling.map(({ flow }) => plain(flow)).join('\n'),
  blocks: toPlainBlocks(ruling),
  lines: linesOf(source, ruling),
});

const toPlainBlocks = (ruling: RulingBlock): readonly PlainBlock[] => {
  const blocks: PlainBlock[] = [];
  for (const { kind, isInner, flow } of ruling) {
    const text = plain(flow);
    const last = blocks.at(-1);
    const type = kind === 'step' ? 'steps' : 'list';
    if (!isInner || kind === 'paragraph') blocks.push({ type: 'paragraph', text });
    else if (last?.type === type) last.items.push(text);
    else blocks.push({ type, items: [text] });
  }
  return blocks;
};
