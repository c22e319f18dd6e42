/** Addresses without language and base: `m10/cards/act-of-treason/#r3`. An empty `to` is the home page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
