import { readdirSync, readFileSync } from 'node:fs';
import type { SourceKind } from '../../src/schema/document-kind.ts';
import { type Language, languageSchema } from '../../src/schema/language.ts';

/** A text cut into chunks. Chunks of clauses have their right ID. */
export interface GoldText {
  readonly lang: Language;
  readonly kind: SourceKind;
  readonly file: string;
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly text: string;
  readonly id?: string;
}

/** A section with its text in each language. */
export interface GoldSection {
  readonly name: string;
  readonly texts: readonly GoldText[];
}

/**
 * Reads the invented sections of `held/`: `<section>.<language>.txt`, in the layout of that language's sources.
 * `«remedy-2»` begins that clause, `«heading»` a heading; both end with their paragraph. The marks are not part of the
 * text.
 */
export const readHeld = (): readonly GoldSection[] => {
  const folder = new URL('held/', import.meta.url);
  const texts = readdirSync(folder)
    .sort()
    .map((file) => {
      const [, section = '', named] = /^(.+)\.([a-z]+)\.txt$/u.exec(file) ?? [];
      const chunks = toChunks(readFileSync(new URL(file, folder), 'utf8'));
      return { section, lang: languageSchema.parse(named), kind: 'guide' as const, file, chunks };
    });
  return Array.from(
    Map.groupBy(texts, ({ section }) => section),
    ([name, own]) => ({ name, texts: own }),
  );
};

const toChunks = (marked: string): readonly Chunk[] =>
  marked.split(/(?=«)/u).flatMap((stretch): readonly Chunk[] => {
    const [, id, text = ''] = /^«(.*?)» ?([\s\S]*)$/u.exec(stretch) ?? [];
    if (id === undefined || id === 'heading') return [{ text: id === undefined ? stretch : text }];
    const end = text.search(/\n{2}|\s*$/u);
    return [{ text: text.slice(0, end), id }, { text: text.slice(end) }];
  });
