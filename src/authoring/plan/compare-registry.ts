import type { ChapterRegistry, SectionRegistry } from '../../schema/registry.ts';

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

/** The same for the chapters of a set FAQ. */
export const compareChapters = (
  committed: readonly ChapterRegistry[],
  proposed: readonly ChapterRegistry[],
): readonly DecidedRow[] =>
  onlyInFirst(committed.flatMap(rowsOf), proposed.flatMap(rowsOf), ({ row }) => row);

/** Each row with what has to be the same in a proposal. */
const rowsOf = ({
  chapter,
  heading,
  ledger,
  sections,
  groups,
}: ChapterRegistry): readonly (DecidedRow & { readonly row: string })[] => {
  const toRow = (id: string, at: string | undefined, row: string) => ({ id, at: at ?? '', chapter, row });
  return [
    toRow(chapter, heading, `chapter ${heading}`),
    ...ledger.map(({ at, reason }) => toRow(`ledger ${at}`, at, `ledger ${at} ${reason}`)),
    ...sections.flatMap((section) => [
      toRow(section.id, section.heading, `section ${section.heading}`),
      ...section.notes.map(({ id, at }) => toRow(id, at, `note ${at}`)),
      ...section.boxes.map(({ card, at }) => toRow(`${section.id} box ${card}`, at, `box ${card} ${at}`)),
    ]),
    ...groups.flatMap(({ heading: own, cards }) => [
      toRow(`${chapter} group ${own}`, own, `group ${own}`),
      ...cards.flatMap(({ slug, at, rulings }) => [
        toRow(slug, at, `card ${slug} ${at}`),
        ...rulings.map(({ id, at: lines }) => toRow(`${slug}#${id}`, lines, `ruling ${slug} ${id} ${lines}`)),
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
