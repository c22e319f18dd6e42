import { existsSync } from 'node:fs';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The browsers that the checks know, by whether the machine has them. */
export const { here: browsersHere = [], lacking: browsersLacking = [] } = Object.groupBy(
  [firefox, webkit],
  ({ needs }) => (needs.every((program) => existsSync(program)) ? 'here' : 'lacking'),
);
