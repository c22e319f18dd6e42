import { decisionsOf, decisionsPath } from '../../pipeline/edition/decided.ts';
import { noTitle } from '../../pipeline/edition/tree.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { inEachLanguage, interfaceLanguages, type Localized } from '../../schema/language.ts';
import type { PlacedValue } from '../write/yaml.ts';
import type { Addressable } from './retire.ts';

/**
 * Titles of the chapters and sections of an FAQ that only a text that goes has printed, by the files of decisions: they stay as
 * our names, because pages have to be called something in every language.
 */
export const keptTitles = (
  { records: { chapters: before } }: Addressable,
  { records: { chapters: after }, input }: Addressable,
): ReadonlyMap<string, readonly PlacedValue[]> =>
  new Map(
    after.flatMap((chapter) => {
      const { document, slug } = chapter;
      const old = before.find((one) => one.document === document && one.slug === slug);
      const { value } = decisionsOf(input.chapterDecisions, document, slug);
      const kept = [
        keep(['titles'], value.titles, old, chapter),
        ...chapter.sections.map((section) => {
          const { id } = section;
          const oldSection = old?.sections.find((one) => one.id === id);
          return keep(['sections', id], value.sections?.[id], oldSection, section);
        }),
      ].flat();
      return kept.length === 0 ? [] : [[decisionsPath(document, slug), kept] as const];
    }),
  );

const keep = (
  path: readonly string[],
  decided: Partial<Localized> | undefined,
  before: Titled | undefined,
  { titles: now }: Titled,
): readonly PlacedValue[] => {
  const old = before?.titles ?? now;
  const lost = interfaceLanguages.filter((lang) => now[lang] === noTitle && old[lang] !== noTitle);
  const value = inEachLanguage((lang) => (lost.some((one) => one === lang) ? old[lang] : decided?.[lang]));
  return lost.length === 0 ? [] : [{ path, value, isFlow: true }];
};

type Titled = Pick<FaqChapter, 'titles'>;
