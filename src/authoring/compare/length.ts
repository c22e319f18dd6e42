import type { Language } from '../../schema/language.ts';

/** How long an English text of the same content would be, in characters: `englishLength('抓四张牌', 'zh') // => 12.8` */
export const englishLength = (text: string, lang: Language): number => {
  if (lang === 'en') return text.replace(/\s+/gu, ' ').length;
  let length = 0;
  for (const character of text.replace(/\s+/gu, '')) length += character < '\u2E80' ? 1 : expansion[lang];
  return length;
};

/** Mean number of English characters for one Chinese or Japanese character (not Latin letters or figures) in rules texts. */
const expansion = { zh: 3.2, ja: 2.2 } as const;
