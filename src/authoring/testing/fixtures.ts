import { type Language, languageSchema } from '../../schema/language.ts';
import { type SourceKind, sourceKindSchema } from '../../schema/source.ts';

/** A small invented text, and the expected result, a line for each block or card. */
export interface Fixture {
  readonly file: string;
  readonly kind: SourceKind;
  readonly lang: Language;
  readonly text: string;
  readonly expected: readonly string[];
}

/** Reads a file of several small texts between lines of `#####`. The first line of each has its kind, language and name. */
export const parseFixtures = (file: string, content: string): readonly Fixture[] =>
  content.split(/^#{5,}\n/mu).map((part) => {
    const [head = '', ...rest] = part.split('\n');
    const [reading = '', name = file] = head.split(': ');
    return parseFixture(name, [reading, ...rest].join('\n'));
  });

/**
 * Reads a file of `read/fixtures`. Its first line says how to read the text (`set-faq zh crlf bom`); `\\t` and
 * `\\u3000` are characters that would be invisible in the file; the expected result is after `=====>`.
 */
export const parseFixture = (file: string, content: string): Fixture => {
  const [head = '', ...rest] = content.split('\n');
  const [kind, lang, ...marks] = head.split(' ');
  const end = rest.indexOf('=====>');
  const lines = rest.slice(0, end).map(unescapeLine);
  return {
    file,
    kind: sourceKindSchema.parse(kind),
    lang: languageSchema.parse(lang),
    text: (marks.includes('bom') ? '\uFEFF' : '') + lines.join(marks.includes('crlf') ? '\r\n' : '\n'),
    expected: rest
      .slice(end + 1)
      .filter((line) => line !== '')
      .map(unescapeLine),
  };
};

const unescapeLine = (line: string): string =>
  line
    .replaceAll('\\t', '\t')
    .replace(/\\u([0-9a-f]{4})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
