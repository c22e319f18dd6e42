import type { Language } from '../schema/language.ts';
import type { Referred } from '../schema/unofficial.ts';

/** A run of a text; `target` where its words refer to something. */
export interface Run {
  readonly words: string;
  readonly target?: { readonly to: string } | { readonly rule: string };
}

/**
 * Cuts a text at the words that refer to something, wherever they stand in it.
 * `cutReferences('see rule 510.', [{ words: 'rule 510', rule: '510' }], 'en')`
 * `// => [{ words: 'see ' }, { words: 'rule 510', target: { rule: '510' } }, { words: '.' }]`
 */
export function cutReferences(text: string, references: readonly Referred[], lang: Language): readonly Run[] {
  if (references.length === 0) return [{ words: text }];
  const all = references
    .map(({ words }) => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const pattern = lang === 'en' ? `(?<![\\p{L}\\p{N}])(${all})(?![\\p{L}\\p{N}])` : `(${all})`;
  return text
    .split(new RegExp(pattern, 'u'))
    .filter((words) => words !== '')
    .map((words) => {
      const { words: _, ...target } = references.find((one) => one.words === words) ?? { words };
      return 'to' in target || 'rule' in target ? { words, target } : { words };
    });
}
