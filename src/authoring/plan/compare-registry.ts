import type { Language } from '../../schema/language.ts';
import type { ChapterRegistry, Places, SectionRegistry } from '../../schema/registry.ts';

/** A row of a registry, and the lines that it names. */
export interface DecidedRow {
  /** `remedy-2`, `clone#r1`, `ledger 30`; a chapter, and `card-rulings group 362` for a heading in it. */
  readonly id: string;
  readonly at: string;
  /** The chapter of a set FAQ in which it is. */
  readonly chapter?: string;
}

/**
 * The rows of a section that a proposal from the texts alone does not have: what people have decided about them. IDs and
 * reasons are theirs in any case.
 */
export const compareSection = (
  committed: SectionRegistry,
  proposed: Pick<SectionRegistry, 'clauses' | 'ledger'>,
): readonly DecidedRow[] => [
  ...onlyInFirst(committed.clauses, proposed.clauses, ({ part, texts, annotations, alsoPrinted }) =>
    JSON.stringify([
      part,
      Object.entries(texts)
        .map(([lang, text]) => `${lang} ${typeof text === 'string' ? text : text.at}`)
        .sort(),
      annotations.map(({ lang, at }) => `${lang} ${at}`).sort(),
      alsoPrinted.map(({ lang, at }) => `${lang} ${at}`).sort(),
    ]),
  ).map(({ id }) => ({ id, at: '' })),
  ...onlyInFirst(committed.ledger, proposed.ledger, JSON.stringify).map(({ at }) => ({
    id: `ledger ${at}`,
    at,
  })),
];

/** The same for the chapters of a set FAQ, and its text in one language. */
export const compareChapters = (
  committed: readonly ChapterRegistry[],
  proposed: readonly ChapterRegistry[],
  lang: Language,
): readonly DecidedRow[] => {
  const rowsIn = (chapters: readonly ChapterRegistry[]) => chapters.flatMap((one) => rowsOf(one, lang));
  return onlyInFirst(rowsIn(committed), rowsIn(proposed), ({ row }) => row);
};

/** Each row with what has to be the same in a proposal. */
const rowsOf = (
  { chapter, heading, ledger, sections, groups }: ChapterRegistry,
  lang: Language,
): readonly (DecidedRow & { readonly row: string })[] => {
  const toRow = (id: string, at: string, row: string) => ({ id, at, chapter, row: `${row} ${at}` });
  const toRows = (id: string, { [lang]: at }: Places = {}, row: string) =>
    at === undefined ? [] : [toRow(id, at, row)];
  return [
    ...toRows(chapter, heading, 'chapter'),
    ...ledger
      .filter((row) => row.in === lang)
      .map(({ at, reason }) => toRow(`ledger ${at}`, at, `ledger ${reason}`)),
    ...sections.flatMap((section) => [
      ...toRows(section.id, section.heading, 'section'),
      ...section.notes.flatMap(({ id, texts }) => toRows(id, texts, 'note')),
      ...section.boxes.flatMap(({ card, at }) => toRows(`${section.id} box ${card}`, at, `box ${card}`)),
    ]),
    ...groups.flatMap(({ heading: own, cards }) => [
      ...toRows(`${chapter} group ${own?.[lang]}`, own, 'group'),
      ...cards.flatMap(({ slug, at, rulings }) => [
        ...toRows(slug, at, `card ${slug}`),
        // Which ruling is which is decided with the other languages.
        ...rulings.flatMap(({ id, texts }) => toRows(`${slug}#${id}`, texts, `ruling ${slug}`)),
      ]),
    ]),
  ];
};

const onlyInFirst = <Row>(
  rows: readonly Row[],
  others: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const keys = new Set(others.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
};
