/** A typed message about content. Errors stop the build. */
export interface Diagnostic {
  /** The stage and the fault: `registry/unassigned`. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}
