import { addressableIn } from '../../../src/authoring/retire/retire.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { readContent } from '../read-content.ts';
import { carryThrough } from './carry-through.ts';
import { type Command, type Desk, misused, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import { planGuideTexts } from './guide-texts.ts';
import { planCall } from './plan-call.ts';
import { faqFlags, readTextCall, sectionFlags } from './text-call.ts';

/** Adds a new section, set FAQ, or language of one: copies its texts, writes their entries, and proposes the rest. */
export const add: Command = {
  usage: `add ipg [2.5] zh=FILE en=FILE [ja=FILE] [zh-annotated=FILE] ${sectionFlags}; add zen zh=FILE [en=FILE] [ja=FILE] ${faqFlags}`,
  does: 'plans a new section of a guide, or a set FAQ; writes it with --write',
  run: (args, desk) => plan(args, desk, 'add'),
};

/** Plans newer texts of a section or set FAQ; writes them with `--write`. */
export const update: Command = {
  usage: `update ipg [2.3] zh=FILE [en=FILE] [ja=FILE] [zh-annotated=FILE] [--replace] ${sectionFlags}; update zen zh=FILE [en=FILE] ${faqFlags}`,
  does: 'plans a newer edition of a section, or of a set FAQ; writes it with --write',
  run: (args, desk) => plan(args, desk, 'update'),
};

const plan = (args: readonly string[], desk: Desk, what: 'add' | 'update'): ReturnType<Command['run']> => {
  const call = readTextCall(args, desk);
  if (!call) return misused;
  const content = readContent(desk.root);
  report(desk, content.diagnostics);
  if (hasErrors(content.diagnostics)) return 2;
  const { value, diagnostics } = (call.isWhole ? planGuideTexts : planCall)(call, content, desk.root, what);
  report(desk, diagnostics);
  if (!value || hasErrors(diagnostics)) return 2;
  const whole = carryThrough(
    desk.root,
    { content: content.content, before: addressableIn(content.input) },
    value,
    'is this where its links should lead?',
  );
  for (const text of whole.report) desk.print(text);
  return finishPlan(desk, call.isToWrite, whole);
};
