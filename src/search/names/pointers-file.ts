import { addressInContents, isNumbered } from '../text/record.ts';
import type { NameEntry } from './name-row.ts';
import type { Pointers } from './names.ts';

/**
 * What people say where a text has the answer, as a file has it: a line for each section or card that has texts, and for
 * each section of a guide, in the order of all names; tabs part its texts and bars the words. Throws where one of the words has such a character.
 */
export function writePointers(entries: readonly NameEntry[], pointers: Pointers): string {
  const wrong = [...pointers.values()].flat().find((words) => /[\t\n|]/u.test(words));
  if (wrong) throw new Error(`What people say has a tab, a line break or a bar in it: ${wrong}`);
  return addressesByLine(entries)
    .map((addresses) =>
      addresses
        .map((url) => (pointers.get(url) ?? []).join('|'))
        .join('\t')
        .trimEnd(),
    )
    .join('\n');
}

export function readPointers(entries: readonly NameEntry[], written: string): Pointers {
  const lines = written.split('\n');
  const pointers = addressesByLine(entries).flatMap((addresses, line) => {
    const texts = (lines[line] ?? '').split('\t');
    return texts.map((words, at) => [addresses[at] ?? '', words.split('|')] as const);
  });
  return new Map(pointers.filter(([, [first]]) => first !== ''));
}

/** The addresses of the texts of each section or card that has some; of a section of a guide first its row in the contents. */
const addressesByLine = (entries: readonly NameEntry[]): string[][] =>
  entries.flatMap((entry) => {
    const { url, document, section, anchors = [] } = entry;
    const texts = anchors.map((anchor) => `${url.replace(/#.*$/u, '')}#${anchor}`);
    const all = isNumbered(entry) ? [addressInContents(document, section), ...texts] : texts;
    return all.length > 0 ? [all] : [];
  });
