import { compareStructure } from '../../src/authoring/plan/compare-structure.ts';
import { structurePath } from '../../src/authoring/plan/plan-files.ts';
import { structureToYaml } from '../../src/authoring/plan/structure-yaml.ts';
import { toStructureFile } from '../../src/authoring/plan/write-structure.ts';
import { hintsOfCorrections } from '../../src/authoring/read/hints.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import type { EditionInput } from '../../src/pipeline/edition.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { GeneratedFile } from './write-files.ts';

/** What the reader makes of a source. */
export interface ProposedStructure extends GeneratedFile {
  readonly isCommitted: boolean;
  /** Where the committed structure says something else. */
  readonly differences: readonly Diagnostic[];
}

/** Reads every source again, without looking at what is committed, and compares. */
export const proposeStructures = (
  input: Pick<EditionInput, 'sources' | 'structures' | 'corrections'>,
): readonly ProposedStructure[] =>
  input.sources.map(({ document, entry, text }) => {
    const source = createSourceText(entry.file, text);
    const hints = hintsOfCorrections(input.corrections.find((file) => file.source === entry.file));
    const { value } = readStructure(source, entry.kind, { languages: entry.languages, hints });
    const proposed = toStructureFile(source, value);
    const committed = input.structures.find((file) => file.source === entry.file);
    return {
      path: structurePath(document, entry.file),
      text: structureToYaml(source, proposed),
      isCommitted: committed !== undefined,
      differences: committed ? compareStructure(committed, proposed) : [],
    };
  });
