import { formatImport, planImport } from '../../../src/authoring/translate/plan-import.ts';
import { readPo } from '../../../src/authoring/translate/read-po.ts';
import { readXliff } from '../../../src/authoring/translate/read-xliff.ts';
import { unofficialToYaml } from '../../../src/authoring/translate/unofficial-yaml.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import { unofficialPath } from '../../../src/pipeline/emit/unofficial.ts';
import { readIfThere } from '../../../src/records/files.ts';
import { readText } from '../../../src/records/read-file.ts';
import { readBySchema } from '../../../src/schema/unofficial.ts';
import { generate } from '../generate.ts';
import { type Command, flag, misused, parseCall, report, text } from './command.ts';
import { finishPlan } from './finish-plan.ts';

export const importTranslation: Command = {
  usage:
    'import FILE.xlf|FILE.po [--translator "NAME"] [--replace] [--read-by "NAME" --date YYYY-MM-DD] [--write]',
  does: 'plans the unofficial texts of a translator’s file; writes them with --write',
  run: (args, desk) => {
    const { values, positionals } = parseCall(args, {
      translator: text,
      'read-by': text,
      date: text,
      replace: flag,
      write: flag,
    });
    const [path] = positionals;
    if (path === undefined || positionals.length !== 1) return misused;
    const readBy = readingOf(values['read-by'], values.date);
    if (readBy && !readBy.success) {
      for (const issue of readBy.error.issues)
        desk.complain(`${issue.path[0] === 'date' ? '--date' : '--read-by'}: ${issue.message}`);
      return 2;
    }
    const read = readText(path, path);
    report(desk, read.diagnostics);
    if (!read.value) return 2;
    const { value: translation, diagnostics: faults } = readerFor(path)(path, read.value.text);
    if (report(desk, faults) || !translation) return 2;

    const { read: content, build, diagnostics: ofContent } = generate(desk.root);
    if (!build) {
      report(desk, ofContent);
      return 1;
    }
    const { value: plan, diagnostics } = planImport(
      path,
      translation,
      recordsOf(build),
      content.input.unofficial,
      {
        translator: values.translator,
        readBy: readBy?.data,
        replaces: values.replace,
      },
    );
    report(desk, diagnostics);
    if (!plan) return 2;
    const words = formatImport(plan);
    if (words === '') {
      desk.print('Nothing changes.');
      return 0;
    }
    desk.print(words);
    return finishPlan(
      desk,
      values.write === true,
      {
        write: plan.pages
          .filter(({ added, replaced, read: own }) => added.length + replaced.length + own.length > 0)
          .flatMap(({ file }) => {
            const path = unofficialPath(file);
            const text = unofficialToYaml(readIfThere(content.files, path), file.texts);
            return text === undefined ? [] : { path, text };
          }),
        remove: [],
      },
      'Written. Next: content -- build, and a look at the page.',
    );
  },
};

const readerFor = (path: string): typeof readPo => (path.endsWith('.po') ? readPo : readXliff);

/** The reading that the flags state; undefined where they state none. */
const readingOf = (name: string | undefined, date: string | undefined) =>
  name === undefined && date === undefined ? undefined : readBySchema.safeParse({ name, date });
