import type { Staged } from '../../pipeline/diagnostics.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import type { Range, SourceText } from '../../pipeline/text/source-text.ts';
import { type Part, parts } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { sectionName } from './guide/title.ts';
import { isPenaltyPhrase } from './guide/words.ts';
import { linesOf } from './lines/conserve.ts';
import { findAnnotatedClauses, type GuideBlock, type GuideStructure, isClause } from './structure.ts';

export type SectionParseView = ReturnType<typeof viewSection>;

/** The output of `content -- parse` for a section. Title and penalty are in `lang`, else in another language. */
export const viewSection = (
  source: SourceText,
  { value: { section, blocks, leftOut, markup }, diagnostics }: Staged<GuideStructure>,
  lang: Language,
) => {
  const viewFlow = (flow: Flow) => ({ text: flow.text, lines: linesOf(source, flow) });
  return {
    section,
    title: titleIn(lang, blocks),
    penalty: penaltyIn(lang, blocks),
    parts: parts.flatMap((part) => viewPart(source, part, blocks)),
    ledger: leftOut.map(({ reason, flow }) => ({ reason, ...viewFlow(flow) })),
    // All other text of the source: headings, titles, bullets, letters, marks.
    markup: [
      ...blocks.flatMap((block) => [
        ...(block.role === 'title' || block.role === 'heading'
          ? [{ role: block.role, ...viewFlow(block.flow) }]
          : []),
        ...viewMarks(source, block.markup),
      ]),
      ...viewMarks(source, markup),
    ],
    diagnostics,
  };
};

/** Annotations are below their clause; in a part without clauses, directly below the part. */
const viewPart = (source: SourceText, part: Part, blocks: readonly GuideBlock[]) => {
  const own = blocks.filter((block) => block.part === part);
  const clauses = own.filter(isClause);
  const annotations = own.filter(({ role }) => role === 'annotation');
  const view = (list: readonly GuideBlock[]) => list.map((block) => viewAnnotation(source, block));
  if (clauses.length + annotations.length === 0) return [];
  const annotated = findAnnotatedClauses(own);
  return [
    {
      part,
      clauses: clauses.map((block) => ({
        label: block.label,
        lang: block.lang,
        text: block.flow.text,
        lines: linesOf(source, block),
        annotations: view(annotations.filter((one) => annotated.get(one)?.clause === block)),
      })),
      ...(clauses.length === 0 ? { annotations: view(annotations) } : {}),
    },
  ];
};

const viewAnnotation = (source: SourceText, block: GuideBlock) => ({
  text: block.flow.text,
  lines: linesOf(source, block),
  about: block.about,
});

const viewMarks = (source: SourceText, markup: readonly Range[]) =>
  markup.map((range) => ({
    role: 'mark' as const,
    text: source.text.slice(range.start, range.end),
    lines: linesOf(source, range),
  }));

const titleIn = (lang: Language, blocks: readonly GuideBlock[]): string | null => {
  const title = firstIn(
    lang,
    blocks.filter(({ role }) => role === 'title'),
  );
  return title ? sectionName(title.flow.text) : null;
};

const penaltyIn = (lang: Language, blocks: readonly GuideBlock[]): string | null => {
  const penalties = blocks.filter(({ role }) => role === 'penalty');
  const plain = penalties.filter(({ flow }) => isPenaltyPhrase(flow.text));
  return (firstIn(lang, plain) ?? firstIn(lang, penalties))?.flow.text ?? null;
};

const firstIn = (lang: Language, blocks: readonly GuideBlock[]): GuideBlock | undefined =>
  blocks.find((block) => block.lang === lang) ?? blocks[0];
