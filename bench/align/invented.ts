import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/schema/language.ts';
import type { Chunk, GoldSection, GoldText } from './gold-text.ts';

/**
 * The invented sections of `held/`. Each is
 * `<section>.<languages>[.annotated].txt`, printed as the sources of its language print theirs, with marks in it that
 * are taken out before it is read: `«remedy-2»` begins that clause, `«zh:remedy-2»` in a text of two languages, `«note»`
 * commentary, `«heading»` a heading of a part. What a mark begins goes to the next mark or to the end of the paragraph.
 */
export const readInvented = (root: string): readonly GoldSection[] => {
  const folder = join(root, 'bench/align/held');
  const sections = new Map<string, GoldText[]>();
  for (const file of readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort()) {
    const [, section = '', carried = '', annotated] = fileName.exec(file) ?? [];
    const own = carried.split('-').filter((lang): lang is Language => /^(?:zh|ja|en)$/u.test(lang));
    const text = readFileSync(join(folder, file), 'utf8');
    const texts = own.map(
      (lang): GoldText => ({
        lang,
        kind: annotated === undefined ? 'guide' : 'guide-annotated',
        file,
        languages: own,
        chunks: toChunks(text, lang),
      }),
    );
    sections.set(section, [...(sections.get(section) ?? []), ...texts]);
  }
  return [...sections].map(([name, texts]) => ({ name, texts }));
};

const fileName = /^(\d+\.\d+)\.([a-z-]+)(\.annotated)?\.txt$/u;

/** The chunks of a marked text; clauses of another language than `lang` are none. */
const toChunks = (text: string, lang: Language): readonly Chunk[] => {
  const [before = '', ...marked] = text.split('«');
  return [
    ...toOther(before),
    ...marked.flatMap((stretch): readonly Chunk[] => {
      const [mark = '', rest = ''] = stretch.split(/» ?/u);
      const end = rest.search(/\n{2}|\s*$/u);
      const [of, id] = mark.includes(':') ? mark.split(':') : [lang, mark];
      const own = rest.slice(0, end);
      return [...toChunk(own, of === lang ? id : undefined), ...toOther(rest.slice(end))];
    }),
  ];
};

const toChunk = (text: string, mark: string | undefined): readonly Chunk[] => {
  if (mark === undefined) return toOther(text);
  if (mark === 'heading') return [{ text, role: 'heading' }];
  if (mark === 'note') return [{ text, role: 'annotation' }];
  const part = mark.startsWith('example-') ? 'examples' : mark.replace(/-\d+$/u, '');
  return [{ text, role: 'clause', id: mark, part }];
};

const toOther = (text: string): readonly Chunk[] => (text === '' ? [] : [{ text, role: 'other' }]);
