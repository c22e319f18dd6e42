import { proposeChange } from '../../../src/authoring/write/propose-change.ts';
import { readContent } from '../read-content.ts';
import { type Command, misused, report, type Shell } from './command.ts';
import { editOtherFiles } from './edit-other-files.ts';
import { finishPlan } from './finish-plan.ts';
import { planCall } from './plan-call.ts';
import { planGuide } from './plan-guide.ts';
import { faqFlags, readTextCall, sectionFlags, type TextCall } from './text-call.ts';

export const add: Command = {
  usage: `add ipg [2.5] zh=FILE en=FILE [ja=FILE] [zh-annotated=FILE] ${sectionFlags}; add zen zh=FILE [en=FILE] [ja=FILE] ${faqFlags}`,
  does: 'plans a new section of a guide, or a set FAQ; writes it with --write',
  run: (args, shell) => plan(args, shell, 'add'),
};

export const update: Command = {
  usage: `update ipg [2.3] zh=FILE [en=FILE] [ja=FILE] [zh-annotated=FILE] [--replace] ${sectionFlags}; update zen zh=FILE [en=FILE] ${faqFlags}`,
  does: 'plans a newer edition of a section, or of a set FAQ; writes it with --write',
  run: (args, shell) => plan(args, shell, 'update'),
};

const plan = (args: readonly string[], shell: Shell, what: TextCall['what']): ReturnType<Command['run']> => {
  const call = readTextCall(args, shell, what);
  if (!call) return misused;
  const content = readContent(shell.root);
  if (report(shell, content.diagnostics)) return 2;
  const { value, diagnostics } = (call.isWhole ? planGuide : planCall)(call, content);
  if (report(shell, diagnostics) || !value) return 2;
  const whole = editOtherFiles(content, value);
  for (const text of whole.report) shell.print(text);
  const code = finishPlan(shell, call.isToWrite, whole);
  if (call.isToWrite) shell.print(proposeChange(call, content.input.documents));
  return code;
};
