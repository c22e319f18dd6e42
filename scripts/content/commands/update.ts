import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyCorrections,
  formatCorrections,
  planCorrections,
} from '../../../src/authoring/plan/plan-corrections.ts';
import { updateSourceList } from '../../../src/authoring/plan/source-yaml.ts';
import { applyUpdate } from '../../../src/authoring/plan/update/apply-update.ts';
import { formatUpdate } from '../../../src/authoring/plan/update/format-update.ts';
import { planUpdate } from '../../../src/authoring/plan/update/plan-update.ts';
import { readStructure } from '../../../src/authoring/read/read-structure.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { noHints } from '../../../src/pipeline/structure/structure.ts';
import { createSourceText } from '../../../src/pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { languages } from '../../../src/schema/language.ts';
import type { SectionRegistry } from '../../../src/schema/registry.ts';
import { publishedFile } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { Changes } from '../write-files.ts';
import { type Command, type Desk, misused, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';
import {
  defaultKind,
  readSectionCall,
  readSectionFiles,
  type SectionCall,
  type SectionFile,
  textsOf,
} from './section-texts.ts';

/** A newer edition of texts that are there: the plan, and with `--write` the files. */
export const update: Command = {
  usage: 'update ipg 2.3 zh=FILE [en=FILE] [ja=FILE] [--kind zh=guide-annotated] [--write]',
  does: 'plans a newer edition of a section; writes it with --write',
  run: (args, desk) => {
    const { call, faults: inCall } = readSectionCall(args);
    if (!call) {
      for (const fault of inCall) desk.complain(fault);
      return misused;
    }
    const content = readContent(desk.root);
    const registryFile = `content/registry/ipg/${call.section}.yml`;
    const registry = content.input.sectionRegistries.find(({ section }) => section === call.section);
    if (!registry || hasErrors(content.diagnostics)) {
      report(
        desk,
        registry ? content.diagnostics : [...content.diagnostics, notThere(registryFile, call.section)],
      );
      return 2;
    }
    const entries = content.input.sources.map(({ entry }) => entry);
    const { files, diagnostics } = readSectionFiles(
      call,
      (lang) =>
        call.kinds.get(lang) ??
        entries.find(({ file }) => file === registry.sources[lang])?.kind ??
        defaultKind(lang),
    );
    // A part that the text lacks is in the plan, or has its reason in the registry already.
    const own = diagnostics.filter(({ code }) => code !== 'structure/missing-part');
    const faults = [...own, ...checkShared(call, registry, entries)];
    report(desk, faults);
    if (hasErrors(faults)) return 2;

    const { value: plan, diagnostics: open } = planUpdate({
      registry,
      current: currentSources(registry, content),
      next: textsOf(files),
      published: publishedIds(desk.root, call.section),
    });
    report(desk, open);
    if (!plan) return 2;
    desk.print(formatUpdate(plan));
    const written = applyUpdate(readFileSync(join(desk.root, registryFile), 'utf8'), plan);
    if (written === undefined) {
      report(desk, [otherLayout(registryFile)]);
      return 2;
    }
    const corrections = carryCorrections(desk, content, files);
    for (const one of corrections.plans) desk.print(one);
    const gone = goneFiles(registry, plan.sources, content);
    const list = 'content/sources/ipg/source.yml';
    const sources = files.map(({ source, kind, languages: carried, sha256 }) => ({
      file: source.file,
      kind,
      languages: carried,
      section: call.section,
      sha256,
    }));
    return finishPlan(desk, call.isToWrite, {
      write: [
        ...files.map(({ source, text }: SectionFile) => ({
          path: `content/sources/ipg/${source.file}`,
          text,
        })),
        { path: list, text: updateSourceList(readFileSync(join(desk.root, list), 'utf8'), sources, gone) },
        { path: registryFile, text: written },
        ...corrections.write,
      ],
      remove: [...gone.map((file) => `content/sources/ipg/${file}`), ...corrections.remove],
    });
  },
};

/** What becomes of the corrections of the texts that are replaced. */
const carryCorrections = (
  { root }: Desk,
  { input }: ReadContent,
  files: readonly SectionFile[],
): Changes & { readonly plans: readonly string[] } => {
  const all = files.flatMap(({ source }) => {
    const known = input.corrections.find((one) => one.source === source.file);
    const current = input.sources.find(({ entry }) => entry.file === source.file);
    if (!known || !current) return [];
    const planned = planCorrections(known, createSourceText(source.file, current.text), source);
    const path = `content/corrections/${source.file.replace(/\.txt$/u, '.yml')}`;
    return [
      {
        path,
        plan: formatCorrections(source.file, planned),
        text: applyCorrections(readFileSync(join(root, path), 'utf8'), planned),
      },
    ];
  });
  return {
    plans: all.map(({ plan }) => plan),
    write: all.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    remove: all.flatMap(({ path, text }) => (text === undefined ? [path] : [])),
  };
};

/** The sources that a registry names, each with its structure. */
const currentSources = (registry: SectionRegistry, { input }: ReadContent) =>
  input.sources
    .filter(({ entry }) => Object.values(registry.sources).includes(entry.file))
    .flatMap(({ entry, text }) => {
      const source = createSourceText(entry.file, text);
      const { value } = readStructure(source, entry.kind, { languages: entry.languages, hints: noHints });
      return value.kind === 'guide' ? [{ source, structure: value }] : [];
    });

/** The IDs that were ever published of a section, clauses and annotations. */
const publishedIds = (root: string, section: string): ReadonlySet<string> => {
  const path = join(root, publishedFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const page = `ipg/${section}/#`;
  return new Set(lines.filter((line) => line.startsWith(page)).map((line) => line.slice(page.length)));
};

/** Sources of the section that no language has any more. */
const goneFiles = (
  registry: SectionRegistry,
  sources: SectionRegistry['sources'],
  { input }: ReadContent,
): readonly string[] => {
  const used = new Set([
    ...Object.values(sources),
    ...input.sectionRegistries.filter((one) => one !== registry).flatMap((one) => Object.values(one.sources)),
  ]);
  return [...new Set(Object.values(registry.sources))].filter((file) => !used.has(file));
};

/** A source of two languages is renewed as a whole: what is left of it would stand in no row. */
const checkShared = (
  { section, paths }: SectionCall,
  registry: SectionRegistry,
  entries: readonly { readonly file: string; readonly languages: readonly (typeof languages)[number][] }[],
): readonly Diagnostic[] =>
  languages
    .filter((lang) => paths.has(lang))
    .flatMap((lang): Diagnostic[] => {
      const file = registry.sources[lang];
      const entry = entries.find((one) => one.file === file);
      const left = entry?.languages.filter((one) => !paths.has(one)) ?? [];
      if (!file || left.length === 0) return [];
      return [
        {
          code: 'update/shared-source',
          severity: 'error',
          file: `content/sources/ipg/${file}`,
          message: `This text carries ${left.join(' and ')} too.`,
          hint: `Name the texts of ${left.join(' and ')} as well: content -- update ipg ${section} ${[
            lang,
            ...left,
          ]
            .map((one) => `${one}=FILE`)
            .join(' ')}`,
        },
      ];
    });

const notThere = (file: string, section: string): Diagnostic => ({
  code: 'update/not-there',
  severity: 'error',
  file,
  message: `There is no text of ${section} yet.`,
  hint: `For a new section: npm run -s content -- add ipg ${section} …`,
});

const otherLayout = (file: string): Diagnostic => ({
  code: 'update/other-layout',
  severity: 'error',
  file,
  message: 'The rows of this registry cannot be told apart.',
  hint: 'Lay it out as the others are: `clauses:` on a line of its own, and every row beginning with `  - id: …`.',
});
