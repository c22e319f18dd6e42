import { compareStructure } from '../../src/authoring/plan/compare-structure.ts';
import { ledgerRowsOf, structureToYaml, toStructureFile } from '../../src/authoring/plan/write-structure.ts';
import { hintsOfCorrections } from '../../src/authoring/read/lines/hints.ts';
import { readTexts } from '../../src/authoring/read/read-structure.ts';
import { inSourceFolders } from '../../src/pipeline/diagnostics.ts';
import type { EditionInput } from '../../src/pipeline/edition-input.ts';
import { structurePath } from '../../src/pipeline/structure/obey-structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import type { GeneratedFile } from './write-files.ts';

/** A structure that is proposed, and what the committed one says otherwise; none is committed where that is undefined. */
interface ProposedFile extends GeneratedFile {
  readonly decided: readonly Diagnostic[] | undefined;
}

/** Reads every source again, whatever is committed: what its lines are. */
export const proposeStructures = ({
  sources,
  corrections,
  structures,
  sectionRegistries,
  chapterRegistries,
}: EditionInput): readonly ProposedFile[] => {
  // The texts of a section are read together; a set FAQ is one text.
  const groups = Map.groupBy(
    sources,
    ({ document, entry }) => `${document} ${entry.section ?? entry.file}`,
  ).values();
  return [...groups].flatMap((inputs) => {
    const texts = inputs.map(({ document, entry, text }) => ({
      document,
      entry,
      source: createSourceText(entry.file, text),
      kind: entry.kind,
      languages: entry.languages,
      quoted: entry.quoted,
      hints: hintsOfCorrections(corrections.find((file) => file.source === entry.file)),
    }));
    const read = readTexts(texts).map(({ value }) => value);
    return texts.flatMap(({ document, source }, index): ProposedFile[] => {
      const structure = read[index];
      if (!structure) return [];
      const proposed = toStructureFile(source, structure);
      const committed = structures.find((file) => file.source === source.file);
      const ledger = [...sectionRegistries, ...chapterRegistries].flatMap((one) =>
        one.ledger.filter((row) => one.sources[row.in] === source.file),
      );
      return [
        {
          path: structurePath(document, source.file),
          text: structureToYaml(source, proposed),
          decided:
            committed &&
            inSourceFolders(
              compareStructure(
                { ...committed, ledger },
                { ...proposed, ledger: ledgerRowsOf(source, structure.ledger) },
              ),
              texts,
            ),
        },
      ];
    });
  });
};
