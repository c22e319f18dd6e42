import type { GuideSection, Part } from '../schema/guide.ts';
import type { Columns } from '../text/columns.ts';

/** The heading of a part in each column, preferably from the source of the column. `others` are in no column. */
export function viewPart(
  { section, columns }: { readonly section: GuideSection; readonly columns: Pick<Columns, 'all'> },
  id: Part,
) {
  const printed = section.headings.filter(({ part, before }) => part === id && before === undefined);
  const cells = columns.all.map((column) => {
    const inColumn = printed.filter(({ lang }) => lang === column);
    const own = inColumn.find(({ source }) => source.file === section.editions[column]?.file);
    return { column, heading: own ?? inColumn[0] };
  });
  return {
    cells,
    others: printed.filter((heading) => cells.every((cell) => cell.heading !== heading)),
  };
}
