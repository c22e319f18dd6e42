/**
 * A published address that no longer exists, and the one that replaces it, without language and base:
 * `m10/cards/act-of-treason/#r3`. The first page of the site is the empty address.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
