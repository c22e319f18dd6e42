import { readFileSync, writeFileSync } from 'node:fs';

const results = new URL('../RESULTS.md', import.meta.url);

/**
 * Prints the section of a benchmark and puts it into bench/RESULTS.md, in place of the one with its heading. Each
 * benchmark leaves the sections of the others as they are.
 */
export const writeSection = (section: string): void => {
  const headingOf = (text: string) => text.split('\n', 1)[0];
  const sections = readFileSync(results, 'utf8').split(/^(?=## )/mu);
  const at = sections.findIndex((one) => headingOf(one) === headingOf(section));
  const next = at < 0 ? [...sections, section] : sections.with(at, section);
  writeFileSync(results, `${next.map((one) => one.trim()).join('\n\n')}\n`);
  process.stdout.write(`${section}\n`);
};
