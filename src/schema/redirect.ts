/** Addresses without language and base: `m10/cards/act-of-treason/#r3`. An empty one is the home page. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
