import { readdirSync, readFileSync } from 'node:fs';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { type Language, languageSchema } from '../../../schema/language.ts';
import type { Quoting } from '../../../schema/source.ts';
import { foldWording } from '../../compare/similarity.ts';
import { readStructure } from '../read-structure.ts';
import { findAnnotatedClauses } from '../structure.ts';
import { headingWords } from './words.ts';

/** An invented annotated section (`annotated/*.txt`), with its rules and comments told apart. */
export interface AnnotatedSection {
  readonly name: string;
  readonly lang: Language;
  readonly title: string;
  readonly lines: readonly AnnotatedLine[];
}

/** H a heading, R a rule, E an example, P a point below the rule before it, C a comment on what is before it. */
interface AnnotatedLine {
  readonly kind: 'H' | 'R' | 'E' | 'P' | 'C';
  readonly text: string;
}

const folder = new URL('./annotated/', import.meta.url);

export const annotatedSections: readonly AnnotatedSection[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split(/^@/mu)
      .slice(1)
      .map((part) => {
        const [head = '', ...lines] = part.trim().split('\n');
        return {
          name: `${file} ${head.slice(0, 2)}`,
          lang: languageSchema.parse(head.slice(0, 2)),
          title: head.slice(3),
          lines: lines.map((line) => ({
            kind: line.charAt(0) as AnnotatedLine['kind'],
            text: line.slice(2),
          })),
        };
      }),
  );

/** How a text marks rules and comments: each function takes a paragraph and returns it as printed. */
export interface Style {
  readonly name: string;
  /** What the marks enclose, if a person says so. */
  readonly quoted: Quoting;
  readonly rule: (text: string) => string;
  readonly comment: (text: string) => string;
  readonly heading?: (text: string) => string;
}

const same = (text: string): string => text;
const quote = (text: string): string => `> ${text}`;

export const styles: readonly Style[] = [
  { name: 'comments after >', quoted: 'comment', rule: same, comment: quote },
  { name: 'rule after >', quoted: 'official', rule: quote, comment: same },
  {
    name: 'Markdown headings, comments after >',
    quoted: 'comment',
    rule: same,
    comment: quote,
    heading: (text) => `## ${text}`,
  },
];

export const unmarked: Style = { name: 'no marks', quoted: 'comment', rule: same, comment: same };

/** The text of a section in a style; the rule alone is its plain text. */
export const printSection = (
  { lang, title, lines }: AnnotatedSection,
  style: Style,
  isPlain = false,
): string => {
  let letter = 0;
  const heading = style.heading ?? same;
  const print = ({ kind, text }: AnnotatedLine): string => {
    if (kind === 'H') {
      const words = headingWords.find(({ part }) => part === text)?.[lang];
      return heading(words?.[0] ?? text);
    }
    if (kind === 'C') return style.comment(text);
    if (kind === 'P') return style.rule(`• ${text}`);
    if (kind === 'E') letter += 1;
    return style.rule(kind === 'E' ? `${String.fromCharCode(64 + letter)}. ${text}` : text);
  };
  return [title, ...lines.filter(({ kind }) => !isPlain || kind !== 'C').map(print)].join('\n\n');
};

/** How a rule or a comment was read. */
export interface ReadLine {
  readonly isComment: boolean;
  readonly words: string;
  /** Whether it was read as what it is, at the right clause. */
  readonly isRight: boolean;
  readonly isPlaced: boolean;
  /** Whether there is a question about it. */
  readonly isOpen: boolean;
}

/** Reads the print of a section and compares. */
export const readPrint = (
  section: AnnotatedSection,
  text: string,
  known: { readonly quoted?: Quoting; readonly plain?: string },
): readonly ReadLine[] => {
  const options = { languages: [section.lang], ...known };
  const { value } = readStructure(createSourceText('a.txt', text), 'guide-annotated', options);
  if (value.kind !== 'guide') throw new Error('no guide');
  const annotated = findAnnotatedClauses(value.blocks);
  const blockOf = (words: string) =>
    value.blocks.find(({ flow }) => foldWording(flow.text).includes(foldWording(words)));
  return section.lines.flatMap(({ kind, text: words }, index) => {
    const block = blockOf(words);
    if (kind === 'H' || block?.role === 'penalty') return [];
    const isComment = kind === 'C';
    const rule = section.lines.slice(0, index).findLast((line) => line.kind !== 'C' && line.kind !== 'H');
    const clause = block && annotated.get(block)?.clause;
    return [
      {
        isComment,
        words,
        isRight: block?.role === (isComment ? 'annotation' : 'clause'),
        isPlaced: clause !== undefined && clause === (rule && blockOf(rule.text)),
        isOpen: block?.isVoiceOpen === true,
      },
    ];
  });
};
