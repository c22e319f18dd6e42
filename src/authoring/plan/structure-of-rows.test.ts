import { expect, it } from 'vitest';
import { readEdition } from '../../pipeline/edition/paragraphs.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { textWith } from '../../schema/document-kind.ts';
import { readStructure } from '../read/read-structure.ts';
import type { Structure } from '../read/structure.ts';
import { readFixtures } from '../testing/texts.fixture.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts } from '../write/planned-files.ts';
import { linesOf, writeLines } from './margin-lines.ts';
import { planTexts } from './plan-texts.ts';
import { structureOfRows } from './structure-of-rows.ts';

/** What goes on after another clause has no form in the margin. */
const goesOnAfterPenalty = /the definition goes on after it$/u;

it.each(
  [...readFixtures('fixtures'), ...readFixtures('guide/forms')]
    .filter(({ file }) => !goesOnAfterPenalty.test(file))
    .map((one) => [one.file, one] as const),
)('takes from the margins of a text what its reader has seen: %s', (_, { kind, lang, text }) => {
  const source = createSourceText('lone.txt', text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n'));
  const section = kind === textWith('cards') ? undefined : '9.9';
  const rowsOf = (structure: Structure) =>
    planTexts({ document: 'lone', section, ...noTexts }, [{ lang, source, structure }], {
      facts: [],
      readMentions,
    }).value.texts.get(source.file) ?? [];
  const entry = {
    ...{ file: source.file, kind, section, languages: [lang], sha256: '' },
    editions: {},
    origin: {},
    owner: '',
  };
  const { value: structure } = readStructure(source, kind, { languages: [lang] });
  const rows = rowsOf(structure);
  const { written } = writeLines(linesOf(source, rows, entry), entry);
  const { value: edition, diagnostics } = readEdition({ path: '', written, entry, text: source.text });
  const again = structureOfRows(
    { ...edition, document: 'lone', entry, path: '', edits: [], corrections: undefined },
    structure,
  );
  expect([...diagnostics, ...again.diagnostics]).toEqual([]);
  const told = (all: typeof rows) => all.map(({ margin, piece }) => [margin, piece?.flow.text]);
  expect(told(rowsOf(again.value))).toEqual(told(rows));
});
