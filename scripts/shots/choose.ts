import { type Language, languages } from '../../src/schema/language.ts';

/** The pages that are looked at: one of each kind, and those whose content makes them differ. */
export const kinds = {
  root: () => '',
  landing: (lang) => `${lang}/`,
  section: (lang) => `${lang}/ipg/2.3/`,
  'section-three': (lang) => `${lang}/ipg/2.3/?with=${others(lang)}`,
  'section-two': (lang) => `${lang}/ipg/2.4/?with=${lang === 'zh' ? 'en' : 'zh'}`,
  contents: (lang) => `${lang}/m10/`,
  chapter: (lang) => `${lang}/m10/rules-changes/`,
  rulings: (lang) => `${lang}/m10/card-rulings/`,
  cards: (lang) => `${lang}/m10/cards/`,
  card: (lang) => `${lang}/m10/cards/ajani-goldmane/`,
  'card-long': (lang) => `${lang}/m10/cards/hive-mind/`,
  'card-facts': (lang) => `${lang}/m10/cards/deadly-recluse/`,
  terms: (lang) => `${lang}/terms/`,
  status: (lang) => `${lang}/status/`,
  data: (lang) => `${lang}/data/`,
  offline: (lang) => `${lang}/offline/`,
  search: (lang) => `${lang}/search/`,
  results: (lang) => `${lang}/search/?q=${encodeURIComponent({ zh: '牌库', ja: '墓地', en: 'draw' }[lang])}`,
  'not-found': (lang) => `${lang}/no-such-page/`,
} as const satisfies Record<string, (lang: Language) => string>;

export const widths = [390, 768, 1280] as const;
export const schemes = ['light', 'dark'] as const;

/** One picture: a kind of page in a language, a window and a color scheme. */
export interface Shot {
  /** `section-zh-390-light` */
  readonly name: string;
  readonly address: string;
  readonly kind: string;
  readonly lang: Language;
  readonly width: number;
  readonly scheme: (typeof schemes)[number];
}

/**
 * The pictures that a choice of words leaves: of each axis (kind, language, width, scheme) the values that are
 * named, or all where none is. A width may be any number. Words that name nothing come back as `unknown`.
 *
 * `chooseShots(['card', 'zh', 'dark']) // => { shots: [card-zh-390-dark, card-zh-768-dark, …], unknown: [] }`
 */
export function chooseShots(words: readonly string[]): { shots: Shot[]; unknown: string[] } {
  const named = <T extends string>(values: readonly T[]) => values.filter((value) => words.includes(value));
  const orAll = <T>(chosen: readonly T[], all: readonly T[]) => (chosen.length > 0 ? chosen : all);
  const isWidth = (word: string) => /^[1-9]\d{2,3}$/u.test(word);
  const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

  const shots = orAll(named(kindNames), kindNames).flatMap((kind) =>
    orAll(named(languages), languages).flatMap((lang) =>
      orAll(words.filter(isWidth).map(Number), widths).flatMap((width) =>
        orAll(named(schemes), schemes).map((scheme) => ({
          name: `${kind}-${lang}-${width}-${scheme}`,
          address: kinds[kind](lang),
          ...{ kind, lang, width, scheme },
        })),
      ),
    ),
  );
  const known: readonly string[] = [...kindNames, ...languages, ...schemes];
  return { shots, unknown: words.filter((word) => !known.includes(word) && !isWidth(word)) };
}

function others(lang: Language): string {
  return languages.filter((other) => other !== lang).join(',');
}
