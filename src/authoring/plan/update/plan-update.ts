import { hasErrors, type Staged } from '../../../pipeline/diagnostics.ts';
import { claimSection, type StructuredSource } from '../../../pipeline/registry/claim-section.ts';
import { resolveSegmentRef } from '../../../pipeline/text/segment-ref.ts';
import type { Language } from '../../../schema/language.ts';
import type { SectionRegistry } from '../../../schema/registry.ts';
import { similarity } from '../../compare/similarity.ts';
import { proposeLedger } from '../propose-ledger.ts';
import type { TextToAlign } from '../propose-rows.ts';
import type { DraftLedgerRow } from '../registry-draft.ts';
import { firstWords } from '../section-units.ts';
import { type Desk, type OpenRow, openRow, type UpdateStep } from './desk.ts';
import { type PlannedRow, toPlanned } from './planned-row.ts';
import { updateAnnotations } from './update-annotations.ts';
import { updateAlsoPrinted } from './update-prints.ts';
import { updateTexts } from './update-texts.ts';

/** A newer edition laid over a registry: nothing is decided yet. */
export interface UpdatePlan {
  readonly section: string;
  readonly sources: Partial<Record<Language, string>>;
  readonly steps: readonly UpdateStep[];
  /** Every row there will be, in reading order. */
  readonly rows: readonly PlannedRow[];
  /** What of the texts will be on no page. */
  readonly ledger: readonly DraftLedgerRow[];
  /** Every retired ID, the earlier ones too, none of which leads to another retired one. */
  readonly retired: readonly { readonly id: string; readonly now: string; readonly isNew: boolean }[];
}

export interface UpdateInput {
  readonly registry: SectionRegistry;
  /** The sources as they are, each with its structure. */
  readonly current: readonly StructuredSource[];
  /** The newer texts. */
  readonly next: readonly TextToAlign[];
  /** IDs of this page that were ever published: none is given away again. */
  readonly published: ReadonlySet<string>;
}

/**
 * Lays newer editions of some languages over the registry of their section. An unchanged or changed text keeps
 * its ID; a new one fills the row that lacked its language, or gets the next free number of its part in a row
 * right after the one before it; an ID that no language carries any more is retired, with the ID its links lead
 * to now. What a person has to decide is marked. Reports what the registry itself does not settle.
 */
export const planUpdate = (input: UpdateInput): Staged<UpdatePlan | undefined> => {
  const { registry, current, next } = input;
  const file = `content/registry/ipg/${registry.section}.yml`;
  const { value: aligned, diagnostics } = claimSection(registry, current, file);
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };

  const rows = aligned.clauses.map(openRow);
  const taken = new Set([
    ...input.published,
    ...registry.clauses.flatMap(({ id, annotations }) => [id, ...annotations.map((one) => one.id)]),
    ...registry.retired.map(({ id }) => id),
  ]);
  const desk: Desk = { rows, taken, steps: [], moved: new Map(), retiredNotes: [] };
  // English decides, so its new clauses come first and the others find their rows.
  const order = (['en', 'ja', 'zh'] as const).flatMap((lang) => next.filter((text) => text.lang === lang));
  for (const text of order) updateTexts(text, desk);
  for (const text of order) updateAnnotations(text, desk);
  for (const text of order) updateAlsoPrinted(text, desk, order);
  return { value: finish(input, desk), diagnostics };
};

const finish = (input: UpdateInput, desk: Desk): UpdatePlan => {
  const { registry, next } = input;
  const sources = {
    ...registry.sources,
    ...Object.fromEntries(next.map(({ lang, source }) => [lang, source.file])),
  };
  const isAlive = (row: OpenRow): boolean =>
    row.texts.size > 0 || row.annotations.length > 0 || (row.before !== undefined && row.old.size === 0);
  const alive = desk.rows.filter(isAlive);
  const updated = next.map(({ lang }) => lang);
  const successorOf = (id: string): string => successor(id, desk, alive);
  const gone = [
    ...desk.rows.filter((row) => !isAlive(row)).map(({ id }) => id),
    ...desk.retiredNotes.map(({ id }) => id),
  ];
  const rowOfNote = new Map(desk.retiredNotes.map(({ id, row }) => [id, row]));
  const nowOf = (id: string): string => {
    const row = rowOfNote.get(id);
    if (row !== undefined && alive.some((one) => one.id === row)) return row;
    return successorOf(row ?? id);
  };
  const isGone = new Set(gone);
  return {
    section: registry.section,
    sources,
    steps: desk.steps,
    rows: alive.map((row) => toPlanned(row, registry, updated)),
    ledger: planLedger(input),
    retired: [
      ...registry.retired.map(({ id, now }) => ({
        id,
        now: isGone.has(now) ? nowOf(now) : now,
        isNew: false,
      })),
      ...gone.map((id) => ({ id, now: nowOf(id), isNew: true })),
    ],
  };
};

/** The ledger of texts that stay as it is, and that of the newer ones. */
const planLedger = ({ registry, current, next }: UpdateInput): readonly DraftLedgerRow[] => {
  const updated = new Set(next.map(({ lang }) => registry.sources[lang]));
  const isUpdated = (file: string | undefined): boolean => file !== undefined && updated.has(file);
  const kept = registry.ledger.flatMap((row): DraftLedgerRow[] => {
    const file = registry.sources[row.in];
    const own = current.find(({ source }) => source.file === file);
    if (!own || isUpdated(file)) return [];
    const [range] = resolveSegmentRef(own.source, row.at) ?? [];
    const words = firstWords(own.source.text.slice(range?.start, range?.end));
    return [{ row, words, isToReview: false }];
  });
  const before = current.filter(({ source }) => isUpdated(source.file));
  return [...kept, ...proposeLedger(next, before)];
};

/** Where the links of a row lead that is gone: where its text has moved, the clause most like it, or its neighbor. */
const successor = (id: string, { rows, moved }: Desk, alive: readonly OpenRow[]): string => {
  const to = moved.get(id);
  if (to !== undefined) return to;
  const row = rows.find((one) => one.id === id);
  const inPart = alive.filter((one) => one.part === row?.part);
  const [best] = inPart
    .map((one) => ({
      id: one.id,
      likeness: Math.max(
        ...[...(row?.old ?? [])].map(([lang, text]) => similarity(text, one.texts.get(lang)?.text ?? '')),
      ),
    }))
    .sort((left, right) => right.likeness - left.likeness);
  if (best && best.likeness >= 0.3) return best.id;
  const index = row ? rows.indexOf(row) : 0;
  const near = [...rows.slice(0, index).reverse(), ...rows.slice(index)].filter((one) => alive.includes(one));
  return (near.find((one) => one.part === row?.part) ?? near[0])?.id ?? id;
};
