import { Document, isMap, isScalar, isSeq } from 'yaml';
import { takeText } from '../../pipeline/structure/take-text.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { FaqRow, GuideRow, StructureFile } from '../../schema/structure.ts';
import { firstWords } from './segment-words.ts';

/** The text of a structure file: a line for each row, with the first words of its text for the eye. */
export const structureToYaml = (source: SourceText, file: StructureFile): string => {
  const lines = file.lines.map(({ at, is, mark, ...more }) => ({ at, is, ...more, mark }));
  const document = new Document({ ...file, lines }, { keepUndefined: false });
  document.commentBefore = [
    ` What the lines of ${file.source} are. The build obeys this file and looks at no line to decide what it is.`,
    ' The reader proposes it (`npm run -s content -- propose`). Where it is wrong, correct the row.',
  ].join('\n');
  const rows = document.get('lines', true);
  for (const [index, item] of isSeq(rows) ? rows.items.entries() : [])
    format(item, file.lines[index], file.lines[index - 1], source);
  return document.toString({ lineWidth: 0 });
};

const format = (
  item: unknown,
  row: GuideRow | FaqRow | undefined,
  before: GuideRow | FaqRow | undefined,
  source: SourceText,
): void => {
  if (!isMap(item) || !row) return;
  item.flow = true;
  item.spaceBefore = before !== undefined && opening.has(row.is) && before.is !== row.is;
  for (const key of ['at', 'mark']) {
    const value = item.get(key, true);
    const scalars = isSeq(value) ? value.items : [value];
    for (const scalar of scalars) if (isScalar(scalar)) scalar.type = 'QUOTE_DOUBLE';
  }
  const taken = row.at === undefined ? undefined : takeText(source, { ...row, at: row.at });
  if (taken?.block?.flow.text) item.comment = ` ${firstWords(taken.block.flow.text)}`;
};

/** Rows that begin something. */
const opening: ReadonlySet<string> = new Set([
  'heading',
  'subheading',
  'chapter',
  'section',
  'group',
  'card',
]);
