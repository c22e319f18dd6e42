export interface Decided<Decisions> {
  readonly document: string;
  /** `2.3`, `general-notes` */
  readonly page: string;
  readonly file: string;
  readonly value: Decisions;
}

/** `decisionsPath('ipg', '2.3') // => 'content/decisions/ipg/2.3.yml'` */
export const decisionsPath = (document: string, page: string): string =>
  `content/decisions/${document}/${page}.yml`;

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
