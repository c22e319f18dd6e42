/** The sections of a document that have the number before the dot in common. */
export interface Chapter<Section> {
  /** `ipg-2` */
  readonly id: string;
  /** Its first and last section: `IPG 2.1–2.9`. */
  readonly name: string;
  readonly sections: readonly Section[];
}

/**
 * The chapters of a document that is too long for one page of everything, in its order; none while it is short
 * enough. What is said of every clause is said on a page for each chapter then.
 *
 * @param sections in the order of the document
 */
export function chaptersOf<Section extends { readonly id: string }>(
  sections: readonly Section[],
): readonly Chapter<Section>[] {
  if (sections.length <= mostOnOnePage) return [];
  const groups = Map.groupBy(sections, ({ id }) => id.replace(/\..*$/u, ''));
  return [...groups].map(([number, own]) => ({
    id: `ipg-${number}`,
    name: `IPG ${[...new Set([own[0]?.id, own.at(-1)?.id])].join('–')}`,
    sections: own,
  }));
}

const mostOnOnePage = 40;
