import type { Clause, Part } from '../schema/guide.ts';
import type { InterfaceLanguage } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { punctuation } from '../site/language-words.ts';
import { clauseNames, nameWords } from './part-names.ts';

/**
 * The name of a clause, annotation, ruling, note or part as judges call it, from its ID. Anything else is returned
 * unchanged.
 * `clauseName('zh', 'remedy-4') // => '进一步的修正 4'`, `('en', 'example-c') // => 'Example C'`,
 * `('ja', 'r2') // => '裁定2'`, `('en', 'combat-7') // => 'Note 7'`
 */
export function clauseName(lang: InterfaceLanguage, id: string): string {
  const { ruling, note, gap, unofficial } = nameWords[lang];
  const [, clause = '', annotation] = /^(.+?)(?:-note-(\d+))?$/u.exec(id) ?? [];
  const [, stem = '', number = ''] = /^([a-z]+)(?:-(\d+|[a-z]{1,2}))?$/u.exec(clause) ?? [];
  const part = stem === 'example' ? 'examples' : stem;
  if (Object.hasOwn(clauseNames[lang], part)) {
    const name = [clauseNames[lang][part as Part], number.toUpperCase()].filter(Boolean).join(gap);
    if (annotation === undefined) return name;
    return `${name}${punctuation[lang].pause}${fill(unofficial, { name: numberAnnotation(lang, annotation) })}`;
  }
  const [, ofRuling] = /^r(\d+)$/u.exec(id) ?? [];
  if (ofRuling !== undefined) return `${ruling}${gap}${ofRuling}`;
  const [, ofNote] = /^[a-z][a-z\d-]*-(\d+)$/u.exec(id) ?? [];
  return ofNote === undefined ? id : `${note}${gap}${ofNote}`;
}

/** The name of a clause; for an example, with the printed letter if that differs from the letter of the ID. */
export function nameOfClause(
  lang: InterfaceLanguage,
  { id, label = '' }: Pick<Clause, 'id' | 'label'>,
): string {
  const name = clauseName(lang, id);
  return !/^[A-Z]$/u.test(label) || id === `example-${label.toLowerCase()}`
    ? name
    : fill(nameWords[lang].printedAs, { name, label });
}

/** `numberAnnotation('zh', '1') // => '评注 1'` */
export function numberAnnotation(lang: InterfaceLanguage, number: string): string {
  const { annotation, gap } = nameWords[lang];
  return `${annotation}${gap}${number}`;
}

/** `nameRange('en', 'remedy-1', 'remedy-3') // => 'Additional Remedy 1–3'` */
export function nameRange(lang: InterfaceLanguage, from: string, to: string): string {
  const [first, last] = [clauseName(lang, from), clauseName(lang, to)];
  if (first === last) return first;
  const stem = /^.*?(?=\d+$|[A-Z]{1,2}$)/u.exec(first)?.[0] ?? '';
  const rest = stem !== '' && last.startsWith(stem) ? last.slice(stem.length) : last;
  return `${first}–${rest}`;
}
