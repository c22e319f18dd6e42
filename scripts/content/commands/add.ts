import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatDraft } from '../../../src/authoring/plan/format-draft.ts';
import { proposeRegistry } from '../../../src/authoring/plan/propose-registry.ts';
import { proposeRows } from '../../../src/authoring/plan/propose-rows.ts';
import { registryToYaml } from '../../../src/authoring/plan/registry-yaml.ts';
import { newSourceToYaml } from '../../../src/authoring/plan/source-yaml.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { claimSection } from '../../../src/pipeline/registry/claim-section.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { sectionRegistrySchema } from '../../../src/schema/registry.ts';
import { readKnowledge } from '../read-knowledge.ts';
import { type Command, misused, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import {
  asOfCall,
  defaultKind,
  readSectionCall,
  readSectionFiles,
  type SectionFile,
  textsOf,
} from './section-texts.ts';

/** New texts of a section: copied in, described, and laid beside each other in a proposed registry. */
export const add: Command = {
  usage: 'add ipg 2.5 zh=FILE en=FILE [ja=FILE] [--kind zh=guide-annotated] [--write]',
  does: 'plans a new section; writes it with --write',
  run: (args, desk) => {
    const { call, faults: inCall } = readSectionCall(args);
    if (!call) {
      for (const fault of inCall) desk.complain(fault);
      return misused;
    }
    const { files, diagnostics } = readSectionFiles(
      call,
      (lang) => call.kinds.get(lang) ?? defaultKind(lang),
    );
    const registryFile = `content/registry/ipg/${call.section}.yml`;
    const before = [
      ...diagnostics,
      ...[registryFile, ...files.map(({ source }) => `content/sources/ipg/${source.file}`)]
        .filter((file) => existsSync(join(desk.root, file)))
        .map((file) => alreadyThere(file, call.section)),
    ];
    report(desk, before);
    if (hasErrors(before)) return 2;

    const texts = textsOf(files);
    const { value: rows, diagnostics: found } = proposeRows(texts, readKnowledge(desk.root));
    const doubts = found.map((doubt) => asSeenByCall(doubt, files));
    if (hasErrors(doubts)) {
      report(desk, doubts);
      return 2;
    }
    const draft = proposeRegistry(call.section, texts, rows);
    const registry = registryToYaml(draft);
    // What the registry cannot settle yet is said now, and again by every build.
    const { diagnostics: open } = claimSection(
      sectionRegistrySchema.parse(parse(registry)),
      files,
      registryFile,
    );
    report(desk, [...doubts, ...open]);
    desk.print(formatDraft(draft));

    const list = 'content/sources/ipg/source.yml';
    const known = existsSync(join(desk.root, list))
      ? `${readFileSync(join(desk.root, list), 'utf8').trimEnd()}\n\n`
      : '';
    const entries = files.map(({ source, kind, languages, sha256 }) =>
      newSourceToYaml({ file: source.file, kind, languages, section: call.section, sha256 }),
    );
    return finishPlan(desk, call.isToWrite, {
      write: [
        ...files.map(({ source, text }) => ({ path: `content/sources/ipg/${source.file}`, text })),
        { path: list, text: known + entries.join('\n') },
        { path: registryFile, text: registry },
      ],
      remove: [],
    });
  },
};

/** The file under the path of the call. */
const asSeenByCall = (doubt: Diagnostic, files: readonly SectionFile[]): Diagnostic => ({
  ...asOfCall(doubt),
  file: files.find(({ source }) => source.file === doubt.file)?.path ?? doubt.file,
});

const alreadyThere = (file: string, section: string): Diagnostic => ({
  code: 'add/already-there',
  severity: 'error',
  file,
  message: `There is a text of ${section} already.`,
  hint: `For a newer edition of it: npm run -s content -- update ipg ${section} …`,
});
