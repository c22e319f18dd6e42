import type { RootContent } from 'mdast';
import type { Language } from '../../schema/language.ts';
import { textToBlocks } from '../../schema/plain-block.ts';
import type { Referred, UnofficialText } from '../../schema/unofficial.ts';
import type { RichNode } from '../inline/rich.ts';
import { list, paragraph, toPhrasing } from './mdx.ts';

/** The blocks of an unofficial translation, with its symbols (`{T}`) and what its words refer to. */
export const translationBlocks = (
  { text, references = [] }: UnofficialText,
  lang: Language,
): readonly RootContent[] => {
  const toLine = (line: string) => toPhrasing(nodesOf(line, references, lang));
  return textToBlocks(text).map((block) =>
    block.type === 'paragraph'
      ? paragraph(toLine(block.text))
      : list(block.type === 'steps', block.items.map(toLine)),
  );
};

/** `{T}: Draw {X} // => ['', 'T', ': Draw ', 'X', '']`: every second piece is a symbol. */
const nodesOf = (text: string, references: readonly Referred[], lang: Language): readonly RichNode[] =>
  text
    .split(/\{([^{}]+)\}/u)
    .flatMap((piece, index): readonly RichNode[] =>
      index % 2 === 1
        ? [{ type: 'symbol', code: piece, value: `{${piece}}` }]
        : cutReferences(piece, references, lang),
    );

/**
 * Cuts a text at the words that refer to something, wherever they stand in it, the longest first.
 * `cutReferences('see rule 510.', [{ words: 'rule 510', rule: '510' }], 'en')`
 * is the text `see `, a reference with `rule 510`, and the text `.`
 */
export const cutReferences = (
  text: string,
  references: readonly Referred[],
  lang: Language,
): readonly RichNode[] => {
  const toText = (value: string): RichNode => ({ type: 'text', value });
  if (references.length === 0) return text === '' ? [] : [toText(text)];
  const all = references
    .map(({ words }) => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const pattern = lang === 'en' ? `(?<![\\p{L}\\p{N}])(${all})(?![\\p{L}\\p{N}])` : `(${all})`;
  return text
    .split(new RegExp(pattern, 'u'))
    .filter((words) => words !== '')
    .map((words): RichNode => {
      const found = references.find((one) => one.words === words);
      if (!found) return toText(words);
      const target =
        'rule' in found
          ? { kind: 'rule' as const, number: found.rule }
          : { kind: 'page' as const, to: found.to };
      return { type: 'reference', target, children: [toText(words)] };
    });
};
