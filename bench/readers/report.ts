import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { faqParseView } from '../../src/authoring/read/view-faq.ts';
import { viewSection } from '../../src/authoring/read/view-section.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import type { SourceKind } from '../../src/schema/document-kind.ts';
import { type Language, languageSchema } from '../../src/schema/language.ts';

/**
 * Reads the texts in a folder and below it, and writes the readings into `out`, as `content -- parse` prints them, to
 * compare them with those of another version. Returns the number of readings. The names of the texts say what they are:
 *
 *   faq_zen.txt                      a set FAQ, in Chinese
 *   ipg-2024-1.1-zh.txt              a section of a guide
 *   ipg-2024-1.1-annotated-zh.txt    the same with commentary; also read with the plain text beside it
 *   ipg-2024-1.1.source.md           the same in Markdown, Chinese and English by turns; also with both plain texts
 */
export const reportReaders = (folder: string, out: string): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
  let count = 0;
  const writeReading = (file: string, { kind, languages }: Form, name = file, plain?: string): void => {
    const source = createSourceText(file, textOf(file));
    const { value, diagnostics } = readStructure(source, kind, { languages, ...(plain && { plain }) });
    const [lang = 'en'] = languages;
    const view =
      value.kind === 'guide'
        ? viewSection(source, { value, diagnostics }, lang)
        : faqParseView(source, { value, diagnostics });
    const path = join(out, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(view, null, 1)}\n`);
    count += 1;
  };
  for (const file of files) {
    const form = formOf(file);
    if (!form) continue;
    writeReading(file, form);
    const stem = file.replace(/(?:\.source\.md|-annotated-\w+\.txt)$/u, '');
    const beside = form.languages.map((lang) => `${stem}-${lang}.txt`).filter((each) => files.includes(each));
    if (beside.length > 0) writeReading(file, form, `${file}-beside-plain`, beside.map(textOf).join('\n'));
  }
  return `${count} readings in ${out}\n`;
};

interface Form {
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
}

const formOf = (file: string): Form | undefined => {
  if (file.endsWith('.source.md')) return { kind: 'guide-annotated', languages: ['zh', 'en'] };
  if (/(?:^|\/)faq_[^/]*\.txt$/u.test(file)) return { kind: 'set-faq', languages: ['zh'] };
  const [, annotated, code] = /(-annotated)?-(\w+)\.txt$/u.exec(file) ?? [];
  const { data: lang } = languageSchema.safeParse(code);
  return lang && { kind: annotated === undefined ? 'guide' : 'guide-annotated', languages: [lang] };
};
