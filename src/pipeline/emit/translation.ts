import type { RootContent } from 'mdast';
import { escapePattern } from '../../schema/escape-pattern.ts';
import type { Language } from '../../schema/language.ts';
import { textToBlocks } from '../../schema/plain-block.ts';
import type { Referred, UnofficialText } from '../../schema/unofficial.ts';
import { enrichWords, type Reference, type ReferenceTarget, type RichNode } from '../inline/rich.ts';
import { list, paragraph, toPhrasing } from './mdx.ts';

export const translationBlocks = (
  { text, references = [] }: UnofficialText,
  lang: Language,
): readonly RootContent[] => {
  const findReferences = (line: string) => findWords(line, references);
  const nodesOf = (words: string) => enrichWords(words, { lang, self: '', findReferences });
  const toLine = (line: string) =>
    // `split` with a group returns text and addresses by turns.
    line
      .split(address)
      .flatMap((piece, index) => toPhrasing(index % 2 === 1 ? [linkTo(piece)] : nodesOf(piece)));
  return textToBlocks(text).map((block) =>
    block.type === 'paragraph'
      ? paragraph(toLine(block.text))
      : list(block.type === 'steps', block.items.map(toLine)),
  );
};

/** A web address up to its last letter, digit or slash, so that a full stop after it stays text. */
const address = /((?:https?:\/\/|www\.)[!-~]*[\w/])/u;

const linkTo = (value: string): RichNode => ({
  type: 'link',
  url: value.startsWith('http') ? value : `https://${value}`,
  children: [{ type: 'text', value }],
});

/**
 * Finds the words of references in a text, the longest first, but not inside Latin words and numbers.
 * `findWords('see rule 510.', [{ words: 'rule 510', rule: '510' }])`
 * `// => [{ from: 4, to: 12, target: { kind: 'rule', number: '510' } }]`
 */
const findWords = (text: string, references: readonly Referred[]): readonly Reference[] => {
  if (references.length === 0) return [];
  const all = references
    .map(({ words }) => escapePattern(words))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const whole = new RegExp(`(?<![\\p{Script=Latin}\\p{N}])(?:${all})(?![\\p{Script=Latin}\\p{N}])`, 'gu');
  return [...text.matchAll(whole)].flatMap(({ index: from, 0: words }): Reference[] => {
    const found = references.find((one) => one.words === words);
    if (!found) return [];
    const target: ReferenceTarget =
      'rule' in found ? { kind: 'rule', number: found.rule } : { kind: 'page', to: found.to };
    return [{ from, to: from + words.length, target }];
  });
};
