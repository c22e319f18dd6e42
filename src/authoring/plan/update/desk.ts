import type { ClaimedClause } from '../../../pipeline/registry/claim-section.ts';
import type { GuideBlock } from '../../../pipeline/structure/structure.ts';
import type { Piece } from '../../../pipeline/text/piece.ts';
import type { Part, Reason } from '../../../schema/guide.ts';
import { type Language, languages } from '../../../schema/language.ts';
import type { RegistryRow } from '../../../schema/registry.ts';
import type { WordingDiff } from '../../compare/diff-wording.ts';

/** What has become of a text of one language, for the readable plan. */
export type UpdateStep = { readonly lang: Language; readonly id: string } & (
  | { readonly what: 'unchanged' | 'punctuation'; readonly at: string }
  | { readonly what: 'changed'; readonly at: string; readonly diff: WordingDiff }
  | { readonly what: 'new'; readonly at: string; readonly words: string; readonly after: string | undefined }
  | { readonly what: 'filled'; readonly at: string; readonly words: string }
  | { readonly what: 'gone'; readonly words: string }
);

/** A row while it is worked on. */
export interface OpenRow {
  readonly id: string;
  readonly part: Part;
  readonly before?: RegistryRow;
  readonly old: ReadonlyMap<Language, string>;
  readonly oldAnnotations: readonly { readonly id: string; readonly lang: Language; readonly text: string }[];
  readonly oldAlso: readonly { readonly lang: Language; readonly in: Language; readonly text: string }[];
  readonly texts: Map<Language, OpenText>;
  /** The first block of each new text. */
  readonly blocks: Map<Language, GuideBlock>;
  annotations: RegistryRow['annotations'];
  alsoPrinted: RegistryRow['alsoPrinted'];
  readonly changed: Map<Language, WordingDiff>;
  readonly reviews: string[];
  readonly words: Map<string, string>;
}

export interface OpenText {
  readonly at: string;
  readonly text: string;
  readonly differs: readonly Reason[];
}

export interface Desk {
  readonly rows: OpenRow[];
  readonly taken: Set<string>;
  readonly steps: UpdateStep[];
  /** New rows by the old row whose text they carry, where it moved to another part. */
  readonly moved: Map<string, string>;
  /** Annotations that are gone, with the row they stood under. */
  readonly retiredNotes: { id: string; row: string }[];
}

const textOfPieces = (pieces: readonly Piece[]): string => pieces.map(({ flow }) => flow.text).join('\n\n');

/** A row of the registry with the texts that carry it now. */
export const openRow = ({ row, texts, annotations, alsoPrinted }: ClaimedClause): OpenRow => ({
  id: row.id,
  part: row.part,
  before: row,
  old: new Map([...texts].map(([lang, pieces]) => [lang, textOfPieces(pieces)])),
  oldAnnotations: annotations.map(({ id, lang, piece }) => ({ id, lang, text: piece.flow.text })),
  oldAlso: alsoPrinted.map(({ lang, piece }, index) => ({
    lang,
    in: row.alsoPrinted[index]?.in ?? lang,
    text: piece.flow.text,
  })),
  texts: new Map(
    languages.flatMap((lang): [Language, OpenText][] => {
      const text = row.texts[lang];
      if (text === undefined) return [];
      const at = typeof text === 'string' ? text : text.at;
      const differs = typeof text === 'string' ? [] : text.differs;
      return [[lang, { at, differs, text: textOfPieces(texts.get(lang) ?? []) }]];
    }),
  ),
  annotations: [...row.annotations],
  alsoPrinted: [...row.alsoPrinted],
  blocks: new Map(),
  changed: new Map(),
  reviews: [],
  words: new Map(),
});

/** A row for a new clause. */
export const emptyRow = (id: string, part: Part): OpenRow => ({
  id,
  part,
  old: new Map(),
  oldAnnotations: [],
  oldAlso: [],
  texts: new Map(),
  annotations: [],
  alsoPrinted: [],
  blocks: new Map(),
  changed: new Map(),
  reviews: [],
  words: new Map(),
});

/** A stretch of a block of the newer text. */
export interface BlockStretch {
  readonly block: GuideBlock;
  readonly from: number;
  readonly to: number;
}

export const wholeBlock = (block: GuideBlock): BlockStretch => ({
  block,
  from: 0,
  to: block.flow.text.length,
});

export const isText = ({ role }: GuideBlock): boolean => role === 'clause' || role === 'penalty';

/** The part of a block; what stands before any part counts as definition. */
export const partOf = ({ part }: GuideBlock): Part => part ?? 'definition';

/** The rows by the block each begins with in one language. */
export const rowsByBlock = ({ rows }: Desk, lang: Language): Map<GuideBlock, OpenRow> =>
  new Map(
    rows.flatMap((row): [GuideBlock, OpenRow][] => {
      const block = row.blocks.get(lang);
      return block ? [[block, row]] : [];
    }),
  );

/** The row of the first of these blocks that has one. */
export const nearestRow = (
  blocks: readonly GuideBlock[],
  rowOf: ReadonlyMap<GuideBlock, OpenRow>,
): OpenRow | undefined => {
  const block = blocks.find((one) => rowOf.has(one));
  return block && rowOf.get(block);
};
