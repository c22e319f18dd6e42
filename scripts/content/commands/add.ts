import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRegistry } from '../../../src/authoring/plan/plan-section.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Command, misused, report } from './command.ts';
import { faqFlags, isFaqCall, planFaqTexts } from './faq-texts.ts';
import { planTexts } from './plan-texts.ts';
import { defaultKind, readSectionCall, readSectionFiles, sectionFlags } from './section-texts.ts';

/** Adds a new section: copies its texts, writes their entries, and proposes structure and registry. */
export const add: Command = {
  usage: `add ipg 2.5 zh=FILE en=FILE [ja=FILE] [zh-annotated=FILE] ${sectionFlags}; add zen zh=FILE [en=FILE] [ja=FILE] ${faqFlags}`,
  does: 'plans a new section of a guide, or a set FAQ; writes it with --write',
  run: (args, desk) => {
    if (isFaqCall(args, desk)) return planFaqTexts(args, desk, 'add');
    const call = readSectionCall(args, desk);
    if (!call) return misused;
    const { document, section } = call;
    const { files, diagnostics } = readSectionFiles(
      call,
      (lang) => call.kinds.get(lang) ?? defaultKind(lang),
    );
    const faults = [
      ...diagnostics,
      ...[registryPath(document, section), ...files.map(({ file }) => `content/sources/${document}/${file}`)]
        .filter((file) => existsSync(join(desk.root, file)))
        .map((file) => alreadyThere(file, document, section)),
    ];
    report(desk, faults);
    if (hasErrors(faults)) return 2;
    return planTexts(desk, call, files, {
      registry: emptyRegistry(document, section),
      current: [],
      published: new Set(),
      corrections: [],
      usedElsewhere: new Set(),
    });
  },
};

const alreadyThere = (file: string, document: string, section: string): Diagnostic => ({
  code: 'add/already-there',
  severity: 'error',
  file,
  message: `There is already a text of ${section}.`,
  hint: `For a newer edition of it: npm run -s content -- update ${document} ${section} …`,
});
