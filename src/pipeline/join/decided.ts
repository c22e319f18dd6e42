/** The decisions of a page, and their file. */
export interface Decided<Decisions> {
  readonly document: string;
  /** `2.3`, `general-notes` */
  readonly page: string;
  /** `content/decisions/ipg/2.3.yml` */
  readonly file: string;
  readonly value: Decisions;
}

/** The file of the decisions of a page. `decisionsPath('ipg', '2.3') // => 'content/decisions/ipg/2.3.yml'` */
export const decisionsPath = (document: string, page: string): string =>
  `content/decisions/${document}/${page}.yml`;

/** The decisions of a page; empty if it has none. */
export const decisionsOf = <Decisions>(
  all: readonly Decided<Decisions>[],
  document: string,
  page: string,
): Decided<Decisions> =>
  all.find((one) => one.document === document && one.page === page) ?? {
    document,
    page,
    file: decisionsPath(document, page),
    value: {} as Decisions,
  };
