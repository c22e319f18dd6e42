/** A typed message about content. Errors stop the build. */
export interface Diagnostic {
  /** The stage or subject, and the fault: `join/id-twice`, `names/no-page`. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** In a data file, in place of `line`: the keys and list indexes that lead to the value. */
  readonly path?: readonly PropertyKey[] | undefined;
  /** The subject of the message, for programs: an address or a name, such as `ipg/2.3/#remedy-1 in ja`. */
  readonly about?: string | undefined;
  readonly message: string;
  readonly hint: string;
}
