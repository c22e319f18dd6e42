import type { ClaimedClause } from '../../pipeline/registry/claim-section.ts';
import type { GuideBlock } from '../../pipeline/structure/structure.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Part, Reason } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { RegistryRow } from '../../schema/registry.ts';
import type { WordingDiff } from '../compare/diff-wording.ts';
import type { TextToAlign } from './propose-rows.ts';
import type { WriteRef } from './segment-words.ts';

/** A row of the registry while it is planned. */
export interface RowDraft {
  readonly id: string;
  readonly part: Part;
  /** As it is in the registry; absent for a new row. */
  readonly before?: RegistryRow;
  /** What the sources that are there carry of it. */
  readonly old: OldTexts;
  readonly texts: Map<Language, DraftText>;
  annotations: RegistryRow['annotations'];
  alsoPrinted: RegistryRow['alsoPrinted'];
  /** How sure the aligner is of a new row, between 0 and 1. */
  readonly score?: number;
  readonly changed: Map<Language, WordingDiff>;
  /** What a person has to decide; the build refuses the row until the mark is taken out. */
  readonly reviews: string[];
  /** The first words at each new reference: by language, annotation ID, or `also-0`. */
  readonly words: Map<string, string>;
}

interface OldTexts {
  /** `part` is where the source prints the text, which may be another part than the row's. */
  readonly texts: ReadonlyMap<Language, { readonly text: string; readonly part: Part }>;
  readonly annotations: readonly { readonly id: string; readonly lang: Language; readonly text: string }[];
  readonly alsoPrinted: readonly { readonly lang: Language; readonly in: Language; readonly text: string }[];
}

export interface DraftText {
  readonly at: string;
  readonly text: string;
  readonly differs: readonly Reason[];
}

/** What has become of a text of one language, for the readable plan. */
export type PlanStep = { readonly lang: Language; readonly id: string } & (
  | { readonly what: 'unchanged' | 'punctuation'; readonly at: string }
  | { readonly what: 'changed'; readonly at: string; readonly diff: WordingDiff }
  | { readonly what: 'new'; readonly at: string; readonly words: string; readonly after: string | undefined }
  | { readonly what: 'filled'; readonly at: string; readonly words: string }
  | { readonly what: 'gone'; readonly words: string }
);

/** A text to be placed in the rows. */
export interface NextText extends TextToAlign {
  readonly writeRef: WriteRef;
}

/** The registry of a section while it is planned. */
export interface SectionDraft {
  /** True where the section has no row yet. */
  readonly isNew: boolean;
  /** The file of each language, as it will be. */
  readonly sources: Partial<Record<Language, string>>;
  readonly rows: RowDraft[];
  /** IDs that were ever given. */
  readonly taken: Set<string>;
  readonly steps: PlanStep[];
  /** The row that carries each character of the texts as they will be, by file and offset: `ipg-2.3.zh.txt 312`. */
  readonly rowAt: Map<string, RowDraft>;
  /** New rows by the old row whose text they carry, where it moved to another part. */
  readonly moved: Map<string, string>;
  /** Annotations that are gone, with the row that had them. */
  readonly retiredNotes: { readonly id: string; readonly row: string }[];
}

/** A row for a new clause. */
export const newRow = (id: string, part: Part, score?: number): RowDraft => ({
  id,
  part,
  ...(score === undefined ? {} : { score }),
  old: { texts: new Map(), annotations: [], alsoPrinted: [] },
  texts: new Map(),
  annotations: [],
  alsoPrinted: [],
  changed: new Map(),
  reviews: [],
  words: new Map(),
});

/** A row of the registry with what carries it now. `partAt` tells in which part a source prints an offset. */
export const openRow = (
  { row, texts, annotations, alsoPrinted }: ClaimedClause,
  partAt: (file: string, offset: number) => Part | undefined,
): RowDraft => {
  const old = new Map(
    [...texts].map(([lang, pieces]) => {
      const [first] = pieces;
      const part = first && partAt(first.source.file, first.flow.offsets[0] ?? -1);
      return [lang, { text: pieces.map(({ flow }) => flow.text).join('\n\n'), part: part ?? row.part }];
    }),
  );
  return {
    ...newRow(row.id, row.part),
    before: row,
    old: {
      texts: old,
      annotations: annotations.map(({ id, lang, piece }) => ({ id, lang, text: piece.flow.text })),
      alsoPrinted: alsoPrinted.map(({ lang, piece }, index) => ({
        lang,
        in: row.alsoPrinted[index]?.in ?? lang,
        text: piece.flow.text,
      })),
    },
    texts: new Map(
      [...old].map(([lang, { text }]) => {
        const place = row.texts[lang] ?? '';
        const { at, differs } = typeof place === 'string' ? { at: place, differs: [] } : place;
        return [lang, { at, differs, text }];
      }),
    ),
    annotations: [...row.annotations],
    alsoPrinted: [...row.alsoPrinted],
  };
};

/** The row that carries a character of a source. */
export const rowAtOffset = ({ rowAt }: SectionDraft, file = '', offset = -1): RowDraft | undefined =>
  rowAt.get(`${file} ${offset}`);

/** The row that carries the beginning of a block. */
export const rowOfBlock = (
  draft: SectionDraft,
  { file }: SourceText,
  { flow }: GuideBlock,
): RowDraft | undefined => rowAtOffset(draft, file, flow.offsets[0]);

/** Notes that a row carries a stretch of a source. */
export const carry = (
  { rowAt }: SectionDraft,
  row: RowDraft,
  { file }: SourceText,
  { offsets }: Flow,
): void => {
  for (const offset of offsets) if (offset >= 0) rowAt.set(`${file} ${offset}`, row);
};

/** The part of a block; what comes before any part counts as definition. */
export const partOf = ({ part }: GuideBlock): Part => part ?? 'definition';

/** The clauses of a text, the penalty included. */
export const clausesOf = ({ lang, structure }: TextToAlign): readonly GuideBlock[] =>
  structure.blocks.filter((block) => isClause(block) && block.lang === lang);

export const isClause = ({ role }: GuideBlock): boolean => role === 'clause' || role === 'penalty';
