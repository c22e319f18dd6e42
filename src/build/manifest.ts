import { homeWords } from '../home/words.ts';
import type { OpenContent } from '../records/open-content.ts';
import { shortName } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import { searchFormWords } from '../search/ui/words.ts';

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/). Each language is its own app, so that a visit in
 * another language does not change its start page. The scope of each is the whole site. `base` is the path of the
 * site, with a slash at both ends; `paper` is the background color of the light theme.
 */
export function toManifest(
  lang: InterfaceLanguage,
  { site: { name, tagline, description }, documents }: Pick<OpenContent, 'site' | 'documents'>,
  { base, paper }: { readonly base: string; readonly paper: string },
) {
  const file = (path: string) => base + path;
  const shortcut = (title: string, path: string) => ({ name: title, url: file(`${lang}/${path}`) });
  return {
    id: file(`${lang}/`),
    name: `${name} · ${tagline[lang]}`,
    short_name: name,
    description: description[lang],
    lang: languageTags[lang],
    dir: 'ltr',
    start_url: file(`${lang}/`),
    scope: file(''),
    // `minimal-ui` has a back button, in browsers that offer it.
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: paper,
    background_color: paper,
    categories: ['books', 'games', 'reference'],
    // Few systems show more than four shortcuts.
    shortcuts: [
      shortcut(searchFormWords[lang].title, 'search/'),
      ...documents
        .filter(hasSections)
        .slice(0, 2)
        .map((guide) => shortcut(shortName(guide), `${guide.id}/`)),
      ...(documents.some(hasCards) ? [shortcut(homeWords[lang].cards, 'cards/')] : []),
    ],
    icons: icons.map(({ name, size, purpose }) => ({
      src: file(`icons/${name}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

export const icons = [
  { name: '192.png', size: 192, purpose: 'any' },
  { name: '512.png', size: 512, purpose: 'any' },
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;
