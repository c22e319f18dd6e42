import { registryPath } from '../../pipeline/registry/find-row.ts';
import { structurePath } from '../../pipeline/structure/obey-structure.ts';
import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText, type SourceText } from '../../pipeline/text/source-text.ts';
import type { CorrectionFile } from '../../schema/correction.ts';
import { formatPlan } from './format-plan.ts';
import { formatCorrections, planCorrections } from './plan-corrections.ts';
import type { SectionPlan } from './plan-section.ts';
import { type NewSource, sourceListToYaml } from './source-yaml.ts';
import { structureToYaml, toStructureFile } from './write-structure.ts';
import { correctionsToYaml, registryToYaml } from './yaml.ts';

/** A text that comes in. */
export interface NewText extends NewSource {
  readonly text: string;
  /** Under the name it gets among the sources. */
  readonly source: SourceText;
  readonly structure: GuideStructure;
}

/** What a plan lays its files over. */
export interface FilesBefore {
  readonly corrections: readonly CorrectionFile[];
  /** The files that other sections use. */
  readonly usedElsewhere: ReadonlySet<string>;
  /** The text of a file below the root; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
}

/** What a plan tells people, and what it does to the files below the root. */
export interface PlannedFiles {
  readonly report: readonly string[];
  readonly write: readonly { readonly path: string; readonly text: string }[];
  readonly remove: readonly string[];
}

/** The files of a plan: the texts as they came, their entries, the registry, and the corrections of what they replace. */
export const planFiles = (
  plan: SectionPlan,
  texts: readonly NewText[],
  { corrections, usedElsewhere, read }: FilesBefore,
): PlannedFiles => {
  const folder = `content/sources/${plan.before.document}`;
  const list = `${folder}/source.yml`;
  const registry = registryPath(plan.before.document, plan.before.section);
  const used = new Set([...Object.values(plan.sources), ...usedElsewhere]);
  const gone = [...new Set(Object.values(plan.before.sources))].filter((file) => !used.has(file));
  const mended = texts.flatMap(({ source }) => {
    const known = corrections.find((one) => one.source === source.file);
    const path = `content/corrections/${source.file.replace(/\.txt$/u, '.yml')}`;
    const [current, yaml] = [read(`${folder}/${source.file}`), read(path)];
    if (!known || current === undefined || yaml === undefined) return [];
    const planned = planCorrections(known, createSourceText(source.file, current), source);
    return [
      { path, report: formatCorrections(source.file, planned), text: correctionsToYaml(yaml, planned) },
    ];
  });
  return {
    report: [formatPlan(plan), ...mended.map(({ report }) => report)],
    write: [
      ...texts.map(({ file, text }) => ({ path: `${folder}/${file}`, text })),
      // The structure of a text that stays as it is has been decided.
      ...texts
        .filter(({ file, text }) => read(`${folder}/${file}`) !== text)
        .map(({ source, structure }) => ({
          path: structurePath(plan.before.document, source.file),
          text: structureToYaml(
            source,
            toStructureFile(source, plan.structures.get(source.file) ?? structure),
          ),
        })),
      { path: list, text: sourceListToYaml(read(list) ?? '', texts, gone) },
      { path: registry, text: registryToYaml(read(registry), plan) },
      ...mended.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    ],
    remove: [
      ...gone.flatMap((file) => [`${folder}/${file}`, structurePath(plan.before.document, file)]),
      ...mended.flatMap(({ path, text }) => (text === undefined ? [path] : [])),
    ],
  };
};
