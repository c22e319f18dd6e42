import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fixture, readFixtures, sourceTexts } from '../../src/authoring/testing/texts.fixture.ts';
import { createSourceText, type SourceText } from '../../src/pipeline/text/source-text.ts';
import type { SourceKind } from '../../src/schema/document-kind.ts';
import { type Language, languageSchema } from '../../src/schema/language.ts';

/** A text to read, and what the reader is told of it. */
export interface TextToTry {
  /** Its file, and how it is read where it is read in several ways. */
  readonly name: string;
  readonly source: SourceText;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  /** The plain text of the same section. */
  readonly plain?: string;
}

/** The texts of this edition, and the invented ones. */
export const ownTexts = (): readonly TextToTry[] =>
  [
    ...sourceTexts,
    ...readFixtures('fixtures').map(inFolder('fixtures')),
    ...readFixtures('guide/forms').map(inFolder('forms')),
  ].map(({ file, kind, lang, text }) => ({
    name: file,
    source: createSourceText(file, text),
    kind,
    languages: [lang],
  }));

const inFolder =
  (folder: string) =>
  (fixture: Fixture): Fixture => ({ ...fixture, file: `${folder}/${fixture.file}` });

/**
 * The texts in a folder and those below it; their names say what they are:
 *
 *   faq_zen.txt                  a set FAQ, in Chinese
 *   ipg-2024-1.1-zh.txt          a section of a guide
 *   ipg-2024-1.1-annotated-zh.txt    the same with commentary; also read with the plain text beside it
 *   ipg-2024-1.1.source.md       the same in Markdown, Chinese and English by turns; also with both plain texts beside it
 */
export const textsIn = (folder: string): readonly TextToTry[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return files.flatMap((file): readonly TextToTry[] => {
    const { kind, languages, plainFiles } = describe(file) ?? {};
    if (!kind || !languages || !plainFiles) return [];
    const text: TextToTry = { name: file, source: createSourceText(file, textOf(file)), kind, languages };
    const beside = plainFiles.filter((plain) => files.includes(plain));
    if (kind !== 'guide-annotated' || beside.length === 0) return [text];
    return [text, { ...text, name: `${file} beside plain`, plain: beside.map(textOf).join('\n') }];
  });
};

const describe = (
  file: string,
): (Pick<TextToTry, 'kind' | 'languages'> & { readonly plainFiles: readonly string[] }) | undefined => {
  const markdown = /^(?<stem>.*)\.source\.md$/u.exec(file)?.groups?.stem;
  if (markdown !== undefined) {
    const plainFiles = [`${markdown}-zh.txt`, `${markdown}-en.txt`];
    return { kind: 'guide-annotated', languages: ['zh', 'en'], plainFiles };
  }
  if (/(?:^|\/)faq_[^/]*\.txt$/u.test(file)) return { kind: 'set-faq', languages: ['zh'], plainFiles: [] };
  const { stem, annotated, code } =
    /^(?<stem>.*?)(?<annotated>-annotated)?-(?<code>\w+)\.txt$/u.exec(file)?.groups ?? {};
  const lang = languageSchema.safeParse(code);
  if (!lang.success) return undefined;
  return {
    kind: annotated === undefined ? 'guide' : 'guide-annotated',
    languages: [lang.data],
    plainFiles: [`${stem}-${lang.data}.txt`],
  };
};
