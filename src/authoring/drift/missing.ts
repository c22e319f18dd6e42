import type { Rule } from './finding.ts';

/** A clause that a language of the section does not have. */
export const findMissing: Rule = ({ texts, languages }) => {
  const there = languages.filter((lang) => texts[lang] !== undefined);
  return languages
    .filter((lang) => texts[lang] === undefined)
    .map((lang) => ({ lang, against: there, rule: 'missing' }));
};
