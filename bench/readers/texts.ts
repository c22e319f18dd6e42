import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import type { FaqStructure, GuideStructure } from '../../src/authoring/read/structure.ts';
import type { Staged } from '../../src/pipeline/diagnostics.ts';
import { createSourceText, type SourceText } from '../../src/pipeline/text/source-text.ts';
import type { SourceKind } from '../../src/schema/document-kind.ts';
import { type Language, languageSchema } from '../../src/schema/language.ts';

/** A text with the options of its reader. */
export interface TextToTry {
  /** Its file, with the way of reading if there are several. */
  readonly name: string;
  readonly source: SourceText;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  /** The plain text of the same section. */
  readonly plain?: string;
}

/**
 * The texts in a folder and below it; their names say what they are:
 *
 *   faq_zen.txt                      a set FAQ, in Chinese
 *   ipg-2024-1.1-zh.txt              a section of a guide
 *   ipg-2024-1.1-annotated-zh.txt    the same with commentary; also read with the plain text beside it
 *   ipg-2024-1.1.source.md           the same in Markdown, Chinese and English by turns; also with both plain texts
 */
export const textsIn = (folder: string): readonly TextToTry[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  return files.flatMap((file): readonly TextToTry[] => {
    const form = formOf(file);
    if (!form) return [];
    const text: TextToTry = { name: file, source: createSourceText(file, textOf(file)), ...form };
    if (form.kind !== 'guide-annotated') return [text];
    const stem = file.replace(/(?:\.source\.md|-annotated-\w+\.txt)$/u, '');
    const beside = form.languages.map((lang) => `${stem}-${lang}.txt`).filter((each) => files.includes(each));
    if (beside.length === 0) return [text];
    return [text, { ...text, name: `${file} beside plain`, plain: beside.map(textOf).join('\n') }];
  });
};

const formOf = (file: string): Pick<TextToTry, 'kind' | 'languages'> | undefined => {
  if (file.endsWith('.source.md')) return { kind: 'guide-annotated', languages: ['zh', 'en'] };
  if (/(?:^|\/)faq_[^/]*\.txt$/u.test(file)) return { kind: 'set-faq', languages: ['zh'] };
  const [, annotated, code] = /(-annotated)?-(\w+)\.txt$/u.exec(file) ?? [];
  const { data: lang } = languageSchema.safeParse(code);
  return lang && { kind: annotated === undefined ? 'guide' : 'guide-annotated', languages: [lang] };
};

/** Reads the structure of a text. */
export const readText = ({
  source,
  kind,
  languages,
  plain,
}: TextToTry): Staged<GuideStructure | FaqStructure> =>
  readStructure(source, kind, { languages, ...(plain === undefined ? {} : { plain }) });
