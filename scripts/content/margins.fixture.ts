import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkedText } from '../../src/pipeline/marked-text/marked-text.ts';
import type { Language } from '../../src/schema/language.ts';
import type { ContentCopy } from './content-copy.fixture.ts';

type Margins = Partial<Record<Language, readonly string[]>>;

/** The margins of the marked texts of a set FAQ, from the top of each, by language. */
export const marginsOf = (root: string, document: string): Margins => {
  const folder = join(root, 'content/texts', document);
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const { lines } = parseMarkedText(name, readFileSync(join(folder, name), 'utf8')).value;
      const lang = /\.(?<lang>\w+)\.txt$/u.exec(name)?.groups?.lang ?? '';
      return [lang, lines.flatMap((line) => ('margin' in line && line.margin !== '' ? [line.margin] : []))];
    }),
  );
};

/** The rulings of the entry of a card, in the order of the text. */
export const rowsOfCard = (margins: readonly string[] = [], slug: string): readonly string[] => {
  const entry = margins.lastIndexOf(`card ${slug}`);
  const own = entry < 0 ? [] : margins.slice(entry + 1);
  const next = own.findIndex((margin) => /^(?:card|group|chapter)\b/u.test(margin));
  return own.slice(0, next < 0 ? undefined : next).filter((margin) => /^r\d+$/u.test(margin));
};

/** Answers every question about a set by deleting it; `change` is made in each file as well. */
export const answerQuestions = (
  { root, edit }: ContentCopy,
  document: string,
  change = (text: string): string => text,
): void => {
  for (const folder of [`content/texts/${document}`, `content/decisions/${document}`])
    for (const name of readdirSync(join(root, folder)))
      edit(`${folder}/${name}`, (text) => change(text.replace(/^(?:\?| *# \?).*\n/gmu, '')));
};
