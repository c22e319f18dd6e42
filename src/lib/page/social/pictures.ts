import { strings } from '../../../i18n/strings.ts';
import type { CardRecord } from '../../../schema/card.ts';
import type { FaqChapter } from '../../../schema/faq.ts';
import type { IpgSection } from '../../../schema/ipg.ts';
import { type Language, languages } from '../../../schema/language.ts';
import { countSection } from '../../reading/count-section.ts';
import { coverageStrip } from '../../reading/coverage-strip.ts';
import type { SocialPicture } from './draw.ts';

const t = strings.en;

/**
 * Every social picture by its name: one of the site, of the FAQ with its cards, and of each section while they are
 * few enough.
 */
export function listSocialPictures(content: {
  readonly sections: readonly IpgSection[];
  readonly chapters: readonly FaqChapter[];
  readonly cards: readonly CardRecord[];
}): ReadonlyMap<string, SocialPicture> {
  const sections = content.sections.toSorted((a, b) =>
    a.section.localeCompare(b.section, 'en', { numeric: true }),
  );
  const notes = content.chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.notes));
  const rulings = content.cards.flatMap((card) => card.rulings);
  const faq = `${t.counts.notes(notes.length)}, ${t.counts.rulings(rulings.length)}`;
  return new Map<string, SocialPicture>([
    [
      'site',
      {
        kicker: [
          ...(sections.length > 4 ? ['IPG'] : sections.map(({ section }) => `IPG ${section}`)),
          t.documents.m10,
        ].join(' · '),
        title: t.tagline,
        text: t.home.lead,
        rows: languages.map((lang) => ({ color: lang, words: t.languageNames[lang] })),
      },
    ],
    [
      'm10',
      {
        kicker: t.documents.m10,
        title: t.documents.m10Cards,
        text: t.description,
        rows: [{ color: 'zh', words: `${t.languageNames.zh}: ${faq}` }],
      },
    ],
    ...(hasPictures(sections.length) ? sections : []).map((section): [string, SocialPicture] => [
      `ipg-${section.section}`,
      {
        kicker: `IPG ${section.section}`,
        title: section.titles.en ?? section.section,
        text: firstDefinition(section),
        rows: countSection(section)
          .filter(({ present }) => present.length > 0)
          .map(({ lang, present }) => ({
            color: lang,
            words: `${t.languageNames[lang]}: ${t.counts.clauses(present.length)}`,
            strip: coverageStrip(section, lang),
          })),
      },
    ]),
  ]);
}

/**
 * The picture of a page, and what it shows, in words of the page's language.
 *
 * @param sections how many sections the site has
 */
export function socialPictureOf(
  path: string,
  lang: Language,
  sections: number,
): { name: string; alt: string } {
  const [, section] = /^ipg\/([\d.]+)\//u.exec(path) ?? [];
  const own = strings[lang];
  if (section && hasPictures(sections)) return { name: `ipg-${section}`, alt: `IPG ${section} · Sidejudge` };
  if (path.startsWith('m10/')) return { name: 'm10', alt: `${own.documents.m10} · Sidejudge` };
  return { name: 'site', alt: `Sidejudge: ${own.tagline}` };
}

/** A picture is 57 kB and 30 ms of a processor: all rulebooks there are have half as many sections. */
const hasPictures = (sections: number): boolean => sections <= 500;

function firstDefinition(section: IpgSection): string {
  return section.clauses.find(({ part, texts }) => part === 'definition' && texts.en)?.texts.en?.text ?? '';
}
