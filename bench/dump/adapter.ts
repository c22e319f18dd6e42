/**
 * What the pipeline sees, as plain records. When its types change, this file follows, so that dumps from before and
 * after the change can still be compared.
 */

import { proposeRows } from '../../src/authoring/plan/propose-rows.ts';
import { noHints } from '../../src/authoring/read/lines/hints.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { type Decisions, prepareSource, type SourceInput } from '../../src/pipeline/inline/prepare-source.ts';
import type { CardBlock, FaqStructure, GuideStructure } from '../../src/pipeline/structure/structure.ts';
import { type Flow, rangesOf } from '../../src/pipeline/text/flow.ts';
import type { Range, SourceText } from '../../src/pipeline/text/source-text.ts';
import { createSourceText, positionAt } from '../../src/pipeline/text/source-text.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { Language } from '../../src/schema/language.ts';
import type { SourceKind } from '../../src/schema/source.ts';
import type { Term } from '../../src/schema/term.ts';

export interface DumpText {
  readonly file: string;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  readonly text: string;
}

export interface DumpRecord {
  /** `clause`, `heading`, `card`, `mark`, `ledger`, `correction`, `row` … */
  readonly role: string;
  readonly part?: string | null | undefined;
  readonly lang?: Language;
  /** Printed letter or number, ID, reason. */
  readonly label?: string | undefined;
  readonly text?: string | null;
  /** `8:1-9:20@56-94`: lines and columns, the last one included, and offsets, the last one excluded. */
  readonly at?: readonly string[];
}

export interface Dumped {
  readonly records: readonly DumpRecord[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A source as the build sees it. */
export const dumpSource = (input: SourceInput, decisions: Decisions): Dumped => {
  const { value, diagnostics } = prepareSource(input, decisions);
  const { source, structure, corrections, edits } = value;
  const corrected = (corrections?.corrections ?? []).map(({ id, kind, line, ...one }): DumpRecord => {
    const edit = edits.find(({ correction }) => correction.id === id);
    const at = [edit ? toPlace(source, edit) : `line ${line}`];
    return { role: 'correction', part: kind, label: id, text: `${one.reading} → ${one.text}`, at };
  });
  return { records: [...toRecords(source, structure), ...corrected], diagnostics };
};

/** Any text, without what people have decided about it. */
export const dumpText = (text: DumpText): Dumped => {
  const { source, value, diagnostics } = read(text);
  return { records: toRecords(source, value), diagnostics };
};

/** How texts of one section are aligned: each row with its confidence, its texts and the reasons for it. */
export const dumpAlignment = (
  texts: readonly (DumpText & { readonly lang: Language })[],
  terms: readonly Term[],
): Dumped => {
  const sides = texts.flatMap((text) => {
    const { source, value: structure } = read(text);
    return structure.kind === 'guide' ? [{ lang: text.lang, source, structure }] : [];
  });
  const { value: rows, diagnostics } = proposeRows(sides, terms);
  const records = rows.flatMap(({ id, part, label = 'no label', score, pieces, evidence }): DumpRecord[] => [
    { role: 'row', part, label: id, text: `${label}, ${score.toFixed(2)}` },
    ...sides.flatMap(({ lang, source }) =>
      (pieces[lang] ?? []).flatMap(({ flow }) => place(source, [{ role: 'text', lang, flow }])),
    ),
    ...evidence.map((one) => ({ role: one.name, text: `${one.score.toFixed(2)}, ${one.reason}` })),
  ]);
  return { records, diagnostics };
};

const read = ({ file, kind, languages, text }: DumpText) => {
  const source = createSourceText(file, text);
  return { source, ...readStructure(source, kind, { languages, hints: noHints }) };
};

/** A record that has not been placed yet. */
type Block = DumpRecord & { readonly flow?: Flow; readonly markup?: readonly Range[] };

const toRecords = (source: SourceText, structure: GuideStructure | FaqStructure): readonly DumpRecord[] => {
  const { ledger, markup } = structure;
  const startOf = ({ flow }: (typeof ledger)[number]) => flow.offsets[0] ?? 0;
  return place(source, [
    ...(structure.kind === 'guide' ? ofSection(structure) : ofFaq(structure)),
    ...ledger
      .toSorted((one, other) => startOf(one) - startOf(other))
      .map(({ reason, flow }) => ({ role: 'ledger', label: reason, flow })),
    { role: 'end', markup: markup.toSorted((one, other) => one.start - other.start) },
  ]);
};

const ofSection = ({ section, blocks }: GuideStructure): readonly Block[] => [
  { role: 'section', text: section },
  ...blocks.map((block) => {
    const { label, inside, about } = block;
    const on = about?.scope === 'label' ? `on-${about.label}` : about && 'on-all';
    return { ...block, label: label ?? on ?? (inside && 'inside') };
  }),
];

const ofFaq = ({ title, asOf, chapters }: FaqStructure): readonly Block[] => [
  { role: 'title', ...title },
  { role: 'as-of', text: asOf },
  ...chapters.flatMap(({ kind, heading, sections, groups }): Block[] => [
    { role: 'chapter', part: kind, ...heading },
    ...sections.flatMap((section) => [
      { role: 'section', ...section.heading },
      ...section.items.flatMap((item): readonly Block[] =>
        item.type === 'card'
          ? ofCard(item)
          : [{ ...item, role: item.isInner ? 'inner-note' : 'note', part: item.kind }],
      ),
    ]),
    ...groups.flatMap((group) => [{ role: 'group', ...group.heading }, ...group.cards.flatMap(ofCard)]),
  ]),
];

const ofCard = ({ name, nameEn, manaCost, typeLine, stats, text, rulings }: CardBlock): readonly Block[] => [
  { role: 'card', ...name },
  ...Object.entries({ 'name-en': nameEn, 'mana-cost': manaCost, 'type-line': typeLine, stats }).flatMap(
    ([role, block]) => (block ? [{ role, ...block }] : []),
  ),
  ...text.map((block) => ({ role: 'card-text', ...block })),
  ...rulings.flatMap(({ blocks, markup }): Block[] => [
    { role: 'ruling', markup },
    ...blocks.flatMap((block) =>
      (block.type === 'paragraph' ? [block] : block.items).map((item) => ({ role: block.type, ...item })),
    ),
  ]),
];

/** Each block as a record with its places, and a record for each of its marks. */
const place = (source: SourceText, blocks: readonly Block[]): readonly DumpRecord[] =>
  blocks.flatMap(({ flow, markup = [], ...record }) => {
    const ranges = flow ? rangesOf(flow, 0, flow.text.length) : [];
    const at = ranges.map((range) => toPlace(source, range));
    const marks = markup.map((range) => ({
      role: 'mark',
      text: source.text.slice(range.start, range.end),
      at: [toPlace(source, range)],
    }));
    return [{ ...record, ...(flow ? { text: flow.text, at } : {}) }, ...marks];
  });

const toPlace = (source: SourceText, { start, end }: Range): string => {
  const [from, to] = [start, Math.max(start, end - 1)].map((offset) => positionAt(source, offset));
  return `${from?.line}:${from?.column}-${to?.line}:${to?.column}@${start}-${end}`;
};
