import { decisionsPath } from '../../pipeline/edition/decided.ts';
import { noTitle } from '../../pipeline/edition/tree.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { interfaceLanguages, type Localized } from '../../schema/language.ts';
import { type PlacedValue, withPlaces } from '../write/yaml.ts';
import type { Addressable } from './retire.ts';

/** Titles that become decisions, as values of a file; `what` is for people. */
export interface KeptTitles extends PlacedValue {
  readonly what: string;
}

/**
 * Titles of the chapters and sections of an FAQ that only a text that goes has printed, by the files of decisions: they stay as
 * our names, because pages have to be called something in every language.
 */
export const keptTitles = (
  { records: { chapters: before } }: Addressable,
  { records: { chapters: after }, input }: Addressable,
): ReadonlyMap<string, readonly KeptTitles[]> =>
  new Map(
    after.flatMap((chapter) => {
      const { document, slug } = chapter;
      const old = before.find((one) => one.document === document && one.slug === slug);
      const decided = input.chapterDecisions.find(
        (one) => one.document === document && one.page === slug,
      )?.value;
      const kept = [
        keep(['titles'], decided?.titles, old, chapter),
        ...chapter.sections.map((section) =>
          keep(
            ['sections', section.id],
            decided?.sections?.[section.id],
            old?.sections.find(({ id }) => id === section.id),
            section,
          ),
        ),
      ].flat();
      return kept.length === 0 ? [] : [[decisionsPath(document, slug), kept] as const];
    }),
  );

export const withTitles = (text: string, kept: readonly KeptTitles[]): string | undefined =>
  withPlaces(text, kept, []);

const keep = (
  path: readonly string[],
  decided: Partial<Localized> | undefined,
  before: Titled | undefined,
  after: Titled,
): readonly KeptTitles[] => {
  const lost = interfaceLanguages.filter(
    (lang) => after.titles[lang] === noTitle && (before?.titles[lang] ?? noTitle) !== noTitle,
  );
  const value = Object.fromEntries(
    interfaceLanguages.flatMap((lang) => {
      const title = lost.includes(lang) ? before?.titles[lang] : decided?.[lang];
      return title === undefined ? [] : [[lang, title]];
    }),
  );
  return lost.length === 0
    ? []
    : [{ path, value, isFlow: true, what: `${path.join(' ')} ${lost.join(', ')}` }];
};

type Titled = Pick<FaqChapter, 'titles'>;
