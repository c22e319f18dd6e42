import type { Part } from '../schema/guide.ts';
import type { Language } from '../schema/language.ts';
import { clauseNames } from './part-names.ts';

/** What a ruling, a note and an annotation are called, and what stands before their number. */
export interface NameWords {
  readonly ruling: string;
  readonly note: string;
  readonly annotation: string;
  readonly gap: string;
  readonly unofficial: (name: string) => string;
}

export const nameWords: Readonly<Record<Language, NameWords>> = {
  zh: {
    ruling: '释疑',
    note: '说明',
    annotation: '评注',
    gap: ' ',
    unofficial: (name) => `${name}（非官方）`,
  },
  ja: {
    ruling: '裁定',
    note: '項目',
    annotation: '注釈',
    gap: '',
    unofficial: (name) => `${name}（非公式）`,
  },
  en: {
    ruling: 'Ruling',
    note: 'Note',
    annotation: 'annotation',
    gap: ' ',
    unofficial: (name) => `${name} (not official)`,
  },
};

/**
 * What can be cited as judges call it: the one name for it on pages, in menus, citations and lists. Its ID is in links
 * alone. What is no ID comes back as it is.
 *
 * `clauseName('zh', 'remedy-4') // => '进一步的修正 4'`, `('en', 'example-c') // => 'Example C'`,
 * `('ja', 'r2') // => '裁定2'`, `('en', 'combat-7') // => 'Note 7'`
 */
export function clauseName(lang: Language, id: string): string {
  const { ruling, note, gap } = nameWords[lang];
  const [, clause = '', annotation] = /^(.+?)(?:-note-(\d+))?$/u.exec(id) ?? [];
  const [, part, number = ''] =
    /^(penalty|definition|examples?|philosophy|remedy|upgrade|downgrade|text)(?:-(\d+|[a-z]{1,2}))?$/u.exec(
      clause,
    ) ?? [];
  if (part !== undefined) {
    const word = clauseNames[lang][(part === 'example' ? 'examples' : part) as Part];
    const name = [word, number.toUpperCase()].filter(Boolean).join(gap);
    return annotation === undefined ? name : `${name}, ${annotationName(lang, annotation)}`;
  }
  const [, ofRuling] = /^r(\d+)$/u.exec(id) ?? [];
  if (ofRuling !== undefined) return `${ruling}${gap}${ofRuling}`;
  const [, ofNote] = /^[a-z][a-z\d-]*-(\d+)$/u.exec(id) ?? [];
  return ofNote === undefined ? id : `${note}${gap}${ofNote}`;
}

/** `annotationName('zh', '1') // => '评注 1（非官方）'` */
export function annotationName(lang: Language, number: string): string {
  const { annotation, gap, unofficial } = nameWords[lang];
  return unofficial(`${annotation}${gap}${number}`);
}

/** `nameRange('en', 'remedy-1', 'remedy-3') // => 'Additional Remedy 1–3'` */
export function nameRange(lang: Language, from: string, to: string): string {
  const [first, last] = [clauseName(lang, from), clauseName(lang, to)];
  if (from === to) return first;
  const stem = /^.*?(?=\d+$|[A-Z]{1,2}$)/u.exec(first)?.[0] ?? '';
  const rest = stem !== '' && last.startsWith(stem) ? last.slice(stem.length) : last;
  return `${first}–${rest}`;
}
