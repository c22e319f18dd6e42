import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt } from '../diagnostics.ts';
import { isBlank, positionAt, type SourceText } from './source-text.ts';

/**
 * Reports characters that a page cannot show, one for each line: control characters, overrides of the writing
 * direction (which would reverse the text after them), lone surrogates and Unicode noncharacters. White space and
 * invisible characters are allowed.
 */
export const findUnprintable = (source: SourceText): readonly Diagnostic[] => {
  const reported = new Set<number>();
  return [...source.text.matchAll(unprintable)].flatMap(({ index, 0: character }): readonly Diagnostic[] => {
    const { line, column } = positionAt(source, index);
    if (reported.has(line)) return [];
    reported.add(line);
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return [
      errorAt(
        'source/unprintable',
        { file: source.file, line, column },
        `U+${code} is a character that a page cannot show.`,
        'Remove it from the file, and say so under `origin` in the head of its marked text.',
      ),
    ];
  });
};

const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for these
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/** Characters without width: zero-width blanks, direction marks, soft hyphens inside a line. */
export const invisible = /\u00AD(?!$)|[\u200B\u200E\u200F\u2060]/gmu;

/** Returns a predicate for offsets: whether the character is a blank or has no width. */
export const unseenIn = ({ text }: SourceText): ((offset: number) => boolean) => {
  const unseen = new Set(Array.from(text.matchAll(invisible), ({ index }) => index));
  return (offset) => unseen.has(offset) || isBlank(text.charAt(offset));
};
