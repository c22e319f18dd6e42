import type { ChapterRegistry, SectionRegistry } from '../../schema/registry.ts';

/**
 * The rows of a section that a proposal from the texts alone does not have: what people have decided about them. IDs and
 * reasons are theirs in any case.
 */
export const compareSection = (
  committed: SectionRegistry,
  proposed: Pick<SectionRegistry, 'clauses' | 'ledger'>,
): readonly string[] => [
  ...onlyInFirst(committed.clauses, proposed.clauses, ({ part, texts, annotations, alsoPrinted }) =>
    JSON.stringify([
      part,
      Object.entries(texts)
        .map(([lang, text]) => `${lang} ${typeof text === 'string' ? text : text.at}`)
        .sort(),
      annotations.map(({ lang, at }) => `${lang} ${at}`).sort(),
      alsoPrinted.map(({ lang, at }) => `${lang} ${at}`).sort(),
    ]),
  ).map(({ id }) => id),
  ...onlyInFirst(committed.ledger, proposed.ledger, JSON.stringify).map(({ at }) => `ledger ${at}`),
];

/** The same for the chapters of a set FAQ. */
export const compareChapters = (
  committed: readonly ChapterRegistry[],
  proposed: readonly ChapterRegistry[],
): readonly string[] =>
  onlyInFirst(committed.flatMap(rowsOf), proposed.flatMap(rowsOf), ({ row }) => row).map(({ id }) => id);

const rowsOf = ({
  chapter,
  heading,
  ledger,
  sections,
  groups,
}: ChapterRegistry): readonly { readonly id: string; readonly row: string }[] => [
  { id: chapter, row: `chapter ${heading}` },
  ...ledger.map(({ at, reason }) => ({ id: `ledger ${at}`, row: `ledger ${at} ${reason}` })),
  ...sections.flatMap((section) => [
    { id: section.id, row: `section ${section.heading}` },
    ...section.notes.map(({ id, at }) => ({ id, row: `note ${at}` })),
    ...section.boxes.map(({ card, at }) => ({ id: card, row: `box ${card} ${at}` })),
  ]),
  ...groups.flatMap(({ heading: own, cards }) => [
    { id: `group ${own}`, row: `group ${own}` },
    ...cards.flatMap(({ slug, at, rulings }) => [
      { id: slug, row: `card ${slug} ${at}` },
      ...rulings.map((ruling) => ({
        id: `${slug}#${ruling.id}`,
        row: `ruling ${slug} ${ruling.id} ${ruling.at}`,
      })),
    ]),
  ]),
];

const onlyInFirst = <Row>(
  rows: readonly Row[],
  others: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const keys = new Set(others.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
};
