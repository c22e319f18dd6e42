import { hasErrors, type Staged } from '../../pipeline/diagnostics.ts';
import { claimSection, type StructuredSource } from '../../pipeline/registry/claim-section.ts';
import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type SectionRegistry, sectionRegistrySchema } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { similarity } from '../compare/similarity.ts';
import { placeAnnotations, placePrints } from './place-annotations.ts';
import { placeTexts } from './place-texts.ts';
import { proposeRows, type TextToAlign } from './propose-rows.ts';
import {
  carry,
  createRefWriter,
  firstWords,
  type NextText,
  oldText,
  openRow,
  type RowDraft,
  type SectionDraft,
} from './row-draft.ts';
import { type PlannedRow, settleRow, takePartsOfRows } from './settle-row.ts';
import { ledgerRowsOf } from './write-structure.ts';

/** The registry of a section with newer texts laid over it: nothing is decided yet. */
export interface SectionPlan {
  readonly before: SectionRegistry;
  readonly sources: SectionDraft['sources'];
  /** The languages of the newer texts. */
  readonly renewed: readonly Language[];
  /** The rows there were and will be, in reading order. */
  readonly drafts: readonly RowDraft[];
  /** Every row there will be, in reading order. */
  readonly rows: readonly PlannedRow[];
  /** The structure of each newer text by its file, with the parts of the rows. */
  readonly structures: ReadonlyMap<string, GuideStructure>;
  /** What of the texts will be on no page. */
  readonly ledger: readonly PlannedLedgerRow[];
  /** Every retired ID, the earlier ones too, none of which leads to another retired one. */
  readonly retired: readonly { readonly id: string; readonly now: string; readonly isNew: boolean }[];
  /** The first words at each new reference. */
  readonly words: SectionDraft['words'];
}

/** Lines that a machine would keep from the pages. */
export interface PlannedLedgerRow {
  readonly row: SectionRegistry['ledger'][number];
  /** False where a person has let the same words go before. */
  readonly isToReview: boolean;
}

export interface PlanInput {
  /** An empty one for a new section. */
  readonly registry: SectionRegistry;
  /** The sources as they are, each with its structure. */
  readonly current: readonly StructuredSource[];
  /** The newer texts. */
  readonly next: readonly TextToAlign[];
  /** IDs of this page that were ever published: none is given away again. */
  readonly published: ReadonlySet<string>;
  readonly terms: readonly Term[];
}

/** The registry of a section that is not there yet. */
export const emptyRegistry = (document: string, section: string): SectionRegistry =>
  sectionRegistrySchema.parse({ document, section, sources: {}, clauses: [] });

/**
 * Lays newer texts over the registry of their section; a new section has an empty one. An unchanged or changed text
 * keeps its ID; a new one fills the row that lacked its language, or gets the next free number of its part in a row
 * of its own; an ID that no language carries any more is retired, with the ID its links lead to now. What a person
 * has to decide is marked. Reports what the registry itself does not settle, and texts without clauses.
 */
export const planSection = (given: PlanInput): Staged<SectionPlan | undefined> => {
  const input = { ...given, next: given.next.map((text) => asDecided(text, given.current)) };
  const { registry, current, next } = input;
  const { value: claimed, diagnostics } = claimSection(registry, current);
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };

  const draft: SectionDraft = {
    isNew: registry.clauses.length === 0,
    current,
    sources: {
      ...registry.sources,
      ...Object.fromEntries(next.map(({ lang, source }) => [lang, source.file])),
    },
    rows: claimed.clauses.map(openRow),
    taken: new Set([
      ...input.published,
      ...registry.clauses.flatMap(({ id, annotations }) => [id, ...annotations.map((one) => one.id)]),
      ...registry.retired.map(({ id }) => id),
    ]),
    rowAt: new Map(),
    words: new Map(),
  };
  const kept = keptTexts(input);
  for (const row of draft.rows)
    for (const { lang } of kept)
      for (const { source, flow } of row.claimed?.texts.get(lang) ?? []) carry(draft, row, source, flow);
  const proposed = proposeRows(inOrder(languages, [...next, ...kept]), input.terms);
  // English decides, so its new clauses come first and the others find their rows.
  const texts = inOrder(['en', 'ja', 'zh'], next).map(
    (text): NextText => ({ ...text, writeRef: createRefWriter(text, draft.words) }),
  );
  placeTexts(texts, proposed.value, draft);
  for (const text of texts) placeAnnotations(text, draft);
  for (const text of texts) placePrints(text, texts, draft);
  return {
    value: settle(input, draft, texts),
    diagnostics: [...diagnostics, ...proposed.diagnostics],
  };
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
const keptTexts = ({ registry, current, next }: PlanInput): readonly TextToAlign[] =>
  languages.flatMap((lang) =>
    next.some((text) => text.lang === lang)
      ? []
      : current
          .filter(({ source }) => source.file === registry.sources[lang])
          .map((source) => ({ ...source, lang })),
  );

const settle = (input: PlanInput, draft: SectionDraft, texts: readonly NextText[]): SectionPlan => {
  const alive = draft.rows.filter(isAlive);
  const rows = alive.map((row) => settleRow(row, texts, draft));
  const clauses = rows.map(({ row }) => row);
  const planned = claimSection({ ...input.registry, sources: draft.sources, clauses }, texts).value;
  return {
    before: input.registry,
    sources: draft.sources,
    renewed: texts.map(({ lang }) => lang),
    drafts: draft.rows,
    rows,
    structures: new Map(
      texts.map(({ source, structure }) => [source.file, takePartsOfRows(source, structure, planned)]),
    ),
    ledger: planLedger(input, draft.words),
    retired: planRetired(input.registry, draft, alive),
    words: draft.words,
  };
};

const isAlive = ({ texts, annotations, alsoPrinted, claimed }: RowDraft): boolean =>
  texts.size > 0 || annotations.length > 0 || alsoPrinted.length > 0 || claimed?.texts.size === 0;

/** The ledger of texts that stay as it is, and that of the newer ones. */
const planLedger = (
  { registry, current, next }: PlanInput,
  words: SectionDraft['words'],
): readonly PlannedLedgerRow[] => {
  const files = new Set(next.map(({ lang }) => registry.sources[lang]));
  const before = current.filter(({ source }) => files.has(source.file));
  const seen = new Set(
    before.flatMap(({ structure }) => structure.ledger.map(({ reason, flow }) => `${reason} ${flow.text}`)),
  );
  // A text of two languages is named by one of them.
  const named = next.filter(
    ({ source }, index) => next.findIndex((text) => text.source === source) === index,
  );
  return [
    ...registry.ledger
      .filter((row) => !files.has(registry.sources[row.in]))
      .map((row) => ({ row, isToReview: false })),
    ...named.flatMap(({ lang, source, structure }) =>
      ledgerRowsOf(source, structure.ledger).map(({ at, reason, block }) => {
        words.set(`${lang} ${at}`, firstWords(block.flow.text));
        return { row: { in: lang, at, reason }, isToReview: !seen.has(`${reason} ${block.flow.text}`) };
      }),
    ),
  ];
};

const planRetired = (
  { retired }: SectionRegistry,
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
    Math.max(...Array.from(texts, ([lang, { text }]) => similarity(oldText(row, lang) ?? '', text)));
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
