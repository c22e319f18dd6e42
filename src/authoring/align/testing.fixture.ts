import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { type Flow, flowOf } from '../../pipeline/text/flow.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { noHints } from '../read/hints.ts';
import { readStructure } from '../read/read-structure.ts';
import type { TextToAlign } from './align-texts.ts';

/** A text of a section in one language, read with the plain grammar. */
export const readText = (
  lang: Language,
  text: string,
): TextToAlign & { readonly structure: GuideStructure } => {
  const source = createSourceText(`${lang}.txt`, text);
  const { value } = readStructure(source, 'guide', { languages: [lang], hints: noHints });
  if (value.kind !== 'guide') throw new Error('The grammar of IPG sections gave something else.');
  return { lang, structure: value };
};

/** A flow of a text by itself. */
export const toFlow = (text: string): Flow =>
  flowOf(createSourceText('a.txt', text), { start: 0, end: text.length });
