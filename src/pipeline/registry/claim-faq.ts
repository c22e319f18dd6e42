import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import type { Staged } from '../diagnostics.ts';
import type { CardBlock, FaqStructure, NoteBlock, RulingBlock, TextBlock } from '../structure/structure.ts';
import type { Piece } from '../text/piece.ts';
import type { SourceText } from '../text/source-text.ts';
import { duplicatesOf } from './claim-section.ts';
import { type Assigned, type Candidate, type Claim, claimSegments } from './claim-segments.ts';
import type { FindRow } from './find-row.ts';

/** What a registry row of an FAQ can claim. */
type FaqBlock = TextBlock | NoteBlock | CardBlock | RulingBlock;

/** Finds the block of an ID; undefined if its row is faulty, which is then reported. */
export interface ClaimedFaq {
  readonly source: SourceText;
  readonly heading: (chapter: string, section?: string) => TextBlock | undefined;
  readonly groupHeading: (chapter: string, group: number) => TextBlock | undefined;
  readonly note: (id: string) => NoteBlock | undefined;
  readonly box: (section: string, index: number) => CardBlock | undefined;
  readonly card: (slug: string) => CardBlock | undefined;
  readonly ruling: (slug: string, id: string) => RulingBlock | undefined;
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
  const find = (kind: FaqKind, ...id: readonly (string | number)[]): FaqBlock | undefined =>
    value.get(`${kind} ${id.join(' ')}`)?.map((assigned: Assigned<FaqBlock>) => assigned.value)[0];
  const findText = (kind: FaqKind, ...id: readonly (string | number)[]): TextBlock | undefined => {
    const block = find(kind, ...id);
    return block && 'flow' in block ? block : undefined;
  };
  const findCard = (kind: FaqKind, ...id: readonly (string | number)[]): CardBlock | undefined => {
    const block = find(kind, ...id);
    return block && 'rulings' in block ? block : undefined;
  };
  const claimed: ClaimedFaq = {
    source,
    heading: (chapter, section = '') => findText('heading', chapter, section),
    groupHeading: (chapter, group) => findText('heading', chapter, group),
    note: (id) => {
      const block = find('note', id);
      return block && 'kind' in block ? block : undefined;
    },
    box: (section, index) => findCard('box', section, index),
    card: (slug) => findCard('card', slug),
    ruling: (slug, id) => {
      const block = find('ruling', slug, id);
      return block && 'blocks' in block ? block : undefined;
    },
  };
  return {
    value: claimed,
    diagnostics: [...checkIds(registries, registryFolder, findRow), ...diagnostics],
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

type FaqKind = 'heading' | 'note' | 'box' | 'card' | 'ruling';

const claimsOf = (registry: ChapterRegistry): readonly Claim[] => {
  const claim = (kind: FaqKind, at: string, ...id: readonly (string | number)[]): Claim => ({
    id: `${kind} ${id.join(' ')}`,
    kind,
    at,
  });
  const { chapter } = registry;
  return [
    ...(registry.heading === undefined ? [] : [claim('heading', registry.heading, chapter, '')]),
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

const checkIds = (
  registries: readonly ChapterRegistry[],
  registryFolder: string,
  findRow: FindRow | undefined,
): readonly Diagnostic[] => {
  const ids = registries.flatMap((registry) => [
    ...registry.sections.flatMap(({ notes }) => notes.map(({ id }) => id)),
    ...registry.groups.flatMap(({ cards }) =>
      cards.flatMap(({ slug, rulings }) => [slug, ...rulings.map(({ id }) => `${slug}#${id}`)]),
    ),
    ...registry.retired.map(({ id }) => id),
  ]);
  return duplicatesOf(ids).map((id) => ({
    code: 'registry/duplicate-id',
    severity: 'error',
    file: registryFolder,
    ...findRow?.(registryFolder, id, ''),
    message: `The ID ${id} is used more than once.`,
    hint: 'IDs are never used again: give the later row the next free number.',
  }));
};
