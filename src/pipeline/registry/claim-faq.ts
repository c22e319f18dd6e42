import type { ChapterRegistry } from '../../schema/registry.ts';
import type { Staged } from '../diagnostics.ts';
import type { CardBlock, FaqStructure, NoteBlock, RulingBlock, TextBlock } from '../structure/structure.ts';
import type { Piece } from '../text/piece.ts';
import type { SourceText } from '../text/source-text.ts';
import { type Candidate, type Claim, checkIds, claimSegments } from './claim-segments.ts';
import type { FindRow } from './find-row.ts';

/** What a registry row of each kind claims. */
interface FaqBlocks {
  readonly heading: TextBlock;
  readonly note: NoteBlock;
  readonly box: CardBlock;
  readonly card: CardBlock;
  readonly ruling: RulingBlock;
}

type FaqKind = keyof FaqBlocks;
type FaqBlock = FaqBlocks[FaqKind];

export interface ClaimedFaq {
  readonly source: SourceText;
  /** The block of a row by its kind and IDs (`ruling`, `clone`, `r1`); undefined if its row is faulty, which is reported. */
  readonly find: <Kind extends FaqKind>(
    kind: Kind,
    ...ids: readonly (string | number)[]
  ) => FaqBlocks[Kind] | undefined;
}

/** Gives the rows of an FAQ's registries their blocks. Nothing is guessed: text that no row names is reported. */
export const claimFaq = (
  source: SourceText,
  structure: FaqStructure,
  registries: readonly ChapterRegistry[],
  registryFolder: string,
  findRow?: FindRow,
): Staged<ClaimedFaq> => {
  const candidates = candidatesOf(source, structure);
  const claims = registries.flatMap(claimsOf);
  const { value, diagnostics } = claimSegments(source, candidates, claims, registryFolder, findRow);
  const ids = registries.flatMap((registry) => [
    ...registry.sections.flatMap(({ notes }) => notes.map(({ id }) => id)),
    ...registry.groups.flatMap(({ cards }) =>
      cards.flatMap(({ slug, rulings }) => [slug, ...rulings.map(({ id }) => `${slug}#${id}`)]),
    ),
    ...registry.retired.map(({ id }) => id),
  ]);
  return {
    value: {
      source,
      // A claim takes only candidates of its own kind.
      find: <Kind extends FaqKind>(kind: Kind, ...id: readonly (string | number)[]) =>
        value.get([kind, ...id].join(' '))?.[0]?.value as FaqBlocks[Kind] | undefined,
    },
    diagnostics: [...checkIds(ids, registryFolder, findRow), ...diagnostics],
  };
};

/** Every text of a card in printed order. */
export const textsOfCard = (card: CardBlock): readonly TextBlock[] => [
  ...[card.name, card.nameEn, card.manaCost, card.typeLine, card.stats].filter((block) => block !== null),
  ...card.text,
];

/** Every text of a ruling in printed order. */
export const textsOfRuling = (ruling: RulingBlock): readonly TextBlock[] =>
  ruling.blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : block.items));

/** What the rows of a chapter claim. */
export const claimsOf = (registry: ChapterRegistry): readonly Claim[] => {
  const claim = (kind: FaqKind, at: string, ...ids: readonly (string | number)[]): Claim => ({
    id: [kind, ...ids].join(' '),
    kind,
    at,
  });
  const { chapter } = registry;
  return [
    ...(registry.heading === undefined ? [] : [claim('heading', registry.heading, chapter)]),
    ...registry.sections.flatMap((section) => [
      ...(section.heading === undefined ? [] : [claim('heading', section.heading, chapter, section.id)]),
      ...section.notes.map(({ id, at }) => claim('note', at, id)),
      ...section.boxes.map(({ at }, index) => claim('box', at, section.id, index)),
    ]),
    ...registry.groups.flatMap((group, index) => [
      ...(group.heading === undefined ? [] : [claim('heading', group.heading, chapter, index)]),
      ...group.cards.flatMap(({ slug, at, rulings }) => [
        claim('card', at, slug),
        ...rulings.map((ruling) => claim('ruling', ruling.at, slug, ruling.id)),
      ]),
    ]),
  ];
};

const candidatesOf = (source: SourceText, structure: FaqStructure): readonly Candidate<FaqBlock>[] => {
  const piece = ({ flow, markup }: TextBlock): Piece => ({ source, flow, markup });
  const heading = (block: TextBlock | null): readonly Candidate<FaqBlock>[] =>
    block ? [{ kind: 'heading', pieces: [piece(block)], value: block }] : [];
  // A card is claimed by its first line; its other lines come with it.
  const card = (kind: FaqKind, block: CardBlock): readonly Candidate<FaqBlock>[] => [
    { kind, pieces: textsOfCard(block).slice(0, 1).map(piece), value: block },
    ...block.rulings.map((ruling) => ({
      kind: 'ruling',
      pieces: textsOfRuling(ruling).map(piece),
      value: ruling,
    })),
  ];
  return [
    ...heading(structure.title),
    ...structure.chapters.flatMap((chapter) => [
      ...heading(chapter.heading),
      ...chapter.sections.flatMap((section) => [
        ...heading(section.heading),
        ...section.items.flatMap((item) =>
          item.type === 'note' ? [{ kind: 'note', pieces: [piece(item)], value: item }] : card('box', item),
        ),
      ]),
      ...chapter.groups.flatMap((group) => [
        ...heading(group.heading),
        ...group.cards.flatMap((block) => card('card', block)),
      ]),
    ]),
  ];
};
