import { expect, it } from 'vitest';
import { readMarkedText } from '../../pipeline/marked-text/paragraphs.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { textWith } from '../../schema/document-kind.ts';
import { nameParagraphs, type ReadParagraph } from '../read/name-paragraphs.ts';
import { readStructure } from '../read/read-structure.ts';
import { readFixtures } from '../testing/texts.fixture.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts } from '../write/planned-files.ts';
import { withBlocks } from './keep-margins.ts';
import { linesOf, writeLines } from './margin-lines.ts';
import { planTexts } from './plan-texts.ts';

/** What goes on after another clause has no form in the margin. */
const goesOnAfterPenalty = /the definition goes on after it$/u;

it.each(
  [...readFixtures('fixtures'), ...readFixtures('guide/forms')]
    .filter(({ file }) => !goesOnAfterPenalty.test(file))
    .map((one) => [one.file, one] as const),
)('takes from the margins of a text what its reader has seen: %s', (_, { kind, lang, text }) => {
  const source = createSourceText('lone.txt', text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n'));
  const section = kind === textWith('cards') ? undefined : '9.9';
  const rowsOf = (paragraphs: readonly ReadParagraph[]) =>
    planTexts({ document: 'lone', section, ...noTexts }, [{ lang, source, paragraphs }], {
      facts: [],
      readMentions,
    }).value.texts.get(source.file) ?? [];
  const entry = {
    ...{ file: source.file, kind, section, languages: [lang], sha256: '' },
    editions: {},
    origin: {},
    owner: '',
  };
  const asRead = nameParagraphs(source, readStructure(source, kind, { languages: [lang] }).value, lang);
  const written = writeLines(linesOf(source, asRead, [lang]), entry);
  const { value, diagnostics } = readMarkedText({ path: '', written, entry, text: source.text });
  expect(diagnostics).toEqual([]);
  const told = (paragraphs: readonly ReadParagraph[]) =>
    rowsOf(paragraphs).map(({ name, piece }) => [name, piece?.flow.text]);
  expect(told(withBlocks(value.paragraphs, asRead))).toEqual(told(asRead));
});
