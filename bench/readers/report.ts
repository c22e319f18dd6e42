import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faqParseView } from '../../src/authoring/read/view-faq.ts';
import { viewSection } from '../../src/authoring/read/view-section.ts';
import { commonLanguage } from '../../src/schema/language.ts';
import { createAligner } from '../align/trial.ts';
import { scoreReadings } from './score.ts';
import { readText, type TextToTry, textsIn } from './texts.ts';

/**
 * Reads the texts of a folder, and writes the readings into `out`, as files that can be compared with those of
 * another version. Returns their scores against `gold/` in the folder.
 */
export const reportReaders = (root: string, folder: string, out: string): string => {
  const texts = textsIn(folder);
  for (const text of texts) {
    const path = join(out, `${text.name.replaceAll(' ', '-')}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(viewReading(text), null, 1)}\n`);
  }
  return `${scoreReadings(join(folder, 'gold'), texts, createAligner(root)).join('\n')}\n`;
};

/** A reading as `content -- parse` prints it. */
const viewReading = (text: TextToTry) => {
  const { source, languages } = text;
  const { value, diagnostics } = readText(text);
  return value.kind === 'guide'
    ? viewSection(source, { value, diagnostics }, languages[0] ?? commonLanguage)
    : faqParseView(source, { value, diagnostics });
};
