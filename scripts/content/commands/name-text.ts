import type { PreparedSource } from '../../../src/pipeline/edition/prepare-source.ts';
import type { ByLanguage } from '../../../src/pipeline/edition/tree.ts';
import type { Language } from '../../../src/schema/language.ts';
import type { SourceEntry } from '../../../src/schema/source.ts';
import type { TextCall } from './text-call.ts';

/**
 * The name of a text. A newer edition of a section has its day in its name, or how many there are, and says what it takes the
 * place of; a text that is there, or is only transcribed anew, keeps its name.
 */
export const nameText = (
  { document, section, provenance, isReplacing }: TextCall,
  entries: ByLanguage<SourceEntry>,
  current: readonly PreparedSource[],
  carried: readonly Language[],
  text: string,
  ownName: string,
): { readonly name: string; readonly replaces?: readonly string[] } => {
  const replaces = [...new Set(carried.flatMap((lang) => entries[lang]?.file ?? []))];
  const [first = ownName] = replaces;
  const isThere = current.some(({ entry, source }) => entry.file === first && source.text === text);
  // A newer text of a set FAQ takes the place of the older one.
  if (section === undefined || replaces.length === 0 || isThere) return { name: first };
  if (isReplacing) {
    const isWhole = carried.every((lang) => entries[lang]?.languages.join() === carried.join());
    return { name: isWhole ? first : ownName };
  }
  const date = carried.map((lang) => provenance[lang]?.date).find((day) => day !== 'unknown');
  const names = new Set(current.map(({ entry }) => entry.file));
  const stem = `${document}-${section}.${carried.join('-')}`;
  let number = 2;
  while (names.has(`${stem}.${number}.txt`)) number += 1;
  return { name: `${stem}.${date ?? number}.txt`, replaces };
};
