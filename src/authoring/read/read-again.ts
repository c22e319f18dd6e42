import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import { spanOfPiece } from '../../pipeline/text/flow.ts';
import type { Part } from '../../schema/guide.ts';
import { commonLanguage } from '../../schema/language.ts';
import { nameParagraphs } from './name-paragraphs.ts';
import { readTexts } from './read-structure.ts';

/** What the reader sees today in the texts of a section or set FAQ, whatever people have decided; `known` are the parts of the section. */
export const readAgain = (texts: readonly PreparedSource[], known?: ReadonlySet<Part>) =>
  readTexts(
    texts.map((text) => {
      const { kind, languages, quoted } = text.entry;
      return { source: text.source, kind, languages, quoted, pageLines: pageLinesIn(text) };
    }),
    known,
  ).map(({ languages, source, value }) => ({
    ...{ languages, source },
    paragraphs: nameParagraphs(source, value, languages[0] ?? commonLanguage),
  }));

/** The lines that a whole file has told to be of its pages: of a text that is cut from one, the marked text alone knows them. */
const pageLinesIn = ({ entry, paragraphs }: PreparedSource): ReadonlySet<number> | undefined =>
  entry.takenFrom &&
  new Set(
    paragraphs.flatMap(({ name, piece }) => {
      const [from, to] = name.is === 'furniture' && piece ? spanOfPiece(piece).lines : [1, 0];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
