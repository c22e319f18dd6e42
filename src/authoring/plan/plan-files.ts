import { structurePath } from '../../pipeline/structure/obey-structure.ts';
import type { FaqStructure, GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText, type SourceText } from '../../pipeline/text/source-text.ts';
import type { CorrectionFile } from '../../schema/correction.ts';
import { formatCorrections, planCorrections } from './plan-corrections.ts';
import { type NewSource, sourceListToYaml } from './source-yaml.ts';
import { structureToYaml, toStructureFile } from './write-structure.ts';
import { correctionsToYaml } from './yaml.ts';

/** A text that comes in, under the name it gets among the sources. */
export interface NewText extends NewSource {
  readonly source: SourceText;
  readonly structure: GuideStructure | FaqStructure;
}

export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** What a plan tells people, and what it does to the files below the root. */
export interface PlannedFiles {
  readonly report: readonly string[];
  readonly write: readonly PlannedFile[];
  readonly remove: readonly string[];
}

/** What a plan lays its files over. */
export interface FilesBefore {
  readonly corrections: readonly CorrectionFile[];
  /** The text of a file below the root; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
}

/**
 * The files of texts that come in: the texts as they came, their structures and entries, and the corrections of what they
 * replace; with the registries that are planned for them. `gone` are sources that no registry names any more.
 */
export const planFiles = (
  document: string,
  texts: readonly NewText[],
  registries: readonly PlannedFile[],
  gone: readonly string[],
  { corrections, read }: FilesBefore,
): PlannedFiles => {
  const folder = `content/sources/${document}`;
  const list = `${folder}/source.yml`;
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
    report: mended.map(({ report }) => report),
    write: [
      ...texts.map(({ source }) => ({ path: `${folder}/${source.file}`, text: source.text })),
      // The structure of a text that stays as it is has been decided.
      ...texts
        .filter(({ source }) => read(`${folder}/${source.file}`) !== source.text)
        .map(({ source, structure }) => ({
          path: structurePath(document, source.file),
          text: structureToYaml(source, toStructureFile(source, structure)),
        })),
      { path: list, text: sourceListToYaml(read(list) ?? '', texts, gone) },
      ...registries,
      ...mended.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    ],
    remove: [
      ...gone.flatMap((file) => [`${folder}/${file}`, structurePath(document, file)]),
      ...mended.flatMap(({ path, text }) => (text === undefined ? [path] : [])),
    ],
  };
};
