import { isFaq } from '../../../src/authoring/read/structure.ts';
import { withEntries, withQuestionsAt } from '../../../src/authoring/write/entries.ts';
import type { PlannedFile } from '../../../src/authoring/write/planned-files.ts';
import { layout } from '../../../src/records/layout.ts';
import type { Document } from '../../../src/schema/document.ts';
import { kindWith } from '../../../src/schema/document-kind.ts';
import { commonLanguage, inInterface, type Language, languages } from '../../../src/schema/language.ts';
import type { ReadText } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

/**
 * The list of documents with a set that is not in it yet. A title that the call does not give is the printed one of its
 * language; where there is none, that of another language, for a person to look at.
 */
export const listDocument = (
  { document, titles }: TextCall,
  documents: readonly Document[],
  texts: readonly ReadText[],
  read: (path: string) => string | undefined,
): readonly PlannedFile[] => {
  if (documents.some(({ id }) => id === document)) return [];
  const printed = texts.flatMap(({ languages: [lang], structure }) =>
    lang && isFaq(structure) && structure.title
      ? [[lang, structure.title.flow.text.replaceAll('_', '').trim()] as const]
      : [],
  );
  const known = new Map([...printed, ...titles]);
  const other = [...titles, ...printed][0]?.[1] ?? document;
  const titleIn = (lang: Language): string => known.get(lang) ?? other;
  const row = {
    ...{ id: document, kind: kindWith('cards'), titles: inInterface(titleIn), prevails: commonLanguage },
  };
  const guessed = languages.filter((lang) => !known.has(lang));
  const path = layout.documents.name;
  return [
    {
      path,
      text: withQuestionsAt(
        withEntries(read(path) ?? '', [row], 'last'),
        guessed.length > 0
          ? [{ path: [documents.length, 'titles'], text: `its title in ${guessed.join(' and ')}` }]
          : [],
      ),
    },
  ];
};
