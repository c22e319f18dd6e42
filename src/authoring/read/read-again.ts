import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { Part } from '../../schema/guide.ts';
import { commonLanguage } from '../../schema/language.ts';
import { nameParagraphs } from './name-paragraphs.ts';
import { readTexts } from './read-structure.ts';

/** What the reader sees today in the texts of a section or set FAQ, whatever people have decided; `known` are the parts of the section. */
export const readAgain = (texts: readonly PreparedSource[], known?: ReadonlySet<Part>) =>
  readTexts(
    texts.map((text) => {
      const { kind, languages, quoted } = text.entry;
      return { source: text.source, kind, languages, quoted };
    }),
    known,
  ).map(({ languages, source, value }) => ({
    ...{ languages, source },
    paragraphs: nameParagraphs(source, value, languages[0] ?? commonLanguage),
  }));
