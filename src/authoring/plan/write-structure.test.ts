import { expect, it } from 'vitest';
import { obeyStructure } from '../../pipeline/structure/obey-structure.ts';
import type { FaqStructure, GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText, isBlank, type SourceText } from '../../pipeline/text/source-text.ts';
import { offsetsOfRange } from '../../pipeline/text/tally.ts';
import { structureFileSchema } from '../../schema/structure.ts';
import { collectPlaced } from '../read/lines/conserve.ts';
import { readStructure } from '../read/read-structure.ts';
import { readFixtures } from '../testing/texts.fixture.ts';
import { toStructureFile } from './write-structure.ts';

/** A structure without its marks: those of rows have no blanks at their ends, so they are compared as one set. */
const withoutMarkup = (structure: GuideStructure | FaqStructure): unknown =>
  JSON.parse(
    JSON.stringify(structure, (key, value) =>
      key === 'markup' || key === 'isVoiceOpen' ? undefined : value,
    ),
  );

const marksOf = ({ text }: SourceText, structure: GuideStructure | FaqStructure): readonly number[] =>
  [...new Set(collectPlaced(structure).markup.flatMap(offsetsOfRange))]
    .filter((offset) => !isBlank(text.charAt(offset)))
    .sort((one, other) => one - other);

it.each(readFixtures('fixtures'))(
  '$file: the build obeys what is written to the structure that was read',
  ({ kind, lang, text }) => {
    const source = createSourceText('a.txt', text);
    const read = readStructure(source, kind, { languages: [lang] }).value;
    const file = structureFileSchema.parse(toStructureFile(source, read));
    const obeyed = obeyStructure(source, file, read.ledger, 'a.yml');
    expect(obeyed.diagnostics).toEqual([]);
    expect(withoutMarkup(obeyed.value)).toEqual(withoutMarkup(read));
    expect(marksOf(source, obeyed.value)).toEqual(marksOf(source, read));
  },
);
