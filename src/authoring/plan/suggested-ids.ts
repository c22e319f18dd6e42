import { pinyin } from 'pinyin-pro';
import type { ChapterNode, PrintedLines } from '../../pipeline/join/tree.ts';
import { foldToKey } from '../../pipeline/text/fold.ts';
import type { CardFact } from '../../schema/card.ts';
import { commonLanguage, type Language, type Localized, languages } from '../../schema/language.ts';
import { soundOfKana } from '../../search/names/kana.ts';
import { slugOfName } from '../cards/card-files.ts';

/** Recognizes a usual chapter of a set FAQ by content, position and heading. */
export const usualChapter = (
  holds: ChapterNode['holds'] | undefined,
  heading: string | undefined,
  index: number,
  length: number,
): UsualChapter | undefined => {
  if (index === 0) return usualChapters.introduction;
  if (holds === 'rulings') return usualChapters.rulings;
  if (!heading) return index === length - 1 ? usualChapters.legal : undefined;
  return /^(?:通则|一般|全般|general notes)/iu.test(heading) ? usualChapters.general : undefined;
};

export interface UsualChapter {
  readonly id: string;
  readonly titles: Localized;
}

const usualChapters = {
  introduction: { id: 'introduction', titles: { zh: '前言', ja: 'はじめに', en: 'Introduction' } },
  general: { id: 'general-notes', titles: { zh: '通则释疑', ja: '一般的な注釈', en: 'General notes' } },
  rulings: { id: 'card-rulings', titles: { zh: '单卡解惑', ja: 'カード別注釈', en: 'Card-specific notes' } },
  legal: { id: 'legal', titles: { zh: '版权声明', ja: '権利表記', en: 'Legal notice' } },
} as const satisfies Record<string, UsualChapter>;

/** `***New Keyword: Shine*** // => 'shine'`, without digits; undefined without Latin letters, or with others. */
export const idOfHeading = (heading: string): string | undefined => {
  if (!/^[\p{Script=Latin}\P{L}]*$/u.test(heading)) return undefined;
  const letters = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[’']/gu, '')
      .replace(/[^a-z]+/gu, '-')
      .replace(/^-+|-+$/gu, '');
  return letters(heading.replace(/^[^:]*:/u, '')) || letters(heading) || undefined;
};

/**
 * Suggests a slug: that of the facts with a printed name, else one from the English name, else one from the reading
 * of the name, else `card-1`, `card-2`, ….
 */
export const createSlugs = (
  facts: readonly CardFact[],
  lang: Language,
): ((card: Pick<PrintedLines, 'name' | 'nameEn'>) => string) => {
  const known = new Map(
    facts.flatMap(({ slug, names }) =>
      languages.flatMap((lang): [string, string][] => (names[lang] ? [[foldToKey(names[lang]), slug]] : [])),
    ),
  );
  const slugs = new Set(facts.map(({ slug }) => slug));
  let unnamed = 0;
  return ({ name, nameEn }) => {
    const printed = [name, nameEn].flatMap((block) => (block ? [foldToKey(block.flow.text)] : []));
    const fact = printed.map((key) => known.get(key)).find((slug) => slug !== undefined);
    if (fact !== undefined) return fact;
    const slug = nameEn ? slugOfName(nameEn.flow.text) : slugInLanguage(name?.flow.text ?? '', lang);
    if (slug) return slug;
    do unnamed += 1;
    while (slugs.has(`card-${unnamed}`));
    const [key = ''] = printed;
    if (key !== '') known.set(key, `card-${unnamed}`);
    return `card-${unnamed}`;
  };
};

/**
 * Transcribes a name; empty for a Japanese name with kanji, because its reading is unknown.
 *
 * `slugInLanguage('星辰卫士', 'zh') // => 'xing-chen-wei-shi'`
 * `slugInLanguage('スター・ガード', 'ja') // => 'suta-gado'`
 */
const slugInLanguage = (name: string, lang: Language): string => {
  if (lang === 'zh') return slugOfName(pinyin(name, { toneType: 'none', nonZh: 'consecutive' }));
  if (lang === commonLanguage) return slugOfName(name);
  return /\p{Script=Han}/u.test(name) ? '' : slugOfName(toHepburn(soundOfKana(name)));
};

/** `azyani // => ajani` */
const toHepburn = (sound: string): string =>
  hepburn.reduce((text, [from, to]) => text.replaceAll(from, to), sound);

const hepburn = [
  ['zy', 'j'],
  ['sy', 'sh'],
  ['ty', 'ch'],
  ['si', 'shi'],
  ['ti', 'chi'],
  ['tu', 'tsu'],
  ['zi', 'ji'],
  ['hu', 'fu'],
] as const;
