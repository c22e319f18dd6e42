import { type RowName, writeMargin } from '../../pipeline/edition/margin.ts';
import type { Paragraph } from '../../pipeline/edition/paragraphs.ts';
import type { Language } from '../../schema/language.ts';
import { inTextOrder, type NamedText, rowsOffPage } from '../write/lay-rows.ts';
import { type FaqText, type Row, unprinted } from './rows.ts';

/**
 * The rows of a text in its order, with what is on no page. A card whose entry was lost in the older text, and still is,
 * stays before the next card or chapter that is there.
 */
export const namedTexts = (
  { lang, source, structure }: FaqText,
  own: readonly Row[],
  older: readonly Paragraph[],
): readonly NamedText[] => {
  const { title } = structure;
  const rows: NamedText[] = [...(title ? [{ margin: 'title', piece: title }] : []), ...linesOf(own, lang)];
  const indexOf = ({ name: { is, id } }: Paragraph): number =>
    is === 'card' || is === 'chapter'
      ? rows.findIndex(({ margin }) => `${margin} `.startsWith(`${is} ${id} `))
      : -1;
  for (const [index, one] of older.entries()) {
    if (!one.name.isLost || indexOf(one) >= 0) continue;
    const next = older
      .slice(index)
      .map(indexOf)
      .find((at) => at >= 0);
    rows.splice(next ?? rows.length, 0, { margin: writeMargin(one.name, lang) });
  }
  return inTextOrder(
    rows,
    rowsOffPage(source, structure, () => false),
  );
};

/** The lines of rows and of those in them. */
const linesOf = (rows: readonly Row[], lang: Language): readonly NamedText[] =>
  rows.flatMap(({ id, lines, rows: within }) => [
    ...(lines[lang] ?? []).map(({ name, piece }) => ({
      margin: writeMargin({ ...name, id: named.has(name.is) ? id : '', lang }, lang),
      piece: piece === unprinted ? undefined : piece,
    })),
    ...linesOf(within, lang),
  ]);

/** What has the ID of its row in the margin. */
const named: ReadonlySet<RowName['is']> = new Set(['chapter', 'section', 'note', 'card', 'ruling']);
