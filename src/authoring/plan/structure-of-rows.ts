import type { Staged } from '../../pipeline/diagnostics.ts';
import { joinFaq } from '../../pipeline/edition/faq-tree.ts';
import { isOnNoPage, type RowKind, type RowName } from '../../pipeline/edition/margin.ts';
import type { Paragraph } from '../../pipeline/edition/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/edition/prepare-source.ts';
import {
  type ByLanguage,
  type CardNode,
  type NoteNode,
  partOfId,
  type RulingPart,
} from '../../pipeline/edition/tree.ts';
import type { Piece } from '../../pipeline/text/flow.ts';
import { ledgerReasonSchema } from '../../schema/coverage.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import {
  type CardBlock,
  type ChapterBlock,
  type FaqStructure,
  type GuideBlock,
  type GuideStructure,
  isSection,
  type NoteBlock,
  type RulingBlock,
  type Structure,
  type TextBlock,
} from '../read/structure.ts';
import { firstOffset } from './rows.ts';

/**
 * The structure of a text by what the margins of its rows say; what they do not say is as it was read (`asRead`). Reports rows
 * that belong to nothing.
 */
export const structureOfRows = (text: PreparedSource, asRead: Structure): Staged<Structure> =>
  isSection(asRead) ? { value: sectionOfRows(text, asRead), diagnostics: [] } : faqOfRows(text, asRead);

const sectionOfRows = ({ paragraphs }: PreparedSource, asRead: GuideStructure): GuideStructure => {
  const blockAt = new Map(asRead.blocks.map((block) => [firstOffset(block.flow), block]));
  return {
    ...asRead,
    ...offPage(paragraphs, asRead),
    blocks: paragraphs.flatMap(({ name, piece, label }) => {
      const role = piece && roleOf(name);
      if (!role) return [];
      const read = blockAt.get(firstOffset(piece.flow));
      const known = read?.role === role && read.lang === name.lang ? read : undefined;
      const named: GuideBlock = {
        ...{ role, lang: name.lang, part: known?.role === 'annotation' ? known.part : partOf(name) },
        ...(name.is === 'subheading' ? { inside: true } : {}),
        ...(label === undefined || name.is !== 'clause' ? {} : { label }),
        ...{ flow: piece.flow, markup: piece.markup },
      };
      return [{ ...known, ...named }];
    }),
  };
};

const roleOf = ({ is, id }: RowName): GuideBlock['role'] | undefined =>
  id === 'penalty' ? 'penalty' : roles[is];

const roles: Readonly<Partial<Record<RowKind, GuideBlock['role']>>> = {
  title: 'title',
  heading: 'heading',
  subheading: 'heading',
  clause: 'clause',
  annotation: 'annotation',
};

/** The part of a row of a section; null for its title. */
export const partOf = ({ part, id }: RowName): GuideBlock['part'] =>
  part ?? (id === '' ? null : partOfId(id));

const faqOfRows = (text: PreparedSource, asRead: FaqStructure): Staged<FaqStructure> => {
  const [lang = commonLanguage] = text.entry.languages;
  const { value: tree, diagnostics } = joinFaq(text.document, [text], [], lang);
  const title = text.paragraphs.find(({ name }) => name.is === 'title')?.piece;
  /** The first chapter has the title of the text where it prints none itself. */
  const headingOf = (headings: ByLanguage<Piece>): TextBlock | null =>
    headings[lang] === title ? null : blockOf(headings[lang]);
  const chapters = tree.chapters.map(
    ({ holds, headings, sections, groups }): ChapterBlock => ({
      kind: holds,
      heading: headingOf(headings),
      sections: sections.map((section) => ({
        heading: headingOf(section.headings),
        items: section.items.flatMap((item) =>
          item.is === 'card' ? cardsOf(item, lang) : notesOf(item, lang),
        ),
      })),
      groups: groups.map((group) => ({
        heading: headingOf(group.headings),
        cards: group.cards.flatMap((card) => cardsOf(card, lang)),
      })),
    }),
  );
  return {
    value: { ...asRead, ...offPage(text.paragraphs, asRead), title: blockOf(title), chapters },
    diagnostics,
  };
};

const notesOf = (
  { kind, label, isInner, texts }: NoteNode,
  lang: Language,
): readonly (NoteBlock | CardBlock)[] =>
  blocksOf(texts[lang]).map((block) => ({ type: 'note', kind, label, isInner, ...block }));

/** A card; none where its entry is lost. */
const cardsOf = ({ texts, rulings }: CardNode, lang: Language): readonly CardBlock[] => {
  const lines = texts[lang];
  if (!lines) return [];
  return [
    {
      type: 'card',
      name: blockOf(lines.name),
      nameEn: blockOf(lines.nameEn),
      manaCost: blockOf(lines.manaCost),
      typeLine: blockOf(lines.typeLine),
      stats: blockOf(lines.stats),
      text: blocksOf(...lines.text),
      rulings: rulings.map((ruling) => linesOf(ruling.texts[lang] ?? [])),
    },
  ];
};

const linesOf = (parts: readonly RulingPart[]): RulingBlock =>
  parts.flatMap(({ type, pieces }, part) =>
    blocksOf(...pieces).map((block, index): NoteBlock => {
      const isInner = type !== 'paragraph' || part + index > 0;
      return { type: 'note', kind: kinds[type], label: undefined, isInner, ...block };
    }),
  );

const kinds = { paragraph: 'paragraph', list: 'bullet', steps: 'step' } as const;

const blocksOf = (...pieces: readonly (Piece | undefined)[]): readonly TextBlock[] =>
  pieces.flatMap((piece) => blockOf(piece) ?? []);

const blockOf = (piece: Piece | null | undefined): TextBlock | null =>
  piece ? { flow: piece.flow, markup: piece.markup } : null;

/** What is on no page; what nobody sees is as it was read. */
const offPage = (paragraphs: readonly Paragraph[], { markup }: Structure) => {
  const off = paragraphs.flatMap(({ name, piece }) =>
    piece && isOnNoPage(name) ? [{ reason: ledgerReasonSchema.safeParse(name.is).data, piece }] : [],
  );
  const named = new Set(
    paragraphs.flatMap(({ piece }) => [
      ...(piece?.flow.offsets ?? []),
      ...(piece?.markup ?? []).map(({ start }) => start),
    ]),
  );
  return {
    ledger: off.flatMap(({ reason, piece }) => (reason ? [{ reason, flow: piece.flow }] : [])),
    markup: [
      ...markup.filter(({ start }) => !named.has(start)),
      ...off.flatMap(({ reason, piece }) => (reason ? [] : piece.markup)),
    ],
  };
};
