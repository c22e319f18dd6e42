import { parse } from 'yaml';
import { type FilesBefore, planFiles } from '../../../src/authoring/plan/plan-files.ts';
import { type PlanInput, planSection } from '../../../src/authoring/plan/plan-section.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { claimSection } from '../../../src/pipeline/registry/claim-section.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import { openContent } from '../../../src/records/open-content.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import { sectionRegistrySchema } from '../../../src/schema/registry.ts';
import { type Desk, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import { asOfCall, type SectionCall, type SectionFile, textsOf } from './section-texts.ts';

/** The section as it is before the texts of a call are added. */
type Before = Pick<PlanInput, 'registry' | 'current' | 'published'> & Omit<FilesBefore, 'read'>;

/** Plans the texts of a call, and writes the plan if the call has `--write`. */
export const planTexts = (
  desk: Desk,
  call: SectionCall,
  files: readonly SectionFile[],
  before: Before,
): number => {
  const { value: plan, diagnostics } = planSection({
    ...before,
    next: textsOf(files),
    terms: openContent(desk.root, () => undefined).terms,
  });
  const doubts = diagnostics.map((doubt) => asOfCall(doubt, files));
  report(desk, doubts);
  if (!plan || hasErrors(doubts)) return 2;
  const planned = planFiles(plan, files, {
    ...before,
    read: (path) => readIfThere(desk.root, path),
  });
  const path = registryPath(plan.before.document, plan.before.section);
  const registry = sectionRegistrySchema.parse(
    parse(planned.write.find((file) => file.path === path)?.text ?? ''),
  );
  const kept = before.current.filter(
    ({ source: { file } }) =>
      Object.values(registry.sources).includes(file) && files.every((one) => one.file !== file),
  );
  // Reported now, and by every build until it is settled: text without a row, rows without text or reason.
  report(desk, claimSection(registry, [...kept, ...files]).diagnostics);
  for (const text of planned.report) desk.print(text);
  return finishPlan(desk, call.isToWrite, planned);
};
