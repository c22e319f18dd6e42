import type { Staged } from '../../pipeline/diagnostics.ts';
import {
  type GuideBlock,
  type GuideStructure,
  isClause,
  type LedgerBlock,
} from '../../pipeline/structure/structure.ts';
import type { Range, SourceText } from '../../pipeline/text/source-text.ts';
import type { LedgerReason } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Part, parts } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { hangAnnotations } from './guide/hang-annotations.ts';
import { isPenaltyPhrase } from './guide/penalties.ts';
import { sectionName } from './guide/title.ts';
import { type LineSpan, linesOf } from './lines/conserve.ts';

/** What `content parse` prints of a section. */
export interface SectionParseView {
  readonly section: string | null;
  /** Name of the section in the wanted language, or in another one where only that is printed. */
  readonly title: string | null;
  /** The penalty likewise. */
  readonly penalty: string | null;
  readonly parts: readonly PartView[];
  readonly ledger: readonly (TextView & { readonly reason: LedgerReason })[];
  /** Source text that became structure: headings, titles, bullets, letters, marks. */
  readonly markup: readonly (TextView & { readonly role: 'title' | 'heading' | 'mark' })[];
  readonly diagnostics: readonly Diagnostic[];
}

interface PartView {
  readonly part: Part;
  readonly clauses: readonly ClauseView[];
  /** Commentary in a part that has no clause to hang it on. */
  readonly annotations?: readonly AnnotationView[];
}

interface TextView {
  readonly text: string;
  readonly lines: LineSpan;
}

interface ClauseView extends TextView {
  readonly label?: string;
  readonly lang: Language;
  readonly annotations: readonly AnnotationView[];
}

interface AnnotationView extends TextView {
  readonly about?: NonNullable<GuideBlock['about']>;
}

/**
 * The structure of a section as plain data. `languages` is what was wanted: its first entry decides in
 * which language title and penalty are given.
 */
export const viewSection = (
  source: SourceText,
  { value: structure, diagnostics }: Staged<GuideStructure>,
  { languages = [] }: { readonly languages?: readonly Language[] } = {},
): SectionParseView => {
  const wanted = languages[0] ?? mainLanguage(structure.blocks);
  const placed = structure.blocks.map((block) => ({ block, lines: linesOf(source, block) }));
  return {
    section: structure.section,
    title: titleIn(wanted, structure.blocks),
    penalty: penaltyIn(wanted, structure.blocks),
    parts: parts.flatMap((part) => viewPart(part, placed)),
    ledger: structure.ledger.map((entry) => viewLedger(source, entry)),
    markup: [
      ...structure.blocks.flatMap((block) => viewMarkup(source, block)),
      ...viewMarks(source, structure.markup),
    ],
    diagnostics,
  };
};

interface PlacedBlock {
  readonly block: GuideBlock;
  readonly lines: LineSpan;
}

const viewPart = (part: Part, placed: readonly PlacedBlock[]): readonly PartView[] => {
  const own = placed.filter(({ block }) => block.part === part);
  const clauses = own.filter(({ block }) => isClause(block));
  const annotations = own.filter(({ block }) => block.role === 'annotation');
  if (clauses.length === 0) {
    return annotations.length === 0
      ? []
      : [{ part, clauses: [], annotations: annotations.map(viewAnnotation) }];
  }
  const hung = hangAnnotations(own.map(({ block }) => block));
  return [
    {
      part,
      clauses: clauses.map(({ block, lines }) => ({
        ...(block.label === undefined ? {} : { label: block.label }),
        lang: block.lang,
        text: block.flow.text,
        lines,
        annotations: annotations.filter((one) => hung.get(one.block)?.clause === block).map(viewAnnotation),
      })),
    },
  ];
};

const viewAnnotation = ({ block, lines }: PlacedBlock): AnnotationView => ({
  text: block.flow.text,
  lines,
  ...(block.about ? { about: block.about } : {}),
});

const viewLedger = (
  source: SourceText,
  { reason, flow }: LedgerBlock,
): SectionParseView['ledger'][number] => ({
  reason,
  text: flow.text,
  lines: linesOf(source, flow),
});

const viewMarkup = (source: SourceText, { role, flow, markup }: GuideBlock): SectionParseView['markup'] => {
  const marks = viewMarks(source, markup);
  if (role !== 'title' && role !== 'heading') return marks;
  return [{ role, text: flow.text, lines: linesOf(source, flow) }, ...marks];
};

const viewMarks = (source: SourceText, markup: readonly Range[]): SectionParseView['markup'] =>
  markup.map((range) => ({
    role: 'mark',
    text: source.text.slice(range.start, range.end),
    lines: linesOf(source, range),
  }));

/** The name printed with the section's number, before other lines that look like titles. */
const titleIn = (lang: Language, blocks: readonly GuideBlock[]): string | null => {
  const titles = blocks.filter(({ role }) => role === 'title');
  const title = titles.find((block) => block.lang === lang) ?? titles[0];
  return title ? sectionName(title.flow.text) : null;
};

const penaltyIn = (lang: Language, blocks: readonly GuideBlock[]): string | null => {
  const penalties = blocks.filter(({ role }) => role === 'penalty');
  const plain = penalties.filter(({ flow }) => isPenaltyPhrase(flow.text));
  const [penalty] = [plain, penalties].flatMap((list) => [
    ...list.filter((block) => block.lang === lang),
    ...list,
  ]);
  return penalty?.flow.text ?? null;
};

const mainLanguage = (blocks: readonly GuideBlock[]): Language => {
  const counts = new Map<Language, number>();
  for (const { role, lang, flow } of blocks) {
    if (role === 'clause') counts.set(lang, (counts.get(lang) ?? 0) + flow.text.length);
  }
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? 'en';
};
