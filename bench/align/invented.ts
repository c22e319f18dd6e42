import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageSchema } from '../../src/schema/language.ts';
import type { Chunk, GoldSection, GoldText } from './gold-text.ts';

/**
 * The invented sections of `held/`: `<section>.<language>.txt`, printed as the sources of that language print theirs, with marks
 * that are taken out before a text is read. `«remedy-2»` begins that clause, `«heading»` a heading of a part; either ends with
 * its paragraph.
 */
export const readInvented = (root: string): readonly GoldSection[] => {
  const folder = join(root, 'bench/align/held');
  const texts = readdirSync(folder)
    .sort()
    .map((file): GoldText & { readonly section: string } => {
      const [, section = '', named] = /^(.+)\.([a-z]+)\.txt$/u.exec(file) ?? [];
      const lang = languageSchema.parse(named);
      const chunks = toChunks(readFileSync(join(folder, file), 'utf8'));
      return { section, lang, kind: 'guide', file, languages: [lang], chunks };
    });
  return [...Map.groupBy(texts, ({ section }) => section)].map(([name, own]) => ({ name, texts: own }));
};

const toChunks = (text: string): readonly Chunk[] => {
  const [before = '', ...marked] = text.split('«');
  return [
    ...toOther(before),
    ...marked.flatMap((stretch): readonly Chunk[] => {
      const [mark = '', rest = ''] = stretch.split(/» ?/u);
      const end = rest.search(/\n{2}|\s*$/u);
      return [toMarked(rest.slice(0, end), mark), ...toOther(rest.slice(end))];
    }),
  ];
};

const toMarked = (text: string, mark: string): Chunk =>
  mark === 'heading' ? { text, role: 'heading' } : { text, role: 'clause', id: mark };

const toOther = (text: string): readonly Chunk[] => (text === '' ? [] : [{ text, role: 'other' }]);
