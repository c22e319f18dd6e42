import { isOnNoPage, readMargin } from '../../pipeline/edition/margin.ts';
import {
  type MarkedLine,
  type Numbered,
  parseMarkedText,
  sourceOf,
  writeMarkedText,
} from '../../pipeline/edition/marked-text.ts';
import type { SourceInput } from '../../pipeline/edition/prepare-source.ts';
import type { Language } from '../../schema/language.ts';
import { headWithout } from '../write/head.ts';

/** A text of several languages without the rows of one of them, in the source and in the marked text. */
export const cutLanguage = (
  { written, entry, ...input }: SourceInput,
  lang: Language,
  sha256: (text: string) => string,
): SourceInput => {
  const { head, lines } = parseMarkedText('', written).value;
  const kept = linesWithout(lines, entry, lang);
  const text = sourceOf(kept);
  const sum = sha256(text);
  return {
    ...input,
    entry: {
      ...entry,
      languages: entry.languages.filter((one) => one !== lang),
      sha256: sum,
    },
    text,
    written: writeMarkedText({ head: headWithout(head, lang, sum), lines: kept }),
  };
};

/** What is on no page stays, whatever its language; what people have said of a row goes with it. */
const linesWithout = (
  lines: readonly Numbered<MarkedLine>[],
  entry: SourceInput['entry'],
  lang: Language,
): readonly Numbered<MarkedLine>[] => {
  const kept: Numbered<MarkedLine>[] = [];
  let remarks: Numbered<MarkedLine>[] = [];
  let goes = false;
  let isLineKept = false;
  for (const line of lines) {
    if (line.is !== 'row') {
      remarks.push(line);
      continue;
    }
    if (!line.goesOn) isLineKept = false;
    if (line.margin !== '') goes = isOf(line.margin, entry, lang);
    else if (line.joins === '') goes = false;
    if (!goes) {
      // Where the beginning of a printed line is gone, this is its beginning.
      kept.push(...remarks, { ...line, goesOn: line.goesOn && isLineKept });
      isLineKept = true;
    }
    remarks = [];
  }
  return [...kept, ...remarks];
};

const isOf = (margin: string, entry: SourceInput['entry'], lang: Language): boolean => {
  const read = readMargin(margin, entry, true);
  return 'name' in read && read.name.lang === lang && !isOnNoPage(read.name);
};
