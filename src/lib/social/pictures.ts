import { strings } from '../../i18n/strings.ts';
import type { IpgSection } from '../../schema/ipg.ts';
import { type Language, languages } from '../../schema/language.ts';
import { countSection, listCards, listChapters, listSections } from '../catalog.ts';
import { coverageStrip } from '../coverage-strip.ts';
import type { SocialPicture } from './draw.ts';

const t = strings.en;

/** Every social picture by its name: one of the site, of each section, and of the FAQ with its cards. */
export async function listSocialPictures(): Promise<ReadonlyMap<string, SocialPicture>> {
  const [sections, chapters, cards] = await Promise.all([listSections(), listChapters(), listCards()]);
  const notes = chapters.flatMap(({ data }) => data.sections.flatMap((section) => section.notes)).length;
  const rulings = cards.flatMap(({ data }) => data.rulings).length;
  const faq = `${t.counts.notes(notes)}, ${t.counts.rulings(rulings)}`;
  return new Map<string, SocialPicture>([
    [
      'site',
      {
        kicker: [...sections.map(({ id }) => `IPG ${id}`), t.documents.m10].join(' · '),
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
    ...sections.map((entry): [string, SocialPicture] => [
      `ipg-${entry.id}`,
      {
        kicker: `IPG ${entry.id}`,
        title: entry.data.titles.en ?? entry.data.section,
        text: firstDefinition(entry.data),
        rows: countSection(entry)
          .filter(({ present }) => present.length > 0)
          .map(({ lang, present }) => ({
            color: lang,
            words: `${t.languageNames[lang]}: ${t.counts.clauses(present.length)}`,
            strip: coverageStrip(entry.data, lang),
          })),
      },
    ]),
  ]);
}

/** The picture of a page, and what it shows, in words of the page's language. */
export function socialPictureOf(path: string, lang: Language): { name: string; alt: string } {
  const [, section] = /^ipg\/([\d.]+)\//u.exec(path) ?? [];
  const own = strings[lang];
  if (section) return { name: `ipg-${section}`, alt: `IPG ${section} · Sidejudge` };
  if (path.startsWith('m10/')) return { name: 'm10', alt: `${own.documents.m10} · Sidejudge` };
  return { name: 'site', alt: `Sidejudge: ${own.tagline}` };
}

function firstDefinition(section: IpgSection): string {
  return section.clauses.find(({ part, texts }) => part === 'definition' && texts.en)?.texts.en?.text ?? '';
}
