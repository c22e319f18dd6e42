import type { Staged } from '../../pipeline/diagnostics.ts';
import type { SectionTree } from '../../pipeline/edition/tree.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { type Language, languages, mapTexts } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { similarity } from '../compare/similarity.ts';
import type { GuideStructure, LedgerBlock } from '../read/structure.ts';
import { placeAnnotations, placePrints } from './place-annotations.ts';
import { placeTexts } from './place-texts.ts';
import { proposeRows, type TextToAlign } from './propose-rows.ts';
import {
  carry,
  type NextText,
  oldText,
  openRow,
  type RowDraft,
  type SectionDraft,
  wordsOf,
} from './row-draft.ts';
import { type PlannedRow, settleRow } from './settle-row.ts';

/** A section with newer texts laid over it: nothing is decided yet. */
export interface SectionPlan {
  readonly before: SectionTree;
  readonly sources: SectionDraft['sources'];
  /** The newer texts; one of two languages is in it for each. */
  readonly next: readonly NextText[];
  /** The rows there were and will be, in reading order. */
  readonly drafts: readonly RowDraft[];
  /** Every row there will be, in reading order. */
  readonly rows: readonly PlannedRow[];
  /** What of the newer texts will be on no page. */
  readonly ledger: readonly PlannedLedgerRow[];
  /** Every retired ID, the earlier ones too, none of which leads to another retired one. */
  readonly retired: readonly { readonly id: string; readonly now: string; readonly isNew: boolean }[];
}

/** Lines that a machine would keep from the pages. */
export interface PlannedLedgerRow {
  readonly source: SourceText;
  readonly block: LedgerBlock;
  /** False where a person has let the same words go before. */
  readonly isToReview: boolean;
}

/** A text as it is, with its structure. */
export interface StructuredSource {
  readonly source: SourceText;
  readonly structure: GuideStructure;
}

export interface PlanInput {
  /** An empty one for a new section. */
  readonly tree: SectionTree;
  /** The sources as they are, each with its structure. */
  readonly current: readonly StructuredSource[];
  /** The newer texts. */
  readonly next: readonly TextToAlign[];
  /** IDs of this page that were ever published: none is given away again. */
  readonly published: ReadonlySet<string>;
  readonly terms: readonly Term[];
}

/** A section that is not there yet. */
export const emptySection = (document: string, section: string): SectionTree => ({
  document,
  section,
  entries: {},
  decisions: {},
  headings: [],
  clauses: [],
});

/**
 * Lays newer texts over a section; a new section is empty. An unchanged or changed text keeps its ID; a new one fills the row
 * that lacked its language, or gets the next free number of its part in a row of its own; an ID that no language carries any
 * more is retired, with the ID its links lead to now. What a person has to decide is asked. Reports texts without clauses.
 */
export const planSection = (given: PlanInput): Staged<SectionPlan> => {
  const input = { ...given, next: given.next.map((text) => asDecided(text, given.current)) };
  const { tree, next } = input;
  const languageOf = (source: SourceText): Language =>
    languages.find((lang) => tree.entries[lang]?.file === source.file) ?? languages[0];
  const draft: SectionDraft = {
    isNew: tree.clauses.length === 0,
    sources: {
      ...mapTexts(tree.entries, ({ file }) => file),
      ...Object.fromEntries(next.map(({ lang, source }) => [lang, source.file])),
    },
    rows: tree.clauses.map((clause) => openRow(clause, languageOf)),
    taken: new Set([
      ...input.published,
      ...tree.clauses.flatMap(({ id, annotations }) => [id, ...annotations.map((one) => one.id)]),
      ...(tree.decisions.retired ?? []).map(({ id }) => id),
    ]),
    rowAt: new Map(),
  };
  const kept = keptTexts(input);
  for (const row of draft.rows)
    for (const { lang } of kept)
      for (const { source, flow } of row.claimed?.texts[lang] ?? []) carry(draft, row, source, flow);
  const proposed = proposeRows(inOrder(languages, [...next, ...kept]), input.terms);
  // English decides, so its new clauses come first and the others find their rows.
  const texts = inOrder(['en', 'ja', 'zh'], next);
  placeTexts(texts, proposed.value, draft);
  for (const text of texts) placeAnnotations(text, draft);
  for (const text of texts) placePrints(text, texts, draft);
  return { value: settle(input, draft, texts), diagnostics: proposed.diagnostics };
};

/** A text that stays as it is keeps the structure that has been decided. */
const asDecided = (text: TextToAlign, current: readonly StructuredSource[]): TextToAlign => {
  const same = current.find(
    ({ source }) => source.file === text.source.file && source.text === text.source.text,
  );
  return same ? { ...text, structure: same.structure } : text;
};

const inOrder = (order: readonly Language[], texts: readonly TextToAlign[]): readonly TextToAlign[] =>
  order.flatMap((lang) => texts.filter((text) => text.lang === lang));

/** The texts of languages that are not renewed. */
const keptTexts = ({ tree, current, next }: PlanInput): readonly TextToAlign[] =>
  languages.flatMap((lang) =>
    next.some((text) => text.lang === lang)
      ? []
      : current
          .filter(({ source }) => source.file === tree.entries[lang]?.file)
          .map((source) => ({ ...source, lang })),
  );

const settle = (input: PlanInput, draft: SectionDraft, texts: readonly NextText[]): SectionPlan => {
  const alive = draft.rows.filter(isAlive);
  return {
    before: input.tree,
    sources: draft.sources,
    next: texts,
    drafts: draft.rows,
    rows: alive.map((row) => settleRow(row, texts, draft)),
    ledger: planLedger(input, texts),
    retired: planRetired(input.tree, draft, alive),
  };
};

const isAlive = ({ texts, annotations, alsoPrinted, claimed }: RowDraft): boolean =>
  texts.size > 0 ||
  annotations.length > 0 ||
  alsoPrinted.length > 0 ||
  (claimed !== undefined && Object.keys(claimed.texts).length === 0);

/** The ledger of the newer texts; one of two languages is looked through once. */
const planLedger = (
  { tree, current }: PlanInput,
  texts: readonly NextText[],
): readonly PlannedLedgerRow[] => {
  const replaced = new Set(texts.map(({ lang }) => tree.entries[lang]?.file));
  const seen = new Set(
    current
      .filter(({ source }) => replaced.has(source.file))
      .flatMap(({ structure }) => structure.ledger.map(({ reason, flow }) => `${reason} ${flow.text}`)),
  );
  const bySource = new Map(texts.map(({ source, structure }) => [source, structure]));
  return [...bySource].flatMap(([source, { ledger }]) =>
    ledger.map((block) => ({ source, block, isToReview: !seen.has(`${block.reason} ${block.flow.text}`) })),
  );
};

const planRetired = (
  { decisions: { retired = [] } }: SectionTree,
  { rows }: SectionDraft,
  alive: readonly RowDraft[],
): SectionPlan['retired'] => {
  const known = new Set(alive.flatMap(({ id, annotations }) => [id, ...annotations.map((one) => one.id)]));
  const gone = new Map(
    rows.flatMap((row): [string, string][] =>
      [row.id, ...(row.claimed?.annotations ?? []).map((one) => one.id)]
        .filter((id) => !known.has(id))
        .map((id) => [id, alive.includes(row) ? row.id : successorOf(row, rows, alive)]),
    ),
  );
  return [
    ...retired.map(({ id, now }) => ({ id, now: gone.get(now) ?? now, isNew: false })),
    ...Array.from(gone, ([id, now]) => ({ id, now, isNew: true })),
  ];
};

/** Where the links of a row lead that is gone: the clause most like it, its own part before others, or its neighbor. */
const successorOf = (row: RowDraft, rows: readonly RowDraft[], alive: readonly RowDraft[]): string => {
  const likeness = ({ part, texts }: RowDraft): number =>
    (part === row.part ? ownPart : 0) +
    Math.max(...Array.from(texts, ([lang, text]) => similarity(oldText(row, lang) ?? '', wordsOf(text))));
  const [best] = alive
    .map((one) => ({ id: one.id, likeness: likeness(one) }))
    .sort((left, right) => right.likeness - left.likeness);
  if (best && best.likeness >= leastAlike) return best.id;
  const index = rows.indexOf(row);
  const near = [...rows.slice(0, index).reverse(), ...rows.slice(index)].filter((one) => alive.includes(one));
  return (near.find((one) => one.part === row.part) ?? near[0])?.id ?? row.id;
};

/** Less alike than this is another clause; a clause of another part has to be more alike. */
const leastAlike = 0.6;
const ownPart = 0.3;
