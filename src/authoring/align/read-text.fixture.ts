import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { noHints } from '../read/lines/hints.ts';
import { readStructure } from '../read/read-structure.ts';
import type { TextToAlign } from './align-texts.ts';

/** A text of a section in one language, read with the plain grammar. */
export const readText = (
  lang: Language,
  text: string,
): TextToAlign & { readonly structure: GuideStructure } => {
  const source = createSourceText(`${lang}.txt`, text);
  const { value } = readStructure(source, 'guide', { languages: [lang], hints: noHints });
  if (value.kind !== 'guide') throw new Error('The text was not read as a guide.');
  return { lang, structure: value };
};
