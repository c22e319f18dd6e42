import { content, guides } from '../records/content.ts';
import { shortName } from '../schema/document.ts';
import { type Language, languageTags } from '../schema/language.ts';

/** The sections of all guides, one of which may have been read last. */
export const listSections = (lang: Language) =>
  guides().flatMap((guide) =>
    content.sections
      .filter(({ document }) => document === guide.id)
      .map(({ section, titles }) => ({
        path: `${guide.id}/${section}/`,
        number: `${shortName(guide)} ${section}`,
        title: titles[lang] ?? titles.en,
        tag: titles[lang] ? undefined : languageTags.en,
      })),
  );

/** Of the links to all sections, the style sheet shows the one that the head script has named (site/early.ts). */
export const lastReadRules = (sections: ReturnType<typeof listSections>): string =>
  [
    '[data-last-read]{display:none}',
    ...sections.map(({ path }) => `[data-last="${path}"] [data-last-read="${path}"]{display:block}`),
  ].join('');
