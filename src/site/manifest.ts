import { type Language, languageTags } from '../schema/language.ts';
import type { Site } from '../schema/site.ts';

/**
 * The manifest (https://www.w3.org/TR/appmanifest/) with which a browser installs the site in one language.
 * Each language is an app of its own, so that visiting another does not change where the installed one starts;
 * all of them may go to every page.
 */
export function toManifest({ lang, site: { name, tagline, description }, paper, file }: Installed) {
  return {
    id: file(`${lang}/`),
    name: `${name} · ${tagline[lang]}`,
    short_name: name,
    description: description[lang],
    lang: languageTags[lang],
    dir: 'ltr',
    start_url: file(`${lang}/`),
    scope: file(''),
    // With a way back where the browser offers one.
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: paper,
    background_color: paper,
    categories: ['books', 'games', 'reference'],
    icons: icons.map(({ name, size, purpose }) => ({
      src: file(`icons/${name}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** The drawings in `public/icons`: `favicon.svg` as pictures. */
export const icons = [
  { name: '192.png', size: 192, purpose: 'any' },
  { name: '512.png', size: 512, purpose: 'any' },
  // May be cut to a circle: what is drawn stands in the inner 80 %.
  { name: 'maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

interface Installed {
  readonly lang: Language;
  readonly site: Site;
  /** The color behind everything, in light. */
  readonly paper: string;
  /** The address of a file of the site. */
  readonly file: (path: string) => string;
}
