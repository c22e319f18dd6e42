/** The issue forms of the repository, by file name. */
export const reportKinds = ['wrong-text', 'wrong-alignment', 'translation-missing'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What a report is about; the keys are the IDs of the form's fields. */
export interface ReportFields {
  /** `ipg/2.3/#remedy-4` */
  readonly clause: string;
  readonly language: string;
  readonly edition: string;
}

/**
 * The address of an issue form with its fields filled in, or null where the site knows of none. `base` is the
 * address of the form page (`…/issues/new`) or of the repository; one that is no web address counts as none.
 */
export function reportAddress(
  base: string | undefined,
  kind: ReportKind,
  fields: ReportFields,
): string | null {
  if (!base || !URL.canParse(base)) return null;
  const address = new URL(base);
  if (!/^https?:$/u.test(address.protocol)) return null;
  if (!address.pathname.endsWith('/issues/new')) {
    address.pathname = `${address.pathname.replace(/\/+$/u, '')}/issues/new`;
  }
  address.searchParams.set('template', `${kind}.yml`);
  for (const [key, value] of Object.entries(fields)) if (value) address.searchParams.set(key, value);
  return address.href;
}
