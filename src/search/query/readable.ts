import type { InterfaceLanguage } from '../../schema/language.ts';
import type { TableRow } from '../index/table.ts';
import type { Kind } from '../text/record.ts';

/**
 * Whether a name of a term or card is worth asking for. Where all can be read in letters, or all in characters, as the
 * reader reads, names in the others lead nowhere else, and each would need parts of the index that nothing else needs.
 */
export function isNameFor(
  reader: InterfaceLanguage | undefined,
  rows: readonly TableRow[],
): (name: string) => boolean {
  if (reader === undefined) return () => true;
  const isInLetters = reader === 'en';
  // A card that texts only name has no text but its names.
  const texts = rows.filter(({ kind }) => texted.includes(kind));
  const isReadable = ({ langs }: TableRow) => langs.some((lang) => (lang === 'en') === isInLetters);
  const readable = new Set(texts.filter(isReadable).map(({ url }) => url));
  if (!texts.every(({ url }) => readable.has(url))) return () => true;
  return (name) => unspacedName.test(name) !== isInLetters;
}

const unspacedName = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const texted: readonly Kind[] = ['clause', 'annotation', 'ruling', 'note'];
