import type { Staged } from '../../pipeline/diagnostics.ts';
import { parseInline, plainText } from '../../pipeline/inline/inline.ts';
import { readChapters } from '../../pipeline/join/faq-tree.ts';
import type { CardNode, GroupNode, NoteNode, SectionNode, TextPart } from '../../pipeline/join/tree.ts';
import type { Flow, Piece } from '../../pipeline/text/flow.ts';
import { fold } from '../../pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../pipeline/text/mana.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { commonLanguage as lang } from '../../schema/language.ts';
import type { PlainBlock } from '../../schema/plain-block.ts';
import { linesOf } from './lines/conserve.ts';
import { paragraphsOfRows } from './name-paragraphs.ts';
import { readStats } from './set-faq/card-lines.ts';
import type { FaqStructure } from './structure.ts';

export type CardView = ReturnType<typeof viewCard>;

/** The output of `content -- parse --kind set-faq`: the structure of a set FAQ as plain data. */
export const faqParseView = (source: SourceText, { value, diagnostics }: Staged<FaqStructure>) => {
  const { asOf, leftOut } = value;
  const paragraphs = paragraphsOfRows(source, value, lang);
  const title = paragraphs.find(({ name }) => name.is === 'title')?.piece;
  const chapters = readChapters(paragraphs);
  return {
    title: plainOf(title),
    asOf,
    chapters: chapters.map(({ headings, holds, sections, groups }) => ({
      // `readChapters` gives a first chapter without a heading the title of the text as its heading.
      heading: plainOf(headings[lang] === title ? undefined : headings[lang]),
      kind: holds,
      sections: sections.map(viewSection),
      ...(holds === 'rulings' ? { groups: groups.map(viewGroup) } : {}),
    })),
    cards: chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards.map(viewCard))),
    examples: chapters.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.flatMap((item) => (item.is === 'card' ? [viewCard(item)] : []))),
    ),
    ledger: leftOut.map(({ reason, flow }) => ({ reason, text: flow.text, lines: linesOf(source, flow) })),
    diagnostics,
  };
};

const plain = (flow: Flow): string => plainText(parseInline(flow.text));

const plainOf = (piece: Piece | null | undefined): string | null => (piece ? plain(piece.flow) : null);

const linesOfPieces = (pieces: readonly (Piece | null | undefined)[]) => {
  const own = pieces.filter((piece) => piece !== null && piece !== undefined);
  const [first] = own;
  return first
    ? linesOf(
        first.source,
        own.map(({ flow, markup }) => ({ flow, markup })),
      )
    : ([1, 1] as const);
};

const viewGroup = ({ headings, cards }: GroupNode) => ({
  heading: plainOf(headings[lang]),
  cards: cards.map(({ texts }) => plainOf(texts[lang]?.name)),
});

const viewSection = ({ headings, items }: SectionNode) => ({
  heading: plainOf(headings[lang]),
  notes: items.flatMap((item) => (item.is === 'note' ? [viewNote(item)] : [])),
});

const viewNote = ({ kind, label, isInner, texts }: NoteNode) => ({
  kind,
  label,
  inner: isInner || undefined,
  text: plainOf(texts[lang]) ?? '',
  lines: linesOfPieces([texts[lang]]),
});

const viewCard = ({ texts, rulings }: CardNode) => {
  const { name, nameEn, manaCost, typeLine, stats, text = [] } = texts[lang] ?? {};
  const all = rulings.map((ruling) => ruling.texts[lang] ?? []);
  return {
    name: plainOf(name),
    nameEn: plainOf(nameEn) ?? undefined,
    manaCost: manaCost ? viewCost(manaCost.flow.text) : null,
    typeLine: plainOf(typeLine),
    ...(stats ? readStats(fold(stats.flow.text)) : {}),
    text: text.map(({ flow }) => plain(flow)),
    rulings: all.map(viewRuling),
    lines: linesOfPieces([
      ...[name, nameEn, manaCost, typeLine, stats, ...text],
      ...all.flat().flatMap(({ pieces }) => pieces),
    ]),
  };
};

/** `{二}{白}{白}` -> `{2}{W}{W}`; null if the cost cannot be parsed. */
const viewCost = (printed: string): string | null =>
  canonicalManaCost(printed) ?? canonicalPlainCost(printed) ?? null;

const viewRuling = (parts: readonly TextPart[]) => {
  const pieces = parts.flatMap((part) => part.pieces);
  return {
    text: pieces.map(({ flow }) => plain(flow)).join('\n'),
    blocks: parts.flatMap(toPlainBlocks),
    lines: linesOfPieces(pieces),
  };
};

const toPlainBlocks = ({ type, pieces }: TextPart): readonly PlainBlock[] => {
  const texts = pieces.map(({ flow }) => plain(flow));
  return type === 'paragraph' ? texts.map((text) => ({ type, text })) : [{ type, items: texts }];
};
