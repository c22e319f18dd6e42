import type { ReadMentions } from '../../src/authoring/align/mentions.ts';
import type { SectionText } from '../../src/authoring/plan/rows.ts';
import { layClauses, toSectionTexts } from '../../src/authoring/plan/section.ts';
import { mapTexts } from '../../src/schema/language.ts';
import type { AlignedFlows } from './measure.ts';

/** Texts in, rows out. */
export type Aligner = (texts: readonly SectionText[]) => readonly AlignedFlows[];

/** The aligner of the pipeline. */
export const createPipelineAligner =
  (readMentions: ReadMentions): Aligner =>
  (texts) =>
    layClauses([], toSectionTexts(texts), [], readMentions).map(({ lines }) =>
      mapTexts(lines, (own) => own.map(({ flow }) => flow)),
    );
