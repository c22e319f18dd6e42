import type { CorrectionFile } from '../../schema/correction.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { StructureFile } from '../../schema/structure.ts';
import type { Staged } from '../diagnostics.ts';
import type { EditionInput, SourceInput } from '../edition-input.ts';
import { createRowPlaces } from '../registry/row-places.ts';
import { type Registries, takeLedger } from '../registry/take-ledger.ts';
import { obeyStructure, structurePath } from '../structure/obey-structure.ts';
import type { FaqStructure, GuideStructure } from '../structure/structure.ts';
import { createSourceText, type SourceText } from '../text/source-text.ts';
import type { PlacesAt } from '../text/tally.ts';
import { findUnprintable } from '../text/unprintable.ts';
import { type Edit, locateCorrections } from './correct.ts';

/** A source with its structure, and with the places of its corrections found. */
export interface PreparedSource {
  readonly document: string;
  readonly entry: SourceEntry;
  readonly source: SourceText;
  readonly structure: GuideStructure | FaqStructure;
  readonly placesAt: PlacesAt;
  readonly corrections: CorrectionFile | undefined;
  readonly edits: readonly Edit[];
}

/** Takes the lines of one source as its structure says, and finds the places of its corrections. */
export const prepareSource = (
  { document, entry, text }: SourceInput,
  decisions: Registries & Pick<EditionInput, 'structures' | 'corrections'>,
): Staged<PreparedSource> => {
  const source = createSourceText(entry.file, text);
  const corrections = decisions.corrections.find((file) => file.source === entry.file);
  const located = locateCorrections(source, corrections);
  const ledger = takeLedger(source, decisions);
  const file = decisions.structures.find((one) => one.source === entry.file);
  const structureFile = file ?? noStructure(entry);
  const path = structurePath(document, entry.file);
  const places = createRowPlaces(source, structureFile, path, decisions);
  const obeyed = obeyStructure(source, structureFile, ledger.value, path, places);
  return {
    value: {
      document,
      entry,
      source,
      structure: obeyed.value,
      placesAt: places.naming,
      corrections,
      edits: located.value,
    },
    diagnostics: [
      ...findUnprintable(source),
      ...ledger.diagnostics,
      ...obeyed.diagnostics,
      ...located.diagnostics,
    ],
  };
};

const noStructure = ({ file, kind }: SourceEntry): StructureFile =>
  kind === 'set-faq' ? { source: file, kind, lines: [] } : { source: file, kind: 'guide', lines: [] };

/** Reports sources of which no file says what their lines are. */
export const missingStructures = ({
  sources,
  structures,
}: Pick<EditionInput, 'sources' | 'structures'>): readonly Diagnostic[] =>
  sources
    .filter(({ entry }) => structures.every(({ source }) => source !== entry.file))
    .map(({ document, entry: { file } }) => ({
      code: 'structure/missing',
      severity: 'error',
      file: structurePath(document, file),
      message: `The file that says what the lines of ${file} are does not exist.`,
      hint: 'Bring it back, or have it proposed: npm run -s content -- propose --write',
    }));
