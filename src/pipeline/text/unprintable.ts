import type { Diagnostic } from '../../schema/diagnostic.ts';
import { positionAt, type SourceText } from './source-text.ts';

/**
 * Reports characters that no page can show as they are: control characters, overrides of the direction of writing
 * (which would turn round what stands behind them), halves of surrogate pairs, and what Unicode says is no
 * character. Blanks of every kind are none of them. Once for each line.
 */
export const findUnprintable = (source: SourceText): readonly Diagnostic[] => {
  const reported = new Set<number>();
  return [...source.text.matchAll(unprintable)].flatMap(({ index, 0: character }): readonly Diagnostic[] => {
    const { line, column } = positionAt(source, index);
    if (reported.has(line)) return [];
    reported.add(line);
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return [
      {
        code: 'source/unprintable',
        severity: 'error',
        file: source.file,
        line,
        column,
        message: `U+${code} is a character that no page can show.`,
        hint: 'Take it out of the copy, and say so under `origin` in source.yml.',
      },
    ];
  });
};

const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;
