// Source texts are input from strangers. Whatever they contain is shown as the same text or refused with file, line and
// reason. Nothing is executed.

import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.fixture.ts';
import { hasErrors } from '../pipeline/diagnostics.ts';
import { parseBody } from '../pipeline/emit/mdx.ts';
import { parseInline, plainText } from '../pipeline/inline/inline.ts';
import { createSourceText, isBlank, type SourceText } from '../pipeline/text/source-text.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { sourceKindSchema } from '../schema/document-kind.ts';
import { interfaceLanguages } from '../schema/language.ts';
import { findMisplaced } from './read/lines/conserve.fixture.ts';
import { collectPlaced } from './read/lines/conserve.ts';
import { readStructure } from './read/read-structure.ts';
import type { Structure } from './read/structure.ts';
import { buildAlone, type LoneText } from './testing/build-alone.ts';
import { sourceTexts } from './testing/texts.fixture.ts';

/** Pieces of text that would be executed if they were taken for code, or that break careless programs. */
const hostileTexts = [
  ...['{横置}: 加{黑}', '{U}{U} or {process.exit()}', '{`globalThis`}', '{/* comment */}'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<Ref to="x">', '</Clause>'],
  ...['<!-- comment -->', '<https://example.org/x>', '<<http://example.org/{x}>>', 'import x from "y"'],
  ...['export const a = 1', '---\nid: x\n---', '# not a heading', '> not a quotation', '``` not code'],
  ...['~~not struck~~', '[x](javascript:alert(1))', '![x](data:text/html,x)', '[x]: javascript:alert(1)'],
  ...['<<javascript:alert(1)>>', 'www.example.org/<b>', '[^1]: not a footnote'],
  ...['&lt;script&gt; &#x3c; &amp;amp;', '\\{\\<\\*\\_', '    not code', '\u202Eright to left\u202C'],
  ...['\u2066isolated\u2069', '\u200B\u200D\u00AD\u2060', '\u2028\u2029\u0085\f\v'],
  ...['\u0001\u001B[31m\u009F', '\uFFFE\uFFFF', 'e\u0301\u0301\u0301\u0301', '👨‍👩‍👧‍👦🇯🇵', '𠮷野家'],
  ...['\uFEFF', '{'.repeat(40), '（「『《'.repeat(10), '*_'.repeat(40), '- '.repeat(30), '> '.repeat(30)],
  ...['| | '.repeat(20)],
];

const kinds = sourceKindSchema.options;

/** A text with a hostile piece in every kind of place. */
const surround: Readonly<Record<LoneText['kind'], (piece: string) => string>> = {
  guide: (piece) =>
    `2.3 Title ${piece}\n\nPenalty\nWarning\n\nDefinition ${piece}\n${piece}\nA player ${piece} draws.\n\nExamples\nA. ${piece}\n• ${piece}\n\nPhilosophy\n| ${piece} | b |\n${piece}: so.`,
  'guide-annotated': (piece) =>
    `定义\n> 牌手${piece}抓牌。\n${piece}\n【注】${piece}我们。\n范例\nA. ${piece}\n1. ${piece}\n${piece}`,
  'set-faq': (piece) =>
    `_甲${piece}_常见问题集\n\n通则释疑\n\n新词：${piece}\n\n${piece}说明。\n\n* ${piece}\n\n单卡解惑\n\n白色\n\n光${piece}/ Light ${piece}\n{二}{白}\n生物～天使\n1/1\n${piece}\n飞行${piece}\n\n* 甲${piece}乙。\n-- ${piece}\n-- 丙${piece}\n${piece}\n-----\n${piece}`,
};

describe('hostile text', () => {
  it('is shown as it is in any mixture, or refused', () => {
    const piece = fc.array(
      fc.oneof(
        fc.constantFrom(...hostileTexts),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.string({ unit: fc.constantFrom(...'{}<>*_~`#-+=[]()!|\\&"\'$牌。「」： a1\n'), maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        piece,
        fc.constantFrom(...kinds),
        fc.constantFrom(...interfaceLanguages),
        (parts, kind, lang) => {
          const lone = { kind, lang, text: surround[kind](parts.join(' ')) };
          expect([findFaultOfParse(lone), findFaultOfPages(lone)]).toEqual([undefined, undefined]);
        },
      ),
      // A fixed seed: the same mixtures on every machine.
      { numRuns: 170, seed: 20_261_123 },
    );
  });
});

describe('the sources, damaged', () => {
  it.each(sourceTexts)(
    '$file is read without a fault: its lines in any order, cut, joined, with hostile lines between',
    ({ kind, lang, text: whole }) => {
      const lines = whole.split('\n');
      const line = fc.oneof(
        { arbitrary: fc.constantFrom(...lines), weight: 8 },
        fc.constantFrom(...lines).map((one) => one.slice(0, one.length / 2)),
        fc.constantFrom(...hostileTexts),
        fc.string({ unit: anyCharacter, maxLength: 12 }),
      );
      const text = fc
        .tuple(fc.array(line, { maxLength: 60 }), fc.constantFrom('\n', '\n\n', '\r\n', ' '))
        .map(([chosen, end]) => chosen.join(end));
      fc.assert(
        fc.property(text, (own) => {
          expect(findFaultOfParse({ kind, lang, text: own })).toBeUndefined();
        }),
        { numRuns: 200 },
      );
    },
  );
});

/**
 * A fault of the grammars with a text, or undefined: a character that is lost or placed twice, a diagnostic without
 * place or hint, or success although nothing was read. Exceptions are not caught.
 */
const findFaultOfParse = ({ kind, lang, text }: LoneText): string | undefined => {
  const source = createSourceText('lone.txt', text);
  const { value, diagnostics } = readStructure(source, kind, { languages: [lang] });
  const [misplaced] = findMisplaced(source, value);
  if (misplaced) return misplaced;
  const vague = diagnostics.find((diagnostic) => !isPrecise(diagnostic, source));
  if (vague) return `a vague diagnostic: ${JSON.stringify(vague)}`;
  if (!hasErrors(diagnostics) && !holdsSomething(value)) return 'success, but nothing was read';
  return undefined;
};

/**
 * A fault of the build with a text, or undefined: MDX that shows other text than the source has, or that would execute
 * something. It is no fault if the build refuses the text with one of the errors of `isRefusal`.
 */
const findFaultOfPages = (lone: LoneText): string | undefined => {
  const { value: built, diagnostics } = buildAlone(lone);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error)
    return isRefusal(error) ? undefined : `${error.line}:${error.column} ${error.code} ${error.message}`;
  const source = createSourceText('lone.txt', lone.text);
  const { value } = readStructure(source, lone.kind, { languages: [lone.lang] });
  const leftOut = new Set<unknown>(value.leftOut.map(({ flow }) => flow));
  const expected = collectPlaced(value)
    .flows.filter((flow) => !leftOut.has(flow))
    .map((flow) => plainText(parseInline(flow.text)));
  const pages = [...built.sections, ...built.chapters, ...built.cards].map(({ mdx }) => mdx());
  const trees = pages.map((page) => parseBody(page.slice(page.indexOf('\n---\n') + 5)));
  const active = trees.flatMap(activeNodes)[0];
  if (active !== undefined) return `a page would do something: ${active}`;
  // Marks of emphasis on two lines are a pair in a paragraph, but not if each line is an item of a list.
  // `findFaultOfParse` checks that no mark is lost.
  const unmarked = (texts: readonly string[]) => texts.map((each) => each.replace(/[*_]/gu, ''));
  const shown = trees.flatMap((tree) => [textOf(tree), ...barsOf(tree)]);
  return charactersOf(unmarked(shown)) === charactersOf(unmarked(expected))
    ? undefined
    : 'other text is visible than the source has';
};

/** The bars between the cells of tables, which are their grid. */
const barsOf = (node: Nodes): readonly string[] => {
  if (node.type === 'tableRow') return ['|', ...node.children.map(() => '|')];
  return 'children' in node ? node.children.flatMap(barsOf) : [];
};

const isPrecise = ({ code, file, line, message, hint }: Diagnostic, source: SourceText): boolean =>
  code !== '' &&
  file === source.file &&
  line !== undefined &&
  line >= 1 &&
  line <= source.lineStarts.length &&
  message !== '' &&
  hint !== '';

const holdsSomething = (structure: Structure): boolean =>
  structure.kind === 'guide'
    ? structure.blocks.some(({ role }) => role === 'clause')
    : structure.rows.some(({ name }) => name.is === 'card');

/** Errors that are right for bad input: an empty text, one without clauses or cards, one with unprintable characters. */
const isRefusal = ({ code }: Diagnostic): boolean =>
  ['structure/empty', 'structure/no-clauses', 'faq/empty', 'faq/no-cards', 'source/unprintable'].includes(
    code,
  );

/** The non-blank characters of texts, sorted. */
const charactersOf = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => Array.from(text).filter((character) => !isBlank(character)))
    .sort()
    .join('');

const harmless = new Set('root paragraph text break list listItem table tableRow tableCell'.split(' '));
const emphasis = /^(?:em|strong)$/u;
const ourComponent =
  /^(?:Part|Clause|Text|Headings?|FaqSection|Note|CardBox|CardHead|CardText|CardGroup|Ruling|Printed|Symbol|Ref|Correction)$/u;

/** The nodes that could do something: all but text, lists, tables, emphasis, safe links and our own components. */
const activeNodes = (node: Nodes): readonly string[] => {
  const below = 'children' in node ? node.children.flatMap(activeNodes) : [];
  if (node.type === 'link') return /^(?:https?|mailto|xmpp):/u.test(node.url) ? below : [node.url];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (emphasis.test(node.name ?? '') && node.attributes.length === 0) return below;
    const isOurs =
      ourComponent.test(node.name ?? '') &&
      node.attributes.every(({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string');
    return isOurs ? below : [`<${node.name}>`];
  }
  return harmless.has(node.type) ? below : [node.type];
};
