import type { ClaimedSection } from '../../pipeline/registry/claim-section.ts';
import type { GuideBlock, GuideStructure } from '../../pipeline/structure/structure.ts';
import { type Flow, sliceFlow, sourceOffsetsOf, trimFlow } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Part, Reason } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type RegistryRow, registryRowSchema } from '../../schema/registry.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import { type NextText, type RowDraft, type SectionDraft, sureScore } from './row-draft.ts';

/** A registry row as a machine proposes it, for a person to look at. */
export interface PlannedRow {
  readonly row: RegistryRow;
  /** As it is in the registry; absent for a new row. */
  readonly before: RegistryRow | undefined;
  /** How sure the aligner is of a new row, between 0 and 1. */
  readonly score: number | undefined;
  /** What a person has to decide. */
  readonly reviews: readonly string[];
}

/** The row as it will be, with what a person has to decide. */
export const settleRow = (
  draft: RowDraft,
  texts: readonly NextText[],
  { sources }: SectionDraft,
): PlannedRow => {
  const { id, part, claimed, annotations, alsoPrinted, score } = draft;
  const before = claimed?.row;
  const updated = new Set(texts.map(({ lang }) => lang));
  const missing = missingOf(draft, updated, sources);
  const gaps = missing.flatMap(({ lang }) => {
    if (updated.has(lang) && claimed?.texts.has(lang)) return [`the newer ${lang} does not have this`];
    return before?.missing.some((one) => one.lang === lang) ? [] : [`why is there no ${lang}?`];
  });
  return {
    before,
    score,
    row: registryRowSchema.parse({
      ...before,
      id,
      part,
      texts: Object.fromEntries(
        Array.from(draft.texts, ([lang, { at }]) => {
          const reasons = differencesOf(draft, lang);
          return [lang, reasons.length === 0 ? at : { at, differs: reasons }];
        }),
      ),
      annotations,
      alsoPrinted,
      missing,
    }),
    reviews: [
      ...(draft.texts.size > 1 && score !== undefined && score < sureScore
        ? ['do these texts belong together?']
        : []),
      ...draft.reviews,
      ...askAboutChanges(draft),
      ...gaps,
    ],
  };
};

/**
 * What changed wording does to the status of a row. English decides: where it has changed, the others are of an
 * older edition now. Where another language has changed, that one is the one to be compared. What people have
 * written about a text stays.
 */
const differencesOf = ({ claimed, texts, changed }: RowDraft, lang: Language): readonly Reason[] => {
  const before = claimed?.row.texts[lang];
  if (typeof before === 'object') return before.differs;
  const [own, english] = [changed.get(lang), changed.get('en')];
  if (english && !own) return [{ kind: 'older-edition', ...wordsOf('against', english) }];
  const isCompared = [...texts.keys()].some((one) => !changed.has(one));
  return own && !english && isCompared ? [{ kind: 'says-otherwise', ...wordsOf('words', own) }] : [];
};

const wordsOf = (key: 'words' | 'against', { added }: WordingDiff): Partial<Reason> =>
  added.length === 0 ? {} : { [key]: added.join(' … ') };

/** What has changed in every language, and is one clause for certain, says the same as far as a machine can tell. */
const askAboutChanges = ({ texts, changed, isPaired }: RowDraft): readonly string[] => {
  if (changed.size === 0 || (isPaired && changed.size === texts.size)) return [];
  const names = [...changed.keys()].join(' and ');
  const others = [...texts.keys()].filter((lang) => !changed.has(lang));
  return [
    others.length === 0
      ? `the ${names} has changed`
      : `the ${names} has changed: does it say the same as the ${others.join(' and ')}?`,
  ];
};

const missingOf = (
  { claimed, texts }: RowDraft,
  updated: ReadonlySet<Language>,
  sources: SectionDraft['sources'],
): RegistryRow['missing'] => {
  const before = claimed?.row;
  if (texts.size === 0) return before?.missing ?? [];
  return languages.flatMap((lang): RegistryRow['missing'] => {
    if (texts.has(lang)) return [];
    const known = before?.missing.find((one) => one.lang === lang);
    if (known) return [known];
    if (sources[lang] === undefined) return [];
    // A language that is not renewed cannot have what is new.
    return [{ lang, reason: { kind: before || updated.has(lang) ? 'omits' : 'older-edition' } }];
  });
};

/**
 * The structure of a text whose rows are planned, with the part of its row for each clause and annotation. A text can
 * print a clause under another heading than the other languages do, or under none: the row decides, and the build
 * refuses a structure that says otherwise. A block that is in rows of several parts becomes several blocks.
 */
export const takePartsOfRows = (
  source: SourceText,
  structure: GuideStructure,
  { clauses }: ClaimedSection,
): GuideStructure => {
  const partAt = new Map<number, Part>();
  for (const { row, texts, alsoPrinted, annotations } of clauses) {
    const pieces = [
      ...texts.values(),
      alsoPrinted.map(({ piece }) => piece),
      annotations.map((one) => one.piece),
    ];
    for (const piece of pieces.flat())
      if (piece.source.file === source.file)
        for (const offset of sourceOffsetsOf(piece.flow)) partAt.set(offset, row.part);
  }
  return { ...structure, blocks: structure.blocks.flatMap((block) => toBlocks(block, partAt)) };
};

/** A block, or its stretches that are in one part each. Marks stay with the first. */
const toBlocks = (block: GuideBlock, partAt: ReadonlyMap<number, Part>): readonly GuideBlock[] => {
  if (block.role !== 'clause' && block.role !== 'annotation') return [block];
  return stretchesOf(block, partAt).map(({ part, flow }, index) =>
    index === 0 ? { ...block, part, flow } : { role: block.role, lang: block.lang, part, flow, markup: [] },
  );
};

interface Stretch {
  readonly part: Part | null;
  readonly flow: Flow;
}

/** Characters that no row has, such as blanks between two rows, stay with those before them. */
const stretchesOf = (
  { part: printed, flow }: GuideBlock,
  partAt: ReadonlyMap<number, Part>,
): readonly Stretch[] => {
  const starts: { readonly part: Part | null; readonly from: number }[] = [];
  flow.offsets.forEach((offset, index) => {
    const part = partAt.get(offset);
    if (part !== undefined && part !== starts.at(-1)?.part)
      starts.push({ part, from: starts.length === 0 ? 0 : index });
  });
  if (starts.length <= 1) return [{ part: starts[0]?.part ?? printed, flow }];
  return starts.map(({ part, from }, index) => ({
    part,
    flow: trimFlow(sliceFlow(flow, from, starts[index + 1]?.from ?? flow.offsets.length)),
  }));
};
