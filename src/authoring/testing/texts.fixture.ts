import { readdirSync, readFileSync } from 'node:fs';
import { type SourceKind, sourceKindSchema } from '../../schema/document-kind.ts';
import { type Language, languageSchema } from '../../schema/language.ts';

export interface TestText {
  readonly file: string;
  readonly kind: SourceKind;
  readonly lang: Language;
  readonly text: string;
}

/** A small invented text, and the expected result, a line for each block or card. */
export interface Fixture extends TestText {
  readonly expected: readonly string[];
}

/** Some sources of the invented content. */
export const sourceTexts: readonly TestText[] = (
  [
    ['ipg/ipg-2.3.zh.txt', 'guide', 'zh'],
    ['ipg/ipg-2.3.ja.txt', 'guide-annotated', 'ja'],
    ['ipg/ipg-2.3.en.txt', 'guide', 'en'],
    ['ipg/ipg-2.4.zh-en.txt', 'guide', 'zh'],
    ['dawn/dawn-faq.zh.txt', 'set-faq', 'zh'],
  ] as const
).map(([file, kind, lang]) => ({
  file,
  kind,
  lang,
  text: readFileSync(new URL(`../../../tests/invented/content/sources/${file}`, import.meta.url), 'utf8'),
}));

/**
 * Reads the fixtures of a folder below `read`. Lines of `#####` separate the fixtures of a file. The first line of a
 * fixture says how to read the text, and can name it (`set-faq zh crlf bom: a name`). Then comes the text, with `\t`
 * and `\u3000` for characters that would be invisible, then `=====>` and the expected result.
 */
export const readFixtures = (folder: string): readonly Fixture[] => {
  const path = new URL(`../read/${folder}/`, import.meta.url);
  return readdirSync(path)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, path), 'utf8')
        .split(/^#{5,}\n/mu)
        .map((part) => parseFixture(file, part)),
    );
};

const parseFixture = (file: string, content: string): Fixture => {
  const [head = '', ...rest] = content.split('\n');
  const [reading = '', name] = head.split(': ');
  const [kind, lang, ...marks] = reading.split(' ');
  const end = rest.indexOf('=====>');
  const lines = rest.slice(0, end).map(unescapeLine);
  return {
    file: name === undefined ? file : `${file}: ${name}`,
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
