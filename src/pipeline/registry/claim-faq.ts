import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Language } from '../../schema/language.ts';
import type { ChapterRegistry, Places } from '../../schema/registry.ts';
import type { FindRow, Staged } from '../diagnostics.ts';
import type { CardBlock, FaqStructure, NoteBlock, RulingBlock, TextBlock } from '../structure/structure.ts';
import type { Piece } from '../text/flow.ts';
import type { SourceText } from '../text/source-text.ts';
import { type Candidate, type Claim, checkIds, claimSegments } from './claim-segments.ts';

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

/** The text of a set FAQ in one language, with what its lines are. */
export interface FaqText {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: FaqStructure;
}

export interface ClaimedFaq {
  readonly lang: Language;
  readonly source: SourceText;
  /** The block of a row by its kind and IDs (`ruling`, `clone`, `r1`); undefined if its row is faulty, which is reported. */
  readonly find: <Kind extends FaqKind>(
    kind: Kind,
    ...ids: readonly (string | number)[]
  ) => FaqBlocks[Kind] | undefined;
}

/** Gives the rows of an FAQ's registries their blocks in one language. Nothing is guessed: text that no row names is reported. */
export const claimFaq = (
  { lang, source, structure }: FaqText,
  registries: readonly ChapterRegistry[],
  registryFolder: string,
  findRow?: FindRow,
): Staged<ClaimedFaq> => {
  const candidates = candidatesOf(source, structure);
  const claims = registries.flatMap((registry) => claimsOf(registry, lang));
  const { value, diagnostics } = claimSegments(source, candidates, claims, registryFolder, findRow);
  return {
    value: {
      lang,
      source,
      // A claim takes only candidates of its own kind.
      find: <Kind extends FaqKind>(kind: Kind, ...id: readonly (string | number)[]) =>
        value.get([kind, ...id].join(' '))?.[0]?.value as FaqBlocks[Kind] | undefined,
    },
    diagnostics,
  };
};

/** Reports IDs that the registries of an FAQ use twice. */
export const checkFaqIds = (
  registries: readonly ChapterRegistry[],
  registryFolder: string,
  findRow?: FindRow,
): readonly Diagnostic[] =>
  checkIds(
    registries.flatMap((registry) => [
      ...registry.sections.flatMap(({ notes }) => notes.map(({ id }) => id)),
      ...registry.groups.flatMap(({ cards }) =>
        cards.flatMap(({ slug, rulings }) => [slug, ...rulings.map(({ id }) => `${slug}#${id}`)]),
      ),
      ...registry.retired.map(({ id }) => id),
    ]),
    registryFolder,
    findRow,
  );

/** Every text of a card in printed order. */
export const textsOfCard = (card: CardBlock): readonly TextBlock[] => [
  ...[card.name, card.nameEn, card.manaCost, card.typeLine, card.stats].filter((block) => block !== null),
  ...card.text,
];

/** Every text of a ruling in printed order. */
export const textsOfRuling = (ruling: RulingBlock): readonly TextBlock[] =>
  ruling.blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : block.items));

/** What the rows of a chapter claim in the text of a language. */
export const claimsOf = (registry: ChapterRegistry, lang: Language): readonly Claim[] => {
  const claim = (
    kind: FaqKind,
    { [lang]: at }: Places = {},
    ...ids: readonly (string | number)[]
  ): readonly Claim[] => (at === undefined ? [] : [{ id: [kind, ...ids].join(' '), kind, at }]);
  const { chapter } = registry;
  return [
    ...claim('heading', registry.heading, chapter),
    ...registry.sections.flatMap((section) => [
      ...claim('heading', section.heading, chapter, section.id),
      ...section.notes.flatMap(({ id, texts }) => claim('note', texts, id)),
      ...section.boxes.flatMap(({ at }, index) => claim('box', at, section.id, index)),
    ]),
    ...registry.groups.flatMap((group, index) => [
      ...claim('heading', group.heading, chapter, index),
      ...group.cards.flatMap(({ slug, at, rulings }) => [
        ...claim('card', at, slug),
        ...rulings.flatMap(({ id, texts }) => claim('ruling', texts, slug, id)),
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
